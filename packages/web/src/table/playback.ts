import type { EventView, Seat, View } from '@breakpoint/engine';
import { powerOnCard } from '../data/facts.js';
import { wordsOn } from '../i18n/index.js';
import type { Session, SessionMessage, SessionState, Update } from '../session/types.js';
import { getSettings, type Speed } from '../settings.js';
import { isSmall, isTold, restOf, type Scene, scenesOf, viewDuring } from './scenes.js';

/** What the screen shows now. It follows the game step by step, so that players see what happens. */
export interface Shown {
  state: SessionState;
  view: View;
  /** The number of steps shown so far; a change triggers effects. */
  step: number;
  /** All events so far, by answer. */
  events: EventView[][];
  /** The events of the last step, and the seat that caused them. */
  latest: EventView[];
  /** The events whose effects are still to be shown: those of the last step, and those of earlier steps that were never drawn. */
  effects: EventView[];
  by: Seat;
  /** What is shown before the table changes: a card that is played, or a stage of a scoring. */
  scene: Scene | null;
  /** More steps are waiting to be shown, so the player cannot answer yet. */
  busy: boolean;
  /** The viewer has a decision, although not everything has been shown. */
  awaited: boolean;
  /** Earlier steps are being shown again. */
  replaying: boolean;
  /** Can the steps since the viewer's last turn be shown again? */
  canReplay: boolean;
}
const PACE: Record<Speed, number> = { slow: 2000, normal: 1050, fast: 450, off: 0 };
/** The duration of each scene, in units of the pace. */
const LASTS: Record<Exclude<Scene['kind'], 'card'>, number> = { changed: 1.3, award: 1.5, paid: 1.2, swept: 0.8, landed: 0.6 };
/** The additional duration for each place of a ranking. */
const PLACE_LASTS = 0.6;
/** At normal speed, a card is shown for a second and a bit for each word, but not forever. */
const READING = { least: 1000, word: 45, most: 3500 };
/** For players, a scoring stays at least this long, unless they want things fast. */
const AWARD_STAYS = 15_000;
/** The duration of a scene in milliseconds, by the settings; `me` is the viewer, if that is a player. */
export function timeOf(scene: Scene, me: Seat = -1): number {
  const { speed } = getSettings();
  const pace = PACE[speed];
  if (scene.kind === 'card') {
    const time = READING.least + READING.word * wordsOn(scene.card.id);
    return (Math.min(READING.most, time) * pace) / PACE.normal;
  }
  if (scene.kind !== 'award') return LASTS[scene.kind] * pace;
  const time = (LASTS.award + scene.award.places.length * PLACE_LASTS) * pace;
  return me >= 0 && pace >= PACE.normal ? Math.max(time, AWARD_STAYS) : time;
}
/** If this many steps are waiting, playback speeds up. */
const HURRY_FROM = 30;

/** `rest`: the events of an update that its scenes have not shown. */
type Step = { kind: 'update'; state: SessionState; update: Update; rest: EventView[] } | { kind: 'scene'; scene: Scene; after: View };

export class Playback {
  shown: Shown | null = null;
  private queue: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly stop: () => void;
  /** The steps since the viewer's last turn ended, and the position before them. */
  private stretch: Update[] = [];
  private before: View | null = null;
  /** Has the page drawn the current step? */
  private drawn = true;
  /** The last real position; scenes show made-up positions between two real ones. */
  private settled: View | null = null;
  private truth: { state: SessionState; view: View; events: EventView[][] } | null = null;

  constructor(
    session: Session,
    /** Called right before the shown position changes, so that the places of the cards can be recorded. */
    private readonly beforeChange: () => void,
  ) {
    this.stop = session.subscribe((message) => this.receive(message));
  }

  dispose(): void {
    this.stop();
    clearTimeout(this.timer);
    this.listeners.clear();
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly get = (): Shown | null => this.shown;

  private receive(message: SessionMessage): void {
    if (message.type === 'state') {
      if (this.truth) this.truth.state = message.state;
      if (this.shown) this.show({ state: message.state });
      return;
    }
    if (message.type === 'snapshot') {
      this.start(message);
      return;
    }
    const { state, update } = message;
    if (this.truth) this.truth = { state, view: update.view, events: [...this.truth.events, update.events] };
    this.enqueue(state, update);
    this.pump();
  }

  private enqueue(state: SessionState, update: Update): void {
    const scenes = scenesOf(update.events, state.me);
    for (const scene of scenes) this.queue.push({ kind: 'scene', scene, after: update.view });
    this.queue.push({ kind: 'update', state, update, rest: restOf(update.events, scenes) });
  }

  private start({ state, update, events, why }: Extract<SessionMessage, { type: 'snapshot' }>): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    if (why !== 'undo') {
      this.stretch = [];
      this.before = null;
    }
    this.truth = { state, view: update.view, events };
    this.settled = update.view;
    const latest = why === 'hands' ? sinceLastTurn(events.flat(), state.me) : [];
    this.beforeChange();
    this.drawn = true;
    this.show({ state, view: update.view, events, latest, by: update.by, scene: null, busy: false, replaying: false });
  }

  private pump(): void {
    if (this.timer !== undefined) return;
    const step = this.queue.shift();
    if (!step) {
      if (this.shown?.replaying && this.truth) {
        this.beforeChange();
        this.show({ ...this.truth, latest: [], scene: null, busy: false, replaying: false });
      } else if (this.shown?.busy) this.show({ busy: false });
      return;
    }
    const wait = step.kind === 'update' ? this.showUpdate(step) : this.showScene(step.scene, step.after);
    if (wait === 0) {
      this.pump();
      return;
    }
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.pump();
    }, wait);
  }

  private showScene(scene: Scene, after: View): number {
    const last = this.shown;
    if (!last) return 0;
    const wait = timeOf(scene, last.state.me) / this.hurry;
    if (wait === 0) return 0;
    this.beforeChange();
    const view = viewDuring(scene, last.view, after, powerOnCard);
    this.show({ scene, view, busy: true, ...(scene.kind === 'changed' && { latest: scene.events }) });
    return wait;
  }
  /** The factor by which playback speeds up, so that a player who was away does not have to wait long. */
  private get hurry(): number {
    return this.queue.length > HURRY_FROM ? 3 : 1;
  }

  private showUpdate({ state, update, rest }: Extract<Step, { kind: 'update' }>): number {
    const last = this.shown;
    if (!last) return 0;
    if (!last.replaying) this.remember(update);
    const shownBefore = last.scene !== null;
    const mine = update.by === state.me;
    const pace = PACE[getSettings().speed] / this.hurry;
    // A step that had its own scene, or has nothing worth looking at, is shown for a shorter time.
    const brisk = isSmall(update.events) || (shownBefore && isTold(update.events)) ? 3 : shownBefore ? 1.5 : 1;
    const wait = mine || update.events.length === 0 ? 0 : pace / brisk;
    this.beforeChange();
    this.show({
      state,
      view: update.view,
      events: last.replaying ? last.events : [...last.events, update.events],
      latest: update.events.length > 0 || !mine ? (shownBefore ? rest : update.events) : last.latest,
      by: update.by,
      scene: null,
      busy: wait > 0 || this.queue.length > 0,
    });
    return wait;
  }

  private remember(update: Update): void {
    const me = update.view.seat;
    if (update.events.some((e) => e.kind === 'turn-ended' && e.seat === me)) {
      this.stretch = [];
      this.before = this.settled;
    }
    this.settled = update.view;
    if (this.before) this.stretch.push(update);
  }

  private show(change: Partial<Shown>): void {
    const old = this.shown;
    const base = old ?? {
      step: 0,
      events: [],
      latest: [],
      effects: [],
      by: -1,
      scene: null,
      busy: false,
      replaying: false,
      canReplay: false,
    };
    const fresh = change.latest !== undefined && change.latest !== base.latest ? change.latest : [];
    const effects = this.drawn ? fresh : [...base.effects, ...fresh];
    this.drawn = false;
    const next = { ...(base as Shown), ...change, effects, step: base.step + 1, canReplay: this.stretch.length > 0 };
    this.shown = { ...next, awaited: next.busy && !next.replaying && this.truth?.view.decision?.seat === next.state.me };
    for (const listener of this.listeners) listener();
  }

  /** Called when the page has drawn the current step, with its effects. */
  readonly noteDrawn = (): void => {
    this.drawn = true;
  };

  /** Shows the next step at once. */
  readonly next = (): void => {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pump();
  };

  /** Jumps to the end of the waiting steps. */
  readonly skip = (): void => {
    if (this.timer === undefined && this.queue.length === 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.shown;
    if (!last || !this.truth) return;
    const updates = this.queue.flatMap((s) => (s.kind === 'update' ? [s.update] : []));
    if (!last.replaying) for (const update of updates) this.remember(update);
    const rest = updates.flatMap((update) => update.events);
    const by = updates.at(-1)?.by ?? last.by;
    this.queue = [];
    this.beforeChange();
    this.show({ ...this.truth, by, latest: rest.length > 0 ? rest : last.latest, scene: null, busy: false, replaying: false });
  };

  /** Shows the steps since the viewer's last turn again. */
  readonly replay = (): void => {
    if (!this.shown || !this.before || this.stretch.length === 0 || this.shown.busy) return;
    const { state } = this.shown;
    for (const update of this.stretch) this.enqueue(state, { ...update, by: -1 });
    this.beforeChange();
    this.show({ view: { ...this.before, decision: null }, latest: [], busy: true, replaying: true });
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.pump();
    }, 400);
  };
}

/** The events after this player's last turn. */
export function sinceLastTurn(events: readonly EventView[], seat: Seat): EventView[] {
  const at = events.findLastIndex((e) => e.kind === 'turn-ended' && e.seat === seat);
  const from = at < 0 ? 0 : at + 1;
  // Events of the player's own new turn are left out.
  const mine = events.findIndex((e, i) => i >= from && e.kind === 'turn-began' && e.seat === seat);
  return events.slice(from, mine < 0 ? undefined : mine);
}

/** The events that begin a window of a scoring. */
const WINDOW_BEGINS: ReadonlySet<EventView['kind']> = new Set<EventView['kind']>(['scoring', 'ranked', 'vp', 'turn-began']);
/** The last other player who played a card or used an ability after this player had passed, in the window that is open; null: nobody. */
export function actedSincePass(events: readonly EventView[], seat: Seat): Seat | null {
  const since = events.slice(events.findLastIndex((e) => WINDOW_BEGINS.has(e.kind)) + 1);
  const passed = since.findIndex((e) => e.kind === 'passed' && e.seat === seat);
  if (passed < 0) return null;
  const acted = since.slice(passed).flatMap((e) => ((e.kind === 'played' || e.kind === 'used') && e.seat !== seat ? [e.seat] : []));
  return acted.at(-1) ?? null;
}
