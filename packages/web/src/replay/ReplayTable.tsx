import { linesOf, plainSentence } from '@breakpoint/cards/words/telling';
import { type CardView, type EventView, OPEN, type Seat } from '@breakpoint/engine';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTexts, useWords } from '../i18n/index.js';
import type { Speaker } from '../i18n/sentences.js';
import type { Recorded } from '../session/replays.js';
import { Bases, boardClass, OnStage } from '../table/board/Board.js';
import { ReadingDialog, ReadingPlace } from '../table/cards/Reader.js';
import { type Looking, TableProvider, useChoosingStore } from '../table/choosing/context.js';
import { NO_MARKS, pointedAt } from '../table/choosing/marks.js';
import { type ReadingTools, useReading } from '../table/choosing/useReading.js';
import { Flip, type Ways } from '../table/playback/flip.js';
import { type Scene, struckBy, touchedBy } from '../table/playback/scenes.js';
import { travel, useEffects } from '../table/playback/usePlayback.js';
import { PlayerDialog } from '../table/players/PlayerDialog.js';
import table from '../table/Table.module.css';
import { Patterns } from '../ui/Art.js';
import look from '../ui/look.module.css';
import { useDock } from '../ui/useShape.js';
import { Continue } from './Continue.js';
import { Controls } from './Controls.js';
import { BrokenReplay, Hands, ReplayBar, Told } from './ReplayParts.js';
import styles from './ReplayTable.module.css';
import { Instead, isWorse, ReviewDialog, useReview } from './Review.js';
import { momentOf } from './turning.js';
import type { Beats } from './useBeats.js';
import { type ReelTools, useReel } from './useReel.js';
import { useReplayWords } from './words/index.js';

const nothing = (): void => undefined;
const NO_CARDS: readonly number[] = [];

/** After a jump or a step back, cards do not fly in or out. */
const NOWHERE: Ways = { from: () => null, to: () => null, keeps: () => false, end: () => 'flies' };

/** A recorded game, shown on the table. */
export function ReplayTable({ recorded, atMoment = false }: { recorded: Recorded; atMoment?: boolean }) {
  const words = useWords();
  const replayWords = useReplayWords();
  const texts = useTexts();
  const docked = useDock();
  const root = useRef<HTMLDivElement>(null);
  const flip = useRef(new Flip());
  const beforeChange = useCallback(() => flip.current.capture(root.current), []);
  const tools = useReel(recorded, beforeChange);
  const { frame, reel, beats } = tools;
  const { scene } = beats;
  const reading = useReading(frame?.view);
  const [player, setPlayer] = useState<Seat | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const [continuing, setContinuing] = useState(false);
  const reviewing = useReviewing(recorded, tools, atMoment);
  useMoves(root, flip, tools);

  const names = useMemo(() => recorded.players.map((p) => p.name), [recorded]);
  const speaker = useMemo<Speaker>(() => ({ words, texts, names }), [words, texts, names]);
  const { peek, study } = reading;
  const closeBase = useCallback(() => setOpened(null), []);
  // Without a reading column, a card is read in a window.
  const read = useCallback((card: CardView | null) => (docked || !card ? reading.read(card) : study(card)), [docked, reading.read, study]);
  const looking = useReplayLooking(beats, recorded, names, reading, read, { openPlayer: setPlayer, openBase: setOpened });
  const choosing = usePointing(reviewing.points, scene, read);
  if (tools.problem) return <BrokenReplay problem={tools.problem} />;
  if (!frame || !looking || !reel || !beats.view) return <p className={look.loading}>{words.loading}</p>;

  const { events } = frame;
  const at = reel.stops[frame.stop];
  const { view } = beats;
  return (
    <TableProvider looking={looking} choosing={choosing}>
      <div className={table.frame}>
        <div
          ref={root}
          // A click shows the rest of the step at once.
          onPointerDownCapture={beats.busy ? beats.skip : undefined}
          className={`${table.table} ${styles.replay}`}
          data-table="replay"
          data-seats={view.players.length}
        >
          <Patterns />
          <ReplayBar view={view} recorded={recorded} at={at} onContinue={() => setContinuing(true)} onReview={reviewing.open} />
          <main className={boardClass(scene)} id="content">
            <Bases view={view} opened={opened} onClose={closeBase} />
            <OnStage scene={scene} view={view} names={names} onNext={beats.next} />
          </main>
          <Hands view={view} names={names} />
          <aside className={styles.told} aria-label={replayWords.whatHappened}>
            {docked && (
              <ReadingPlace view={view} speaker={speaker} reading={reading.reading} card={reading.peeked} onClose={() => read(null)} />
            )}
            {reviewing.here && (
              <div className={styles.better}>
                <Instead decision={reviewing.here} speaker={speaker} />
              </div>
            )}
            <Told events={events} speaker={speaker} onCard={read} onPeek={peek} />
          </aside>
          <div className={styles.bottom}>
            <Controls tools={tools} names={names} />
          </div>
          <div className="sr-only" role="status">
            {!tools.playing && inWords(events[events.length - 1], speaker)}
          </div>
        </div>
      </div>
      {player !== null && <PlayerDialog player={view.players[player]} onClose={() => setPlayer(null)} />}
      {reviewing.shown && <ReviewDialog {...reviewing.shown} speaker={speaker} />}
      {continuing && (
        <Continue recorded={recorded} answers={at} suggested={frame.view.decision?.seat ?? 0} onClose={() => setContinuing(false)} />
      )}
      {reading.studied && <ReadingDialog card={reading.studied} view={view} names={names} onClose={() => study(null)} />}
    </TableProvider>
  );
}

const inWords = (events: readonly EventView[], speaker: Speaker): string =>
  linesOf(events)
    .map((line) => plainSentence(speaker, line))
    .join(' ');

/** Moves the cards to their new places, and shows the effects of the latest events. */
function useMoves(root: RefObject<HTMLElement | null>, flip: RefObject<Flip>, { frame, beats }: ReelTools): void {
  const { view, scene, latest } = beats;
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards travel once for each frame and each scene
  useLayoutEffect(() => {
    if (!frame || !view) return;
    if (scene || latest.length > 0) travel(flip.current, root.current, { view, latest, scene, me: OPEN });
    else flip.current.play(root.current, NOWHERE);
  }, [frame, scene]);
  useEffects(root, scene, latest, view);
}

/** Nothing can be chosen in a replay: a press reads a card, and a review points at cards. */
function usePointing(points: readonly number[], scene: Scene | null, press: (card: CardView) => void) {
  const marks = useMemo(() => (points.length > 0 ? pointedAt(points) : NO_MARKS), [points]);
  const struck = useMemo(() => struckBy(scene), [scene]);
  return useChoosingStore({ marks, struck }, { press });
}

/** What is on the table of a replay. */
function useReplayLooking(
  { view, scene }: Beats,
  recorded: Recorded,
  names: readonly string[],
  { peek, study }: ReadingTools,
  read: Looking['read'],
  dialogs: Pick<Looking, 'openPlayer' | 'openBase'>,
): Looking | null {
  const { openPlayer, openBase } = dialogs;
  return useMemo(
    () =>
      view && {
        view,
        me: view.seat,
        players: recorded.players.map((p) => ({ ...p, connected: true })),
        names,
        ...touchedBy(scene),
        peek,
        read,
        study,
        openPile: nothing,
        openPlayer,
        openBase,
      },
    [view, scene, recorded, names, peek, read, study, openPlayer, openBase],
  );
}

/** The review of this game: whether it is open, its progress, and its result for the current position. */
function useReviewing(recorded: Recorded, { reel, stop, goTo, play }: ReelTools, atMoment: boolean) {
  const words = useReplayWords();
  const [open, setOpen] = useState(atMoment);
  const [wanted, setWanted] = useState(atMoment);
  // A game that people may still be playing must not be reviewed.
  const over = recorded.result !== undefined || reel?.over === true;
  const { known, problem } = useReview(recorded.log, wanted && over);
  const from = reel?.stops[stop] ?? 0;
  const until = reel?.stops[stop + 1] ?? Number.POSITIVE_INFINITY;
  const here = useMemo(() => known?.decisions.find((d) => d.at >= from && d.at < until && isWorse(d)) ?? null, [known, from, until]);
  const points = useMemo(
    () =>
      here?.other
        ? here.other.play.flatMap((step) => step.keys.map((key) => Number(/:(\d+)$/.exec(key)?.[1] ?? 0))).filter((n) => n > 0)
        : NO_CARDS,
    [here],
  );
  const show = (at: number): void => {
    play(false);
    goTo(Math.max(0, reel?.stops.findLastIndex((s) => s <= at) ?? 0));
    setOpen(false);
  };
  const first = Math.max(
    0,
    recorded.players.findIndex((p) => p.kind === 'person'),
  );
  const moment = reel && known && known.done >= known.of ? momentOf(known.decisions, first) : null;
  const seen = useRef(!atMoment);
  useEffect(() => {
    if (moment === null || seen.current) return;
    seen.current = true;
    show(moment);
  });
  return {
    here,
    points,
    open: () => {
      setOpen(true);
      setWanted(true);
    },
    shown: open
      ? {
          known,
          problem: problem ?? (over ? null : words.notOver),
          first,
          onShow: show,
          onClose: () => setOpen(false),
        }
      : null,
  };
}
