import { declineLabel, linesOf } from '@breakpoint/cards/words/telling';
import type { CardView, DecisionView, OptionView, View } from '@breakpoint/engine';
import type { ReactNode } from 'react';
import { Advice } from '../advice/Advice.js';
import { factOf } from '../data/facts.js';
import { factionName, fill, labelled, nameOf, textOf, useTexts, useWords } from '../i18n/index.js';
import { reasonSentence, type Speaker } from '../i18n/sentences.js';
import { PROMPT_RULES } from '../rules/links.js';
import { factionColors, Ground, Picture } from '../ui/Art.js';
import { Icon, type IconName } from '../ui/Icon.js';
import { RuleLink } from '../ui/RuleLink.js';
import { useDock } from '../ui/useShape.js';
import { CardButton } from './CardButton.js';
import { useTable } from './context.js';
import { Pool } from './Draft.js';
import { cardLabel } from './Hand.js';
import { Line } from './Line.js';
import { type Lifted, mainOption } from './marks.js';
import { Count, Offers } from './Offers.js';
import { OnlineNotes, WindowEnd, waitsForAbsent } from './Online.js';
import { isInHand, shownOn } from './order.js';
import { type Shown, sinceLastTurn } from './playback.js';
import { findInPlay } from './Reader.js';
import { Sentences } from './Sentences.js';
import { isSmall } from './scenes.js';
import { liftedSentence, promptSentence } from './sentence.js';
import type { GameTools } from './useGame.js';

interface Props {
  game: GameTools;
  shown: Shown;
  /** Shown while a window is open and the players who may act are secret. */
  window: string;
  /** The buttons that are always here: undo, hint, skip. */
  children?: ReactNode;
}

/** The question and its options, always in the same place and of the same size. */
export function Question({ game, shown, window, children }: Props) {
  const words = useWords();
  const docked = useDock();
  const { filling, lifted, reading, speaker } = game;
  const state = filling ? 'prompt mine' : 'prompt';
  const { windowUntil } = shown.state;
  const ends = windowUntil !== undefined && !shown.busy && <WindowEnd until={windowUntil} />;
  if (lifted) {
    return (
      <section className={`${state} has-lifted`} aria-label={words.yourTurn}>
        <LiftedCard game={game} lifted={lifted} ends={ends} />
      </section>
    );
  }
  // Without a reading column, cards are read here.
  if (reading && !docked) {
    return (
      <section className={state} aria-label={words.yourTurn}>
        <ReadCard game={game} card={reading.card} ends={ends} />
      </section>
    );
  }
  const drafting = shown.view.step === 'Draft';
  // Without a reading column, a hint takes the place of the plays that are left.
  const advised = docked ? null : game.advice;
  const absent = !shown.busy && waitsForAbsent(shown);
  const sentence = absent ? fill(words.turnOf, { who: speaker.names[shown.view.active] }) : promptSentence(shown, speaker, window);
  const lastWord = sentence.lastIndexOf(' ') + 1;
  return (
    <section className={state} aria-label={words.yourTurn}>
      <Line>
        <h2 className="prompt-sentence" tabIndex={-1}>
          {/* The link to the rule stays with the last word. */}
          {sentence.slice(0, lastWord)}
          <span className="last-word">
            {sentence.slice(lastWord)}
            {filling && <Rule prompt={filling.decision.prompt} />}
          </span>
        </h2>
        {game.note && <Note game={game} />}
        <OnlineNotes shown={shown} names={speaker.names} />
        {ends}
        {shown.state.passing && <p className="hint">{words.passing}</p>}
        {game.pending !== null && !drafting && <p className="note">{words.sure}</p>}
        {filling && !filling.single && <Count filling={filling} />}
        {filling && advised ? (
          <Advice hint={advised} asked={filling.decision} speaker={speaker} />
        ) : (
          filling?.decision.prompt === 'play-phase' && <PlaysLeft options={filling.options} scripted={shown.state.scripted !== undefined} />
        )}
        {filling && <Asking decision={filling.decision} />}
        <News shown={shown} speaker={speaker} />
      </Line>
      {filling && <Offers filling={filling} />}
      {!filling && drafting && <Pool options={shown.view.decision?.options ?? []} />}
      <div className="prompt-buttons">
        <AnswerButtons game={game} />
        {children}
      </div>
    </section>
  );
}

function Note({ game }: { game: GameTools }) {
  return (
    <p className="note" role="alert">
      {game.note && reasonSentence(game.speaker, game.note)}
    </p>
  );
}

function AnswerButtons({ game }: { game: GameTools }) {
  const words = useWords();
  const { filling, pending } = game;
  if (!filling) return null;
  const { decision, single, chosen } = filling;
  return (
    <>
      {(!single || pending !== null) && (
        <button type="button" className="primary" data-confirm disabled={pending === null && !filling.complete} onClick={game.confirm}>
          {confirmLabel(game)}
        </button>
      )}
      {(pending !== null || (!single && chosen.length > 0)) && (
        <button type="button" onClick={game.clear}>
          {pending !== null ? words.cancel : words.clear}
        </button>
      )}
      {single && pending === null && (decision.optional || decision.least === 0) && (
        <button type="button" data-decline onClick={game.decline}>
          {declineLabel(words, decision)}
        </button>
      )}
    </>
  );
}

/** A faction that is about to be chosen is named. */
function confirmLabel({ filling, pending, speaker: { words, texts } }: GameTools): string {
  const faction = filling?.options.find((o) => o.key === pending)?.faction;
  return faction ? labelled(words, words.chooseIt, factionName(texts, faction)) : words.confirm;
}

/** The lifted card: its text, the target it needs, and the button to put it down. */
function LiftedCard({ game, lifted, ends }: { game: GameTools; lifted: Lifted; ends: ReactNode }) {
  const words = useWords();
  const texts = useTexts();
  const { view } = useTable();
  const { card, options } = lifted;
  const label = (o: OptionView): string => (o.kind === 'use' ? useLabel(words, card) : o.kind === 'play' ? words.play : words.chooseIt);
  const main = mainOption(lifted);
  return (
    <>
      <Line>
        <h2 className="prompt-sentence" tabIndex={-1}>
          {liftedSentence(lifted, game.speaker)}
        </h2>
        {ends}
        {lifted.isFinal && <p className="no-way-back">{words.noWayBack}</p>}
        {game.note && <Note game={game} />}
        <p className="asking-text">{textOf(texts, card.id).text}</p>
      </Line>
      <div className="prompt-buttons">
        {options.map((o, i) => (
          <button
            key={o.key}
            type="button"
            className={main ? 'primary' : ''}
            data-confirm={main === o || undefined}
            onClick={() => game.commit(o)}
          >
            {label(o)}
            {options.length > 1 && (
              <span className="option-key" aria-hidden="true">
                {i + 1}
              </span>
            )}
          </button>
        ))}
        <button type="button" onClick={game.clear}>
          {putDownLabel(words, view, card)}
        </button>
      </div>
    </>
  );
}

/** How a lifted card is put down: it stays in hand; in play, where its Talent may be used later; or in a pile or deck. */
const putDownLabel = (words: Speaker['words'], view: View, { n }: CardView): string => {
  if (findInPlay(view, n)) return words.letBe;
  return isInHand(view, n) ? words.keep : words.leaveThere;
};

const useLabel = (words: Speaker['words'], card: CardView): string => {
  const fact = factOf(card.id);
  return fact.talent ? words.useTalent : fact.special ? words.useSpecial : words.useIt;
};

/** A card that was tapped for reading, with a button to choose it. */
function ReadCard({ game, card, ends }: { game: GameTools; card: CardView; ends: ReactNode }) {
  const words = useWords();
  const texts = useTexts();
  const { view } = useTable();
  const { marks, reading, speaker } = game;
  const mark = marks.get(card.n);
  const target = mark?.role === 'target' && mark.open ? mark : null;
  // Beside "Choose", a phone has no room for two more words.
  const label = (icon: IconName, word: string): ReactNode =>
    target ? (
      <>
        <Icon name={icon} /> <span className="button-word">{word}</span>
      </>
    ) : (
      word
    );
  return (
    <>
      <Line className="reader">
        <h2 className="prompt-sentence" tabIndex={-1}>
          {nameOf(texts, card.id)}
        </h2>
        {ends}
        {reading?.reason && (
          <p className="note" role="status">
            {reasonSentence(speaker, reading.reason)}
          </p>
        )}
        <p className="asking-text card-text">{textOf(texts, card.id).text}</p>
        <SmallCards cards={findInPlay(view, card.n)?.actions ?? []} label={words.attached} />
      </Line>
      <div className="prompt-buttons">
        {target && (
          <button
            type="button"
            className="primary"
            data-confirm
            onClick={() => {
              game.read(null);
              game.choose(target.options[0], true);
            }}
          >
            {words.chooseIt}
          </button>
        )}
        <button type="button" title={words.rulings} onClick={() => game.study(card)}>
          {label('book', words.rulings)}
        </button>
        <button type="button" title={words.close} onClick={() => game.read(null)}>
          {label('close', words.close)}
        </button>
      </div>
    </>
  );
}

/** A link to the rule about the question. */
function Rule({ prompt }: { prompt: DecisionView['prompt'] }) {
  const words = useWords();
  const rule = PROMPT_RULES[prompt];
  if (!rule) return null;
  return (
    <RuleLink rule={rule} label={labelled(words, words.rules, rule)} className="rule-chip">
      <Icon name="book" />
    </RuleLink>
  );
}

/** The card that asks the question, with its text, and the cards that are being played or revealed. */
function Asking({ decision }: { decision: DecisionView }) {
  const words = useWords();
  const texts = useTexts();
  const { view } = useTable();
  const source = decision.source;
  const about = decision.about?.card;
  // The text of the card that asks is here already, and so is that of a card on the table.
  const open = new Set([...shownOn(view), source?.n]);
  const cards = [...view.aside, ...(about ? [about] : [])].filter(
    (c, i, all) => !open.has(c.n) && all.findIndex((x) => x.n === c.n) === i && !decision.options?.some((o) => o.card?.n === c.n),
  );
  return (
    <>
      {source && !isScoring(decision) && <p className="asking-text">{textOf(texts, source.id).text}</p>}
      <SmallCards cards={cards} label={words.aside} />
    </>
  );
}

/** In a scoring's window the source is the base; its own text is not what the question is about. */
const isScoring = ({ prompt }: DecisionView): boolean => prompt === 'before-scoring' || prompt === 'after-scoring';

/** Small cards that can be read. */
function SmallCards({ cards, label }: { cards: readonly CardView[]; label: string }) {
  const words = useWords();
  const texts = useTexts();
  if (cards.length === 0) return null;
  return (
    <ul className="aside-cards" aria-label={label}>
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

/** The plays that the player has left, with their limits or the reason why no card fits them, and the abilities that can be used. */
function PlaysLeft({ options, scripted }: { options: readonly OptionView[]; scripted: boolean }) {
  const words = useWords();
  const texts = useTexts();
  const { view, me } = useTable();
  const isOf = (type: string) => (c: CardView | undefined) => c !== undefined && factOf(c.id).type === type;
  const whyNone = (type: 'minion' | 'action'): string | false => {
    // The lesson offers only the option that it asks for.
    if (scripted || options.some((o) => o.kind === 'play' && isOf(type)(o.card))) return false;
    return view.players[me]?.hand.cards.some(isOf(type)) ? words.noneFits : words.noneInHand;
  };
  const usable = new Map(options.flatMap((o) => (o.kind === 'use' && o.card ? [[o.card.n, o.card] as const] : [])));
  return (
    <p className="plays-left">
      <span className="sr-only">{labelled(words, words.playsLeft, '')}</span>
      {view.allowances.map((a, i) => {
        const limits = [
          a.atMost !== null && fill(words.atMost, { n: a.atMost }),
          a.base !== null && nameOf(texts, view.bases.find((b) => b.n === a.base)?.id ?? ''),
          whyNone(a.type),
        ].filter(Boolean);
        const kind = a.type === 'minion' ? (a.free ? words.freeMinion : words.extraMinion) : a.free ? words.freeAction : words.extraAction;
        return (
          <span key={i} className={`allowance of-${a.type}${whyNone(a.type) ? ' is-unusable' : ''}`}>
            {kind}
            {limits.length > 0 && ` (${limits.join(', ')})`}
          </span>
        );
      })}
      {[...usable.values()].map((card) => (
        <span key={card.n} className="allowance of-use">
          {labelled(words, factOf(card.id).talent ? words.talent : words.ability, nameOf(texts, card.id))}
        </span>
      ))}
    </p>
  );
}

/** The largest number of lines shown while others play. */
const NEWS_LINES = 6;
/** The latest events: while others play, each as it happens; then everything since my last turn, until I act. Never over the bases. */
function News({ shown, speaker }: { shown: Shown; speaker: Speaker }) {
  const words = useWords();
  const { latest, busy, by, state, events, view } = shown;
  if (view.step === 'Draft' || (!busy && by === state.me)) return null;
  const told = busy ? latest : sinceLastTurn(events.flat(), state.me).filter((e) => !isSmall([e]));
  const lines = linesOf(told);
  if (lines.length === 0) return null;
  return (
    <div className="news" aria-hidden="true">
      {!busy && <b>{words.since}</b>}
      <Sentences lines={busy ? lines.slice(-NEWS_LINES) : lines} speaker={speaker} className="news-lines" />
    </div>
  );
}
