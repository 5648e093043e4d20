import type { EventView, Seat, View } from '@breakpoint/engine';
import { wordsOn } from '../../i18n/index.js';
import type { Session, SessionMessage, SessionState, Update } from '../../session/types.js';
import { getSettings, type Speed } from '../../settings.js';
import { kept } from './kept.js';
import { isBeginning, isSmall, isTold, restOf, type Scene, scenesOf, viewDuring } from './scenes.js';

/** The part of the screen that follows the game step by step, so that players see what happens. */
interface Played {
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
  /** Earlier steps are being shown again. */
  replaying: boolean;
}
/** What the screen shows now. */
export interface Shown extends Played {
  /** What the table says now: no step has a state of its own, so the newest is shown whatever is being played. */
  state: SessionState;
  /** The viewer has a decision, although not everything has been shown. */
  awaited: boolean;
  /** Can the steps since the viewer's last turn be shown again? */
  canReplay: boolean;
}
const NOTHING_PLAYED: Omit<Played, 'view'> = {
  step: 0,
  events: [],
  latest: [],
  effects: [],
  by: -1,
  scene: null,
  busy: false,
  replaying: false,
};
const PACE: Record<Speed, number> = { slow: 2000, normal: 1050, fast: 450, off: 0 };
/** The duration of each scene, in units of the pace. */
const LASTS: Record<Exclude<Scene['kind'], 'card'>, number> = {
  entrance: 1.8,
  changed: 1.3,
  award: 1.5,
  paid: 1.4,
  goal: 2,
  swept: 0.8,
  burst: 1.4,
  landed: 0.6,
};
/** The additional duration for each place of a ranking. */
const PLACE_LASTS = 0.6;
/** At normal speed, a card is shown for a second and a bit for each word, but not forever. */
const READING = { least: 1000, word: 45, most: 3500 };
/** For players, a ranking stays long enough to be compared with the table, unless they want things fast. A bar shows how long. */
const AWARD_STAYS = 6000;
/** The beginning of a game is short at every speed, but not too short to be read. */
const ENTRANCE = { least: 1200, most: 1900 };
/** The duration of a scene in milliseconds, by the settings; `me` is the viewer, if that is a player. */
export function timeOf(scene: Scene, me: Seat = -1): number {
  const { speed } = getSettings();
  const pace = PACE[speed];
  if (scene.kind === 'card') {
    const time = READING.least + READING.word * wordsOn(scene.card.id);
    return (Math.min(READING.most, time) * pace) / PACE.normal;
  }
  if (scene.kind === 'entrance') return pace && Math.min(ENTRANCE.most, Math.max(ENTRANCE.least, LASTS.entrance * pace));
  if (scene.kind !== 'award') return LASTS[scene.kind] * pace;
  const time = (LASTS.award + scene.award.places.length * PLACE_LASTS) * pace;
  return me >= 0 && pace >= PACE.normal ? Math.max(time, AWARD_STAYS) : time;
}
/** If this many steps are waiting, playback speeds up. */
const HURRY_FROM = 30;

/** `rest`: the events of an update that its scenes have not shown. */
type Step = { kind: 'update'; update: Update; rest: EventView[] } | { kind: 'scene'; scene: Scene };

/**
 * Plays what happens at a table. Positions, events and scenes wait in a queue. What the table says (players, votes, clocks, the result ...)
 * does not wait; it is shown as soon as it is known.
 */
export class Playback {
  shown: Shown | null = null;
  private state: SessionState | null = null;
  private played: Played | null = null;
  private queue: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly stop: () => void;
  /** The steps since the viewer's last turn ended, and the position before them. */
  private stretch: Update[] = [];
  private before: View | null = null;
  /** Has the page drawn the current step? */
  private drawn = true;
  /** The position after the last update that was shown; scenes show positions in the middle of one. */
  private settled: View | null = null;
  /** The position at the end of the queue, with all events. */
  private truth: { view: View; events: EventView[][] } | null = null;

  constructor(
    private readonly session: Session,
    /** Called right before the shown position changes. If cards travel to their new places, their old ones are recorded. */
    private readonly beforeChange: (travels?: boolean) => void,
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
    this.state = { ...message.state, players: kept(this.state?.players, message.state.players) };
    if (message.type === 'snapshot') this.start(message);
    else if (this.truth === null) return;
    else if (message.type === 'state') this.tell();
    else {
      const { update } = message;
      const wasDraft = this.truth.view.step === 'Draft';
      this.truth = { view: update.view, events: [...this.truth.events, update.events] };
      this.enqueue(update);
      if (wasDraft && isBeginning(update.view)) this.queue.push({ kind: 'scene', scene: { kind: 'entrance', view: update.view } });
      if (this.timer === undefined) this.pump();
      else this.tell();
    }
  }
  private get me(): Seat {
    return this.state?.me ?? -1;
  }

  private enqueue(update: Update): void {
    const scenes = scenesOf(update, this.me);
    for (const scene of scenes) this.queue.push({ kind: 'scene', scene });
    this.queue.push({ kind: 'update', update, rest: restOf(update.events, scenes) });
  }

  private start({ update, events, why }: Extract<SessionMessage, { type: 'snapshot' }>): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    if (why !== 'undo') {
      this.stretch = [];
      this.before = null;
    }
    // A game begins on this page if the page started it or has just seen the end of another; after a reload it is under way.
    const before = this.played?.view;
    const begins = why === 'arrival' && (before ? before.winner >= 0 : this.session.isNew === true) && isBeginning(update.view);
    this.truth = { view: update.view, events };
    this.settled = update.view;
    const latest = why === 'hands' ? sinceLastTurn(events.flat(), this.me) : [];
    // Cards travel only if they were taken back: on arrival the position is another one, and nothing has moved.
    this.beforeChange(why === 'undo');
    this.drawn = true;
    this.show({ view: update.view, events, latest, by: update.by, scene: null, busy: false, replaying: false });
    if (!begins) return;
    this.queue.push({ kind: 'scene', scene: { kind: 'entrance', view: update.view } });
    this.pump();
  }

  private pump(): void {
    if (this.timer !== undefined) return;
    const step = this.queue.shift();
    if (!step) {
      if (this.played?.replaying && this.truth) {
        this.beforeChange();
        this.show({ ...this.truth, latest: [], scene: null, busy: false, replaying: false });
      } else if (this.played?.busy && this.truth) this.show({ view: this.truth.view, scene: null, busy: false });
      return;
    }
    const wait = step.kind === 'update' ? this.showUpdate(step) : this.showScene(step.scene);
    if (wait === 0) {
      this.pump();
      return;
    }
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.pump();
    }, wait);
  }

  private showScene(scene: Scene): number {
    const last = this.played;
    if (!last) return 0;
    const wait = timeOf(scene, this.me) / this.hurry;
    if (wait === 0) return 0;
    this.beforeChange();
    const view = viewDuring(scene, last.view);
    this.show({ scene, view, busy: true, ...(scene.kind === 'changed' && { latest: scene.events }) });
    return wait;
  }
  /** The factor by which playback speeds up, so that a player who was away does not have to wait long. */
  private get hurry(): number {
    return this.queue.length > HURRY_FROM ? 3 : 1;
  }

  private showUpdate({ update, rest }: Extract<Step, { kind: 'update' }>): number {
    const last = this.played;
    if (!last) return 0;
    if (!last.replaying) this.remember(update);
    const shownBefore = last.scene !== null;
    const mine = update.by === this.me;
    const pace = PACE[getSettings().speed] / this.hurry;
    // A step that had its own scene, or has nothing worth looking at, is shown for a shorter time.
    const brisk = isSmall(update.events) || (shownBefore && isTold(update.events)) ? 3 : shownBefore ? 1.5 : 1;
    const wait = mine || update.events.length === 0 ? 0 : pace / brisk;
    this.beforeChange();
    this.show({
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

  private show(change: Partial<Played>): void {
    const base = this.played ?? NOTHING_PLAYED;
    const fresh = change.latest !== undefined && change.latest !== base.latest ? change.latest : [];
    const effects = this.drawn ? fresh : [...base.effects, ...fresh];
    this.drawn = false;
    const view = change.view && viewAfter(this.played?.view, change.view);
    this.played = { ...(base as Played), effects, ...change, ...(view && { view }), step: base.step + 1 };
    this.tell();
  }
  /** Tells the page what is played together with what the table says now. */
  private tell(): void {
    const { played, state } = this;
    if (!played || !state) return;
    const awaited = played.busy && !played.replaying && this.truth?.view.decision?.seat === state.me;
    this.shown = { ...played, state, awaited, canReplay: this.stretch.length > 0 };
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

  /** Jumps to the end of the waiting steps. Nothing flies or flashes: nobody could follow the moves of several steps at once. */
  readonly skip = (): void => {
    if (this.timer === undefined && this.queue.length === 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.played;
    if (!last || !this.truth) return;
    const updates = this.queue.flatMap((s) => (s.kind === 'update' ? [s.update] : []));
    if (!last.replaying) for (const update of updates) this.remember(update);
    const rest = updates.flatMap((update) => update.events);
    const by = updates.at(-1)?.by ?? last.by;
    this.queue = [];
    const latest = rest.length > 0 ? rest : last.latest;
    this.beforeChange(false);
    this.show({ ...this.truth, by, latest, effects: [], scene: null, busy: false, replaying: false });
  };

  /** Shows the steps since the viewer's last turn again. */
  readonly replay = (): void => {
    if (!this.played || !this.before || this.stretch.length === 0 || this.played.busy) return;
    for (const update of this.stretch) this.enqueue({ ...update, by: -1 });
    this.beforeChange();
    this.show({ view: { ...this.before, decision: null }, latest: [], busy: true, replaying: true });
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.pump();
    }, 400);
  };
}

/**
 * A view in which bases and players that have not changed are the same objects as before. A decision is a new object even if it asks the
 * same thing.
 */
const viewAfter = (last: View | undefined, view: View): View =>
  last === undefined || last === view ? view : { ...view, bases: kept(last.bases, view.bases), players: kept(last.players, view.players) };

/** The events after this player's last turn; for somebody who watches, those of the turn. */
export function sinceLastTurn(events: readonly EventView[], seat: Seat): EventView[] {
  if (seat < 0)
    return events.slice(
      Math.max(
        0,
        events.findLastIndex((e) => e.kind === 'turn-began'),
      ),
    );
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
