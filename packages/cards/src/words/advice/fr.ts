import type { AdviceWords } from './words.js';

export const advice: AdviceWords = {
  percent: '{n} %',
  wins: 'gagne dans {percent} des cas',
  point: ',',
  play: 'Jouer {card}',
  playOn: 'Jouer {card} sur {place}',
  use: 'Utiliser {card}',
  even: 'Les autres choix sont à peu près aussi bons',
  only: 'Il n’y a pas d’autre choix',
  followed: '{option} → {next}',
  and: '{one} et {other}',
  vp: '{who} gagne en moyenne {here} PV d’ici la fin du tour de table, avec l’autre choix {there}',
  yourVp: 'Vous gagnez en moyenne {here} PV d’ici la fin du tour de table, avec l’autre choix {there}',
  leads: '{who} est en tête sur {base} après ce tour de table dans {here} des cas, avec l’autre choix {there}',
  youLead: 'Vous êtes en tête sur {base} après ce tour de table dans {here} des cas, avec l’autre choix {there}',
  cards: '{who} a en moyenne {here} cartes en main après ce tour de table, avec l’autre choix {there}',
  yourCards: 'Vous avez en moyenne {here} cartes en main après ce tour de table, avec l’autre choix {there}',
};
