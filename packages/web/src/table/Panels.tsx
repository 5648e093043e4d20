import { linesOf } from '@breakpoint/cards/words/telling';
import type { CardView, EventView, InPlayView, ReasonView, View } from '@breakpoint/engine';
import { useEffect, useRef } from 'react';
import { factOf } from '../data/facts.js';
import { fill, nameOf, useTexts, useWords } from '../i18n/index.js';
import { reasonSentence, type Speaker } from '../i18n/sentences.js';
import { CardFace } from '../ui/CardFace.js';
import { Dialog } from '../ui/Dialog.js';
import { Icon } from '../ui/Icon.js';
import { SeatBadge } from '../ui/Seat.js';
import type { Award } from './playback.js';
import { Sentences } from './Sentences.js';

/** The whole game in words, newest at the end. */
export function LogPanel({
  events,
  speaker,
  onCard,
  onClose,
}: {
  events: readonly EventView[][];
  speaker: Speaker;
  onCard: (card: CardView) => void;
  onClose: () => void;
}) {
  const words = useWords();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [events.length]);
  return (
    <aside className="log-panel" aria-label={words.log}>
      <header className="panel-head">
        <h2>{words.log}</h2>
        <button type="button" className="icon-button" onClick={onClose} aria-label={words.close}>
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <div className="log-scroll" tabIndex={0} role="log" aria-label={words.log}>
        <Sentences lines={linesOf(events.flat())} speaker={speaker} onCard={onCard} />
        <div ref={end} />
      </div>
    </aside>
  );
}

export function Recap({
  events,
  speaker,
  onCard,
  onClose,
  onReplay,
}: {
  events: readonly EventView[];
  speaker: Speaker;
  onCard: (card: CardView) => void;
  onClose: () => void;
  onReplay?: () => void;
}) {
  const words = useWords();
  return (
    <Dialog title={words.recapTitle} onClose={onClose}>
      {onReplay && (
        <button type="button" className="primary" onClick={onReplay}>
          {words.watchAgain}
        </button>
      )}
      {events.length === 0 ? <p>{words.recapEmpty}</p> : <Sentences lines={linesOf(events)} speaker={speaker} onCard={onCard} />}
    </Dialog>
  );
}

/** A card with its text and rulings, and why it can't be chosen now. */
export function Reader({
  card,
  view,
  reason,
  speaker,
  onClose,
}: {
  card: CardView;
  view: View;
  reason: ReasonView | null;
  speaker: Speaker;
  onClose: () => void;
}) {
  const texts = useTexts();
  const words = useWords();
  const inPlay = findInPlay(view, card.n);
  return (
    <Dialog title={nameOf(texts, card.id)} onClose={onClose} className="reader">
      {reason && (
        <p className="note" role="status">
          {reasonSentence(speaker, reason)}
        </p>
      )}
      <CardFace id={card.id} size="large" power={inPlay?.power} />
      {inPlay && <InPlayFacts card={inPlay} names={speaker.names} />}
      <span className="sr-only">{factOf(card.id).type === 'base' ? words.base : ''}</span>
    </Dialog>
  );
}

function InPlayFacts({ card, names }: { card: InPlayView; names: readonly string[] }) {
  const words = useWords();
  const texts = useTexts();
  return (
    <ul className="in-play-facts">
      <li>
        <SeatBadge seat={card.controller} small /> {fill(words.controlledBy, { who: names[card.controller] })}
        {card.owner !== card.controller && `, ${fill(words.ownedBy, { who: names[card.owner] })}`}
      </li>
      {card.power !== undefined && (
        <li>
          {words.power} {card.power} ({fill(words.printedPower, { n: card.printed ?? 0 })})
        </li>
      )}
      {card.counters > 0 && <li>{fill(words.counters, { n: card.counters })}</li>}
      {card.actions && card.actions.length > 0 && (
        <li>
          {words.attached}: {card.actions.map((a) => nameOf(texts, a.id)).join(', ')}
        </li>
      )}
    </ul>
  );
}

export function findInPlay(view: View, n: number): InPlayView | null {
  for (const base of view.bases) {
    for (const c of [...base.minions, ...base.actions]) {
      if (c.n === n) return c;
      for (const a of c.actions ?? []) if (a.n === n) return a;
    }
  }
  return null;
}

const PEEK_WIDTH = 280;
/** A card shown large beside the pointer or the focus. */
export function Peek({ card, at, view }: { card: CardView; at: DOMRect; view: View }) {
  // Above a card of the hand, beside any other; always within the window.
  const low = at.bottom > innerHeight - 60;
  const side = low
    ? { left: Math.max(8, Math.min(at.left + at.width / 2 - PEEK_WIDTH / 2, innerWidth - PEEK_WIDTH - 8)) }
    : at.left > innerWidth / 2
      ? { right: innerWidth - at.left + 12 }
      : { left: at.right + 12 };
  const height = low ? { bottom: innerHeight - at.top + 14 } : at.top > innerHeight / 2 ? { bottom: 8 } : { top: Math.max(8, at.top) };
  const style = { ...side, ...height };
  return (
    <div className="peek" style={style} aria-hidden="true">
      <CardFace id={card.id} size="large" power={findInPlay(view, card.n)?.power} />
    </div>
  );
}

export function Pile({
  title,
  cards,
  onCard,
  onClose,
}: {
  title: string;
  cards: readonly CardView[];
  onCard: (card: CardView) => void;
  onClose: () => void;
}) {
  const words = useWords();
  const texts = useTexts();
  return (
    <Dialog title={title} onClose={onClose}>
      {cards.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <ul className="pile-cards">
          {cards.map((card) => (
            <li key={card.n}>
              <button
                type="button"
                className="card-button hand-card"
                onClick={() => onCard(card)}
                aria-label={fill(words.readCard, { card: nameOf(texts, card.id) })}
              >
                <CardFace id={card.id} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** A base has scored: who came where and got what. */
export function AwardBanner({ award, names, onSkip }: { award: Award; names: readonly string[]; onSkip: () => void }) {
  const words = useWords();
  const texts = useTexts();
  return (
    <div className="award" role="status">
      <div className="award-card">
        <CardFace id={award.base.id} />
        <h2>{fill(words.scoringNow, { base: nameOf(texts, award.base.id) })}</h2>
        <ol>
          {award.places.map((p) => (
            <li key={p.seat} className={`award-place place-${p.place}`}>
              <span className="award-rank">{p.place}.</span>
              <SeatBadge seat={p.seat} />
              <span className="award-name">{names[p.seat]}</span>
              <span className="award-power">
                {p.power} {words.power}
              </span>
              <b className="award-vp">
                +{p.vp} {words.vp}
              </b>
            </li>
          ))}
        </ol>
        <button type="button" onClick={onSkip}>
          {words.goOn}
        </button>
      </div>
    </div>
  );
}
