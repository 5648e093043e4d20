import { translation } from '../placeholders.js';
import type { MadeWords } from './en.js';

export const fr = translation<MadeWords>()({
  own: 'Vos propres Factions',
  atTable: 'Factions créées par des joueurs',
  open: 'Ouvrir un fichier de Faction',
  bad: 'Impossible de jouer avec : {why}',
  fillUp: 'S’il y a moins de {n} Bases en tout, des Bases du jeu de base s’y ajoutent.',
  sending: 'Envoi des Factions : {n} sur {m}',
  getting: 'Réception des Factions : {n} sur {m}',
  tooMany: 'Une table en accepte {n} au plus.',
});
