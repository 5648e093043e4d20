import {
  type Ahead,
  ahead,
  answerWith,
  type CardSet,
  type CardView,
  type DecisionView,
  type EventView,
  eventView,
  type Game,
  type InPlayView,
  type Log,
  OPEN,
  type OptionView,
  type ReasonView,
  reasonView,
  replayLog,
  type Seat,
  type View,
  verify,
  viewOf,
  whyNot,
} from '@breakpoint/engine';
import { gameAt, numberIn } from '@breakpoint/engine/tools';
import { playScenario, type Refusal, readScenario, type Stage, viewed, withSteps } from '@breakpoint/scenario';
import type { SessionMessage, SessionState, Update } from '../session/types.js';
import { between } from './between.js';
import { scriptedState } from './scripted.js';
import { type Why, whyAsked, whyElsewhere, whyRefused, whysOf } from './why.js';

/** A scenario as data (docs/scenarios.md). */
export type ScenarioData = Record<string, unknown>;

/** An answer at the judge's table: the question, what was chosen, and what followed. */
export interface JudgedAnswer {
  question: DecisionView;
  /** Why the question was asked. */
  asked: Why;
  chosen: OptionView[];
  events: EventView[];
  whys: Why[];
}

/** What followed an answer, and what is known around it. */
export interface Happened {
  question: DecisionView;
  chosen: readonly OptionView[];
  events: readonly EventView[];
  /** The events of earlier answers. */
  turn: readonly EventView[];
  /** Those since a player last had the free choice of a phase or window. */
  ability: readonly EventView[];
  /** The questions since then, this one last. */
  questions: readonly DecisionView[];
  before: View;
  /** Is it played by one of the two oldest booklets? */
  older: boolean;
  /** The question after it. */
  next: DecisionView | null;
  /** Was it given in the play-cards phase? */
  playing: boolean;
  vp: readonly number[];
  goal: number;
  ownerOf(card: number): Seat;
}

/** Something that was tried and refused. */
export interface RefusedTry {
  /** The number of answers before it. */
  after: number;
  seat: Seat;
  /** The id of the card that was to be played or used, or the verb. */
  what: string;
  reason: ReasonView | null;
  why: Why;
}

/** Everything that was done from a position: `here` is the number of answers that lead to what is on the table. */
export interface Judged {
  moments: JudgedAnswer[];
  here: number;
  refused: RefusedTry[];
  /** Why the question is asked that is on the table; null if the game is over. */
  asked: Why | null;
  /** The player whose question it is. */
  decides: Seat;
  /** Why the steps of the scenario could not all be played. */
  problem: string | null;
}

/** A position that is played on by one person for all players, with a way back to every answer. It does not depend on workers. */
export class Judge {
  private game: Game;
  private seat: Seat = 0;
  private by: Seat = -1;
  /** All answers, including those that were taken back and can be given again. */
  private answers: number[][];
  private readonly moments: JudgedAnswer[] = [];
  private readonly refused: RefusedTry[];
  private readonly problem: string | null;
  private readonly names: string[];

  constructor(
    private readonly cards: CardSet,
    private readonly scenario: ScenarioData,
    private readonly tell: (message: SessionMessage) => void,
    /** Begins before the scenario's answers, which can then be given one after the other. */
    fromStart = false,
  ) {
    const { stage, problem } = playScenario(cards, scenario);
    this.names = [...stage.players];
    this.answers = stage.game.answers.slice();
    this.problem = problem?.message ?? null;
    this.refused = stage.refusals.map((refusal) => this.refusedIn(stage, refusal));
    this.game = this.begin();
    this.goTo(fromStart ? 0 : this.answers.length, 'arrival');
  }

  private refusedIn(stage: Stage, { after, step, reason }: Refusal): RefusedTry {
    const name = this.names.find((n) => n in step)!;
    const seat = this.names.indexOf(name);
    const card = step.card === undefined ? 0 : numberIn(stage.meant(step.card));
    const what = card ? this.cards.defs[stage.game.state.def[card]].id : String(step[name]);
    const uses = step[name] === 'talent' || step[name] === 'special';
    const game = this.gameAfter(after);
    const seen = reason && reasonView(stage.game, reason);
    const why = seen
      ? this.whyRefused(seen, what, uses, viewOf(game, OPEN).decision)
      : whyElsewhere(game, { card, uses, seat, place: numberIn(stage.meant(step.at)) });
    return { after, seat, what, reason: seen, why };
  }

  private whyRefused(reason: ReasonView, card: string, uses: boolean, asked: DecisionView | null): Why {
    const number = this.cards.number(card);
    return whyRefused(reason, asked && whyAsked(asked), { uses, ...(number && { card: this.cards.defs[number] }) });
  }

  private gameAfter(answers: number): Game {
    const game = this.begin();
    for (const picks of this.answers.slice(0, answers)) game.answer(picks);
    return game;
  }

  private begin(): Game {
    return gameAt(this.cards, readScenario(this.scenario)).game.fork({ events: true, beats: true });
  }

  /** Gives an answer of the list, and notes what follows. */
  private perform(game: Game, picks: number[], at = game.answers.length): void {
    const before = viewOf(game, OPEN);
    const question = before.decision!;
    const chosen = picks.map((pick) => question.options![game.decision!.options.indexOf(pick)]);
    this.by = question.seat;
    game.answer(picks);
    const { events, beats } = this.taken(game);
    const { decision: next, goal, players } = viewOf(game, OPEN);
    const earlier = this.moments.slice(0, at);
    const since = question.quiet
      ? []
      : earlier.slice(
          Math.max(
            0,
            earlier.findLastIndex((m) => m.question.quiet),
          ),
        );
    const whys = whysOf(this.cards, {
      question,
      chosen,
      events,
      turn: earlier.flatMap((m) => m.events),
      ability: since.flatMap((m) => m.events),
      questions: [...since.map((m) => m.question), question],
      before,
      older: ['base', 'monster-smash'].includes(String(this.scenario.rules)),
      next,
      playing: before.step === 'PlayCards',
      vp: players.map((p) => p.vp),
      goal,
      ownerOf: (card) => game.state.owner[card],
    });
    this.moments[at] = { question: { ...question, options: chosen }, asked: whyAsked(question), chosen, events, whys };
    this.beats = beats;
  }
  private beats: Update['beats'];

  private taken(game: Game): { events: EventView[]; beats: Update['beats'] } {
    const happened = game.takeBeats();
    const events = game.takeEvents().map((e) => eventView(game, e, OPEN));
    return { events, beats: between(game, happened, events.length, OPEN).map((beat) => ({ ...beat, view: this.seen(beat.view) })) };
  }

  private state(): SessionState {
    const players = this.names.map((name) => ({ name, kind: 'person' as const, connected: true }));
    return { ...scriptedState(this.seat, players), canUndo: this.game.answers.length > 0 };
  }
  /** Everything is open, and the player who decides sits in front. */
  private seen(view: View): View {
    return { ...view, seat: this.seat };
  }
  private update(): Update {
    const at = this.game.answers.length;
    return { n: at, by: this.by, view: this.seen(viewOf(this.game, OPEN)), events: this.moments[at - 1]?.events ?? [] };
  }
  judged(): Judged {
    const { decision } = viewOf(this.game, OPEN);
    const asked = decision && whyAsked(decision);
    return {
      moments: this.moments,
      here: this.game.answers.length,
      refused: this.refused,
      asked,
      decides: this.seat,
      problem: this.problem,
    };
  }

  /** Shows the position after this many answers. The later ones are kept until another answer is given. */
  goTo(at: number, why: 'arrival' | 'undo' = 'undo'): Judged {
    const game = this.begin();
    this.taken(game);
    for (const picks of this.answers.slice(0, at)) this.perform(game, picks);
    this.game = game;
    if (this.moments.length < this.answers.length) {
      const rest = game.fork({ events: true, beats: true });
      this.answers.slice(at).forEach((picks, i) => {
        this.perform(rest, picks, at + i);
      });
    }
    this.seat = game.decision?.seat ?? this.seat;
    const events = [[], ...this.moments.slice(0, at).map((m) => m.events)];
    this.tell({ type: 'snapshot', state: this.state(), update: this.update(), events, why });
    return this.judged();
  }

  answer(decision: number, keys: string[]): Judged | null {
    const { game } = this;
    const at = game.answers.length;
    if (decision !== at || !game.decision) return null;
    const picks = this.picksOf(keys);
    this.answers = [...this.answers.slice(0, at), picks];
    this.moments.length = at;
    this.refused.splice(0, this.refused.length, ...this.refused.filter((r) => r.after <= at));
    this.perform(game, picks);
    this.seat = game.decision?.seat ?? this.seat;
    this.tell({ type: 'update', state: this.state(), update: { ...this.update(), beats: this.beats } });
    return this.judged();
  }
  /** The option numbers of an answer. Throws if the rules do not allow it. */
  private picksOf(keys: string[]): number[] {
    const trial = this.game.fork();
    answerWith(trial, trial.decision!.seat, keys);
    return trial.answers[trial.answers.length - 1];
  }

  undo(): Judged {
    return this.goTo(Math.max(0, this.game.answers.length - 1));
  }

  ahead(key: string): Ahead | null {
    return ahead(this.game, this.seat, key);
  }
  /** Why something cannot be chosen; `key` is a key such as `play aliens/invader:17`. */
  whyNot(key: string): (ReasonView & { why: Why }) | null {
    const found = whyNot(this.game, this.seat, key);
    if (!found) return null;
    const reason = reasonView(this.game, found);
    const card = /(\S+):\d+$/.exec(key)?.[1] ?? '';
    return { ...reason, why: this.whyRefused(reason, card, key.startsWith('use '), viewOf(this.game, OPEN).decision) };
  }

  /** The position with the answers so far, as a scenario. A scenario that was opened and not changed is returned as it was. */
  written(): ScenarioData {
    const { stage } = playScenario(this.cards, this.scenario);
    const here = JSON.stringify(this.game.answers);
    return here === JSON.stringify(stage.game.answers) ? this.scenario : withSteps(this.cards, this.scenario, this.game.answers);
  }
}

/**
 * A moment of a recorded game as a scenario: the position in which the turn's play-cards phase began, and what was done since. Lasting
 * effects of earlier turns are not in it, so the steps end where they do not fit.
 */
export function recordedPosition(cards: CardSet, log: Log, until: number, names: readonly string[]): ScenarioData {
  const game = replayLog(cards, log, 0);
  let start: { at: number; view: View } | null = null;
  for (let at = 0; at <= until; at++) {
    const isStart = game.decision?.quiet === 'play' && game.state.plays.length === 0;
    if (isStart || start === null) start = { at, view: viewOf(game, OPEN) };
    if (at === log.answers.length || !game.decision) break;
    if (at < until) answerWith(game, game.decision.seat, log.answers[at]);
  }
  const { at, view } = start!;
  const { rules } = log.setup;
  const position = { ...(rules !== undefined && { rules }), ...viewed(view, names) };
  const numbers = new Map(cardsIn(view).map((n, i) => [n, i + 1]));
  const played = gameAt(cards, readScenario(position)).game;
  for (const keys of log.answers.slice(at, until)) {
    const renumbered = keys.map((key) =>
      key.startsWith('trigger ') ? key : key.replace(/(?<=\D:)\d+$/, (n) => (/^seat:/.test(key) ? n : String(numbers.get(Number(n)) ?? n))),
    );
    if (!played.decision || verify(played, played.decision.seat, renumbered) !== null) break;
    answerWith(played, played.decision.seat, renumbered);
  }
  return withSteps(cards, position, played.answers);
}

/** The numbers of the cards of an open view, in the order in which `viewed` names them. */
function cardsIn(view: View): number[] {
  const inDeck = ({ known }: View['baseDeck']): CardView[] => known.slice().sort((a, b) => a.at - b.at);
  const inPlay = (list: readonly InPlayView[]): CardView[] => list.flatMap((card) => [card, ...inPlay(card.actions ?? [])]);
  return [
    ...view.players.flatMap((p) => [...p.hand.cards, ...inDeck(p.deck), ...p.discard]),
    ...view.bases.flatMap((b) => [b, ...inPlay(b.minions), ...inPlay(b.actions)]),
    ...inDeck(view.baseDeck),
    ...view.baseDiscard,
  ].map((card) => card.n);
}
