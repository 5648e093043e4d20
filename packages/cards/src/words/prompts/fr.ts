import type { CardView, Slots } from '@breakpoint/engine';
import { aCard, deCard, deWho, queCard } from '../french.js';
import { type Joined, type Piece, say, type Unseen, type Who, who } from '../log/pieces.js';
import type { PromptWords, Question } from './question.js';

const de = (named: CardView | Who | Unseen): Joined => ({ named, join: 'seat' in named ? deWho : deCard });
const à = (named: CardView | Unseen): Joined => ({ named, join: aCard });
const que = (named: CardView | Unseen): Joined => ({ named, join: queCard });

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
const sameName = (q: Question): string => (q.most > 1 ? ' du même nom' : '');

/** The limit of a card to be played: "de Force de départ 2 ou moins". */
const limited = (q: Question): string => (q.among.atMost === undefined ? '' : ` de Force de départ ${q.among.atMost} ou moins`);
const there = (q: Question): Piece => (q.among.at ? say` sur ${q.among.at}` : '');
const extra = (type: Slots['type']): string => `en tant ${type === 'action' ? 'qu’' : 'que '}${NOUNS[type]} supplémentaire`;

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
  'discard-down': (q) => say`choisissez ${cards(q.amount)} à défausser (vous pouvez en garder dix)`,
  'play-at': (q) => say`choisissez où jouer ${q.card}`,
  'ignore-base': { ask: (q) => say`ignorer cette fois l’effet ${de(q.card)} ?`, yes: 'Ignorer l’effet', no: 'Ne pas l’ignorer' },

  // ---- minions in play ----
  'destroy-minion': (q) => say`choisissez ${minion(q)} à détruire`,
  'destroy-own-for-vp': (q) => say`choisissez ${minion(q)} à détruire, pour gagner 1 PV`,
  'return-minion': (q) => say`choisissez ${minion(q)} à renvoyer dans la main de son propriétaire`,
  'place-minion-on-bottom': (q) => say`choisissez ${minion(q)} à placer sous la pioche de son propriétaire`,
  'shuffle-minion-into-deck': (q) => say`choisissez ${minion(q)} à mélanger dans la pioche de son propriétaire`,
  'move-from-one-base': (q) => say`choisissez ${minion(q)}${q.most > 1 ? ' sur une même Base' : ''} à déplacer`,
  'move-minion': (q) => say`choisissez ${minion(q)} à déplacer`,
  'move-minion-to': (q) => say`choisissez ${minion(q)} à déplacer vers ${q.it}`,
  'move-minion-to-or-from': (q) => say`choisissez ${minion(q)} à déplacer vers ${q.it}, ou ${de(q.it)} vers une autre Base`,
  'move-minion-to-replacement': (q) => say`choisissez ${minion(q)} à déplacer vers la Base qui remplace ${q.it}`,
  'move-minion-between': (q) => say`choisissez une de vos Créatures à déplacer ${de(q.it)} vers ${q.other}, ou inversement`,
  'give-power-to-fellows': (q) => say`choisissez ${minion(q)}${q.most > 1 ? ' de la même faction sur une même Base' : ''} ; ${changing(q)}`,
  'give-power-to-equals': (q) => say`choisissez ${minion(q)}, de même Force ; ${changing(q)}`,
  'give-power': (q) => say`choisissez ${minion(q)} ; ${changing(q)}`,
  'lower-power': (q) => say`choisissez ${minion(q)} ; ${changing(q)}`,
  protect: (q) =>
    say`choisissez ${minion(q)} ; ce tour-ci, sa Force sera ${changed(q.amount)} et elle sera renvoyée en main si elle devait aller dans une défausse`,
  'place-counters': (q) => say`choisissez ${minion(q)} et placez ${counters(q.amount)} ${onIt(q)}`,
  'share-counters': (q) =>
    say`choisissez ${minion(q)} et placez un marqueur Force +1 sur elle${q.amount > 1 ? ` (${q.amount} à placer)` : ''}`,
  'place-counters-for-cards': (q) => say`choisissez ${minion(q)} ; elle recevra un marqueur Force +1 par carte choisie ensuite`,
  'remove-counters': () => 'choisissez une de vos Créatures pour chaque marqueur Force +1 à retirer',
  'transfer-counter-from': (q) => say`choisissez ${minion(q)} et transférez un de ses marqueurs Force +1`,
  'transfer-counter-to': (q) => say`choisissez ${minion(q)} vers laquelle transférer un marqueur Force +1 ${de(q.it)}`,
  'transfer-counters-from': (q) => say`choisissez ${minion(q)}, puis transférez autant de ses marqueurs Force +1 que vous le souhaitez`,
  'transfer-counters-to': (q) => say`choisissez ${minion(q)} vers laquelle transférer des marqueurs Force +1 ${de(q.it)}`,
  'transfer-counters-anywhere': (q) => say`choisissez une carte ou une Base vers laquelle transférer des marqueurs Force +1 ${de(q.it)}`,
  'transfer-how-many': (q) => say`combien de marqueurs Force +1 transférer ${de(q.it)} vers ${q.other} ?`,
  'save-for-counter': (q) => say`choisissez une Créature à sauver de la destruction en retirant un marqueur Force +1 ${de(q.card)}`,
  'save-it-for-counter': {
    ask: (q) => say`retirer un marqueur Force +1 ${de(q.card)} pour sauver ${q.it} de la destruction ?`,
    yes: 'La sauver',
    no: 'Ne pas la sauver',
  },
  'destroy-weaker-than': (q) => say`choisissez ${minion(q)}, puis détruisez sur sa Base une Créature de Force inférieure`,
  'destroy-total-up-to': (q) =>
    say`choisissez ${minion(q)}, puis détruisez sur sa Base des Créatures dont la Force totale ne dépasse pas la sienne`,
  'destroy-with-weaker': (q) =>
    say`choisissez ${minion(q)} à détruire, avec toutes les autres Créatures de sa Base dont la Force ne dépasse pas la sienne`,
  'reduce-breakpoint-by': (q) => say`choisissez une de vos Créatures sur ${q.it} et réduisez de sa Force la Résistance de cette Base`,
  'take-same-name': (q) => say`choisissez ${minion(q)}, puis placez dans votre main une carte de votre défausse qui porte le même nom`,
  'play-weaker-beside': (q) =>
    say`choisissez ${minion(q)} ; vous pourrez jouer sur sa Base une Créature supplémentaire de Force inférieure à la sienne`,
  'find-named-by': (q) => say`choisissez ${minion(q)}, puis cherchez une Créature nommée dans son texte`,
  'return-for-others': () => 'choisissez une ou deux de vos Créatures sur une même Base à remplacer par des Créatures de votre main',

  // ---- actions in play ----
  'destroy-action': () => 'choisissez une Action à détruire',
  'destroy-action-on': (q) => say`choisissez ${some(q, 'action', say` ${q.most > 1 ? 'attachées' : 'attachée'} ${à(q.it)}`)} à détruire`,
  'take-control': (q) => say`choisissez une Action attachée ${à(q.it)} et prenez-en le contrôle`,
  'transfer-action': () => 'choisissez une Action à transférer vers une autre Base',
  'transfer-action-to': (q) => say`choisissez une Action à transférer vers ${q.it}`,
  'transfer-action-either-way': (q) => say`choisissez une Action à transférer vers ${q.it}, ou ${de(q.it)} vers une autre Base`,
  'transfer-or-control': () => 'choisissez une Action attachée à une Base, pour la transférer, en prendre le contrôle, ou les deux',
  'return-to-play-on': (q) =>
    say`choisissez une de vos Actions sur une autre Base, à renvoyer dans la main de son propriétaire puis à jouer sur ${q.it}`,
  'return-and-shuffle-others': (q) =>
    say`choisissez une de vos Actions attachées ${à(q.it)} à renvoyer dans la main de son propriétaire ; les autres seront mélangées dans les pioches`,
  'return-to-play-again': () =>
    'choisissez autant de vos Actions attachées à des Bases que vous le souhaitez, à renvoyer dans les mains de leurs propriétaires puis à rejouer',
  'transfer-onto': (q) => say`choisissez une Créature vers laquelle transférer ${q.it}`,
  'bring-along': (q) => say`choisissez une de vos cartes de l’ancienne Base à déplacer ou transférer vers ${q.it}`,
  'use-counters-or-talent': () =>
    'choisissez une de vos cartes en jeu, pour transférer ses marqueurs Force +1, utiliser son Talent, ou les deux',

  // ---- bases ----
  'move-to': (q) => say`choisissez une Base vers laquelle déplacer ${q.it}`,
  'move-them-from': (q) => say`choisissez la Base d’où déplacer des Créatures (faction : ${q.it})`,
  'move-them-to': () => 'choisissez la Base vers laquelle les déplacer',
  'transfer-to': (q) => say`choisissez une Base vers laquelle transférer ${q.it}`,
  'return-all-at': () => 'choisissez une Base et renvoyez toutes ses Créatures dans les mains de leurs propriétaires',
  'reduce-breakpoint': () => 'choisissez une Base dont une de vos Créatures réduira la Résistance',
  'destroy-weak-at': (q) => say`choisissez une Base où détruire les Créatures de Force ${q.amount} ou moins d’un joueur`,
  'destroy-one-at': (q) => say`choisissez une Base où détruire une Créature de Force ${q.amount} ou moins`,
  'fight-at': () => 'choisissez une Base où chaque joueur qui a une Créature détruira une Créature d’un autre joueur',
  'settle-at': () => 'choisissez une Base où vous n’avez aucune Créature, puis jouez-y ou déplacez-y une Créature',
  'have-power-at': (q) => say`choisissez une Base où votre Force sera ${changed(q.amount)} jusqu’à la fin du tour`,
  'draw-for-minions-at': () => 'choisissez une Base et piochez une carte pour chacune de vos Créatures qui s’y trouvent',
  'shuffle-random-at': () =>
    'choisissez une Base ; une Créature de chaque autre joueur sur cette Base, tirée au hasard, sera mélangée dans la pioche de son propriétaire',
  'destroy-base': () => 'choisissez une Base sans Créature à détruire',
  'swap-in': () => 'choisissez une Base de la pioche Base à mettre en jeu',
  'swap-out': (q) => say`choisissez la Base en jeu à échanger contre ${q.it}`,
  'next-base': (q) => say`choisissez la Base qui remplacera ${q.it}`,
  'order-bases': () => 'replacez les Bases sur la pioche Base, la plus haute d’abord',
  'new-bases': () => 'combien de nouvelles Bases mettre en jeu ?',

  // ---- players and factions ----
  'look-at-hand': () => 'choisissez un joueur et regardez sa main',
  'destroy-weak-of': (q) => say`choisissez un joueur dont les Créatures de Force ${q.amount} ou moins sur ${q.it} seront détruites`,
  'forbid-actions': () => 'choisissez le joueur qui ne pourra pas jouer d’Action à son prochain tour',
  'give-control': (q) => say`choisissez le joueur qui prendra le contrôle ${de(q.it)}`,
  'give-to': (q) => say`choisissez un joueur et placez ${q.it} dans sa main`,
  'give-instead': (q) => say`choisissez un joueur et placez ${q.it} dans sa main au lieu de la défausser`,
  'name-to-move': () => 'nommez une faction dont vous déplacerez les Créatures',
  'name-to-forbid': (q) => say`nommez une faction dont les Créatures ne pourront pas être jouées sur ${q.it}`,

  // ---- hands, decks and discard piles ----
  'give-card': (q) =>
    say`choisissez ${some(q, 'card', ' de votre main')} à placer dans ${q.most > 1 ? 'les mains d’autres joueurs' : 'la main d’un autre joueur'}`,
  'give-card-to': (q) => say`choisissez une carte de votre main à placer dans la main ${de(q.it)}`,
  discard: (q) => say`choisissez ${some(q, q.type, ' de votre main')} à défausser`,
  'discard-from-hand-of': (q) => say`choisissez ${a(q.type)} de la main ${de(q.it)} à défausser`,
  'place-from-hand': () => 'choisissez une carte de votre main à placer sur ou sous votre pioche',
  'place-from-hand-on-bottom': (q) =>
    say`choisissez ${some(q, 'card', ' de votre main')} à placer sous votre pioche${q.most > 1 ? ', la plus basse en dernier' : ''}`,
  'top-or-bottom': (q) => say`placer ${q.it} sur ou sous votre pioche ?`,
  'order-cards': () => 'replacez les cartes sur votre pioche, la plus haute d’abord',
  'take-from-discard': (q) => say`choisissez ${some(q, q.type, ' de votre défausse')} à placer dans votre main`,
  'take-of-one-name': (q) => say`choisissez ${some(q, q.type, `${sameName(q)} de votre défausse`)} à placer dans votre main`,
  'shuffle-from-discard': (q) => say`choisissez ${some(q, q.type, ' de votre défausse')} à mélanger dans votre pioche`,
  'shuffle-kind-from-discard': (q) => {
    const many = howMany(q);
    const which = many === null ? `un ${q.kind}` : `${many[0]}${many[0] === 'autant' ? ' de ' : ' '}${q.kind}s`;
    return say`choisissez ${which} de votre défausse${many?.[1] ?? ''} à mélanger dans votre pioche`;
  },
  'place-on-top': (q) =>
    say`choisissez ${some(q, q.type, ' de votre défausse')} à placer sur votre pioche${q.most > 1 ? ', la plus haute d’abord' : ''}`,
  'place-on-their-top': (q) => say`choisissez ${a(q.type)} de la défausse d’un autre joueur à placer sur la pioche de son propriétaire`,
  'take-revealed': (q) => say`choisissez ${some(q, q.type, q.most > 1 ? ' révélées' : ' révélée')} à placer dans votre main`,
  'place-in-discard-of-one-name': (q) => say`choisissez ${some(q, 'card', `${sameName(q)} de votre pioche`)} à placer dans votre défausse`,
  'search-for-hand': (q) => say`choisissez ${a(q.type)} de votre pioche à placer dans votre main`,
  'search-for-top': (q) => say`choisissez ${a(q.type)} de votre pioche à placer sur celle-ci`,
  find: () => 'choisissez, parmi les cartes trouvées, celle qui vous convient',
  'find-or-search': () => 'choisissez la carte qui vous convient, ou cherchez-en une dans votre pioche',

  // ---- extra plays ----
  'play-extra': (q) => say`choisissez ${a(q.type)} supplémentaire${limited(q)} à jouer${there(q)}`,
  'play-from-discard': (q) => say`choisissez ${a(q.type)}${limited(q)} de votre défausse à jouer${there(q)} ${extra(q.type)}`,
  'play-from-deck': (q) => say`choisissez ${a(q.type)} de votre pioche à jouer${there(q)} ${extra(q.type)}`,
  'play-revealed': (q) => say`choisissez ${a(q.type)} révélée à jouer ${extra(q.type)}`,
  'play-own-from-hand-of': (q) => say`choisissez dans la main ${de(q.it)} une carte dont vous êtes propriétaire, à jouer ${extra('card')}`,
  'play-again': () => 'choisissez, parmi les Actions renvoyées, la prochaine à jouer',

  // ---- effects, and whether ----
  'choose-one': () => 'choisissez un effet',
  'choose-for': (q) => say`choisissez ce qui arrive ${à(q.it)}`,
  'choose-parts': (q) => say`choisissez un effet ou les deux pour ${q.it}`,
  'turn-base-down': {
    ask: () => 'mettre la première carte de la pioche Base face cachée jusqu’à la fin du tour ?',
    yes: 'La mettre face cachée',
    no: 'La laisser visible',
  },
  'destroy-this-to-find': {
    ask: (q) => say`détruire ${q.card} pour chercher la Créature nommée dans son texte ?`,
    yes: 'Détruire',
    no: 'Garder en jeu',
  },
  'shuffle-this-to-play': {
    ask: (q) => say`mélanger ${q.card} dans la pioche de son propriétaire pour jouer une Créature de votre défausse ?`,
    yes: 'La mélanger',
    no: 'La garder en jeu',
  },
  'place-on-bottom-to-play': {
    ask: (q) => say`placer ${q.it} sous la pioche de son propriétaire pour jouer la première Créature de votre pioche ?`,
    yes: 'La placer sous la pioche',
    no: 'La garder en jeu',
  },
  'search-deck': {
    ask: (q) => say`chercher dans votre pioche une Créature de Force de départ ${q.amount} ou moins à placer dans votre main ?`,
    yes: 'Chercher',
    no: 'Ne pas chercher',
  },
  'place-counter-on': { ask: (q) => say`placer un marqueur Force +1 sur ${q.it} ?`, yes: 'Placer le marqueur', no: 'Ne pas le placer' },
  'gain-power': {
    ask: (q) => say`augmenter la Force ${de(q.it)} de ${q.amount} jusqu’à la fin du tour ?`,
    yes: 'Augmenter sa Force',
    no: 'Pas maintenant',
  },
  follow: {
    ask: (q) => say`déplacer ${q.card} vers ${q.it} et augmenter sa Force de ${q.amount} jusqu’à la fin du tour ?`,
    yes: 'La déplacer',
    no: 'La laisser où elle est',
  },
  draw: { ask: (q) => say`piocher ${cards(q.amount)} ?`, yes: 'Piocher', no: 'Ne pas piocher' },
};
