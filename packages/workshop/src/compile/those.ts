import type { Definition, Position } from '@breakpoint/engine/cards';
import type { Description } from '../tree.js';
import { unknown } from '../tree.js';
import type { Around, Env, Known } from './env.js';
import { amountOf } from './objects.js';
import { isOfFaction, kindId, limitIn, nameOf, type Read, withinOf } from './queries.js';

// Cards that were spoken of, as they were then: "if it was one of your minions", "for each minion you had among them".

type Fits = (k: Known, def: Definition, p: Position, you: number, env: Env) => boolean;

/** The number of the cards spoken of that fit. */
export function countThose(d: Description, around: Around): Read<number> {
  const tests = testsOf(d, around);
  return (p, you, env) => env.those.filter((k) => tests.every((fits) => fits(k, p.def(k.card), p, you, env))).length;
}

function testsOf(d: Description, around: Around): Fits[] {
  const tests: Fits[] = [];
  if (d.noun !== 'card') tests.push((_k, def) => def.type === d.noun);
  if (d.other) tests.push((k, _def, _p, _you, env) => k.card !== env.other);
  if (d.whose) tests.push(heldBy(d.whose));
  if (d.owner) tests.push((k, _def, p, you) => (p.owner(k.card) === you) === (d.owner === 'you'));
  if (d.counters) tests.push((k) => k.counters > 0 === (d.counters === 'some'));
  if (d.bearing === 'not this') tests.push((k, _def, p) => k.bearing.every((c) => p.def(c).id !== around.id));
  else if (d.bearing) tests.push((k) => k.bearing.length > 0 === (d.bearing === 'some'));
  if (d.kind !== undefined) {
    const kind = kindId(d.kind, around);
    tests.push((_k, def) => def.kinds.includes(kind) !== (d.not === true));
  }
  if (d.named !== undefined) {
    const name = nameOf(d.named, around);
    tests.push((_k, def, p, _you, env) => (def.n === name(p, env)) !== (d.not === true));
  }
  const { faction, printed, power } = d;
  if (faction) tests.push((_k, def) => isOfFaction(faction, def, around));
  if (printed) tests.push((_k, def) => ('atMost' in printed ? def.power <= printed.atMost : def.power >= printed.atLeast));
  if (power) {
    const limit = amountOf(limitIn(power), around);
    tests.push((k, _def, p, you, env) => withinOf(power, limit(p, you, env))(k.power));
  }
  return tests;
}

/** Who controlled it. */
function heldBy(whose: NonNullable<Description['whose']>): Fits {
  switch (whose) {
    case 'you':
      return (k, _def, _p, you) => k.holder === you;
    case 'others':
      return (k, _def, _p, you) => k.holder !== you;
    case 'that player':
      return (k, _def, _p, _you, env) => k.holder === env.player;
    case 'not theirs':
      throw new Error('only an event is of another player than its doer');
    default:
      return unknown('owner', whose);
  }
}
