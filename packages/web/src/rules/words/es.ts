import { translation } from '../../i18n/placeholders.js';
import type { RuleWords } from './en.js';

export const es = translation<RuleWords>()({
  opening: {
    turn: 'Tu turno',
    turnText: 'Juega un esbirro en una base y juega una acción, en el orden que quieras. Después, roba dos cartas.',
    scoring: 'Una base se rompe',
    scoringText:
      'Todo el poder junto alcanza el punto de ruptura: 13 + 7 + 4 es más que {breakpoint}. Quien tiene más poder se lleva el primer número de PV, y así sucesivamente.',
    tie: 'Un empate',
    tieText: 'Los dos primeros se llevan el primer número. El segundo puesto se salta: el siguiente jugador se lleva el tercer número.',
    gains: '{power} de poder: {vp} PV',
  },
  searchRules: 'Ruptura, Talento, empate…',
  sections: 'Secciones',
  rule: 'Regla {n}',
  allRules: 'Todas las reglas',
  linkTo: 'Enlace a la regla {n}',
});
