import type { AdviceWords } from './words.js';

export const advice: AdviceWords = {
  percent: '{n}%',
  wins: 'wins {percent} of the time',
  point: '.',
  play: 'Play {card}',
  playOn: 'Play {card} on {place}',
  use: 'Use {card}',
  even: 'The others are about as good',
  only: 'There is no other choice',
  followed: '{option} → {next}',
  and: '{one} and {other}',
  vp: '{who} gains {here} VP on average by the end of the round, with the other choice {there}',
  yourVp: 'You gain {here} VP on average by the end of the round, with the other choice {there}',
  leads: '{who} leads at {base} after the round in {here} of cases, with the other choice {there}',
  youLead: 'You lead at {base} after the round in {here} of cases, with the other choice {there}',
  cards: '{who} holds {here} cards on average after the round, with the other choice {there}',
  yourCards: 'You hold {here} cards on average after the round, with the other choice {there}',
};
