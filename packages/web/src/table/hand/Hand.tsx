import type { CardView } from '@breakpoint/engine';
import { type CSSProperties, memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { textOf, useTexts, useWords } from '../../i18n/index.js';
import { calm } from '../../settings.js';
import { CardFace } from '../../ui/CardFace.js';
import { type Face, facesOf, TEXT_FONT } from '../../ui/faces.js';
import { spread } from '../../ui/fit.js';
import { useFont } from '../../ui/useFont.js';
import { type Shape, useShape } from '../../ui/useShape.js';
import { type Size, scaleNow, useSize } from '../../ui/useSize.js';
import { CardButton } from '../cards/CardButton.js';
import marks from '../cards/CardButton.module.css';
import { SideMarkers } from '../cards/Edges.js';
import { cardLabel } from '../cards/label.js';
import { partnerOf } from '../cards/partner.js';
import { useChoice, useLooking } from '../choosing/context.js';
import { handOrder } from '../choosing/order.js';
import styles from './Hand.module.css';

interface Measures {
  width: number;
  height: number;
  gap: number;
  /** The width that must stay visible of a card that is partly covered. */
  least: number;
  withText: boolean;
}
/** A card of this width or more has its text on it. */
const TEXT_FROM = 112;
/** The size of the cards in a hand: large enough for their text if all of them are, and side by side as long as there is room. */
function measures(shape: Shape | 'small' | 'rows', { width, height }: Size, count: number): Measures {
  if (shape === 'rows')
    return { width: Math.min(76, (width - 7) / count - 5), height: (height - 22) / 2, gap: 5, least: 0, withText: false };
  if (shape === 'small') return { width: 70, height: height - 12, gap: 4, least: 44, withText: false };
  if (shape === 'phone') return { width: 76, height: height - 16, gap: 5, least: 52, withText: false };
  if (shape === 'low') return { width: 60, height: height - 12, gap: 5, least: 46, withText: false };
  const scale = scaleNow();
  const [gap, least] = [6, 64];
  const room = (width - MARGIN + gap) / Math.max(count, 1) - gap;
  const most = Math.max(118, Math.min(188 * scale, width / 6.3));
  if (room >= TEXT_FROM * scale) return { width: Math.min(most, room), height: height - 22, gap, least, withText: true };
  return { width: Math.max(84, Math.min(TEXT_FROM * scale, room)), height: height - 22, gap, least, withText: false };
}
/**
 * Does a hand have two rows? A phone held upright shows few cards in a row. A phone held sideways has two rows rather than scrolling, as
 * long as names can be read. The larger hands of long turns are one row that scrolls.
 */
const isInRows = (shape: Shape, width: number, n: number): boolean =>
  shape === 'phone' ? n > 6 && n <= 14 : shape === 'low' && n > (width - 30) / 46 && n <= 2 * Math.floor(width / 52);
/** What a hand has to the left and to the right of its cards. */
const MARGIN = 16;

/** A hand, or cards on offer: side by side, overlapping if necessary, and scrolling if even that is too wide. */
export function Hand({ cards, label, small = false }: { cards: readonly CardView[]; label: string; small?: boolean }) {
  return <CardRow cards={handOrder(cards)} label={label} of="hand" small={small} />;
}

interface Props {
  cards: readonly CardView[];
  label: string;
  of: 'hand' | 'offered';
  /** Cards with name and picture only. */
  small?: boolean;
}
export function CardRow({ cards, label, of, small = false }: Props) {
  const { view } = useLooking();
  const shape = useShape();
  // The list is narrower than its place while it scrolls, to leave room for the markers.
  const place = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLUListElement>(null);
  const size = useSize(place) ?? { width: 900, height: 200 };
  const inRows = !small && isInRows(shape, size.width, cards.length);
  const count = inRows ? Math.ceil(cards.length / 2) : cards.length;
  const { width, height, gap, least, withText } = measures(small ? 'small' : inRows ? 'rows' : shape, size, count);
  useInSight(ref);
  const { step, all } = inRows ? { step: width + gap, all: true } : spread(size.width - MARGIN, count, width, gap, least);
  const faces = useFaces(cards, { width: size.width - MARGIN - (count - 1) * gap, height }, withText ? width : null);
  const style = {
    '--in-row': count,
    '--card-w': `${width}px`,
    '--card-h': `${height}px`,
    '--step': `${step}px`,
    '--show': `${Math.min(step, width)}px`,
  };
  return (
    <div ref={place} className={styles.row}>
      <ul
        ref={ref}
        className={`${styles.hand} ${small ? styles.small : ''} ${step < width ? styles.fanned : ''} ${all ? '' : styles.scrolls} ${inRows ? styles.rows : ''}`}
        data-cards={of}
        data-rows={inRows || undefined}
        aria-label={label}
        style={style as CSSProperties}
      >
        {cards.map((card, i) => (
          <li key={card.n} style={faces && ({ '--card-w': `${faces[i].width}px`, '--step': `${faces[i].width + gap}px` } as CSSProperties)}>
            <HandCard card={card} partner={partnerOf(view, card)} face={faces?.[i]} />
          </li>
        ))}
      </ul>
      <SideMarkers of={ref} count={cards.length} />
    </div>
  );
}

/** How the cards of a hand with texts are divided. `width`: what those that need no more have at most. */
function useFaces(cards: readonly CardView[], room: Size, width: number | null): Face[] | undefined {
  const texts = useTexts();
  const hasFont = useFont(TEXT_FONT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards with the same ids have the same words
  return useMemo(() => {
    if (width === null) return undefined;
    const widths = { least: 0.92 * TEXT_FROM * scaleNow(), most: width, widest: 1.4 * width };
    return facesOf(
      cards.map((card) => textOf(texts, card.id)),
      room,
      widths,
    );
  }, [cards.map((card) => card.id).join(), texts, hasFont, room.width, room.height, width]);
}

const HandCard = memo(function HandCard({ card, partner, face }: { card: CardView; partner?: string; face?: Face }) {
  const words = useWords();
  const texts = useTexts();
  return (
    <CardButton card={card} label={cardLabel(card, words, texts)} className={styles.card} draggable>
      <CardFace id={card.id} partner={partner} size={face ? 'full' : 'small'} face={face} />
    </CardButton>
  );
});

/** Scrolls to the card that a hint recommends, or to one that can be chosen if none of those is visible. */
function useInSight(row: RefObject<HTMLElement | null>): void {
  const hinted = useChoice((now) => now.hinted);
  const decision = useChoice((now) => now.filling?.decision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every decision scrolls to its own cards
  useEffect(() => {
    const el = row.current;
    if (!el || el.scrollWidth <= el.clientWidth) return;
    const wanted = [...el.querySelectorAll<HTMLElement>(hinted.size > 0 ? `.${marks.hinted}` : '[data-choosable]')];
    const { left, right } = el.getBoundingClientRect();
    const isSeen = (card: HTMLElement): boolean => {
      const box = card.getBoundingClientRect();
      return box.left >= left - 2 && box.left + 40 <= right;
    };
    if (wanted.length > 0 && !wanted.some(isSeen))
      wanted[0].scrollIntoView({ block: 'nearest', inline: 'center', behavior: calm() ? 'auto' : 'smooth' });
  }, [row, hinted, decision]);
}
