import { linesOf, plainSentence } from '@breakpoint/cards/words/telling';
import type { CardView, Seat, View } from '@breakpoint/engine';
import { type Dispatch, type ReactNode, type SetStateAction, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { HintAdvice } from '../advice/HintAdvice.js';
import { useWords } from '../i18n/index.js';
import type { Speaker } from '../i18n/sentences.js';
import type { Session } from '../session/types.js';
import { useOnlineWords } from '../session/words/index.js';
import { Patterns } from '../ui/Art.js';
import look from '../ui/look.module.css';
import { useDock, useShape } from '../ui/useShape.js';
import { Board } from './board/Board.js';
import { LogPanel } from './cards/Panels.js';
import { ReadingPlace } from './cards/Reader.js';
import { type Looking, TableProvider, useChoosingStore } from './choosing/context.js';
import { useFocusKeeper } from './choosing/focus.js';
import { type GameTools, useGame } from './choosing/useGame.js';
import { type Open, TableDialogs } from './dialogs/TableDialogs.js';
import { MySide } from './hand/MySide.js';
import type { Shown } from './playback/playback.js';
import { struckBy, touchedBy } from './playback/scenes.js';
import { useSigns } from './playback/useSigns.js';
import { Bar } from './players/Bar.js';
import { Curtain } from './players/Curtain.js';
import { StandIns, Vote } from './players/Online.js';
import { StartNote } from './players/StartNote.js';
import { Question } from './question/Question.js';
import { TableButtons } from './question/TableButtons.js';
import styles from './Table.module.css';
import { useKeys } from './useKeys.js';

interface Props {
  session: Session;
  onHome: () => void;
  /** A game begins here, and so a note says who plays what. */
  begins?: boolean;
  /** An additional button in the bar. */
  barButton?: (shown: Shown) => ReactNode;
  /** The ways on at the end of the game, before the usual ones. */
  onward?: (shown: Shown) => ReactNode;
  /** Additional content beside the table; `tidy` closes the base and the card that are opened for reading. */
  children?: (shown: Shown, game: GameTools, tidy: () => void) => ReactNode;
}

/** The table: everything a player sees and does in a game, for any kind of session. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the places of the table, in the order of the page
export function Table({ session, onHome, begins, barButton, onward, children }: Props) {
  const words = useWords();
  const online = useOnlineWords();
  const shape = useShape();
  const docked = useDock();
  const root = useRef<HTMLDivElement>(null);
  const game = useGame(session, root);
  const { shown, speaker } = game;
  const [open, setOpen] = useState<Open>(null);
  const [logOpen, setLogOpen] = useState(docked);
  // The log belongs to the reading column: without one it would be a sheet over the table, so it opens only when it is asked for.
  useEffect(() => setLogOpen(docked), [docked]);
  const toggleLog = useCallback(() => setLogOpen((was) => !was), []);
  useKeys(root, game, {
    log: toggleLog,
    recap: () => setOpen({ what: 'recap' }),
    help: () => setOpen({ what: 'keys' }),
    close: () => {
      if (open?.what === 'base') setOpen(null);
      else if (logOpen && !docked) toggleLog();
      else return false;
      return true;
    },
  });
  useFocusKeeper(root);
  useSigns(shown, game.filling !== null);
  const looking = useTableLooking(game, setOpen);
  const scene = shown?.scene ?? null;
  const choosing = useChoosingStore({ ...game, struck: useMemo(() => struckBy(scene), [scene]) }, game);
  const closeBase = useCallback(() => setOpen(null), []);
  const { read } = game;
  const tidy = useCallback(() => {
    setOpen((was) => (was?.what === 'base' ? null : was));
    read(null);
  }, [read]);
  if (!shown || !looking) return <p className={look.loading}>{words.loading}</p>;

  const { view, state } = shown;
  const me = view.players[state.me];
  const drafting = view.step === 'Draft';
  const log = logOpen && (
    <LogPanel events={shown.events} speaker={speaker} onCard={docked ? game.read : game.study} onPeek={game.peek} onClose={toggleLog} />
  );
  return (
    <TableProvider looking={looking} choosing={choosing}>
      <div className={styles.frame}>
        <div
          ref={root}
          // A player who has a decision can skip the scenes that are still being shown. The button of a scoring skips only that.
          onPointerDownCapture={(event) => {
            if (shown.awaited && !(event.target as Element).closest('[data-scene="award"], [data-scene="paid"]')) game.skip();
          }}
          className={`${styles.table} ${styles.game} ${me ? '' : styles.watched}`}
          data-table="game"
          data-seats={view.players.length}
          data-drafting={drafting || undefined}
        >
          <Patterns />
          <Bar
            shown={shown}
            names={speaker.names}
            logOpen={logOpen}
            onMenu={() => setOpen({ what: 'menu' })}
            onRecap={() => setOpen({ what: 'recap' })}
            onLog={toggleLog}
          >
            {barButton?.(shown)}
          </Bar>
          <Vote session={session} shown={shown} names={speaker.names} />
          <Board
            shown={shown}
            speaker={speaker}
            opened={open?.what === 'base' ? open.n : null}
            onClose={closeBase}
            onNext={game.next}
            peeked={docked || shape === 'phone' || shape === 'low' ? null : game.peeked}
          />
          <Question game={game} shown={shown} window={online.window}>
            <StandIns session={session} shown={shown} names={speaker.names} />
            <TableButtons game={game} shown={shown} onFinal={() => setOpen({ what: 'over' })} />
          </Question>
          {me && !drafting && <MySide player={me} filling={game.filling} lifted={game.lifted !== null} />}
          {docked && !drafting && (
            <Dock game={game} view={view}>
              {log}
            </Dock>
          )}
          {!docked && log}
          <Spoken shown={shown} speaker={speaker} />
          {begins && <StartNote shown={shown} game={game} />}
          {children?.(shown, game, tidy)}
          {state.curtain !== null && !shown.busy && (
            <Curtain seat={state.curtain} name={speaker.names[state.curtain]} onLift={() => void session.lift?.(state.curtain!)} />
          )}
        </div>
      </div>
      <TableDialogs session={session} game={game} shown={shown} open={open} setOpen={setOpen} onHome={onHome} onward={onward?.(shown)} />
    </TableProvider>
  );
}

/** The column beside the table: the card to read, a hint, and the log. */
function Dock({ game, view, children }: { game: GameTools; view: View; children: ReactNode }) {
  const words = useWords();
  const { speaker, filling } = game;
  return (
    <aside className={styles.dock} aria-label={words.readingPlace}>
      <ReadingPlace
        view={view}
        speaker={speaker}
        reading={game.reading}
        card={game.peeked ?? game.lifted?.card ?? filling?.decision.source ?? null}
        onClose={() => game.read(null)}
      />
      {game.advice && filling && <HintAdvice hint={game.advice} asked={filling.decision} speaker={speaker} beside />}
      {children}
    </aside>
  );
}

/** Reads the latest events out to screen readers. */
function Spoken({ shown: { latest, step }, speaker }: { shown: Shown; speaker: Speaker }) {
  const sentences = useMemo(() => linesOf(latest).map((line) => plainSentence(speaker, line)), [latest, speaker]);
  return (
    <div className="sr-only" role="log" aria-live="polite">
      {sentences.map((s, i) => (
        <p key={`${step}-${i}`}>{s}</p>
      ))}
    </div>
  );
}

/** What is on the table; the same object as long as nothing in it changes. */
function useTableLooking(
  { shown, speaker, filling, peek, read, study }: GameTools,
  setOpen: Dispatch<SetStateAction<Open>>,
): Looking | null {
  const opens = useMemo(
    () => ({
      openPile: (title: string, cards: readonly CardView[]) => setOpen({ what: 'pile', title, cards }),
      openPlayer: (seat: Seat) => setOpen({ what: 'player', seat }),
      openBase: (n: number) => setOpen({ what: 'base', n }),
      openFaction: (id: string) => setOpen({ what: 'faction', id }),
    }),
    [setOpen],
  );
  // A new decision closes a base or cards that were opened for choosing.
  const asked = filling?.decision.number ?? -1;
  useEffect(() => {
    if (asked >= 0) return () => setOpen((was) => (was?.what === 'base' || was?.what === 'pile' ? null : was));
  }, [asked, setOpen]);
  return useMemo(() => {
    if (!shown) return null;
    const { view, state, scene } = shown;
    return { view, me: state.me, players: state.players, names: speaker.names, ...touchedBy(scene), peek, read, study, ...opens };
  }, [shown, speaker, peek, read, study, opens]);
}
