import { randomPicks } from './bot.js';
import { appeal } from './evaluate.js';
import type { Experience } from './experience.js';
import {
  below,
  type Chance,
  canAdd,
  type Decision,
  type Game,
  isComplete,
  Kind,
  kindOf,
  nextWord,
  numberIn,
  type Seat,
  Word,
  Zone,
} from './rules.js';
import type { Weights } from './weights.js';

const roll = (chance: Chance): number => nextWord(chance) / 0x1_0000_0000;

/** The engine offers an ability again after the player has opened and declined it (Storyteller's Hut): a bot that opened it again would never stop. */
export const wasDeclined = (d: Decision, option: number): boolean => d.quiet === 'play' && d.idle !== undefined && d.idle.includes(option);

/** A rough score for an option, without trying it: above zero is better than choosing nothing. */
export function opinion(g: Game, d: Decision, option: number, chance: Chance, w: Weights): number {
  const noise = roll(chance);
  if (wasDeclined(d, option)) return -1;
  const value = numberIn(option);
  switch (kindOf(option)) {
    case Kind.Play:
      return g.position.isMinion(value) ? 2 + 0.25 * g.position.printedPower(value) + noise : 1.6 + 1.2 * noise;
    case Kind.Use:
      return d.quiet === 'window' || d.quiet === 'react' ? noise - 0.4 : 1.4 + 1.2 * noise;
    case Kind.Card:
      return cardOpinion(g, d, value, noise, w);
    case Kind.Word:
      return option === Word.End ? 1.5 : noise - 0.2;
    case Kind.Seat:
      return (value === d.seat ? 0 : 0.2) + noise * 0.5;
    default:
      return noise;
  }
}

function cardOpinion(g: Game, d: Decision, card: number, noise: number, w: Weights): number {
  const s = g.state;
  const zone = s.zone[card];
  if (zone === Zone.Table) return baseOpinion(g, d, card, noise, w);
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

function baseOpinion(g: Game, d: Decision, base: number, noise: number, w: Weights): number {
  if (d.prompt === 'play-at' || d.prompt === 'move-to') {
    const moved = d.prompt === 'play-at' ? d.source : d.slots.about!;
    const power = moved > 0 && g.position.isMinion(moved) ? g.position.power(moved) : 0;
    if (power > 0) return 1 + appeal(g, base, g.position.inPlay(moved) ? g.position.controller(moved) : d.seat, power, w) + noise * 0.4;
  }
  return 0.2 + noise;
}

/** Some cards can be played and returned to hand without end in one turn. No good turn needs this many plays. */
const MANY_PLAYS = 20;
/** Other cards let a player score base after base without end. A leader with this many VP needs no more. */
const MANY_VP = 30;

/** Breaks an endless loop: the seat ends its turn, or chooses nothing where it may. Null if the seat can go on normally. */
export function loopBreaker(g: Game, d: Decision): number[] | null {
  const { plays, vp } = g.state;
  // A seat can also play without end on another player's turn (a Mboro Hornet with two Collectors at The Homeworld).
  const played = plays.length >= MANY_PLAYS && plays.filter((p) => p.seat === d.seat).length >= MANY_PLAYS;
  if (d.quiet === 'play') return played ? [Word.End] : null;
  const won = vp[d.seat] >= MANY_VP && vp.every((other, seat) => seat === d.seat || other < vp[d.seat]);
  return (played || won) && isComplete(d, []) ? [] : null;
}

/** A cheap answer: the option with the best rough score, corrected by experience. Lists are filled pick by pick. */
export function lightPicks(g: Game, d: Decision, chance: Chance, w: Weights, experience?: Experience): number[] {
  const stop = loopBreaker(g, d);
  if (stop !== null) return stop;
  if (d.most > 1 && (d.ordered === true || !isPlain(d))) return randomPicks(d, chance);
  const scores: number[] = [];
  for (let i = 0; i < d.options.length; i++) scores.push(opinion(g, d, d.options[i], chance, w));
  experience?.addTo(scores, g, d);
  const chosen = d.most === 1 && isPlain(d) ? bestOf(d, scores) : bestList(d, scores);
  return isComplete(d, chosen) ? chosen : randomPicks(d, chance);
}

/** Can each option be chosen, whatever was chosen before? */
const isPlain = (d: Decision): boolean => d.groups === undefined && d.weights === undefined && d.times === undefined;

/** The option with the best score; none if choosing nothing is better and allowed. */
function bestOf(d: Decision, scores: readonly number[]): number[] {
  let best = 0;
  for (let i = 1; i < scores.length; i++) if (scores[i] > scores[best]) best = i;
  return scores.length === 0 || (scores[best] <= 0 && isComplete(d, [])) ? [] : [d.options[best]];
}

/** A list of the options with the best scores, filled until no option is better than stopping. */
function bestList(d: Decision, scores: readonly number[]): number[] {
  const chosen: number[] = [];
  while (chosen.length < d.most) {
    let best = -1;
    for (let i = 0; i < d.options.length; i++)
      if ((best < 0 || scores[i] > scores[best]) && !chosen.includes(d.options[i]) && canAdd(d, chosen, d.options[i]) === null) best = i;
    if (best < 0 || (scores[best] <= 0 && isComplete(d, chosen))) break;
    chosen.push(d.options[best]);
  }
  return chosen;
}

/** Far more questions than any ability asks. */
const RUN_LIMIT = 60;

/** Answers questions until a player is free to play cards again. `own` collects the seat's answers up to the first question to another seat. */
export function runOn(g: Game, chance: Chance, seat: Seat, w: Weights, own?: number[][]): void {
  let first = own !== undefined;
  for (let i = 0; i < RUN_LIMIT; i++) {
    const d = g.decision;
    if (d === null || d.quiet === 'play') return;
    const picks = d.seat === seat || below(chance, 4) > 0 ? lightPicks(g, d, chance, w) : randomPicks(d, chance);
    first &&= d.seat === seat;
    if (first) own!.push(picks);
    g.apply(picks);
  }
}
