import type { Card, Happening, Position, Seat } from '@breakpoint/engine/cards';
import type { Ability, Frame, Step } from '../tree.js';
import { isDescription } from '../tree.js';
import { holds } from './conditions.js';
import { type Direct, directly } from './direct.js';
import type { CardSpec, Ability as EngineAbility, Instead, Special, Trigger } from './engine.js';
import { type Around, envAfter, envAt, envOf } from './env.js';
import { areGone } from './events.js';
import { anyPossible, possible } from './possible.js';
import { stepsOf } from './steps.js';

// What the frames share: how the steps of an ability are run, and when.

export type FrameWith<K extends string> = Extract<Exclude<Frame, string>, Record<K, unknown>>;

/** The list of a definition, made if it is the first entry. */
export function triggersOf(spec: CardSpec): Trigger[] {
  spec.triggers ??= [];
  return spec.triggers;
}

export function specialsOf(spec: CardSpec): Special[] {
  spec.specials ??= [];
  return spec.specials;
}

export function insteadsOf(spec: CardSpec): Instead[] {
  spec.instead ??= [];
  return spec.instead;
}

/** Using a Special or a Talent is the choice to do what it says first; it is not asked again. */
export function used(ability: Ability, around: Around): EngineAbility {
  const run = usedRun(ability, around);
  return (it) => run(it, envOf(it));
}

export function usedRun(ability: Ability, around: Around): Direct {
  const steps = usedSteps(ability, around);
  return directly(steps, around) ?? stepsOf(steps, around);
}

/** The steps without the first “you may”, unless it is part of a choice, or something happens if the player does not. */
export function usedSteps({ steps: [first, ...others] }: Ability, around: Around): Step[] {
  const { may, ...must } = first;
  const asks = 'what' in first && isDescription(first.what) && first.what.pick !== 'all' && first.what.pick !== 'random';
  around.paths.set(must, around.paths.get(first) ?? '');
  return [asks || first.else !== undefined ? first : (must as Step), ...others];
}

/** The condition of a Talent or Special, which includes that it could do something (D2). */
export function useful(ability: Ability, around: Around): ((p: Position, self: Card, you: Seat) => boolean) | undefined {
  const condition = ability.if && holds(ability.if, around);
  const can = anyPossible(ability.steps, around);
  if (!condition && !can) return undefined;
  return (p, self, you) => {
    const env = envAt(p, self);
    return (!condition || condition(p, self, you, env)) && (!can || can(p, self, you, env));
  };
}

/** What a trigger does; if a limited one was declined, it says so, and the use does not count. */
export function runOf(ability: Ability, around: Around, here?: (e: Happening) => Card): Trigger['run'] {
  const [first] = ability.steps;
  const limited = ability.limit !== undefined && (first.may === true || first.do === 'if');
  const direct = ability.limit ? undefined : directly(ability.steps, around);
  if (direct) return (it, e) => direct(it, envOf(it, e, here?.(e)));
  const run = stepsOf(ability.steps, around);
  if (!limited) return (it, e) => run(it, envOf(it, e, here?.(e)));
  return function* (it, e) {
    const env = envOf(it, e, here?.(e));
    yield* run(it, env);
    return !env.declined;
  };
}

/** A standard action that was played is nowhere until everything is done. */
const isJustPlayed = (p: Position, e: Happening): boolean => e.moment === 'played' && e.play?.on === 0 && p.isAside(e.card);

/** The "if" of a trigger, and that the card it is about is still there. */
export function givenOf(ability: Ability, around: Around): Pick<Trigger, 'given'> {
  const tests: NonNullable<Trigger['given']>[] = [];
  const [step] = ability.steps;
  if ('what' in step && step.what === 'it' && typeof ability.when === 'object' && 'after' in ability.when)
    tests.push(
      ability.when.after === 'affected'
        ? () => true
        : areGone(ability.when.after) || ability.when.after === 'discarded'
          ? (p, _self, e) => p.isStillDiscarded(e.card, e.arrival)
          : (p, _self, e) => p.isStillInPlay(e.card, e.arrival) || (step.do === 'put' && isJustPlayed(p, e)),
    );
  if (step.may && 'what' in step && step.what === 'this') {
    const can = possible(step, around);
    if (can)
      tests.push((p, self, e) => {
        const env = envAt(p, self);
        if (e.base) env.there = e.base;
        return can(p, self, e.seat, env);
      });
  }
  if (ability.if) {
    const condition = holds(ability.if, around);
    // What its owner does is another player's ability than the one that the words call “you”.
    const isOwners = ability.steps.every((s) => s.who === 'its owner');
    tests.push((p, self, e, seat) => {
      const you = !isOwners ? seat : p.isBase(self) ? e.seat : p.controller(self);
      return condition(p, self, you, envAfter(p, self, e, you));
    });
  }
  const [first, second, third] = tests;
  if (first === undefined) return {};
  if (second === undefined) return { given: first };
  return { given: (...asked) => first(...asked) && second(...asked) && (third === undefined || third(...asked)) };
}
