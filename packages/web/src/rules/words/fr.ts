import { translation } from '../../i18n/placeholders.js';
import type { RuleWords } from './en.js';

export const fr = translation<RuleWords>()({
  opening: {
    turn: 'Votre tour',
    turnText: 'Jouez une Créature sur une Base et une Action, dans l’ordre de votre choix. Piochez ensuite deux cartes.',
    scoring: 'Une Base craque',
    scoringText:
      'Toutes les Forces réunies atteignent la Résistance : 13 + 7 + 4, c’est plus que {breakpoint}. La plus grande Force prend le premier nombre de PV, et ainsi de suite.',
    tie: 'Une égalité',
    tieText: 'Les deux joueurs en tête prennent le premier nombre. Il n’y a pas de Deuxième : le joueur suivant prend le troisième nombre.',
    gains: 'Force {power} : {vp} PV',
  },
  searchRules: 'Résistance, Talent, égalité…',
  sections: 'Chapitres',
  rule: 'Règle {n}',
  allRules: 'Toutes les règles',
  linkTo: 'Lien vers la règle {n}',
});
