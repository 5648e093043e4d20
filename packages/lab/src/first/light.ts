import { randomPicks } from '@breakpoint/bots';
import {
  below,
  type Chance,
  canAdd,
  type Decision,
  type Game,
  isComplete,
  Kind,
  kindOf,
  loopBreaker,
  nextWord,
  numberIn,
  type Seat,
  Word,
  wasDeclined,
  Zone,
} from '@breakpoint/bots/parts';
import { appeal } from './evaluate.js';

const roll = (chance: Chance): number => nextWord(chance) / 0x1_0000_0000;

/** A rough score for an option, without trying it: above zero is better than choosing nothing. */
export function opinion(g: Game, d: Decision, option: number, chance: Chance): number {
  const noise = roll(chance);
  if (wasDeclined(d, option)) return -1;
  const value = numberIn(option);
  switch (kindOf(option)) {
    case Kind.Play:
      return g.position.isMinion(value) ? 2 + 0.25 * g.position.printedPower(value) + noise : 1.6 + 1.2 * noise;
    case Kind.Use:
      return d.quiet === 'window' || d.quiet === 'react' ? noise - 0.4 : 1.4 + 1.2 * noise;
    case Kind.Card:
      return cardOpinion(g, d, value, noise);
    case Kind.Word:
      return option === Word.End ? 1.5 : noise - 0.2;
    case Kind.Seat:
      return (value === d.seat ? 0 : 0.2) + noise * 0.5;
    default:
      return noise;
  }
}

function cardOpinion(g: Game, d: Decision, card: number, noise: number): number {
  const s = g.state;
  const zone = s.zone[card];
  if (zone === Zone.Table) return baseOpinion(g, d, card, noise);
  if (zone === Zone.Play) {
    const mine = s.controller[card] === d.seat;
    const size = (g.position.isMinion(card) ? g.position.power(card) + 1 : 2) * (0.7 + 0.6 * noise);
    if (d.question.means === 'harm') return mine ? -size : size;
    if (d.question.means === 'help') return mine ? size : -size;
    return noise - 0.3;
  }
  // Cards in hands and piles: the strong ones are worth taking, and the weak ones worth giving up.
  const worth = g.position.isMinion(card) ? g.position.printedPower(card) : 3;
  return d.question.means === 'cost' ? 0.5 - worth * 0.1 + noise * 0.2 : 0.3 + worth * 0.1 + noise * 0.3;
}

function baseOpinion(g: Game, d: Decision, base: number, noise: number): number {
  if (d.prompt === 'play-at' || d.prompt === 'move-to') {
    const moved = d.prompt === 'play-at' ? d.source : d.slots.about!;
    const power = moved > 0 && g.position.isMinion(moved) ? g.position.power(moved) : 0;
    if (power > 0) return 1 + appeal(g, base, g.position.inPlay(moved) ? g.position.controller(moved) : d.seat, power) + noise * 0.4;
  }
  return 0.2 + noise;
}

/** A cheap answer: the option with the best rough score. Lists are filled pick by pick. */
export function lightPicks(g: Game, d: Decision, chance: Chance): number[] {
  const stop = loopBreaker(g, d);
  if (stop !== null) return stop;
  if (d.most > 1 && (d.ordered === true || d.groups !== undefined || d.weights !== undefined || d.times !== undefined))
    return randomPicks(d, chance);
  const chosen: number[] = [];
  const scores = d.options.map((o) => opinion(g, d, o, chance));
  while (chosen.length < d.most) {
    let best = -1;
    for (let i = 0; i < d.options.length; i++)
      if ((best < 0 || scores[i] > scores[best]) && !chosen.includes(d.options[i]) && canAdd(d, chosen, d.options[i]) === null) best = i;
    if (best < 0 || (scores[best] <= 0 && isComplete(d, chosen))) break;
    chosen.push(d.options[best]);
  }
  return isComplete(d, chosen) ? chosen : randomPicks(d, chance);
}

/** Far more questions than any ability asks. */
const RUN_LIMIT = 60;

/** Answers questions until a player is free to play cards again. `own` collects the seat's answers up to the first question to another seat. */
export function runOn(g: Game, chance: Chance, seat: Seat, own?: number[][]): void {
  let first = own !== undefined;
  for (let i = 0; i < RUN_LIMIT; i++) {
    const d = g.decision;
    if (d === null || d.quiet === 'play') return;
    const picks = d.seat === seat || below(chance, 4) > 0 ? lightPicks(g, d, chance) : randomPicks(d, chance);
    first &&= d.seat === seat;
    if (first) own!.push(picks);
    g.apply(picks);
  }
}
