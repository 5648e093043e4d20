import type { AdviceWords } from './words.js';

export const advice: AdviceWords = {
  percent: '{n} %',
  point: ',',
  followed: '{option} → {next}',
  and: '{one} et {other}',
  vp: '{who} gagne {here} PV d’ici la fin du tour de table, et non {there}',
  leads: '{who} est en tête sur {base} après ce tour de table dans {here} des cas, et non {there}',
  cards: '{who} a {here} cartes en main après ce tour de table, et non {there}',
};
