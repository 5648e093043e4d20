import type { AdviceWords } from './words.js';

export const advice: AdviceWords = {
  percent: '{n}%',
  point: '.',
  followed: '{option} → {next}',
  and: '{one} and {other}',
  vp: '{who} gains {here} VP by the end of the round, not {there}',
  leads: '{who} leads at {base} after the round in {here} of cases, not {there}',
  cards: '{who} holds {here} cards after the round, not {there}',
};
