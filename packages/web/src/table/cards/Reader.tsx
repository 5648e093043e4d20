import { refusalIn } from '@breakpoint/cards/words/telling';
import type { CardView, InPlayView, View } from '@breakpoint/engine';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fill, labelled, nameOf, textOf, useTexts, useWords } from '../../i18n/index.js';
import type { Speaker } from '../../i18n/sentences.js';
import { Explained } from '../../rules/Explained.js';
import { CardFace } from '../../ui/CardFace.js';
import { Dialog } from '../../ui/Dialog.js';
import { typeSize } from '../../ui/fit.js';
import { Icon } from '../../ui/Icon.js';
import look from '../../ui/look.module.css';
import { SeatBadge } from '../../ui/Seat.js';
import { type Size, useSize } from '../../ui/useSize.js';
import type { Reading } from '../choosing/choosing.js';
import { Prizes } from './Prizes.js';
import { partnerOf } from './partner.js';
import { powerInWords } from './power.js';
import styles from './Reader.module.css';

interface CardProps {
  card: CardView;
  view: View;
  names: readonly string[];
}

/** A large card with its text, its rulings and its current state. */
function Large({ card, view, names }: CardProps) {
  const inPlay = findInPlay(view, card.n);
  const base = view.bases.find((b) => b.n === card.n);
  return (
    <>
      <CardFace
        id={card.id}
        partner={partnerOf(view, inPlay ?? card)}
        size="large"
        Text={Explained}
        power={inPlay?.power}
        note={base && <Prizes base={base} step={view.step} />}
      />
      {inPlay && <InPlayFacts card={inPlay} names={names} />}
    </>
  );
}

/** A card in a dialog. */
export function ReadingDialog({ onClose, ...props }: CardProps & { onClose: () => void }) {
  const texts = useTexts();
  return (
    <Dialog title={nameOf(texts, props.card.id)} onClose={onClose} className={styles.dialog}>
      <Large {...props} />
    </Dialog>
  );
}

interface PlaceProps {
  view: View;
  speaker: Speaker;
  reading: Reading | null;
  /** The card under the pointer, the lifted card or the card that asks; shown unless a card is opened for reading. */
  card: CardView | null;
  onClose: () => void;
}

/** The reading column beside the table. Nothing moves when it changes, and only a card that was opened covers the log if it is long. */
export function ReadingPlace({ view, speaker, reading, card, onClose }: PlaceProps) {
  const words = useWords();
  const texts = useTexts();
  const shown = reading?.card ?? card;
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLElement>(null);
  const size = useSize(ref);
  const isBase = view.bases.some((b) => b.n === shown?.n);
  const letters = shown ? textOf(texts, shown.id).text.length + (isBase ? PRIZE_LETTERS : 0) : 0;
  const style = size && shown ? measuresFor(letters, size) : undefined;
  const more = useOverflow(place, shown);
  return (
    <div ref={ref} className={styles.cell} style={style as CSSProperties}>
      <section
        ref={place}
        className={`${styles.place} ${reading ? styles.opened : ''} ${more ? styles.goesOn : ''}`}
        aria-label={words.readingPlace}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
        tabIndex={0}
      >
        {reading && (
          <button type="button" className={`${look.square} ${styles.close}`} onClick={onClose} aria-label={words.close}>
            <Icon name="close" />
          </button>
        )}
        {reading?.reason && (
          <p className={look.note} role="status">
            {refusalIn(speaker, reading.reason)}
          </p>
        )}
        {shown ? (
          <Large card={shown} view={view} names={speaker.names} />
        ) : (
          <p className={`${look.hint} ${styles.hint}`}>{words.pointToRead}</p>
        )}
      </section>
    </div>
  );
}

/** Is part of the card below the edge? */
function useOverflow(of: RefObject<HTMLElement | null>, shown: unknown): boolean {
  const [more, setMore] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card has another height
  useLayoutEffect(() => {
    const el = of.current;
    if (!el) return;
    const measure = (): void => setMore(el.scrollHeight - el.scrollTop - el.clientHeight > 6);
    measure();
    el.addEventListener('scroll', measure, { passive: true });
    return () => el.removeEventListener('scroll', measure);
  }, [of, shown]);
  return more;
}

/** About this many letters say what the coins of a base mean. */
const PRIZE_LETTERS = 110;
/** The height of what is in the reading column apart from the picture and the text: name, kind, edges. */
const AROUND = 112;
/** Lines in the reading column are farther apart than on a card. */
const LEADING = 1.3 / 1.18;

/** A long text takes its room from the picture, and only then from the size of its type. */
function measuresFor(letters: number, { width, height }: Size): Record<string, string> {
  const [least, most] = [36, Math.min(150, innerHeight * 0.13)];
  const room = { width: width - 44, height: height - AROUND - least };
  const type = typeSize(letters * 1.03, { ...room, height: room.height / LEADING }, 16, 12);
  const lines = Math.ceil((letters * 1.03 * 0.54 * type) / room.width);
  const picture = Math.max(least, Math.min(most, height - AROUND - lines * type * 1.3));
  return { '--picture-h': `${picture}px`, '--text-size': `${type}px` };
}
/** Without a reading column: the card under the pointer, shown on the other side of the board. */
export function PeekPlace({ card, view }: { card: CardView; view: View }) {
  const at = document.querySelector<HTMLElement>(`#content [data-card="${card.n}"]`)?.getBoundingClientRect();
  if (!at) return null;
  const inPlay = findInPlay(view, card.n);
  return (
    <div className={styles.peek} data-at={at.left + at.width / 2 > innerWidth / 2 ? 'left' : 'right'} aria-hidden="true">
      <CardFace id={card.id} partner={partnerOf(view, inPlay ?? card)} size="large" power={inPlay?.power} />
    </div>
  );
}

function InPlayFacts({ card, names }: { card: InPlayView; names: readonly string[] }) {
  const words = useWords();
  const texts = useTexts();
  return (
    <ul className={styles.facts}>
      <li>
        <SeatBadge seat={card.controller} small /> {fill(words.controlledBy, { who: names[card.controller] })}
        {card.owner !== card.controller && `, ${fill(words.ownedBy, { who: names[card.owner] })}`}
      </li>
      {card.power !== undefined && (
        <li>
          {words.power} {card.power} ({powerInWords(card, words, texts)})
        </li>
      )}
      {card.counters > 0 && card.power === undefined && <li>{fill(words.counters, { n: card.counters })}</li>}
      {card.actions && card.actions.length > 0 && (
        <li>{labelled(words, words.attached, card.actions.map((a) => nameOf(texts, a.id)).join(', '))}</li>
      )}
    </ul>
  );
}

export function findInPlay(view: View, n: number): InPlayView | null {
  const cards = view.bases.flatMap((base) => [...base.minions, ...base.actions]);
  return cards.flatMap((c) => [c, ...(c.actions ?? [])]).find((c) => c.n === n) ?? null;
}
