import type { Slots } from '@breakpoint/engine';
import { aCard, deCard, deWho, queCard, theBase } from '../french.js';
import { type Joined, type Piece, say, who } from '../log/pieces.js';
import type { Grammar } from './own.js';
import type { PromptWords, Question, Slot } from './question.js';

const de = (named: Slot): Joined => ({ named, join: 'seat' in named ? deWho : deCard });
const à = (named: Slot): Joined => ({ named, join: aCard });
const que = (named: Slot): Joined => ({ named, join: queCard });

const NUMBERS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const counters = (n: number): string => (n === 1 ? 'un marqueur Force +1' : `${number(n)} marqueurs Force +1`);
const cards = (n: number): string => (n === 1 ? 'une carte' : `${number(n)} cartes`);
const changed = (amount: number): string => `${amount < 0 ? 'réduite' : 'augmentée'} de ${Math.abs(amount)}`;

const NOUNS = { minion: 'Créature', action: 'Action', card: 'carte' };
const a = (type: Slots['type']): string => `une ${NOUNS[type]}`;

/** The words before and after "Créatures": "jusqu’à deux", "une ou plusieurs", or "autant de … que vous le souhaitez". Null for just one. */
function howMany({ least, most, all }: Question): [string, string] | null {
  if (most === 1) return null;
  if (least === most) return [number(most), ''];
  if (!all) return [`jusqu’à ${number(most)}`, ''];
  return least > 0 ? ['une ou plusieurs', ''] : ['autant', ' que vous le souhaitez'];
}

/** "une Créature", "jusqu’à deux Créatures", "autant de Créatures que vous le souhaitez", with the words that follow the noun. */
function some(q: Question, type: Slots['type'], which: Piece = ''): Piece {
  const many = howMany(q);
  if (many === null) return say`${a(type)}${which}`;
  const of = many[0] === 'autant' ? (type === 'action' ? ' d’' : ' de ') : ' ';
  return say`${many[0]}${of}${NOUNS[type]}s${which}${many[1]}`;
}

/** The minions that can be chosen: "une de vos Créatures de Force 2 ou moins sur La Colline". */
function minion(q: Question): Piece {
  const { of, notOf, at, atMost, atLeast, another } = q.among;
  const many = howMany(q);
  if (q.total !== undefined && many !== null)
    return say`${some(q, 'minion', at ? say` sur ${at}` : '')}, d’une Force totale de ${q.total} ou moins,`;
  const limit = atMost !== undefined ? ` de Force ${atMost} ou moins` : atLeast !== undefined ? ` de Force ${atLeast} ou plus` : '';
  const which = say`${limit}${at ? say` sur ${at}` : ''}`;
  if (of === q.you) return say`${many?.[0] ?? (another ? 'une autre' : 'une')} de vos Créatures${which}${many?.[1] ?? ''}`;
  if (of !== undefined) return say`une Créature ${de(who(of))}${which}`;
  if (notOf === q.you) return say`une Créature d’un autre joueur${which}`;
  return another && many === null ? say`une autre Créature${which}` : some(q, 'minion', which);
}
const changing = (q: Question & { amount: number }): string =>
  `${q.most > 1 ? 'la Force de chacune' : 'sa Force'} sera ${changed(q.amount)} jusqu’à la fin du tour`;
const onIt = (q: Question): string => (q.most > 1 ? 'sur chacune d’elles' : 'sur elle');

/** The limit of a card to be played: "de Force de départ 2 ou moins". */
const limited = (q: Question): string => (q.among.atMost === undefined ? '' : ` de Force de départ ${q.among.atMost} ou moins`);
const there = (q: Question): Piece => (q.among.at ? say` sur ${q.among.at}` : '');
const extra = (type: Slots['type']): string => `en tant ${type === 'action' ? 'qu’' : 'que '}${NOUNS[type]} supplémentaire`;

/** The slots of the questions that factions declare themselves. */
export const grammar: Grammar = { minion, some, base: theBase, joins: { de, à, que } };

export const prompts: PromptWords = {
  // ---- the rules ----
  'take-faction': () => 'choisissez une faction',
  redraw: {
    ask: () => 'votre main de départ ne contient aucune Créature : la révéler et piocher cinq nouvelles cartes ?',
    yes: 'Piocher une nouvelle main',
    no: 'Garder cette main',
  },
  'play-phase': () => 'jouez des cartes, utilisez des effets ou finissez votre tour',
  'before-scoring': (q) => say`avant la Conquête ${de(q.card)}, utilisez un effet Spécial ou passez`,
  'after-scoring': (q) => say`après la Conquête ${de(q.card)}, utilisez un effet Spécial ou passez`,
  react: (q) => say`en réponse ${à(q.card)}, jouez une carte de votre main ou passez`,
  'order-triggers': () => 'par quel effet commencer ?',
  'order-insteads': (q) => say`choisissez l’effet qui change d’abord ce qui arrive ${à(q.it)}`,
  'order-copiers': (q) => say`plusieurs cartes peuvent copier ${q.card} : choisissez celle qui le fait d’abord`,
  'copy-part': (q) => say`choisissez l’effet ${de(q.it)} à copier`,
  'copy-onto': (q) => say`choisissez une Créature ${que(q.it)} affectera aussi`,
  'copy-onto-it': {
    ask: (q) => say`appliquer aussi l’effet ${de(q.other)} ${à(q.it)} ?`,
    yes: 'L’affecter aussi',
    no: 'Ne pas l’affecter',
  },
  'pick-base-to-score': () => 'choisissez la Base dont la Conquête a lieu maintenant',
  'discard-down': (q) => say`choisissez ${cards(q.most)} à défausser (vous pouvez en garder ${number(q.amount)})`,
  'play-at': (q) => say`choisissez où jouer ${q.card}`,
  'ignore-base': { ask: (q) => say`ignorer cette fois l’effet ${de(q.card)} ?`, yes: 'Ignorer l’effet', no: 'Ne pas l’ignorer' },

  // ---- minions in play ----
  'destroy-minion': (q) => say`choisissez ${minion(q)} à détruire`,
  'return-minion': (q) => say`choisissez ${minion(q)} à renvoyer dans la main de son propriétaire`,
  'place-minion-on-bottom': (q) => say`choisissez ${minion(q)} à placer sous la pioche de son propriétaire`,
  'shuffle-minion-into-deck': (q) => say`choisissez ${minion(q)} à mélanger dans la pioche de son propriétaire`,
  'move-minion': (q) => say`choisissez ${minion(q)} à déplacer`,
  'move-minion-to': (q) => say`choisissez ${minion(q)} à déplacer vers ${q.it}`,
  'give-power': (q) => say`choisissez ${minion(q)} ; ${changing(q)}`,
  'lower-power': (q) => say`choisissez ${minion(q)} ; ${changing(q)}`,
  protect: (q) =>
    say`choisissez ${minion(q)} ; ce tour-ci, sa Force sera ${changed(q.amount)} et elle sera renvoyée en main si elle devait aller dans une défausse`,
  'place-counters': (q) => say`choisissez ${minion(q)} et placez ${counters(q.amount)} ${onIt(q)}`,
  'share-counters': (q) =>
    say`choisissez ${minion(q)} et placez un marqueur Force +1 sur elle${q.amount > 1 ? ` (${q.amount} à placer)` : ''}`,
  'place-counters-for-cards': (q) => say`choisissez ${minion(q)} ; elle recevra un marqueur Force +1 par carte choisie ensuite`,
  'remove-counters': () => 'choisissez une de vos Créatures pour chaque marqueur Force +1 à retirer',
  'transfer-counter-to': (q) => say`choisissez ${minion(q)} vers laquelle transférer un marqueur Force +1 ${de(q.it)}`,
  'transfer-counters-from': (q) => say`choisissez ${minion(q)}, puis transférez autant de ses marqueurs Force +1 que vous le souhaitez`,
  'transfer-counters-to': (q) => say`choisissez ${minion(q)} vers laquelle transférer des marqueurs Force +1 ${de(q.it)}`,
  'transfer-how-many': (q) => say`combien de marqueurs Force +1 transférer ${de(q.it)} vers ${q.other} ?`,
  'destroy-weaker-than': (q) => say`choisissez ${minion(q)}, puis détruisez sur sa Base une Créature de Force inférieure`,
  'destroy-total-up-to': (q) =>
    say`choisissez ${minion(q)}, puis détruisez sur sa Base des Créatures dont la Force totale ne dépasse pas la sienne`,

  // ---- actions in play ----
  'destroy-action': () => 'choisissez une Action à détruire',

  // ---- bases ----
  'move-to': (q) => say`choisissez une Base vers laquelle déplacer ${q.it}`,
  'move-them-to': () => 'choisissez la Base vers laquelle les déplacer',
  'transfer-to': (q) => say`choisissez une Base vers laquelle transférer ${q.it}`,

  // ---- players and factions ----
  'look-at-hand': () => 'choisissez un joueur et regardez sa main',
  'give-to': (q) => say`choisissez un joueur et placez ${q.it} dans sa main`,

  // ---- hands, decks and discard piles ----
  discard: (q) => say`choisissez ${some(q, q.type, ' de votre main')} à défausser`,
  'discard-from-hand-of': (q) => say`choisissez ${a(q.type)} de la main ${de(q.it)} à défausser`,
  'top-or-bottom': (q) => say`placer ${q.it} sur ou sous votre pioche ?`,
  'order-cards': () => 'replacez les cartes sur votre pioche, la plus haute d’abord',
  'take-from-discard': (q) => say`choisissez ${some(q, q.type, ' de votre défausse')} à placer dans votre main`,
  'shuffle-from-discard': (q) => say`choisissez ${some(q, q.type, ' de votre défausse')} à mélanger dans votre pioche`,
  'place-on-top': (q) =>
    say`choisissez ${some(q, q.type, ' de votre défausse')} à placer sur votre pioche${q.most > 1 ? ', la plus haute d’abord' : ''}`,
  'take-revealed': (q) => say`choisissez ${some(q, q.type, q.most > 1 ? ' révélées' : ' révélée')} à placer dans votre main`,
  'search-for-hand': (q) => say`choisissez ${a(q.type)} de votre pioche à placer dans votre main`,
  'search-for-top': (q) => say`choisissez ${a(q.type)} de votre pioche à placer sur celle-ci`,
  find: () => 'choisissez, parmi les cartes trouvées, celle qui vous convient',
  'find-or-search': () => 'choisissez la carte qui vous convient, ou cherchez-en une dans votre pioche',

  // ---- extra plays ----
  'play-extra': (q) => say`choisissez ${a(q.type)} supplémentaire${limited(q)} à jouer${there(q)}`,
  'play-from-discard': (q) => say`choisissez ${a(q.type)}${limited(q)} de votre défausse à jouer${there(q)} ${extra(q.type)}`,
  'play-from-deck': (q) => say`choisissez ${a(q.type)} de votre pioche à jouer${there(q)} ${extra(q.type)}`,
  'play-revealed': (q) => say`choisissez ${a(q.type)} révélée à jouer ${extra(q.type)}`,

  // ---- effects, and whether ----
  'choose-one': () => 'choisissez un effet',
  'choose-for': (q) => say`choisissez ce qui arrive ${à(q.it)}`,
  'choose-parts': (q) => say`choisissez un effet ou les deux pour ${q.it}`,
  draw: { ask: (q) => say`piocher ${cards(q.amount)} ?`, yes: 'Piocher', no: 'Ne pas piocher' },
};
