import {
  type Attach,
  type Counter,
  type Description,
  type Give,
  isDescription,
  isMany,
  isPrice,
  isZone,
  type Move,
  type Put,
  type Step,
  type Swap,
  unknown,
  type What,
} from '../tree.js';
import { nounPhrase, type Phrase, self } from './nouns.js';
import { chosenFirst, countersWord, eachOfThem, eachText, owners, pronounOf, receiver, speakOf, wholeHand, withObject } from './objects.js';
import { anyOrder, newBase, oldBase, thatBase, whereYouHave } from './places.js';
import { capital, de, mark, my, type Saying, tr, verb } from './saying.js';
import type { Mood, VerbWord } from './words.js';

// What happens to cards in play and in hands: each function says a step as a clause without its subject, in a mood.

const movable = (noun: Description['noun']): 'minion' | 'action' | 'card' => (noun === 'minion' || noun === 'action' ? noun : 'card');

export function moveText(c: Saying, step: Move, mood: Mood): string {
  const { what } = step;
  const isAction = isDescription(what) ? what.noun === 'action' : what === 'this' ? c.card.kind === 'action' : false;
  const spread = isDescription(what) && isMany(what) && what.alike === undefined;
  // The base spoken of before the moved cards are. A pronoun means one that was chosen itself.
  const chosen = c.there === 'base';
  const placed = isDescription(what) && (what.where !== undefined || what.alike !== undefined);
  const goal = (): string => {
    switch (step.to) {
      case 'another base':
        return spread
          ? tr(c, ' to other bases', ' vers d’autres Bases', ' a otras bases')
          : tr(c, ' to another base', ' vers une autre Base', ' a otra base');
      case 'one other base':
        return tr(c, ' to one other base', ' vers une seule et même autre Base', ' a una misma base distinta');
      case 'here':
        return tr(c, ' to this base', ' vers cette Base', ' a esta base');
      case 'there':
        return tr(
          c,
          chosen && !placed ? ' there' : ' to that base',
          chosen ? ' vers elle' : ` vers ${thatBase(c)}`,
          chosen ? ' a ella' : ' a esa base',
        );
      case 'a base with you':
      case 'a base without you': {
        const you = whereYouHave(c, step.to === 'a base without you');
        if (isDescription(what) ? isMany(what) : what === 'it' && c.many)
          return step.to === 'a base without you'
            ? tr(c, ` to one base ${you}`, ` vers une seule et même Base ${you}`, ` a una misma base ${you}`)
            : tr(c, ` to one other base ${you}`, ` vers une seule et même autre Base ${you}`, ` a una misma base distinta ${you}`);
        return step.to === 'a base without you'
          ? tr(c, ` to a base ${you}`, ` vers une Base ${you}`, ` a una base ${you}`)
          : tr(c, ` to another base ${you}`, ` vers une autre Base ${you}`, ` a otra base ${you}`);
      }
      case 'next base':
        return tr(c, ' to the base that replaces this one', ' vers la Base qui remplace celle-ci', ' a la base que reemplace a esta');
      case 'new base':
        return isDescription(what) && what.where === 'old base'
          ? tr(c, ' to its new base', ' vers sa nouvelle Base', ' a su nueva base')
          : tr(c, ` to ${newBase(c)}`, ` vers ${newBase(c)}`, ` a ${newBase(c)}`);
      case 'old base': {
        if (c.elseLeft) return tr(c, ` to ${oldBase(c)}`, ` vers ${oldBase(c)}`, ` a ${oldBase(c)}`);
        const x = c.focus === 'host' ? self(c, 'host') : self(c, 'this');
        return tr(c, ` to the base ${x} left`, ` vers la Base que ${x} a quittée`, ` a la base que ${x} ha dejado`);
      }
      default:
        return unknown('destination', step.to);
    }
  };
  const { there } = c;
  c.moving = true;
  const text = withObject(c, step, 'what', what, isAction ? 'transfer' : 'move', mood, () => mark(c, step, 'to', goal()));
  c.moving = false;
  c.elseLeft = isDescription(what) ? movable(what.noun) : what === 'it' || what === 'first' ? c.type : undefined;
  // Where it has gone is its base from now on; where this card has gone is there.
  if (step.to === 'there') c.there = there;
  else if (!isDescription(what) && step.to !== 'here') c.there = what === 'it' ? 'its' : 'base';
  return text;
}

/** "Swap the places of this minion and another minion". */
export function swapText(c: Saying, step: Swap, mood: Mood): string {
  const said = (what: What, key: 'from' | 'to'): string => {
    if (isDescription(what)) return nounPhrase(c, what).text;
    return what === 'it' ? mark(c, step, key, tr(c, 'that minion', 'cette Créature-là', 'ese esbirro')) : mark(c, step, key, self(c, what));
  };
  const swap = mark(c, step, 'do', verb(c, 'swap', mood));
  const of = mark(
    c,
    step,
    'of',
    step.of === 'places' ? tr(c, 'the places of', 'les places', 'los lugares de') : tr(c, 'control of', 'le contrôle', 'el control de'),
  );
  const from = said(step.from, 'from');
  c.others = true;
  const to = said(step.to, 'to');
  c.focus = undefined;
  return tr(c, `${swap} ${of} ${from} and ${to}`, `${swap} ${of} ${de(from)} et ${de(to)}`, `${swap} ${of} ${from} y de ${to}`);
}

/** "Transfer an action on a minion to another minion". */
export function attachText(c: Saying, step: Attach, mood: Mood): string {
  const { to } = step;
  return withObject(c, step, 'what', step.what, 'transfer', mood, () => {
    const x = isDescription(to)
      ? nounPhrase(c, to).text
      : mark(c, step, 'to', to === 'it' ? tr(c, 'that minion', 'cette Créature-là', 'ese esbirro') : self(c, to));
    return tr(c, ` to ${x}`, ` vers ${x}`, ` a ${x}`);
  });
}

/** Is it a card of your own hand or pile, which goes to your own deck? */
const isYourOwn = (what: What): boolean => isDescription(what) && isZone(what.where) && (what.whose === undefined || what.whose === 'you');

/** Your deck; or that player's, if the cards that were looked at come from there. */
function deckOf(c: Saying, { what }: Put, spanish?: 'de'): string {
  const theirs = c.theirs && isDescription(what) && what.where === 'them';
  const deck = theirs
    ? tr(c, 'that player’s deck', 'la pioche de ce joueur', 'el mazo de ese jugador')
    : `${my(c)} ${tr(c, 'deck', 'pioche', 'mazo')}`;
  return spanish ? `de ${deck}`.replace('de el ', 'del ') : deck;
}

/** Does the description end with a clause that would swallow the place behind it ("played on a minion in your hand")? */
const isLong = ({ on, power }: Description): boolean =>
  (on !== undefined && on !== 'nothing') || (power !== undefined && typeof Object.values(power)[0] !== 'number');

export function putText(c: Saying, step: Put, mood: Mood): string {
  const inHand = step.what === 'this' && isInHand(c);
  const own = inHand || isYourOwn(step.what) || step.who === 'its owner';
  const word: VerbWord = step.to === 'deck' ? 'shuffle' : 'place';
  const ordered =
    isDescription(step.what) &&
    isMany(step.what) &&
    step.what.pick !== 'random' &&
    (step.what.pick !== 'all' || step.what.where === 'them') &&
    (step.to === 'top' || step.to === 'bottom' || step.to === 'top or bottom');
  const deck = (x: Phrase): string => {
    switch (step.to) {
      case 'top':
        return own
          ? tr(c, ` on top of ${deckOf(c, step)}`, ` sur ${deckOf(c, step)}`, ` encima ${deckOf(c, step, 'de')}`)
          : owners(
              c,
              x,
              [' on top of its owner’s deck', ' on top of their owners’ decks'],
              [' sur la pioche de son propriétaire', ' sur la pioche de leurs propriétaires'],
              [' encima del mazo de su propietario', ' encima de los mazos de sus propietarios'],
            );
      case 'bottom':
        return own
          ? tr(c, ` on the bottom of ${deckOf(c, step)}`, ` sous ${deckOf(c, step)}`, ` al fondo ${deckOf(c, step, 'de')}`)
          : owners(
              c,
              x,
              [' on the bottom of its owner’s deck', ' on the bottom of their owners’ decks'],
              [' sous la pioche de son propriétaire', ' sous la pioche de leurs propriétaires'],
              [' al fondo del mazo de su propietario', ' al fondo de los mazos de sus propietarios'],
            );
      case 'top or bottom': {
        const and = x.many ? tr(c, 'and/or', 'et/ou', 'y/o') : tr(c, 'or', 'ou', 'o');
        return tr(
          c,
          ` on top ${and} on the bottom of ${deckOf(c, step)}`,
          ` sur ${and} sous ${deckOf(c, step)}`,
          ` encima ${and} al fondo ${deckOf(c, step, 'de')}`,
        );
      }
      case 'deck':
        return own
          ? tr(c, ` into ${deckOf(c, step)}`, ` dans ${deckOf(c, step)}`, ` en ${deckOf(c, step)}`)
          : owners(
              c,
              x,
              [' into its owner’s deck', ' into their owners’ decks'],
              [' dans la pioche de son propriétaire', ' dans la pioche de leurs propriétaires'],
              [' en el mazo de su propietario', ' en los mazos de sus propietarios'],
            );
      case 'hand':
        return tr(c, ` in ${my(c)} hand`, ` dans ${my(c)} main`, ` en ${my(c)} mano`);
      default:
        return unknown('place', step.to);
    }
  };
  if (inHand) return `${mark(c, step, 'do', verb(c, word, mood))} ${thisInHand(c, step)}${mark(c, step, 'to', deck(pronounOf(c, 'this')))}`;
  const order = ordered ? ` ${anyOrder(c)}` : '';
  const whole = wholeHand(c, step.what);
  const { what } = step;
  const place = mark(c, step, 'do', verb(c, word, mood));
  if (isDescription(what) && own && isLong(what)) {
    const x = nounPhrase(c, what);
    speakOf(c, what, x);
    return `${place}${mark(c, step, 'to', deck(x))}${order} ${x.text}`;
  }
  const text = whole
    ? `${place} ${whole}${mark(c, step, 'to', deck({ text: '', gender: 'f', many: true }))}`
    : withObject(c, step, 'what', step.what, word, mood, (x) => mark(c, step, 'to', deck(x)) + order);
  if (step.what === 'this') c.gone = true;
  return text;
}

export function counterText(c: Saying, step: Counter, mood: Mood): string {
  const { what, n } = step;
  const place = mark(c, step, 'do', verb(c, 'place', mood));
  const on = tr(c, 'on', 'sur', 'sobre');
  const counters = mark(
    c,
    step,
    'n',
    typeof n === 'number'
      ? countersWord(c, n)
      : tr(
          c,
          '+1 power counters equal to its power',
          'autant de marqueurs Force +1 que sa Force',
          'un número de contadores de +1 de poder igual a su poder',
        ),
  );
  if (isDescription(what) && step.spread) {
    const all = nounPhrase(c, what, 'plural').text;
    const x = what.whose === undefined ? all.replace(/^(les|los|las) /, tr(c, '', 'des ', '')) : all;
    const them = `${counters}${eachText(c, step)}`;
    const placed = c.language === 'fr' && typeof n !== 'number' ? `${on} ${x} ${them}` : `${them} ${on} ${x}`;
    return `${place} ${placed}${mark(c, step, 'spread', tr(c, ', divided as you like', ', répartis comme vous le souhaitez', ', repartidos como quieras'))}`;
  }
  if (isDescription(what) && isMany(what) && what.pick !== 'all') {
    const first = chosenFirst(c, step, what, mood);
    return `${first}. ${capital(`${verb(c, 'place', c.third ? 'third' : 'order')} ${counters} ${on} ${eachOfThem(c)}${eachText(c, step)}`)}`;
  }
  return `${place} ${counters} ${on} ${receiver(c, step, what)}${eachText(c, step)}`;
}

const thisInHand = (c: Saying, step: Step): string =>
  mark(c, step, 'what', tr(c, 'this card from your hand', 'cette carte de votre main', 'esta carta de tu mano'));
/** Is this card a minion in a hand, which is not played? */
const isInHand = ({ card, frame }: Saying): boolean =>
  card.kind === 'minion' && typeof frame === 'object' && ('reaction' in frame || ('special' in frame && frame.from === 'hand'));

export function discardText(c: Saying, step: Extract<Step, { do: 'discard' }>, mood: Mood): string {
  const { what } = step;
  const discard = mark(c, step, 'do', verb(c, 'discard', mood));
  if (what === 'this') return `${discard} ${thisInHand(c, step)}`;
  if (!isDescription(what)) return withObject(c, step, 'what', what, 'discard', mood, () => '');
  const whole = wholeHand(c, what);
  if (whole) return `${discard} ${whole}`;
  if (what.whose === 'that player') {
    const x = nounPhrase(c, { ...what, whose: undefined, where: undefined } as Description).text;
    const chosen = tr(c, ` from their hand that you choose`, ` de sa main que vous choisissez`, ` de su mano que tú elijas`);
    return `${tr(c, 'that player', 'ce joueur', 'ese jugador')} ${mark(c, step, 'do', verb(c, 'discard', 'third'))} ${mark(c, what, 'noun', x)}${chosen}`;
  }
  // A card is discarded from a hand, if nothing else is said.
  const plain = what.where === 'hand' && (what.pick === 'random' || (what.noun === 'card' && what.kind === undefined));
  const copy = plain ? ({ ...what, where: undefined } as Description) : what;
  const path = c.paths.get(what);
  if (path !== undefined) c.paths.set(copy, path);
  const x = nounPhrase(c, copy);
  // After a price, the card that was spoken of before it is named again.
  if (isPrice(step) && c.inPlay) c.far = true;
  else speakOf(c, what, x);
  return `${discard} ${x.text}`;
}

/** "Every other player gives you a card": the card comes from that player's hand. */
export function giveYouText(c: Saying, step: Give, what: Description, mood: Mood): string {
  const handless = { ...what, where: undefined };
  const path = c.paths.get(what);
  if (path !== undefined) c.paths.set(handless, path);
  const x = nounPhrase(c, handless as Description).text;
  const give = mark(c, step, 'do', verb(c, 'give', mood));
  // The player who is asked is not "you" of the card.
  if (!c.third) {
    const to = mark(c, step, 'to', tr(c, 'the controller of this card', 'au contrôleur de cette carte', 'al controlador de esta carta'));
    return tr(c, `${give} ${to} ${x}`, `${give} ${x} ${to}`, `${give} ${x} ${to}`);
  }
  const you = mark(c, step, 'to', tr(c, 'you', 'vous', 'te'));
  return tr(c, `${give} ${you} ${x}`, `${you} ${give} ${x}`, `${you} ${give} ${x}`);
}

/** "While that player places a card from theirs in yours": both are chosen before either is given. */
export const inReturn = (c: Saying, step: Give): string =>
  step.back
    ? mark(
        c,
        step,
        'back',
        tr(
          c,
          ' and, at the same time, that player places a card from theirs in yours',
          ' et, en même temps, ce joueur place une carte de la sienne dans la vôtre',
          ' y, a la vez, ese jugador coloca una carta de la suya en la tuya',
        ),
      )
    : '';
