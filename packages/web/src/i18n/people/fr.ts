import type { PeopleWords } from './words.js';

export const fr: PeopleWords = {
  clocks: {
    none: 'Aucune',
    minute: '1 minute par tour',
    minutes: '{n} minutes par tour',
    day: '1 jour par tour',
    days: '{n} jours par tour',
  },
  windows: 'Temps pour les Spéciaux',
  windowsHint: 'Avec une durée toujours égale, une pause ne révèle rien de votre main.',
  windowKinds: {
    open: 'Juste le temps nécessaire',
    masked: 'Toujours {n} secondes',
    hour: 'Toujours 1 heure',
    hours: 'Toujours {n} heures',
  },
  hints: 'Les joueurs peuvent demander conseil à un bot',
  standInLevel: 'Niveau des bots remplaçants',
  chat: 'Les joueurs peuvent s’écrire',
  listed: 'Tout le monde peut trouver cette table et y jouer',
  yourGames: 'Vos parties',
  onThisDevice: 'Sur cet appareil',
  withWhom: 'Avec {who}',
  nobodyYet: 'Personne d’autre pour l’instant',
  notBegun: 'Pas encore commencée',
  finished: 'Terminée : la revanche ?',
  stopped: 'Arrêtée par un bug',
  yourTurn: 'À vous de jouer',
  windowOpen: 'C’est le moment des Spéciaux',
  turnOf: 'Au tour de {who}',
  timeLeft: 'Reste {time}',
};
