import type { AdviceWords } from './words.js';

export const advice: AdviceWords = {
  percent: '{n} %',
  point: ',',
  followed: '{option} → {next}',
  and: '{one} y {other}',
  vp: '{who} gana {here} PV hasta el final de la ronda, y no {there}',
  leads: '{who} va en cabeza en {base} tras la ronda en el {here} de los casos, y no el {there}',
  cards: '{who} tiene {here} cartas en la mano tras la ronda, y no {there}',
};
