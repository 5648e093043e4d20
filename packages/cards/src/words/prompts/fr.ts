import type { Slots } from '@breakpoint/engine';
import { aCard, deCard, deWho, theBase } from '../french.js';
import { type Joined, type Piece, say, who } from '../log/pieces.js';
import type { Grammar } from './own.js';
import type { PromptWords, Question, Slot } from './question.js';

const de = (named: Slot): Joined => ({ named, join: 'seat' in named ? deWho : deCard });
const à = (named: Slot): Joined => ({ named, join: aCard });

const NUMBERS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const masculine = (n: number): string => (n === 1 ? 'un' : number(n));
const counters = (n: number): string => (n === 1 ? 'un marqueur Force +1' : `${number(n)} marqueurs Force +1`);
const cards = (n: number): string => (n === 1 ? 'une carte' : `${number(n)} cartes`);

const NOUNS = { minion: 'Créature', action: 'Action', card: 'carte' };
const a = (type: Slots['type']): string => `une ${NOUNS[type]}`;

/** "jusqu’à deux", "une ou plusieurs", "n’importe quel nombre de". Null for just one. */
function howMany({ least, most, all }: Question): string | null {
  if (most === 1) return null;
  if (least === most) return number(most);
  if (!all) return `jusqu’à ${number(most)}`;
  return least > 0 ? 'une ou plusieurs' : 'n’importe quel nombre de';
}

/** "une Créature", "jusqu’à deux Créatures", "n’importe quel nombre d’Actions", with the words that follow the noun. */
function some(q: Question, type: Slots['type'], which: Piece = ''): Piece {
  const many = howMany(q);
  if (many === null) return say`${a(type)}${which}`;
  return say`${`${many} ${NOUNS[type]}s`.replace('de Action', 'd’Action')}${which}`;
}

/** The minions that can be chosen: "une de vos Créatures de Force 2 ou moins sur la Fourmilière", or "de la Fourmilière" if they leave it. */
function minion(q: Question, leaving = false): Piece {
  const { of, notOf, at, atMost, atLeast, another } = q.among;
  const many = howMany(q);
  const there = at ? (leaving ? say` ${de(at)}` : say` sur ${at}`) : '';
  if (q.total !== undefined && many !== null) return say`${some(q, 'minion', there)} d’une Force totale de ${q.total} ou moins`;
  const limit = atMost !== undefined ? ` de Force ${atMost} ou moins` : atLeast !== undefined ? ` de Force ${atLeast} ou plus` : '';
  const which = say`${limit}${there}`;
  if (of === q.you) return say`${many?.replace(/ de$/, '') ?? (another ? 'une autre' : 'une')} de vos Créatures${which}`;
  const whose =
    of !== undefined ? say` ${de(who(of))}` : notOf === q.you ? (many === null ? ' d’un autre joueur' : ' d’autres joueurs') : '';
  const noun = another && many === null ? 'une autre Créature' : some(q, 'minion');
  return say`${noun}${limit}${whose}${there}`;
}
/** The same after "de": "d’une Créature", "de deux Créatures". */
const ofMinion = (q: Question): Piece => say`${/^u/.test(howMany(q) ?? 'une') ? 'd’' : 'de '}${minion(q)}`;
const ownersHand = (q: Question): string => (q.most > 1 ? 'les mains de leurs propriétaires' : 'la main de son propriétaire');
const ownersDeck = (q: Question): string => (q.most > 1 ? 'les pioches de leurs propriétaires' : 'la pioche de son propriétaire');
const changed = (q: Question & { amount: number }): Piece =>
  say`${q.amount < 0 ? 'réduisez' : 'augmentez'} de ${Math.abs(q.amount)} la Force ${ofMinion(q)}`;

/** The limit of a card to be played: "de Force de départ 2 ou moins". */
const limited = ({ among: { atMost, atLeast } }: Question): string =>
  atMost !== undefined ? ` de Force de départ ${atMost} ou moins` : atLeast !== undefined ? ` de Force de départ ${atLeast} ou plus` : '';
const there = (q: Question): Piece => (q.among.at ? say` sur ${q.among.at}` : '');
const extra = (type: Slots['type']): string => `en tant ${type === 'action' ? 'qu’' : 'que '}${NOUNS[type]} supplémentaire`;

/** The slots of the questions that factions declare themselves. */
export const grammar: Grammar = { minion: (q) => minion(q), some, base: theBase, joins: { de, à } };

export const prompts: PromptWords = {
  // ---- the rules ----
  'take-faction': () => 'choisissez une Faction',
  redraw: {
    ask: () => 'votre main de départ ne contient aucune Créature : la révéler et piocher cinq nouvelles cartes ?',
    yes: 'Piocher une nouvelle main',
    no: 'Garder cette main',
  },
  'play-phase': () => 'jouez des cartes, utilisez des effets ou finissez votre tour',
  'before-scoring': (q) => say`utilisez un effet Spécial avant la Conquête ${de(q.card)}, ou passez`,
  'after-scoring': (q) => say`utilisez un effet Spécial après la Conquête ${de(q.card)}, ou passez`,
  react: (q) => say`répondez ${à(q.card)} avec une carte de votre main, ou passez`,
  'order-triggers': () => 'par quel effet commencer ?',
  'order-insteads': (q) => say`choisissez l’effet qui change d’abord ce qui arrive ${à(q.it)}`,
  'order-copiers': (q) => say`choisissez la carte qui copie ${q.card} en premier`,
  'copy-part': (q) => say`choisissez l’effet ${de(q.it)} à copier`,
  'copy-onto': (q) => say`appliquez aussi l’effet ${de(q.it)} à une autre Créature`,
  'copy-onto-it': {
    ask: (q) => say`appliquer aussi l’effet ${de(q.other)} ${à(q.it)} ?`,
    yes: 'L’affecter aussi',
    no: 'Ne pas l’affecter',
  },
  'pick-base-to-score': () => 'choisissez la Base dont la Conquête a lieu maintenant',
  'discard-down': (q) => say`défaussez ${cards(q.most)} (vous pouvez en garder ${number(q.amount)})`,
  'play-at': (q) => say`choisissez où jouer ${q.card}`,
  'ignore-base': { ask: (q) => say`ignorer cette fois l’effet ${de(q.card)} ?`, yes: 'Ignorer l’effet', no: 'Ne pas l’ignorer' },

  // ---- minions in play ----
  'destroy-minion': (q) => say`détruisez ${minion(q)}`,
  'return-minion': (q) => say`renvoyez ${minion(q, true)} dans ${ownersHand(q)}`,
  'place-minion-on-bottom': (q) => say`placez ${minion(q, true)} sous ${ownersDeck(q)}`,
  'shuffle-minion-into-deck': (q) => say`mélangez ${minion(q, true)} dans ${ownersDeck(q)}`,
  'move-minion': (q) => say`déplacez ${minion(q, true)}`,
  'move-minion-to': (q) => say`déplacez ${minion(q, true)} vers ${q.it}`,
  'give-power': (q) => say`${changed(q)} jusqu’à la fin du tour`,
  'lower-power': (q) => say`${changed(q)} jusqu’à la fin du tour`,
  protect: (q) => say`${changed(q)} ; ce tour-ci, elle sera renvoyée en main si elle devait aller dans une défausse`,
  'place-counters': (q) => say`placez ${counters(q.amount)} sur ${minion(q)}${q.most > 1 ? ` (${masculine(q.amount)} sur chacune)` : ''}`,
  'share-counters': (q) => say`placez un marqueur Force +1 sur ${minion(q)}${q.amount > 1 ? ` (${q.amount} à placer)` : ''}`,
  'place-counters-for-cards': (q) => say`placez des marqueurs Force +1 sur ${minion(q)} (un par carte choisie ensuite)`,
  'remove-counters': () => 'retirez n’importe quel nombre de marqueurs Force +1 (choisissez une de vos Créatures pour chacun)',
  'transfer-counter-to': (q) => say`transférez un marqueur Force +1 ${de(q.it)} vers ${minion(q)}`,
  'transfer-counters-from': (q) => say`transférez des marqueurs Force +1 ${ofMinion(q)}`,
  'transfer-counters-to': (q) => say`transférez des marqueurs Force +1 ${de(q.it)} vers ${minion(q)}`,
  'transfer-how-many': (q) => say`combien de marqueurs Force +1 transférer ${de(q.it)} vers ${q.other} ?`,
  'destroy-weaker-than': (q) => say`choisissez ${minion(q)}, puis détruisez sur sa Base une Créature de Force inférieure`,
  'destroy-total-up-to': (q) =>
    say`choisissez ${minion(q)}, puis détruisez sur sa Base des Créatures dont la Force totale ne dépasse pas la sienne`,

  // ---- actions in play ----
  'destroy-action': () => 'détruisez une Action',

  // ---- bases ----
  'move-to': (q) => say`déplacez ${q.it} vers une autre Base`,
  'move-them-to': () => 'déplacez-les vers une autre Base',
  'transfer-to': (q) => say`transférez ${q.it} vers une autre Base`,

  // ---- players and factions ----
  'look-at-hand': () => 'consultez la main d’un joueur',
  'give-to': (q) => say`placez ${q.it} dans la main d’un joueur`,

  // ---- hands, decks and discard piles ----
  discard: (q) => say`défaussez ${some(q, q.type, ' de votre main')}`,
  'discard-from-hand-of': (q) => say`défaussez ${a(q.type)} de la main ${de(q.it)}`,
  'top-or-bottom': (q) => say`placer ${q.it} sur ou sous votre pioche ?`,
  'order-cards': () => 'replacez les cartes sur votre pioche, la plus haute d’abord',
  'take-from-discard': (q) => say`placez ${some(q, q.type, ' de votre défausse')} dans votre main`,
  'shuffle-from-discard': (q) => say`mélangez ${some(q, q.type, ' de votre défausse')} dans votre pioche`,
  'place-on-top': (q) =>
    say`placez ${some(q, q.type, ' de votre défausse')} sur votre pioche${q.most > 1 ? ', la plus haute d’abord' : ''}`,
  'take-revealed': (q) => say`placez ${some(q, q.type, q.most > 1 ? ' révélées' : ' révélée')} dans votre main`,
  'search-for-hand': (q) => say`placez ${a(q.type)} de votre pioche dans votre main`,
  'search-for-top': (q) => say`placez ${a(q.type)} de votre pioche sur celle-ci`,
  find: () => 'choisissez, parmi les cartes trouvées, celle qui vous convient',
  'find-or-search': () => 'choisissez la carte qui vous convient, ou cherchez-en une dans votre pioche',

  // ---- extra plays ----
  'play-extra': (q) => say`jouez ${a(q.type)} supplémentaire${limited(q)}${there(q)}`,
  'play-from-discard': (q) => say`jouez ${a(q.type)}${limited(q)} de votre défausse${there(q)} ${extra(q.type)}`,
  'play-from-deck': (q) => say`jouez ${a(q.type)} de votre pioche${there(q)} ${extra(q.type)}`,
  'play-revealed': (q) => say`jouez ${a(q.type)} révélée ${extra(q.type)}`,

  // ---- effects, and whether ----
  'choose-one': () => 'choisissez un effet',
  'choose-for': (q) => say`choisissez ce qui arrive ${à(q.it)}`,
  'choose-parts': (q) => say`choisissez un effet ou les deux pour ${q.it}`,
  draw: { ask: (q) => say`piocher ${cards(q.amount)} ?`, yes: 'Piocher', no: 'Ne pas piocher' },
};
