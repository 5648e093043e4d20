import type { AddBase, DestroyBase, LookAtBases, RecallBase, ReplaceBase } from '../tree.js';
import { anyOrder, thatBase } from './places.js';
import { mark, type Saying, tr, verb, verbIt } from './saying.js';
import { inLetters, type Mood } from './words.js';

// The base deck.

/** "Look at the top two cards of the base deck and place them back on top in any order"; one may go to the bottom. */
export function lookAtBasesText(c: Saying, step: LookAtBases, mood: Mood): string {
  const look = mark(c, step, 'do', verb(c, 'look at', mood));
  const n = inLetters(c.language, step.n);
  const top = mark(
    c,
    step,
    'n',
    step.n === 1
      ? tr(c, 'the top card', 'la première carte', 'la carta superior')
      : tr(c, `the top ${n} cards`, `les ${n} premières cartes`, `las ${n} cartas superiores`),
  );
  const seen = `${look} ${top} ${tr(c, 'of the base deck', 'de la pioche Base', 'del mazo de bases')}`;
  const you = tr(c, c.third ? 'they may' : 'you may', c.third ? 'ce joueur peut' : 'vous pouvez', c.third ? 'puede' : 'puedes');
  const placed = (what: string, place: string): string => tr(c, `place ${what} on the bottom`, place, `${what} al fondo`);
  if (step.n === 1) {
    const low = tr(c, `, and ${you} ${placed('it', '')}`, `, et ${you} la placer dessous`, `, y ${you} ${placed('colocarla', '')}`);
    return seen + (step.bottom ? mark(c, step, 'bottom', low) : '');
  }
  const rest = (what: string): string =>
    tr(
      c,
      ` and ${verb(c, 'place', mood)} ${what} back on top ${anyOrder(c)}`,
      ` et ${what === 'them' ? verbIt(c, 'place', mood, 'f', true) : `${verb(c, 'place', mood)} les autres`} dessus ${anyOrder(c)}`,
      ` y ${what === 'them' ? verbIt(c, 'place', mood, 'f', true) : `${verb(c, 'place', mood)} las demás`} encima ${anyOrder(c)}`,
    );
  if (!step.bottom) return seen + rest('them');
  const low = tr(c, `; ${you} ${placed('one of them', '')}`, ` ; ${you} en placer une dessous`, `; ${you} ${placed('colocar una', '')}`);
  return `${seen}${rest('them')}${mark(c, step, 'bottom', low)}`;
}

const baseWord = (c: Saying, step: DestroyBase | ReplaceBase): string =>
  mark(
    c,
    step,
    'where',
    step.where === 'here' ? tr(c, 'this base', 'cette Base', 'esta base') : tr(c, 'that base', thatBase(c), 'esa base'),
  );

/** "Destroy that base, discard all its cards and replace it with the top card of the base deck" (RULES 12.172). */
export function destroyBaseText(c: Saying, step: DestroyBase, mood: Mood): string {
  const destroy = `${mark(c, step, 'do', verb(c, 'destroy', mood))} ${baseWord(c, step)}`;
  const discard = verb(c, 'discard', mood);
  const replace = verbIt(c, 'replace', mood, 'f', false);
  return tr(
    c,
    `${destroy}, ${discard} all its cards and ${replace} with the top card of the base deck`,
    `${destroy}, ${discard} toutes ses cartes et ${replace} par la première carte de la pioche Base`,
    `${destroy}, ${discard} todas sus cartas y ${replace} por la carta superior del mazo de bases`,
  );
}

/** "Replace this base with the top card of the base deck". Its minions stay (RULES 12.23). */
export function replaceBaseText(c: Saying, step: ReplaceBase, mood: Mood): string {
  const replace = mark(c, step, 'do', verb(c, 'replace', mood));
  const base = baseWord(c, step);
  const by = mark(
    c,
    step,
    'by',
    step.by === 'top'
      ? tr(c, 'the top card of the base deck', 'la première carte de la pioche Base', 'la carta superior del mazo de bases')
      : step.by === 'any'
        ? tr(
            c,
            'a base you choose from the base deck',
            'une Base de votre choix de la pioche Base',
            'una base que elijas del mazo de bases',
          )
        : tr(c, 'a base from the base discard pile', 'une Base de la défausse Base', 'una base de la pila de descartes de bases'),
  );
  return tr(
    c,
    `${replace} ${base} with ${by}, under its minions`,
    `${replace} ${base} par ${by}, sous ses Créatures`,
    `${replace} ${base} por ${by}, bajo sus esbirros`,
  );
}

/** "Put the top card of the base deck into play as an additional base". */
export const addBaseText = (c: Saying, step: AddBase, mood: Mood): string =>
  tr(
    c,
    `${mark(c, step, 'do', mood === 'third' ? 'puts' : 'put')} the top card of the base deck into play as an additional base`,
    `${mark(c, step, 'do', { order: 'mettez', infinitive: 'mettre', third: 'met' }[mood])} en jeu la première carte de la pioche Base en tant que Base supplémentaire`,
    `${mark(c, step, 'do', { order: 'pon', infinitive: 'poner', third: 'pone' }[mood])} en juego la carta superior del mazo de bases como base adicional`,
  );

/** "Place a base from the base discard pile on top of the base deck". */
export function recallBaseText(c: Saying, step: RecallBase, mood: Mood): string {
  const base = tr(c, 'a base from the base discard pile', 'une Base de la défausse Base', 'una base de la pila de descartes de bases');
  const top = step.to === 'top';
  const to = tr(
    c,
    `${top ? 'on top' : 'on the bottom'} of the base deck`,
    `${top ? 'sur' : 'sous'} la pioche Base`,
    `${top ? 'encima' : 'al fondo'} del mazo de bases`,
  );
  return `${mark(c, step, 'do', verb(c, 'place', mood))} ${base} ${mark(c, step, 'to', to)}`;
}
