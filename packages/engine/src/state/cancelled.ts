import { type Definition, HookBit } from '../words/definitions.js';
import type { Card } from '../words/vocabulary.js';
import type { Survey } from './survey.js';

export const NO_CARDS: readonly Card[] = [];

/** The minions in play whose abilities are cancelled: for a time, or while a card is there (RULES 12.4). `byCards`: some card does so. */
export function cancelledMinions(survey: Survey, byCards: boolean): readonly Card[] {
  const { effects, bases, cardsAt } = survey.state;
  let list = NO_CARDS;
  for (let i = 0; i < effects.length; i++) if (effects[i].kind === 'cancelMinion') list = [...list, effects[i].card];
  for (let i = 0; byCards && i < bases.length; i++) {
    if (survey.presentAt(i, HookBit.cancelsMinion))
      for (const c of cardsAt[i]) if (!survey.isMinion(c)) list = [...list, ...cancelledBy(survey, i, c, survey.def(c))];
    if (survey.baseAnswers(i, HookBit.cancelsMinion))
      for (const d of survey.abilities(i)) list = [...list, ...cancelledBy(survey, i, bases[i], d)];
  }
  return byCards ? withMinions(survey, list) : list;
}

/** Minions that cancel the abilities of others come last and do not cancel each other: otherwise it would matter which of them is first. */
function withMinions(survey: Survey, list: readonly Card[]): readonly Card[] {
  let all = list;
  survey.state.cardsAt.forEach((here, i) => {
    if (!survey.presentAt(i, HookBit.cancelsMinion)) return;
    for (const c of here)
      if (survey.isMinion(c) && !list.includes(c))
        all = [...all, ...cancelledBy(survey, i, c, survey.def(c)).filter((m) => survey.def(m).cancelsMinion === undefined)];
  });
  return all;
}

function cancelledBy(survey: Survey, place: number, self: Card, { cancelsMinion }: Definition): readonly Card[] {
  if (cancelsMinion === undefined) return NO_CARDS;
  return survey.state.cardsAt[place].filter((c) => survey.isMinion(c) && cancelsMinion(survey.position, self, c));
}
