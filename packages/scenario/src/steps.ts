import { type Card, canAdd, GameError, type GameEvent, type Reason, type Seat, whyNot } from '@breakpoint/engine';
import { checkAnswer, type Decision, Kind, keyOf, numberIn, Word } from '@breakpoint/engine/tools';
import type { StepData } from './document.js';
import { mayBeEmpty, type Stage } from './stage.js';

/** The `at` of a step until it is answered: the card, whether it is played or used, and the number of events before the step. */
interface Where {
  at: string | undefined;
  card: number;
  kind: number;
  told: number;
}

/** The card that an event puts into play or moves, and the bases and minions it goes to. */
function putBy(e: GameEvent): { card: Card; places: Card[] } | null {
  if (e.kind === 'played') return { card: e.card, places: [e.host, e.at] };
  return e.kind === 'moved' || e.kind === 'transferred' ? { card: e.card, places: [e.to] } : null;
}

/** The game refused a step that makes sense in it. Any other error is a fault of the scenario. */
class Refused extends Error {
  constructor(
    readonly reason: Reason | null,
    stage: Stage,
    step: StepData,
  ) {
    super(`step ${JSON.stringify(step)} does not fit (${reason?.code ?? 'elsewhere'}); ${stage.table()}`);
  }
}

/** Performs one step of one player. An `illegal` step must be refused and must not change the position. */
export function takeStep(stage: Stage, step: StepData): void {
  const name = stage.players.find((n) => n in step)!;
  const act = (): void => new Acting(stage, step, stage.players.indexOf(name)).act(step[name] as string);
  if (step.illegal !== true) {
    act();
    return;
  }
  const before = stage.game;
  stage.game = before.fork({ events: true });
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    stage.refusals.push({ after: before.answers.length, step, reason: error.reason });
    return;
  } finally {
    stage.game = before;
  }
  throw new Error(`this step should have been refused: ${JSON.stringify(step)}`);
}

class Acting {
  constructor(
    private readonly stage: Stage,
    private readonly step: StepData,
    private readonly seat: Seat,
  ) {}

  act(verb: string): void {
    const { step } = this;
    const d = this.decision();
    const where: Where = { at: undefined, card: 0, kind: 0, told: this.stage.told.length };
    if (verb === 'play') this.begin(d, Kind.Play, where);
    else if (verb === 'talent' || verb === 'special') this.begin(d, Kind.Use, where);
    else if (verb === 'pass') this.answer([]);
    else if (verb === 'end') this.answer([Word.End]);
    this.answerWhere(where);
    const picks = step.pick === undefined ? [] : Array.isArray(step.pick) ? step.pick : [step.pick];
    for (const pick of picks) {
      this.pick(pick);
      this.answerWhere(where);
    }
    if (where.at !== undefined && !this.wentTo(where, where.at)) throw this.refused(null);
  }

  /** The decision of this player. */
  private decision(): Decision {
    const d = this.stage.game.decision;
    if (d === null) throw this.refused({ code: 'game-over' });
    if (d.seat !== this.seat) throw this.refused({ code: d.quiet === 'play' ? 'not-your-turn' : 'not-your-decision', seat: d.seat });
    return d;
  }

  /** Without a reason: the card went elsewhere. */
  private refused(reason: Reason | null): Refused {
    return new Refused(reason, this.stage, this.step);
  }

  private answer(picks: number[]): void {
    try {
      this.stage.answer(picks);
    } catch (error) {
      if (error instanceof GameError && error.reason !== undefined) throw this.refused(this.whyNot(picks) ?? error.reason);
      throw error;
    }
  }

  /** The reason why the first of these cannot be chosen. */
  private whyNot(picks: readonly number[]): Reason | null {
    const { game } = this.stage;
    const wrong = picks.find((option) => !game.decision?.options.includes(option));
    return wrong === undefined ? null : whyNot(game, this.seat, keyOf(game, wrong));
  }

  /** Begins a play or the use of an ability. */
  private begin(d: Decision, kind: number, where: Where): void {
    const { card, at } = this.step;
    if (at !== undefined) this.stage.meant(at);
    const option = this.stage.offered(card, d, kind) ?? this.stage.meant(card, kind);
    where.at = at as string | undefined;
    where.card = numberIn(option);
    where.kind = kind;
    this.answer([option]);
  }

  /** `at` answers the first question about a place. If the engine did not need to ask, the place is checked afterwards (D1). */
  private answerWhere(where: Where): void {
    const d = this.stage.game.decision;
    if (where.at === undefined || d === null || d.seat !== this.seat || d.quiet !== undefined) return;
    const asksWhere = d.prompt === 'play-at';
    if ((!asksWhere && where.kind === Kind.Play) || this.wasPlayed(where)) return;
    const option = this.stage.offered(where.at, d);
    if (option === undefined && !asksWhere) return;
    const place = option ?? this.stage.meant(where.at);
    where.at = undefined;
    this.answer([place]);
  }

  /** Was the card played in this step? */
  private wasPlayed({ card, told }: Where): boolean {
    return this.stage.told.slice(told).some((e) => e.kind === 'played' && e.card === card);
  }

  /** Is the card there, or was it put there in this step, even if it has left since? An ability may have put another card there. */
  private wentTo({ card, kind, told }: Where, at: string): boolean {
    const { game } = this.stage;
    const places = [game.state.host[card], game.position.baseOf(card)];
    for (const e of this.stage.told.slice(told)) {
      const put = putBy(e);
      if (put !== null && (put.card === card || kind === Kind.Use)) places.push(...put.places);
    }
    return places.some((place) => place > 0 && this.stage.isCalled(place, at));
  }

  private pick(pick: unknown): void {
    const wanted = pick === 'none' ? [] : Array.isArray(pick) ? pick : [pick];
    for (const name of wanted) this.stage.meant(name);
    const d = this.decision();
    if (pick === 'none' && !mayBeEmpty(d)) throw this.refused({ code: 'too-few' });
    this.answer(this.legalAnswer(wanted, d) ?? wanted.map((name) => this.stage.offered(name, d) ?? this.stage.meant(name)));
  }

  /** The first legal answer that these names can mean: an id may stand for any of several copies. */
  private legalAnswer(names: readonly unknown[], d: Decision, chosen: number[] = []): number[] | undefined {
    if (chosen.length === names.length) return checkAnswer(d, chosen) === null ? chosen : undefined;
    for (const option of d.options) {
      if (!this.stage.isNamed(option, names[chosen.length]) || canAdd(d, chosen, option) !== null) continue;
      const all = this.legalAnswer(names, d, [...chosen, option]);
      if (all !== undefined) return all;
    }
    return undefined;
  }
}
