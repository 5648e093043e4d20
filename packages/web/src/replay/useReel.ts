import { OPEN, type Seat } from '@breakpoint/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { WorkerLink } from '../session/link.js';
import type { Recorded } from '../session/replays.js';
import { getSettings, type Speed } from '../settings.js';
import { useLatest } from '../ui/useLatest.js';
import type { Frame, Reel } from '../worker/replayer.js';
import { type Beats, useBeats } from './useBeats.js';

const PACE: Record<Speed, number> = { slow: 2600, normal: 1500, fast: 700, off: 900 };

export interface ReelTools {
  reel: Reel | null;
  frame: Frame | null;
  problem: string | null;
  stop: number;
  seat: Seat;
  playing: boolean;
  /** The scenes of the last step. */
  beats: Beats;
  goTo(stop: number): void;
  look(seat: Seat): void;
  play(on: boolean): void;
}

/** A recorded game that the viewer controls. The worker makes each position on request, the latest request first. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one state machine: its effects share the wish and the link to the worker
export function useReel(recorded: Recorded, beforeChange: () => void): ReelTools {
  const [reel, setReel] = useState<Reel | null>(null);
  const [frame, setFrame] = useState<Frame | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [wish, setWish] = useState<{ stop: number; seat: Seat }>({ stop: 0, seat: OPEN });
  const [playing, setPlaying] = useState(false);
  const link = useRef<WorkerLink | null>(null);
  const busy = useRef(false);
  const latest = useLatest(wish);

  useEffect(() => {
    const made = new WorkerLink();
    link.current = made;
    busy.current = false;
    setReel(null);
    setFrame(null);
    setProblem(null);
    made.ask<Reel>({ ask: 'replay', log: recorded.log }).then(setReel, (error: Error) => setProblem(error.message));
    return () => made.close();
  }, [recorded]);

  // One request at a time: moving the slider makes hundreds, and only the last one counts.
  useEffect(() => {
    const ask = (): void => {
      const { stop, seat } = latest.current;
      if (!reel || busy.current) return;
      busy.current = true;
      link.current?.ask<Frame>({ ask: 'frame', stop, seat }).then(
        (found) => {
          busy.current = false;
          beforeChange();
          setFrame(found);
          if (latest.current.stop !== stop || latest.current.seat !== seat) ask();
        },
        (error: Error) => setProblem(error.message),
      );
    };
    if (wish) ask();
  }, [wish, reel, beforeChange, latest]);

  const beats = useBeats(frame, beforeChange);
  const end = (reel?.stops.length ?? 1) - 1;
  // The next step starts when the scenes of the last one are over.
  const { busy: beating } = beats;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new frame begins its time
  useEffect(() => {
    if (!playing || beating) return;
    const timer = setTimeout(() => setWish((now) => ({ ...now, stop: Math.min(now.stop + 1, end) })), PACE[getSettings().speed]);
    return () => clearTimeout(timer);
  }, [playing, beating, end, frame]);
  useEffect(() => {
    if (wish.stop >= end) setPlaying(false);
  }, [wish.stop, end]);

  const goTo = useCallback((stop: number) => setWish((now) => ({ ...now, stop: Math.max(0, Math.min(stop, end)) })), [end]);
  return {
    reel,
    frame,
    problem,
    stop: wish.stop,
    seat: wish.seat,
    playing,
    beats,
    goTo,
    look: useCallback((seat: Seat) => setWish((now) => ({ ...now, seat })), []),
    play: useCallback(
      (on: boolean) => {
        setPlaying(on);
        setWish((now) => (on && now.stop >= end ? { ...now, stop: 0 } : now));
      },
      [end],
    ),
  };
}
