import type { Card, Position, Seat } from '@breakpoint/engine/cards';
import type { Description, Move, Step, Transfer } from '../tree.js';
import { isDescription, isZone } from '../tree.js';
import { holds } from './conditions.js';
import type { Around, Env } from './env.js';
import { actionsOf, basesOf, countOf, fitsPrint, queryOf } from './objects.js';

export type Possible = (p: Position, self: Card, you: Seat, env: Env) => boolean;

/** Could this step do anything? (D2: there is something to choose.) Absent where it always could, or nobody may know. */
export function possible(step: Step, around: Around): Possible | undefined {
  // Another player's cards are that player's to look at.
  if (step.who !== undefined) return undefined;
  switch (step.do) {
    case 'either': {
      const open = step.of.map((list) => possible(list[0], around));
      return open.some((can) => can === undefined) ? undefined : (p, self, you, env) => open.some((can) => can!(p, self, you, env));
    }
    case 'if':
      return holds(step.if, around);
    case 'move':
      return canMove(step, around);
    case 'transfer':
      return canTransfer(step, around);
    case 'uncounter': {
      const { n, what } = step;
      if (n === 'any')
        return isDescription(what) ? (p, _, you, env) => countOf({ ...what, counters: 'some' }, p, you, env, around) > 0 : undefined;
      if (isDescription(what)) return some(what, around);
      return (p, self) => p.counters(what === 'host' ? p.hostOf(self) : self) >= n;
    }
    case 'put':
      if (step.what === 'this') return (p, self) => !p.isBarred('place', self);
      return isDescription(step.what) ? some(step.what, around) : undefined;
    case 'play':
      if (step.what === 'this')
        return (p, self, you, env) =>
          p.isPlayable(self, you, step.at === undefined ? undefined : [step.at === 'here' ? env.here : env.there]);
      if (isDescription(step.what) && step.what.where === 'hand') {
        const { what } = step;
        return (p, _self, you, env) => {
          const fits = fitsPrint(what, p, you, env, around);
          const at = step.at === 'there' ? [env.there] : step.at === 'here' ? [env.here] : undefined;
          const { hand, pile } = p.playableFromHand(you, fits, at);
          return hand.length + pile.length > 0;
        };
      }
      return undefined;
    case 'destroy':
    case 'return':
    case 'power':
    case 'set power':
    case 'double power':
    case 'cancel abilities':
    case 'counter':
    case 'choose':
    case 'show':
    case 'control':
      return isDescription(step.what) ? some(step.what, around) : undefined;
    default:
      return undefined;
  }
}

/** Are there cards of this description? */
export function some(d: Description, around: Around): Possible | undefined {
  if (d.noun === 'player') return undefined;
  if (d.where === 'discard') return undefined;
  if (isZone(d.where))
    return d.where === 'hand' ? (p, _self, you, env) => p.hand(you).some((c) => fitsPrint(d, p, you, env, around)(p.def(c))) : undefined;
  if (d.noun === 'base') return (p, _self, you, env) => basesOf(d, p, you, env).length > 0;
  if (d.noun === 'action') return (p, _self, you, env) => actionsOf(d, p, you, env, around).length > 0;
  return (p, _self, you, env) => p.countMinions(queryOf(d, p, you, env, around)) > 0;
}

function canMove(step: Move, around: Around): Possible | undefined {
  const { what, to } = step;
  if (isDescription(what)) {
    const any = some(what, around);
    if (what.noun !== 'action') return any;
    return (p, self, you, env) => p.bases.length > 1 && any!(p, self, you, env);
  }
  if (what === 'it') return undefined;
  return (p, self, you, env) => {
    const open = p.talentDestinations(what === 'host' ? p.hostOf(self) : self, you);
    if (to === 'there') return open.includes(env.there);
    return (to === 'a base without you' ? open.filter((b) => !p.hasMinion(you, b)) : open).length > 0;
  };
}

/** There is a counter to give, and a minion to receive it. */
function canTransfer(step: Transfer, around: Around): Possible {
  const { from, to } = step;
  return (p, self, you, env) => {
    const gives = isDescription(from)
      ? p.countMinions({ ...queryOf(from, p, you, env, around), withCounters: true }) > 0
      : p.counters(from === 'host' ? p.hostOf(self) : self) > 0;
    if (!gives || !isDescription(to)) return gives;
    const { other, ...all } = to;
    if (isDescription(from)) return p.countMinions(queryOf(all, p, you, env, around)) > (other ? 1 : 0);
    return p.countMinions(queryOf(to, p, you, env, around)) > 0;
  };
}
