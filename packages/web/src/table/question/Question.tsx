import { declineLabel, linesOf, wordLabel } from '@breakpoint/cards/words/telling';
import { type CardView, type DecisionView, type EventView, isComplete, type OptionView, type View } from '@breakpoint/engine';
import { type ReactNode, Suspense } from 'react';
import { HintAdvice } from '../../advice/HintAdvice.js';
import { factOf } from '../../data/facts.js';
import { factionName, fill, labelled, nameOf, textOf, useTexts, useWords } from '../../i18n/index.js';
import type { Speaker } from '../../i18n/sentences.js';
import { RuleLink } from '../../rules/RuleLink.js';
import { Icon } from '../../ui/Icon.js';
import { lazily } from '../../ui/lazily.js';
import look from '../../ui/look.module.css';
import { useDock } from '../../ui/useShape.js';
import { Sentences } from '../cards/Sentences.js';
import { type Filling, limitsOf } from '../choosing/choice.js';
import { useLooking } from '../choosing/context.js';
import { shownOn } from '../choosing/order.js';
import { givesUpPlays } from '../choosing/useChoosing.js';
import type { GameTools } from '../choosing/useGame.js';
import { verbOf } from '../choosing/verbs.js';
import { actedSincePass, type Shown, sinceLastTurn } from '../playback/playback.js';
import { SoundAsk } from '../playback/SoundAsk.js';
import { isSmall } from '../playback/scenes.js';
import { OnlineNotes, WindowEnd, waitsForAbsent } from '../players/Online.js';
import { LiftedCard, Note, ReadCard, SmallCards } from './Held.js';
import { Count, Offers } from './Offers.js';
import { Panel } from './Panel.js';
import panel from './Panel.module.css';
import styles from './Question.module.css';
import { promptSentence } from './sentence.js';
import { TableTools } from './TableButtons.js';

const Draft = lazily(async () => (await import('../players/Draft.js')).Draft);

interface Props {
  game: GameTools;
  shown: Shown;
  /** Shown while a window is open and the players who may act are secret. */
  window: string;
  /** The buttons apart from answers. */
  children?: ReactNode;
}

/** The question and its options, always in the same place. */
export function Question({ game, shown, window, children }: Props) {
  const words = useWords();
  const docked = useDock();
  const { filling, lifted, reading, speaker } = game;
  const { windowUntil } = shown.state;
  const notes = (
    <>
      <OnlineNotes shown={shown} names={speaker.names} />
      {windowUntil !== undefined && !shown.busy && <WindowEnd until={windowUntil} />}
    </>
  );
  // Without a reading column, cards are read here, even while another card is lifted; cards that can be chosen are always read here.
  if (reading && (!docked || game.marks.get(reading.card.n)?.aimed)) return <ReadCard game={game} card={reading.card} notes={notes} />;
  if (lifted) return <LiftedCard game={game} lifted={lifted} notes={notes} />;
  const drafting = shown.view.step === 'Draft';
  // Without a reading column, a hint takes the place of the plays that are left.
  const advised = docked ? null : game.advice;
  const absent = !shown.busy && waitsForAbsent(shown);
  const sentence = absent ? fill(words.turnOf, { who: speaker.names[shown.view.active] }) : promptSentence(shown, speaker, window);
  const lastWord = sentence.lastIndexOf(' ') + 1;
  const head = (
    <>
      {filling && <Unseen decision={filling.decision} />}
      <h2 className={panel.sentence} tabIndex={-1}>
        {/* The link to the rule stays with the last word. */}
        {sentence.slice(0, lastWord)}
        <span key={sentence} className={styles.lastWord}>
          {sentence.slice(lastWord)}
          {filling && <Rule rule={filling.decision.rule} />}
        </span>
      </h2>
      {filling && <Again decision={filling.decision} shown={shown} names={speaker.names} />}
      {game.note && <Note game={game} />}
      {notes}
      {shown.state.passing && <p className={look.hint}>{words.passing}</p>}
      {hasConceded(shown) && <p className={look.note}>{words.youConceded}</p>}
      {filling && game.pending !== null && !drafting && (
        <p className={look.note}>{givesUpPlays(filling, game.pending) ? words.playsGivenUp : words.sure}</p>
      )}
      {filling && !filling.single && <Count filling={filling} />}
      {game.undoAsked && <p className={look.note}>{words.undoMarks}</p>}
      {!shown.busy && <Tied view={shown.view} />}
      {filling?.decision.prompt === 'play-phase' && game.pending === null && isFirstRound(shown) && <SoundAsk />}
    </>
  );
  const answers = game.undoAsked ? (
    <div className={panel.row}>
      <button type="button" className={look.primary} data-undo onClick={game.undo}>
        <Icon name="undo" /> {words.undo}
      </button>
      <button type="button" onClick={game.keepAnswer}>
        {words.cancel}
      </button>
    </div>
  ) : (
    <>
      {/* The button that confirms the end of the turn takes the place of the button that asked for it. */}
      {filling && !drafting && !(game.pending !== null && filling.decision.prompt === 'play-phase') && <Offers filling={filling} />}
      <Suspense fallback={null}>{drafting && <Draft filling={filling} />}</Suspense>
      <div className={panel.row}>
        <AnswerButtons game={game} />
        {children}
      </div>
    </>
  );
  return (
    <Panel
      of={`${filling?.decision.number ?? ''} ${game.pending ?? ''} ${game.undoAsked} ${sentence}`}
      doing={filling?.single === false ? 'picking' : 'asking'}
      mine={filling !== null}
      showing={shown.busy}
      head={head}
      tools={<TableTools game={game} shown={shown} />}
      answers={answers}
      wanted={advised ? 'first' : undefined}
    >
      {filling && advised ? (
        <HintAdvice hint={advised} asked={filling.decision} speaker={speaker} />
      ) : (
        filling?.decision.prompt === 'play-phase' && <PlaysLeft options={filling.options} scripted={shown.state.scripted !== undefined} />
      )}
      {filling && <Asking decision={filling.decision} picked={docked || filling.single ? null : game.peeked} />}
      <News shown={shown} speaker={speaker} />
    </Panel>
  );
}

/** Has no player had a second turn? */
const isFirstRound = ({ view }: Shown): boolean => view.turn <= view.players.length;

/** Has the viewer conceded a game that goes on? */
const hasConceded = ({ state }: Shown): boolean => state.status === 'playing' && state.players[state.me]?.conceded === true;

function AnswerButtons({ game }: { game: GameTools }) {
  const { words, texts } = game.speaker;
  const { filling, pending } = game;
  if (!filling) return null;
  const { decision, single } = filling;
  return (
    <>
      {pending !== null && (
        <>
          <button type="button" className={look.primary} data-confirm onClick={game.confirm}>
            {confirmLabel(game)}
          </button>
          <button type="button" onClick={game.clear}>
            {words.cancel}
          </button>
        </>
      )}
      {!single && pending === null && <PickButtons game={game} filling={filling} />}
      {single && pending === null && (decision.optional || decision.least === 0) && (
        <button type="button" data-decline onClick={game.decline}>
          {declineLabel({ words, texts }, decision)}
        </button>
      )}
    </>
  );
}

/** The buttons for several picks. They keep their places and widths while cards are picked, so that the question does not move. */
function PickButtons({ game, filling }: { game: GameTools; filling: Filling }) {
  const { words, texts } = game.speaker;
  const { decision, chosen, complete } = filling;
  const none = chosen.length === 0;
  return (
    <>
      <button type="button" className={none ? '' : look.primary} data-confirm disabled={!complete} onClick={game.confirm}>
        <span className={styles.either}>
          <span aria-hidden={none || undefined}>{words.confirm}</span>
          {isComplete(limitsOf(decision), []) && <span aria-hidden={!none || undefined}>{declineLabel({ words, texts }, decision)}</span>}
        </span>
      </button>
      <button type="button" className={panel.quiet} disabled={none} onClick={game.clear}>
        <Icon name="close" /> {words.clear}
      </button>
    </>
  );
}

/** The end of the turn, and a faction that is about to be chosen, are named. */
function confirmLabel({ filling, pending, speaker: { words, texts } }: GameTools): string {
  const option = filling?.options.find((o) => o.key === pending);
  if (option?.word === 'end') return wordLabel({ words, texts }, option, filling!.decision);
  const faction = option?.faction;
  if (faction) return labelled(words, words.chooseIt, factionName(texts, faction));
  return option?.card ? verbOf(words, filling!.decision) : words.confirm;
}

/** A link to the rule about the question. */
function Rule({ rule }: { rule: DecisionView['rule'] }) {
  const words = useWords();
  if (!rule) return null;
  return (
    <RuleLink rule={rule} label={labelled(words, words.rules, rule)} className={styles.rule}>
      <Icon name="book" />
    </RuleLink>
  );
}

/** The cards that the question is about and that lie nowhere on the table: being played, or revealed. They can be read. */
function Unseen({ decision }: { decision: DecisionView }) {
  const words = useWords();
  const { view } = useLooking();
  const about = decision.about?.card;
  // The text of the card that asks is below.
  const open = new Set([...shownOn(view), decision.source?.n]);
  const cards = [...view.aside, ...(about ? [about] : [])].filter(
    (c, i, all) => !open.has(c.n) && all.findIndex((x) => x.n === c.n) === i && !decision.options?.some((o) => o.card?.n === c.n),
  );
  return <SmallCards cards={cards} label={words.aside} inHead />;
}

/** Says why the same question comes again: after a pass in a scoring's window, somebody else has acted. */
function Again({ decision, shown, names }: { decision: DecisionView; shown: Shown; names: readonly string[] }) {
  const words = useWords();
  const seat = isScoring(decision) ? actedSincePass(shown.events.flat(), shown.state.me) : null;
  return seat !== null && <p className={look.hint}>{fill(words.again, { who: names[seat] })}</p>;
}

/** Says why the game goes on although somebody has enough VP: several players lead with as many. */
function Tied({ view: { goal, players, winner } }: { view: View }) {
  const words = useWords();
  const most = Math.max(...players.map((p) => p.vp));
  if (winner >= 0 || most < goal || players.filter((p) => p.vp === most).length < 2) return null;
  return <p className={look.hint}>{fill(words.tied, { n: most })}</p>;
}

/** The text of the card that asks the question. `picked`: a card that was just touched among several; its text is shown instead. */
function Asking({ decision, picked }: { decision: DecisionView; picked: CardView | null }) {
  const texts = useTexts();
  const { source } = decision;
  if (picked) {
    return (
      <p className={panel.text}>
        <b>{nameOf(texts, picked.id)}</b> {textOf(texts, picked.id).text}
      </p>
    );
  }
  return source && !isScoring(decision) && <p className={panel.text}>{textOf(texts, source.id).text}</p>;
}

/** In a scoring's window the source is the base; its own text is not what the question is about. */
const isScoring = ({ prompt }: DecisionView): boolean => prompt === 'before-scoring' || prompt === 'after-scoring';

/**
 * The plays that the player has left, with their limits or the reason why no card fits them, and the abilities that can be used.
 * Nothing if that is only what the question has said.
 */
function PlaysLeft({ options, scripted }: { options: readonly OptionView[]; scripted: boolean }) {
  const words = useWords();
  const texts = useTexts();
  const { view, me } = useLooking();
  const isOf = (type: string) => (c: CardView | undefined) => c !== undefined && factOf(c.id).type === type;
  const whyNone = (type: 'minion' | 'action'): string | false => {
    if (options.some((o) => o.kind === 'play' && isOf(type)(o.card))) return false;
    return view.players[me]?.hand.cards.some(isOf(type)) ? words.noneFits : words.noneInHand;
  };
  const isPlain = (a: View['allowances'][number]): boolean => a.free && a.atMost === null && a.base === null && !whyNone(a.type);
  // The lesson offers only the option that it asks for. The question says already that there is one free play of each kind.
  const plays = scripted ? [] : view.allowances.filter((a) => view.allowances.some((b) => b.type === a.type && !isPlain(b)));
  const usable = new Map(options.flatMap((o) => (o.kind === 'use' && o.card ? [[o.card.n, o.card] as const] : [])));
  if (usable.size + plays.length === 0) return null;
  const count = new Map<string, number>();
  const chips = plays.map((a) => {
    const limits = [
      a.atMost !== null && fill(words.atMost, { n: a.atMost }),
      a.base !== null && nameOf(texts, view.bases.find((b) => b.n === a.base)?.id ?? ''),
      whyNone(a.type),
    ].filter(Boolean);
    const kind = a.type === 'minion' ? (a.free ? words.freeMinion : words.extraMinion) : a.free ? words.freeAction : words.extraAction;
    const own = a.source && texts.cards[a.source.id]?.extra?.[a.type];
    const what = own ? own.charAt(0).toLocaleUpperCase() + own.slice(1) : kind;
    const text = limits.length > 0 ? `${what} (${limits.join(', ')})` : what;
    count.set(text, (count.get(text) ?? 0) + 1);
    return { text, className: whyNone(a.type) ? `${styles.allowance} ${styles.unusable}` : styles.allowance };
  });
  return (
    <p className={styles.plays}>
      <span className="sr-only">{labelled(words, words.playsLeft, '')}</span>
      {chips
        .filter((chip, i) => chips.findIndex((c) => c.text === chip.text) === i)
        .map(({ text, className }) => (
          <span key={text} className={className}>
            {text}
            {count.get(text)! > 1 && ` ×${count.get(text)}`}
          </span>
        ))}
      {[...usable.values()].map((card) => (
        <span key={card.n} className={styles.allowance}>
          {labelled(words, factOf(card.id).talent ? words.talent : words.ability, nameOf(texts, card.id))}
        </span>
      ))}
    </p>
  );
}

/** Is this news from before the game? */
export const isDraft = (e: EventView): boolean => e.kind === 'took-faction';

/** The largest number of lines shown while others play. */
const NEWS_LINES = 6;
/** The latest events: while others play, each as it happens; then everything since my last turn, until I act. Never over the bases. */
function News({ shown, speaker }: { shown: Shown; speaker: Speaker }) {
  const words = useWords();
  const { latest, busy, by, state, events, view, step } = shown;
  if (view.step === 'Draft' || (!busy && by === state.me)) return null;
  const told = busy ? latest : sinceLastTurn(events.flat(), state.me).filter((e) => !isSmall([e]) && !isDraft(e));
  // The newest line comes first: if there is little room, it is the one that is seen.
  const lines = linesOf(told).reverse();
  if (lines.length === 0) return null;
  const hadTurn = events.some((some) => some.some((e) => e.kind === 'turn-ended' && e.seat === state.me));
  return (
    <div className={styles.news} aria-hidden="true">
      {!busy && <b className={styles.since}>{hadTurn ? words.since : words.soFar}</b>}
      <Sentences key={step} lines={busy ? lines.slice(0, NEWS_LINES) : lines} speaker={speaker} className={styles.lines} />
    </div>
  );
}
