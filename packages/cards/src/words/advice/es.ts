import type { AdviceWords } from './words.js';

export const advice: AdviceWords = {
  percent: '{n} %',
  wins: 'gana el {percent} de las veces',
  point: ',',
  play: 'Jugar {card}',
  playOn: 'Jugar {card} en {place}',
  use: 'Usar {card}',
  even: 'Las demás opciones son casi igual de buenas',
  only: 'No hay otra opción',
  followed: '{option} → {next}',
  and: '{one} y {other}',
  vp: '{who} gana de media {here} PV hasta el final de la ronda, con la otra opción {there}',
  yourVp: 'Ganas de media {here} PV hasta el final de la ronda, con la otra opción {there}',
  leads: '{who} va en cabeza en {base} tras la ronda en el {here} de los casos, con la otra opción en el {there}',
  youLead: 'Vas en cabeza en {base} tras la ronda en el {here} de los casos, con la otra opción en el {there}',
  cards: '{who} tiene de media {here} cartas en la mano tras la ronda, con la otra opción {there}',
  yourCards: 'Tienes de media {here} cartas en la mano tras la ronda, con la otra opción {there}',
};
