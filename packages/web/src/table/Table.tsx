import { linesOf, plainSentence } from '@breakpoint/cards/words/telling';
import type { CardView } from '@breakpoint/engine';
import { type DecisionView, SPECTATOR, type View } from '@breakpoint/engine';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Words } from '../i18n/en.js';
import { fill, nameOf, useTexts, useWords } from '../i18n/index.js';
import { useOnlineWords } from '../i18n/online.js';
import type { Speaker } from '../i18n/sentences.js';
import { PROMPT_RULES } from '../rules/links.js';
import type { Session } from '../session/types.js';
import { Patterns } from '../ui/Art.js';
import { Icon } from '../ui/Icon.js';
import { RuleLink } from '../ui/RuleLink.js';
import { Base } from './Base.js';
import { TableContext, type TableTools } from './context.js';
import { Curtain, GameOver } from './Ends.js';
import { Hand } from './Hand.js';
import { TableMenu } from './Menu.js';
import { Online } from './Online.js';
import { AwardBanner, LogPanel, Peek, Pile, Reader, Recap } from './Panels.js';
import { Player } from './Players.js';
import { Prompt } from './Prompt.js';
import { type Shown, sinceLastTurn } from './playback.js';
import { Sentences } from './Sentences.js';
import { callBack, sound } from './signs.js';
import { useGame } from './useGame.js';
import { useFocusKeeper, useKeys } from './useKeys.js';

/** The table: everything one sees and does in a game, whatever session it comes from. */
export function Table({
  session,
  onHome,
  children,
}: {
  session: Session;
  onHome: () => void;
  /** What stands beside this table, knowing what it shows. */
  children?: (shown: Shown) => ReactNode;
}) {
  const words = useWords();
  const online = useOnlineWords();
  const texts = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const game = useGame(session, root);
  const { shown, filling, speaker } = game;
  const [open, setOpen] = useState<'recap' | 'menu' | null>(null);
  const [logOpen, setLogOpen] = useState(() => innerWidth >= 1200);
  const [pile, setPile] = useState<{ title: string; cards: readonly CardView[] } | null>(null);
  const [peeked, setPeeked] = useState<{ card: CardView; at: DOMRect; over: HTMLElement } | null>(null);
  const [overSeen, setOverSeen] = useState(false);
  useKeys(root, game, { log: () => setLogOpen((was) => !was), recap: () => setOpen('recap') });
  useFocusKeeper(root, shown?.step ?? 0);

  const asked = filling !== null;
  useEffect(() => {
    if (asked) sound('turn');
    const tell = (): void => callBack(asked ? words.yourTurnTitle : null);
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      callBack(null);
    };
  }, [asked, words]);
  const over = shown?.state.status === 'over' && !shown.busy;
  useEffect(() => {
    if (over) sound('win');
    else setOverSeen(false);
  }, [over]);
  const awarded = shown?.award != null;
  useEffect(() => {
    if (awarded) sound('score');
  }, [awarded]);

  useEffect(() => setPeeked((now) => (now && (awarded || !now.over.isConnected) ? null : now)), [shown?.step, awarded]);

  const peek = useCallback(
    (card: CardView | null, at?: HTMLElement) => setPeeked(card && at ? { card, at: at.getBoundingClientRect(), over: at } : null),
    [],
  );
  const openPile = useCallback((title: string, cards: readonly CardView[]) => setPile({ title, cards }), []);
  const tools = useMemo<TableTools | null>(
    () =>
      shown && {
        view: shown.view,
        me: shown.state.me,
        players: shown.state.players,
        names: speaker.names,
        filling,
        optionsOf: game.optionsOf,
        hinted: game.hinted,
        choose: game.choose,
        press: (card) => {
          setPeeked(null);
          game.press(card);
        },
        drop: game.drop,
        peek,
        read: game.read,
        openPile,
      },
    [shown, speaker, filling, game.optionsOf, game.hinted, game.choose, game.press, game.drop, game.read, peek, openPile],
  );
  const spoken = useMemo(() => (shown ? linesOf(shown.latest).map((line) => plainSentence(speaker, line)) : []), [shown, speaker]);
  if (!shown || !tools) return <p className="loading">{words.loading}</p>;

  const { view, state } = shown;
  const me = view.players[state.me];
  const order = view.players.map((_, i) => view.players[(Math.max(state.me, 0) + i) % view.players.length]);
  const rivals = state.me === SPECTATOR ? order : order.slice(1);
  const sentence = promptSentence(view.decision, {
    words,
    names: speaker.names,
    me: state.me,
    view,
    busy: shown.busy,
    replaying: shown.replaying,
    window: online.window,
    nameOf: (id) => nameOf(texts, id),
  });
  return (
    <TableContext value={tools}>
      <div
        ref={root}
        className={`table seats-${view.players.length}${logOpen ? ' with-log' : ''}${view.step === 'Draft' ? ' drafting' : ''}`}
      >
        <Patterns />
        <header className="table-bar">
          <button type="button" className="icon-button" onClick={() => setOpen('menu')} aria-label={words.menu} aria-haspopup="dialog">
            <Icon name="menu" />
          </button>
          <h1 className="turn-line">
            {view.turn > 0 && <span className="turn-number">{fill(words.turn, { n: view.turn })}</span>}
            <span className="turn-who">
              {view.step === 'Draft'
                ? words.steps.Draft
                : view.active === state.me
                  ? words.yourTurn
                  : fill(words.turnOf, { who: speaker.names[view.active] })}
            </span>
            {view.step !== 'Draft' && <span className="turn-step">{words.steps[view.step]}</span>}
            {(state.watchers ?? 0) > 0 && <span className="turn-step">{fill(online.watchers, { n: state.watchers ?? 0 })}</span>}
          </h1>
          <span className="bar-buttons">
            <button type="button" onClick={() => setOpen('recap')} className="with-icon">
              <Icon name="recap" /> <span className="wide-only">{words.recap}</span>
              <span className="sr-only narrow-only">{words.recap}</span>
            </button>
            <button type="button" onClick={() => setLogOpen(!logOpen)} aria-pressed={logOpen} className="with-icon">
              <Icon name="log" /> <span className="wide-only">{words.log}</span>
              <span className="sr-only narrow-only">{words.log}</span>
            </button>
          </span>
        </header>
        <div className="rivals">
          {rivals.map((p) => (
            <Player key={p.seat} player={p} />
          ))}
        </div>
        <main className="board" id="content">
          <ul className="bases" aria-label={words.bases}>
            {view.bases.map((base) => (
              <Base key={base.n} base={base} />
            ))}
          </ul>
          <Online session={session} state={state} names={speaker.names} />
          {view.step !== 'Draft' && <Ticker shown={shown} speaker={speaker} />}
        </main>
        <div className="bottom">
          <Prompt
            sentence={filling ? <WithRule sentence={sentence} prompt={filling.decision.prompt} /> : sentence}
            extra={filling?.decision.prompt === 'play-phase' && <PlaysLeft view={view} words={words} nameOf={(id) => nameOf(texts, id)} />}
            note={game.note}
            ambiguous={game.ambiguous}
            onConfirm={game.confirm}
            onClear={game.clear}
            onDecline={game.decline}
          >
            {shown.busy && (
              <button type="button" onClick={game.skip}>
                {words.skip} <Icon name="forward" />
              </button>
            )}
            {state.canUndo && !shown.busy && (
              <button type="button" onClick={game.undo} title={state.undoMarks ? words.undoMarks : undefined}>
                <Icon name="undo" /> <span className="button-word">{words.undo}</span>
              </button>
            )}
            {!state.canUndo && state.canAskUndo && !shown.busy && (
              <button type="button" onClick={game.undo}>
                <Icon name="undo" /> <span className="button-word">{online.askUndo}</span>
              </button>
            )}
            {state.canHint && filling && (
              <button type="button" onClick={game.hint}>
                <Icon name="bulb" /> <span className="button-word">{words.hint}</span>
              </button>
            )}
            {state.status === 'over' && !shown.busy && (
              <button type="button" className="primary" onClick={() => setOverSeen(false)}>
                {words.finalScore}
              </button>
            )}
          </Prompt>
          {me && (
            <section className="my-side" aria-label={words.hand}>
              <div className="my-line">
                <Player player={me} mine />
              </div>
              <Hand cards={me.hand.cards} label={words.hand} />
            </section>
          )}
        </div>
        {logOpen && <LogPanel events={shown.events} speaker={speaker} onCard={game.read} onClose={() => setLogOpen(false)} />}
        <div className="sr-only" role="log" aria-live="polite">
          {spoken.map((s, i) => (
            <p key={`${shown.step}-${i}`}>{s}</p>
          ))}
        </div>
        {peeked && <Peek card={peeked.card} at={peeked.at} view={view} />}
        {shown.award && <AwardBanner award={shown.award} names={speaker.names} onSkip={game.skip} />}
        {children?.(shown)}
        {state.curtain !== null && !shown.busy && (
          <Curtain seat={state.curtain} name={speaker.names[state.curtain]} onLift={() => void session.lift?.(state.curtain!)} />
        )}
      </div>
      {open === 'menu' && <TableMenu session={session} shown={shown} speaker={speaker} onClose={() => setOpen(null)} onHome={onHome} />}
      {open === 'recap' && (
        <Recap
          events={sinceLastTurn(shown.events.flat(), state.me)}
          speaker={speaker}
          onCard={game.read}
          onClose={() => setOpen(null)}
          onReplay={
            shown.canReplay && !shown.busy
              ? () => {
                  setOpen(null);
                  game.replay();
                }
              : undefined
          }
        />
      )}
      {pile && <Pile title={pile.title} cards={pile.cards} onCard={game.read} onClose={() => setPile(null)} />}
      {state.status === 'broken' && !open && (
        <div className="broken-note" role="alert">
          <p>{words.stopped}</p>
          <button type="button" onClick={() => setOpen('menu')}>
            {words.reportBug}
          </button>
        </div>
      )}
      {over && !overSeen && (
        <GameOver
          state={state}
          view={view}
          names={speaker.names}
          onClose={() => setOverSeen(true)}
          onRematch={session.rematch && (() => void session.rematch?.())}
          onHome={onHome}
        />
      )}
      {game.reading && (
        <Reader card={game.reading.card} reason={game.reading.reason} view={view} speaker={speaker} onClose={() => game.read(null)} />
      )}
    </TableContext>
  );
}

const TICKER_LINES = 5;
const TICKER_TIME = 5000;
/** What just happened, over the bases; gone again once it has been read. */
function Ticker({ shown, speaker }: { shown: Shown; speaker: Speaker }) {
  const [seen, setSeen] = useState<unknown>(null);
  const { latest, busy, by, state } = shown;
  useEffect(() => {
    if (busy) return;
    const timer = setTimeout(() => setSeen(latest), TICKER_TIME);
    return () => clearTimeout(timer);
  }, [busy, latest]);
  const lines = linesOf(latest);
  if (lines.length === 0 || seen === latest || (!busy && by === state.me)) return null;
  return (
    <div className="ticker" aria-hidden="true">
      <Sentences key={shown.step} lines={lines.slice(-TICKER_LINES)} speaker={speaker} className="ticker-lines" />
    </div>
  );
}

/** What is asked, and the rule about it. */
function WithRule({ sentence, prompt }: { sentence: string; prompt: DecisionView['prompt'] }) {
  const words = useWords();
  const rule = PROMPT_RULES[prompt];
  return (
    <>
      {sentence}
      {rule && (
        <RuleLink rule={rule} label={`${words.rules}: ${rule}`} className="rule-chip">
          <Icon name="book" />
        </RuleLink>
      )}
    </>
  );
}

function PlaysLeft({ view, words, nameOf: name }: { view: View; words: Words; nameOf: (id: string) => string }) {
  return (
    <p className="plays-left">
      <span className="sr-only">{words.playsLeft}: </span>
      {view.allowances.map((a, i) => {
        const limits = [
          a.atMost !== null && fill(words.atMost, { n: a.atMost }),
          a.base !== null && name(view.bases.find((b) => b.n === a.base)?.id ?? ''),
        ].filter(Boolean);
        const kind = a.type === 'minion' ? (a.free ? words.freeMinion : words.extraMinion) : a.free ? words.freeAction : words.extraAction;
        return (
          <span key={i} className={`allowance of-${a.type}`}>
            {kind}
            {limits.length > 0 && ` (${limits.join(', ')})`}
          </span>
        );
      })}
    </p>
  );
}

interface Circumstances {
  words: Words;
  names: readonly string[];
  me: number;
  view: View;
  busy: boolean;
  replaying: boolean;
  /** Said when somebody may act and nobody may know who. */
  window: string;
  nameOf: (id: string) => string;
}
function promptSentence(d: DecisionView | null, c: Circumstances): string {
  const { words, names, me, view } = c;
  if (c.replaying) return words.replaying;
  if (!d) return view.winner >= 0 ? fill(words.won, { who: names[view.winner] }) : words.thinkingAlone;
  if (d.seat < 0) return c.window;
  const source = d.source ? c.nameOf(d.source.id) : '';
  const about = d.about?.card ? ` (${c.nameOf(d.about.card.id)})` : d.about?.seat !== undefined ? ` (${names[d.about.seat]})` : '';
  const prompt = fill(words.prompts[d.prompt], { source }) + about;
  const withSource = source && !words.prompts[d.prompt].includes('{source}') ? fill(words.because2, { source, prompt }) : prompt;
  if (d.seat === me && !c.busy) return withSource;
  if (d.seat === me) return words.thinkingAlone;
  return d.prompt === 'play-phase'
    ? fill(words.waitingFor, { who: names[d.seat] })
    : fill(words.asks, { who: names[d.seat], prompt: withSource });
}
