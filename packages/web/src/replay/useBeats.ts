import type { EventView, View } from '@breakpoint/engine';
import { useCallback, useEffect, useState } from 'react';
import { timeOf } from '../table/playback/playback.js';
import { restOf, type Scene, scenesOf, viewDuring } from '../table/playback/scenes.js';
import type { Frame } from '../worker/replayer.js';

export interface Beats {
  view: View | null;
  /** The scene before the table changes; null once it has changed. */
  scene: Scene | null;
  /** The events of the step forward that was shown; empty after a jump. */
  latest: EventView[];
  busy: boolean;
  /** `skip` jumps to the end of the step, `next` to the next scene. */
  skip(): void;
  next(): void;
}

interface Steps {
  frame: Frame | null;
  scenes: Scene[];
  /** The view during each scene. */
  views: View[];
  at: number;
  latest: EventView[];
}
const NO_EVENTS: EventView[] = [];
const NOBODY = -1;

/** Shows one step forward with the scenes of live play. A jump, a step back and a change of viewer have none. */
export function useBeats(frame: Frame | null, beforeChange: () => void): Beats {
  const [steps, setSteps] = useState<Steps>({ frame: null, scenes: [], views: [], at: 0, latest: NO_EVENTS });
  // Computed before drawing, so that the result is not visible before the scenes.
  const now = steps.frame === frame ? steps : stepsTo(frame, steps.frame);
  if (now !== steps) setSteps(now);
  const { scenes, views, at, latest } = now;
  const scene = scenes[at] ?? null;
  const go = useCallback(
    (to: number) => {
      beforeChange();
      setSteps((was) => ({ ...was, at: Math.max(was.at, to) }));
    },
    [beforeChange],
  );
  useEffect(() => {
    if (!scene) return;
    const timer = setTimeout(() => go(at + 1), timeOf(scene));
    return () => clearTimeout(timer);
  }, [scene, at, go]);
  return {
    view: scene ? views[at] : (frame?.view ?? null),
    scene,
    latest: scene ? (scene.kind === 'changed' ? scene.events : NO_EVENTS) : latest,
    busy: scene !== null,
    skip: useCallback(() => go(scenes.length), [go, scenes]),
    next: useCallback(() => go(at + 1), [go, at]),
  };
}

function stepsTo(frame: Frame | null, last: Frame | null): Steps {
  const none = { frame, scenes: [], views: [], at: 0, latest: NO_EVENTS };
  if (!frame || !last || frame.stop !== last.stop + 1 || frame.view.seat !== last.view.seat) return none;
  const events = frame.events[frame.events.length - 1] ?? NO_EVENTS;
  const scenes = scenesOf({ events, beats: frame.beats, view: frame.view }, NOBODY).filter((scene) => timeOf(scene) > 0);
  const views: View[] = [];
  for (const scene of scenes) views.push(viewDuring(scene, views[views.length - 1] ?? last.view));
  return { ...none, scenes, views, latest: restOf(events, scenes) };
}
