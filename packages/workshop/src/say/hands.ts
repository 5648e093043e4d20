import type { DiscardDownTo, DrawUpTo, HandSize } from '../tree.js';
import { unknown } from '../tree.js';
import { equalTo } from './amounts.js';
import { mark, que, type Saying, tr, verb } from './saying.js';
import { inLetters, type Mood } from './words.js';

/** "Draw cards until you have three in hand", "discard cards until they have as many in hand as you". */
export function handText(c: Saying, step: DrawUpTo | DiscardDownTo, mood: Mood): string {
  const { n } = step;
  const draws = step.do === 'draw up to';
  const word = verb(c, draws ? 'draw' : 'discard', mood);
  const said = (text: string): string => mark(c, step, 'do', text);
  const they = c.third ? 'they have' : 'you have';
  if (typeof n !== 'number') {
    const size = mark(c, step, 'n', sizeText(c, n));
    return tr(
      c,
      `${said(`${word} cards until ${they}`)} ${size}`,
      `${said(draws ? `${word} jusqu’à avoir` : `${word} des cartes jusqu’à avoir`)} ${size}`,
      `${said(`${word} hasta tener`)} ${size}`,
    );
  }
  const number = mark(c, step, 'n', inLetters(c.language, n));
  const s = n === 1 ? '' : 's';
  return tr(
    c,
    `${said(`${word} cards until ${they}`)} ${number} in hand`,
    draws
      ? `${said(`${word} jusqu’à avoir`)} ${number} carte${s} en main`
      : `${said(`${word} des cartes jusqu’à n’en avoir`)} ${que(number)} en main`,
    `${said(`${word} hasta tener`)} ${number} carta${s} en la mano`,
  );
}

/** "As many in hand as that player". */
function sizeText(c: Saying, n: Exclude<HandSize, number>): string {
  if (typeof n === 'object') {
    const equal = equalTo(c, n);
    return tr(c, `a number of cards in hand${equal}`, `un nombre de cartes en main${equal}`, `en la mano un número de cartas${equal}`);
  }
  const as = (en: string, fr: string, es: string): string =>
    tr(c, `as many in hand as ${en}`, `autant de cartes en main que ${fr}`, `tantas cartas en la mano como ${es}`);
  switch (n) {
    case 'as you':
      // The player who is asked is somebody else.
      return c.third
        ? as('you', 'vous', 'tú')
        : as('the controller of this card', 'le contrôleur de cette carte', 'el controlador de esta carta');
    case 'as that player':
      return as('that player', 'ce joueur', 'ese jugador');
    case 'as the most':
      return as('the player who has the most', 'le joueur qui en a le plus', 'el jugador que más tiene');
    case 'as the fewest':
      return as('the player who has the fewest', 'le joueur qui en a le moins', 'el jugador que menos tiene');
    default:
      return unknown('size of a hand', n);
  }
}
