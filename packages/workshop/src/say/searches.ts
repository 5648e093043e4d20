import { type Description, type Search, type Step, unknown } from '../tree.js';
import { coreNoun } from './nouns.js';
import { speakOf } from './objects.js';
import { qualified } from './places.js';
import { asExtra, searched } from './plays.js';
import { capital, MARKS, mark, my, type Saying, tr, verb, verbIt } from './saying.js';
import { inLetters, type Mood, type VerbWord } from './words.js';

// Cards that are looked for: by a search, or by revealing until one comes.

export function searchText(c: Saying, step: Search, mood: Mood): string {
  const { where, ...rest } = step.what;
  const path = c.paths.get(step.what);
  if (path !== undefined) c.paths.set(rest, path);
  const printed = { ...rest, where: undefined } as Description;
  if (path !== undefined) c.paths.set(printed, path);
  const x = searched({ ...c, sought: true }, printed);
  speakOf(c, { ...step.what, where: step.to === 'play' ? undefined : 'deck' } as Description, x);
  const find = mark(c, step, 'do', verb(c, 'search', mood));
  const both = where === 'deck or discard';
  const place = both ? mark(c, step.what, 'where', bothPlaces(c)) : tr(c, `${my(c)} deck`, `dans ${my(c)} pioche`, `en ${my(c)} mazo`);
  // A base that the card is played on would swallow the place.
  const placed = printed.on === undefined || printed.on === 'nothing' ? `${find} ${x.text} ${place}` : `${find} ${place} ${x.text}`;
  const looked = tr(c, `${find} ${place} for ${x.text}`, placed, placed);
  const it = (word: VerbWord): string => verbIt(c, word, mood, x.gender, x.many);
  const alone = mood === 'order' && !c.inChoice;
  const and = tr(c, ' and ', ' et ', alone ? ' y ' : ', ');
  const shuffled =
    tr(
      c,
      `, then ${verb(c, 'shuffle', mood)} ${my(c)} deck`,
      `, puis ${verb(c, 'shuffle', mood)} ${my(c)} pioche`,
      `${alone ? '. Después, ' : ' y después '}${verb(c, 'shuffle', mood)} ${my(c)} mazo`,
    ) + (both ? ifSearched(c) : '');
  const goal = (text: string): string => mark(c, step, 'to', text);
  const shown = step.reveal ? mark(c, step, 'reveal', it('reveal')) : '';
  switch (step.to) {
    case 'hand':
      return `${looked}${shown === '' ? and : `, ${shown}${and}`}${goal(it('place') + tr(c, ` in ${my(c)} hand`, ` dans ${my(c)} main`, ` en ${my(c)} mano`))}${shuffled}`;
    case 'discard':
      return `${looked}${shown === '' ? and : `, ${shown}${and}`}${goal(it('place') + tr(c, ` in ${my(c)} discard pile`, ` dans ${my(c)} défausse`, ` en ${my(c)} pila de descartes`))}${shuffled}`;
    case 'top':
      return `${looked}${shown === '' ? '' : `, ${shown}`}, ${goal(tr(c, `${verb(c, 'shuffle', mood)} the other cards and ${it('place')} on top of them`, `${verb(c, 'shuffle', mood)} les autres cartes et ${it('place')} dessus`, `${verb(c, 'shuffle', mood)} las demás cartas y ${it('place')} encima`))}`;
    case 'play': {
      const at =
        step.at === undefined
          ? ''
          : mark(
              c,
              step,
              'at',
              step.at === 'there' ? tr(c, ' there', ' au même endroit', ' allí') : tr(c, ' here', ' sur cette Base', ' en esta base'),
            );
      const played = tr(c, `immediately ${it('play')}`, `${it('play')} immédiatement`, `${it('play')} inmediatamente`);
      return `${looked}${shown === '' ? and : `, ${shown}${and}`}${goal(played)}${at}${asExtra(c, step.what.noun === 'action' ? 'action' : 'minion')}${shuffled}`;
    }
    default:
      return unknown('place', step.to);
  }
}

/** "Your deck and/or discard pile", and what follows for the deck (D20). */
const bothPlaces = (c: Saying): string =>
  tr(
    c,
    `${my(c)} deck and/or discard pile`,
    `dans ${my(c)} pioche et/ou ${my(c)} défausse`,
    `en ${my(c)} mazo y/o en ${my(c)} pila de descartes`,
  );
const ifSearched = (c: Saying): string =>
  c.third
    ? tr(c, ' if they searched it', ' s’il y a cherché', ' si ha buscado en él')
    : tr(c, ' if you searched it', ' si vous y avez cherché', ' si has buscado en él');

export function revealUntilText(c: Saying, step: Extract<Step, { do: 'reveal until' }>, mood: Mood): string {
  const copy = { ...step.what, where: 'deck' as const };
  const path = c.paths.get(step.what);
  if (path !== undefined) c.paths.set(copy, path);
  const noun = coreNoun(c, copy);
  const f = noun.gender === 'f';
  const { one, many } = noun;
  // Power is the printed one, as of all cards of a deck; the place is said before.
  const sort = qualified(c, copy, step.n > 1, noun.gender).replace(
    / [\uE000-\uF8FF]*(from|de) [\uE000-\uF8FF]*(your|their|votre|sa|tu|su) (deck|pioche|mazo)[\uE000-\uF8FF]?/,
    '',
  );
  const n = mark(
    c,
    step,
    'n',
    step.n === 1
      ? tr(c, /^[aeiou]/i.test(one.replace(MARKS, '')) ? `an ${one}` : `a ${one}`, `une ${one}`, `${f ? 'una' : 'un'} ${one}`)
      : `${inLetters(c.language, step.n)} ${many}`,
  );
  const until = tr(
    c,
    `${mark(c, step, 'do', verb(c, 'reveal', mood))} cards from the top of ${my(c)} deck until ${c.third ? 'they' : 'you'} reveal ${n}${sort}`,
    `${mark(c, step, 'do', verb(c, 'reveal', mood))} une à une les cartes de ${my(c)} pioche jusqu’à révéler ${n}${sort}`,
    `${mark(c, step, 'do', verb(c, 'reveal', mood))} cartas de la parte superior de ${my(c)} mazo hasta revelar ${n}${sort}`,
  );
  const any = step.what.pick === 'any';
  const oneOf = step.what.pick === 'one';
  const several = step.n > 1;
  const own: Mood = c.third && c.language !== 'en' ? 'third' : 'order';
  const place = verb(c, 'place', own);
  const hand = tr(c, ` in ${my(c)} hand`, ` dans ${my(c)} main`, ` en ${my(c)} mano`);
  const taken = any
    ? tr(
        c,
        `${place} any number of them${hand}`,
        `${place} n’importe quel nombre d’entre elles${hand}`,
        `${place} cualquier número de ${f ? 'ellas' : 'ellos'}${hand}`,
      )
    : oneOf
      ? tr(
          c,
          `${place} one of them${hand}`,
          `${place} l’une d’entre elles${hand}`,
          `${place} ${f ? 'una de ellas' : 'uno de ellos'}${hand}`,
        )
      : `${verbIt(c, 'place', own, f || c.language === 'fr' ? 'f' : 'm', several)}${hand}`;
  const shuffle = verb(c, 'shuffle', own);
  const isMany = several && !oneOf;
  speakOf(c, { ...step.what, pick: isMany ? 'all' : 'one', where: 'deck' }, { text: '', gender: noun.gender, many: isMany });
  const discard = verb(c, 'discard', own);
  const away = tr(
    c,
    ` and ${discard} the other revealed cards`,
    ` et ${discard} les autres cartes révélées`,
    ` y ${discard} las demás cartas reveladas`,
  );
  const shuffled = tr(
    c,
    ` and ${shuffle} the other revealed cards into ${my(c)} deck`,
    ` et ${shuffle} les autres cartes révélées dans ${my(c)} pioche`,
    ` y ${shuffle} en ${my(c)} mazo las demás cartas reveladas`,
  );
  const they = c.third ? tr(c, 'they ', 'ce joueur ', '') : '';
  // What was sought and is not kept, and then all the rest.
  const other = step.n === 2 && oneOf;
  const sought = tr(
    c,
    `, ${discard} the other ${other ? one : many}`,
    `, ${discard} ${other ? `l’autre ${one}` : `les autres ${many}`}`,
    `, ${discard} ${other ? `${f ? 'la otra' : 'el otro'} ${one}` : `${f ? 'las' : 'los'} demás ${many}`}`,
  );
  const rest = step.rest === 'discard' ? mark(c, step, 'rest', away) : step.rest ? mark(c, step, 'rest', sought) + shuffled : shuffled;
  return `${until}. ${capital(they + mark(c, step.what, 'pick', taken))}${rest}`;
}
