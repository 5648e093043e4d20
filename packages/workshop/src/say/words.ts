import type { Language } from '@breakpoint/cards';
import type { Deeds, Description } from '../tree.js';

/** The forms of a verb: as an order, as an infinitive, of a third person; in Spanish also the stem that carries a pronoun. */
type Forms = readonly [order: string, infinitive: string, third: string, stem?: string];
export type Mood = 'order' | 'infinitive' | 'third';
const en = (order: string, third: string): Forms => [order, order, third];

/** Every verb of every language is here and nowhere else. */
export const VERBS = {
  destroy: {
    en: en('destroy', 'destroys'),
    fr: ['détruisez', 'détruire', 'détruit'],
    es: ['destruye', 'destruir', 'destruye', 'destrúye'],
  },
  return: { en: en('return', 'returns'), fr: ['renvoyez', 'renvoyer', 'renvoie'], es: ['devuelve', 'devolver', 'devuelve', 'devuélve'] },
  move: { en: en('move', 'moves'), fr: ['déplacez', 'déplacer', 'déplace'], es: ['mueve', 'mover', 'mueve', 'muéve'] },
  transfer: {
    en: en('transfer', 'transfers'),
    fr: ['transférez', 'transférer', 'transfère'],
    es: ['transfiere', 'transferir', 'transfiere', 'transfiére'],
  },
  place: { en: en('place', 'places'), fr: ['placez', 'placer', 'place'], es: ['coloca', 'colocar', 'coloca', 'colóca'] },
  shuffle: { en: en('shuffle', 'shuffles'), fr: ['mélangez', 'mélanger', 'mélange'], es: ['baraja', 'barajar', 'baraja', 'barája'] },
  discard: {
    en: en('discard', 'discards'),
    fr: ['défaussez', 'défausser', 'défausse'],
    es: ['descarta', 'descartar', 'descarta', 'descárta'],
  },
  leave: { en: en('leave', 'leaves'), fr: ['laissez', 'laisser', 'laisse'], es: ['deja', 'dejar', 'deja', 'déja'] },
  name: { en: en('name', 'names'), fr: ['nommez', 'nommer', 'nomme'], es: ['nombra', 'nombrar', 'nombra', 'nómbra'] },
  choose: { en: en('choose', 'chooses'), fr: ['choisissez', 'choisir', 'choisit'], es: ['elige', 'elegir', 'elige', 'elíge'] },
  draw: { en: en('draw', 'draws'), fr: ['piochez', 'piocher', 'pioche'], es: ['roba', 'robar', 'roba', 'róba'] },
  gain: { en: en('gain', 'gains'), fr: ['gagnez', 'gagner', 'gagne'], es: ['gana', 'ganar', 'gana', 'gána'] },
  lose: { en: en('lose', 'loses'), fr: ['perdez', 'perdre', 'perd'], es: ['pierde', 'perder', 'pierde', 'piérde'] },
  play: { en: en('play', 'plays'), fr: ['jouez', 'jouer', 'joue'], es: ['juega', 'jugar', 'juega', 'juéga'] },
  remove: { en: en('remove', 'removes'), fr: ['retirez', 'retirer', 'retire'], es: ['retira', 'retirar', 'retira', 'retíra'] },
  reveal: { en: en('reveal', 'reveals'), fr: ['révélez', 'révéler', 'révèle'], es: ['revela', 'revelar', 'revela', 'revéla'] },
  'look at': { en: en('look at', 'looks at'), fr: ['consultez', 'consulter', 'consulte'], es: ['mira', 'mirar', 'mira', 'míra'] },
  search: { en: en('search', 'searches'), fr: ['cherchez', 'chercher', 'cherche'], es: ['busca', 'buscar', 'busca', 'búsca'] },
  'take control of': {
    en: en('take control of', 'takes control of'),
    fr: ['prenez le contrôle de', 'prendre le contrôle de', 'prend le contrôle de'],
    es: ['toma el control de', 'tomar el control de', 'toma el control de'],
  },
  give: { en: en('give', 'gives'), fr: ['donnez', 'donner', 'donne'], es: ['da', 'dar', 'da', 'da'] },
  swap: {
    en: en('swap', 'swaps'),
    fr: ['échangez', 'échanger', 'échange'],
    es: ['intercambia', 'intercambiar', 'intercambia', 'intercámbia'],
  },
  take: { en: en('take', 'takes'), fr: ['prenez', 'prendre', 'prend'], es: ['toma', 'tomar', 'toma', 'tóma'] },
  set: { en: en('set', 'sets'), fr: ['fixez', 'fixer', 'fixe'], es: ['fija', 'fijar', 'fija', 'fíja'] },
  double: { en: en('double', 'doubles'), fr: ['doublez', 'doubler', 'double'], es: ['duplica', 'duplicar', 'duplica', 'duplíca'] },
  cancel: { en: en('cancel', 'cancels'), fr: ['annulez', 'annuler', 'annule'], es: ['cancela', 'cancelar', 'cancela', 'cancéla'] },
  affect: { en: en('affect', 'affects'), fr: ['affectez', 'affecter', 'affecte'], es: ['afecta', 'afectar', 'afecta', 'afécta'] },
  use: { en: en('use', 'uses'), fr: ['utilisez', 'utiliser', 'utilise'], es: ['usa', 'usar', 'usa', 'úsa'] },
  replace: {
    en: en('replace', 'replaces'),
    fr: ['remplacez', 'remplacer', 'remplace'],
    es: ['reemplaza', 'reemplazar', 'reemplaza', 'reempláza'],
  },
  increase: {
    en: en('increase', 'increases'),
    fr: ['augmentez', 'augmenter', 'augmente'],
    es: ['aumenta', 'aumentar', 'aumenta', 'auménta'],
  },
  reduce: { en: en('reduce', 'reduces'), fr: ['réduisez', 'réduire', 'réduit'], es: ['reduce', 'reducir', 'reduce', 'redúce'] },
  raise: { en: en('have', 'has'), fr: ['augmentez', 'augmenter', 'augmente'], es: ['haz', 'hacer', 'hace', 'haz'] },
  lower: { en: en('have', 'has'), fr: ['réduisez', 'réduire', 'réduit'], es: ['haz', 'hacer', 'hace', 'haz'] },
} as const satisfies Record<string, Record<Language, Forms>>;
export type VerbWord = keyof typeof VERBS;

export interface NounWord {
  one: string;
  many: string;
  gender: 'm' | 'f';
}
const noun = (one: string, many: string, gender: 'm' | 'f'): NounWord => ({ one, many, gender });

export const NOUNS: Record<Language, Record<Description['noun'], NounWord>> = {
  en: {
    minion: noun('minion', 'minions', 'm'),
    action: noun('action', 'actions', 'm'),
    card: noun('card', 'cards', 'm'),
    base: noun('base', 'bases', 'm'),
    player: noun('player', 'players', 'm'),
  },
  fr: {
    minion: noun('Créature', 'Créatures', 'f'),
    action: noun('Action', 'Actions', 'f'),
    card: noun('carte', 'cartes', 'f'),
    base: noun('Base', 'Bases', 'f'),
    player: noun('joueur', 'joueurs', 'm'),
  },
  es: {
    minion: noun('esbirro', 'esbirros', 'm'),
    action: noun('acción', 'acciones', 'f'),
    card: noun('carta', 'cartas', 'f'),
    base: noun('base', 'bases', 'f'),
    player: noun('jugador', 'jugadores', 'm'),
  },
};

/** What was done: after a player, after "was" or "were", and in Spanish after "has" and "ha". */
export const DONE = {
  played: { en: ['played', 'played'], fr: 'joué', es: 'jugado' },
  destroyed: { en: ['destroyed', 'destroyed'], fr: 'détruit', es: 'destruido' },
  moved: { en: ['moved', 'moved'], fr: 'déplacé', es: 'movido' },
  discarded: { en: ['discarded', 'discarded'], fr: 'défaussé', es: 'descartado' },
  drawn: { en: ['drew', 'drawn'], fr: 'pioché', es: 'robado' },
  scored: { en: ['scored', 'that scored'], fr: 'conquis', es: 'puntuado' },
} as const satisfies Record<Deeds['did'], { en: [by: string, passive: string]; fr: string; es: string }>;

const NUMBERS: Record<Language, string[]> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  fr: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  es: ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
};
/** A number of two or more, in letters up to ten. */
export const inLetters = (language: Language, n: number): string => NUMBERS[language][n] ?? String(n);

/** The labels of abilities. */
export const LABELS = {
  played: { en: 'When played:', fr: 'En la jouant :', es: 'Al jugarse:' },
  talent: { en: 'Talent:', fr: 'Talent :', es: 'Talento:' },
  ongoing: { en: 'Ongoing:', fr: 'Permanent :', es: 'Persistente:' },
  special: { en: 'Special:', fr: 'Spécial :', es: 'Especial:' },
  before: { en: 'Before this base scores:', fr: 'Avant la Conquête de cette Base :', es: 'Antes de puntuar esta base:' },
  at: { en: 'When this base scores:', fr: 'Lors de la Conquête de cette Base :', es: 'Al puntuar esta base:' },
  replaced: {
    en: 'After another base replaces this one:',
    fr: 'Après qu’une autre Base a remplacé celle-ci :',
    es: 'Después de que otra base reemplace a esta:',
  },
  after: { en: 'After this base scores:', fr: 'Après la Conquête de cette Base :', es: 'Después de puntuar esta base:' },
} as const satisfies Record<string, Record<Language, string>>;
export type LabelWord = keyof typeof LABELS;
