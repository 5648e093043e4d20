import { choiceLabel, declineLabel, wordLabel } from '@breakpoint/cards/words/telling';
import type { OptionView, View } from '@breakpoint/engine';
import type { ReactNode } from 'react';
import { factOf } from '../data/facts.js';
import type { Words } from '../i18n/en.js';
import { factionName, fill, nameOf, useTexts, useWords } from '../i18n/index.js';
import { Emblem, factionColors, Ground, Picture } from '../ui/Art.js';
import { CardFace } from '../ui/CardFace.js';
import { SeatBadge } from '../ui/Seat.js';
import { CardButton } from './CardButton.js';
import { type Filling, timesChosen, weightOf, whyNotAdd } from './choice.js';
import { useTable } from './context.js';
import { cardLabel } from './Hand.js';

interface Props {
  /** The sentence that says what is asked of whom. */
  sentence: ReactNode;
  extra?: ReactNode;
  note: string | null;
  /** Options of one card among which the click did not decide. */
  ambiguous: OptionView[] | null;
  onConfirm: () => void;
  onClear: () => void;
  onDecline: () => void;
  children?: ReactNode;
}

/** What is asked, and everything of it that can't be chosen on the table itself. */
export function Prompt({ sentence, extra, note, ambiguous, onConfirm, onClear, onDecline, children }: Props) {
  const words = useWords();
  const { filling } = useTable();
  const decline = filling && (filling.decision.optional || (filling.decision.least === 0 && filling.single));
  return (
    <section className={filling ? 'prompt mine' : 'prompt'} aria-label={words.yourTurn}>
      <Aside filling={filling} />
      <div className="prompt-line">
        <h2 className="prompt-sentence" tabIndex={-1}>
          {sentence}
        </h2>
        {filling && !filling.single && <Count filling={filling} />}
        {extra}
      </div>
      {note && (
        <p className="note" role="alert">
          {note}
        </p>
      )}
      {filling && <Offers filling={filling} ambiguous={ambiguous} />}
      <div className="prompt-buttons">
        {filling && !filling.single && (
          <button type="button" className="primary" data-confirm disabled={!filling.complete} onClick={onConfirm}>
            {words.confirm}
          </button>
        )}
        {filling && !filling.single && filling.chosen.length > 0 && (
          <button type="button" onClick={onClear}>
            {words.clear}
          </button>
        )}
        {decline && filling.chosen.length === 0 && filling.single && (
          <button type="button" data-decline onClick={onDecline}>
            {declineLabel(words, filling.decision)}
          </button>
        )}
        {children}
      </div>
    </section>
  );
}

/** Cards being played or revealed now, and the one that is asked about if it lies in a deck; not those to be chosen from. */
function Aside({ filling }: { filling: Filling | null }) {
  const words = useWords();
  const texts = useTexts();
  const { view, me } = useTable();
  const about = filling?.decision.about?.card;
  const hidden = about && !view.aside.some((c) => c.n === about.n) && !shownOn(view, me).has(about.n) ? [about] : [];
  const cards = [...view.aside, ...hidden].filter((c) => !filling?.options.some((o) => o.card?.n === c.n));
  if (cards.length === 0) return null;
  return (
    <ul className="aside-cards" aria-label={words.aside}>
      {cards.map((card) => (
        <li key={card.n}>
          <CardButton card={card} label={cardLabel(card, words, texts)} className="attached" style={factionColors(factOf(card.id).faction)}>
            <Ground faction={factOf(card.id).faction} />
            <Picture id={card.id} />
          </CardButton>
        </li>
      ))}
    </ul>
  );
}

function Count({ filling }: { filling: Filling }) {
  const words = useWords();
  const { decision, chosen } = filling;
  const weight = weightOf(filling);
  return (
    <p className="count" role="status">
      {fill(words.chosen, { n: chosen.length })} · {range(words, filling)}
      {decision.ordered && ` · ${words.inOrder}`}
      {weight !== null && ` · ${fill(words.totalAtMost, { n: weight, m: decision.limit ?? 0 })}`}
    </p>
  );
}

function range(words: Words, { decision, options }: Filling): string {
  const { least, most } = decision;
  if (least === most) return fill(words.exactly, { n: least });
  if (least === 0 && most >= options.length && !decision.times) return words.anyNumber;
  if (least === 0 || (decision.optional && least === 1)) return fill(words.upTo, { n: most });
  return fill(words.fromTo, { n: least, m: most });
}

/** The cards that lie open on the table or in my hand, by number. */
function shownOn(view: View, me: number): Set<number> {
  const shown = new Set<number>();
  for (const b of view.bases) {
    shown.add(b.n);
    for (const c of [...b.minions, ...b.actions]) {
      shown.add(c.n);
      for (const a of c.actions ?? []) shown.add(a.n);
    }
  }
  for (const c of view.players[me]?.hand.cards ?? []) shown.add(c.n);
  return shown;
}

/** The options that lie nowhere on the table: words, numbers, players, factions, cards in piles. */
function Offers({ filling, ambiguous }: { filling: Filling; ambiguous: OptionView[] | null }) {
  const { view, me } = useTable();
  const onTable = shownOn(view, me);
  const offered = ambiguous ?? filling.options.filter((o) => !o.card || !onTable.has(o.card.n));
  const cards = ambiguous ? [] : offered.filter((o) => o.card);
  const rest = ambiguous ?? offered.filter((o) => !o.card);
  const endTurn = filling.decision.prompt === 'play-phase';
  if (offered.length === 0) return null;
  return (
    <div className={`offers${endTurn ? ' is-end' : ''}`}>
      {cards.length > 0 && (
        <ul className="offered-cards">
          {cards.map((o) => (
            <OfferedCard key={o.key} option={o} />
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <div className="offered-words">
          {rest.map((o) => (
            <Offer key={o.key} option={o} filling={filling} />
          ))}
        </div>
      )}
    </div>
  );
}

function OfferedCard({ option }: { option: OptionView }) {
  const words = useWords();
  const texts = useTexts();
  const card = option.card!;
  return (
    <li>
      <CardButton card={card} label={cardLabel(card, words, texts)} className="hand-card offered">
        <CardFace id={card.id} />
      </CardButton>
    </li>
  );
}

function Offer({ option, filling }: { option: OptionView; filling: Filling }) {
  const words = useWords();
  const texts = useTexts();
  const { names, choose, hinted } = useTable();
  const times = timesChosen(filling, option.key);
  const number = filling.options.indexOf(option) + 1;
  const factionTile = option.faction !== undefined;
  const label = (): ReactNode => {
    switch (option.kind) {
      case 'seat':
        return (
          <>
            <SeatBadge seat={option.seat!} small /> {names[option.seat!]}
          </>
        );
      case 'number':
        return choiceLabel(words, texts, option, filling.decision);
      case 'faction':
        return (
          <>
            <Ground faction={option.faction!} />
            <Emblem faction={option.faction!} />
            <span className="tile-name">{factionName(texts, option.faction!)}</span>
            {filling.decision.prompt === 'take-faction' && <span className="tile-theme">{texts.factions[option.faction!]?.theme}</span>}
          </>
        );
      case 'word':
        return wordLabel(words, option, filling.decision);
      case 'play':
        return `${words.playIt}: ${nameOf(texts, option.card!.id)}`;
      case 'use':
        return `${words.useIt}: ${nameOf(texts, option.card!.id)}`;
      default:
        return nameOf(texts, option.card!.id);
    }
  };
  const primary = option.word === 'do' || option.word === 'end';
  return (
    <button
      type="button"
      data-choosable
      data-word={option.word}
      className={[
        factionTile ? 'faction-tile' : '',
        primary ? 'primary' : '',
        times > 0 ? 'chosen' : '',
        hinted.has(option.key) ? 'hinted' : '',
      ]
        .filter(Boolean)
        .join(' ')}
      style={factionTile ? factionColors(option.faction!) : undefined}
      aria-pressed={filling.single ? undefined : times > 0}
      disabled={!filling.single && times === 0 && whyNotAdd(filling, option.key) !== null}
      onClick={() => choose(option)}
    >
      {label()}
      {times > 1 && ` ×${times}`}
      {number > 0 && number < 10 && (
        <span className="option-key" aria-hidden="true">
          {number}
        </span>
      )}
    </button>
  );
}
