import type { Language } from '@breakpoint/cards';

type Said = Record<Language, string>;

/** A thing of other boxes or of fans' cards that the workshop can't say yet: what it is called, and the nearest thing that can be said. */
interface Refused {
  code: string;
  /** The words by which somebody might try to say it. */
  words: readonly string[];
  name: Said;
  nearest: Said;
}

const REFUSED: readonly Refused[] = [
  {
    code: 'titan',
    words: ['titan', 'titans', 'clash'],
    name: { en: 'titans', fr: 'les titans', es: 'los titanes' },
    nearest: {
      en: 'a minion with much power, or an action on a base that gives you power here',
      fr: 'une Créature de grande Force, ou une Action attachée à une Base qui augmente votre Force sur cette Base',
      es: 'un esbirro con mucho poder, o una acción vinculada a una base que te dé poder en ella',
    },
  },
  {
    code: 'duel',
    words: ['duel', 'duels'],
    name: { en: 'duels', fr: 'les duels', es: 'los duelos' },
    nearest: {
      en: 'destroying a minion with less power than this one',
      fr: 'détruire une Créature de Force inférieure à celle de cette Créature',
      es: 'destruir un esbirro con menos poder que este',
    },
  },
  {
    code: 'bury',
    words: ['bury', 'unbury', 'uncover', 'buried'],
    name: { en: 'buried cards', fr: 'les cartes enterrées', es: 'las cartas enterradas' },
    nearest: {
      en: 'an effect at the start of your next turn (“later”), or a card that is played from your discard pile',
      fr: 'un effet au début de votre prochain tour (« later »), ou une carte jouée de votre défausse',
      es: 'un efecto al inicio de tu próximo turno («later»), o una carta que se juegue de tu pila de descartes',
    },
  },
  {
    code: 'hidden',
    words: ['hide', 'hidden', 'face down', 'facedown', 'disguise'],
    name: { en: 'hidden minions', fr: 'les Créatures cachées', es: 'los esbirros ocultos' },
    nearest: {
      en: 'a Special that plays the minion from your hand before a base scores',
      fr: 'un effet Spécial qui joue la Créature de votre main avant la Conquête d’une Base',
      es: 'un Especial que juegue el esbirro de tu mano antes de puntuar una base',
    },
  },
  {
    code: 'token',
    words: ['token', 'tokens'],
    name: { en: 'tokens', fr: 'les jetons', es: 'las fichas' },
    nearest: { en: '+1 power counters', fr: 'les marqueurs Force +1', es: 'los contadores de +1 de poder' },
  },
  {
    code: 'outside',
    words: ['outside', 'monster', 'monsters', 'treasure', 'treasures', 'madness'],
    name: { en: 'cards from outside the game', fr: 'les cartes hors du jeu', es: 'las cartas de fuera del juego' },
    nearest: {
      en: 'a card from your discard pile, or one that is searched for in your deck',
      fr: 'une carte de votre défausse, ou cherchée dans votre pioche',
      es: 'una carta de tu pila de descartes, o que se busque en tu mazo',
    },
  },
  {
    code: 'copy',
    words: ['copy', 'become', 'gain ability'],
    name: {
      en: 'cards that become a copy of another one',
      fr: 'les cartes qui deviennent la copie d’une autre',
      es: 'las cartas que se convierten en copia de otra',
    },
    nearest: {
      en: 'using the ability of another minion (“use ability”)',
      fr: 'utiliser l’effet d’une autre Créature (« use ability »)',
      es: 'usar la capacidad de otro esbirro («use ability»)',
    },
  },
  {
    code: 'negate',
    words: ['negate', 'counterspell', 'prevent', 'stop'],
    name: {
      en: 'cards that are stopped while they are played',
      fr: 'les cartes arrêtées pendant qu’on les joue',
      es: 'las cartas que se detienen al jugarse',
    },
    nearest: {
      en: 'a Special that is played right after the card (“reaction”), or “cannot”',
      fr: 'un effet Spécial joué juste après la carte (« reaction »), ou « cannot »',
      es: 'un Especial que se juegue justo después de la carta («reaction»), o «cannot»',
    },
  },
  {
    code: 'naming',
    words: ['name faction', 'name card', 'name a card'],
    name: { en: 'naming a card or a faction', fr: 'nommer une carte ou une Faction', es: 'nombrar una carta o una facción' },
    nearest: {
      en: 'cards of a kind of your own (“kinds”)',
      fr: 'des cartes d’une sorte à vous (« kinds »)',
      es: 'cartas de un tipo tuyo («kinds»)',
    },
  },
  {
    code: 'bases',
    words: ['next base'],
    name: {
      en: 'bases that are chosen in advance',
      fr: 'les Bases choisies d’avance',
      es: 'las bases que se eligen de antemano',
    },
    nearest: {
      en: 'replacing a base by one of the base deck (“replace base”)',
      fr: 'remplacer une Base par une autre de la pioche Base (« replace base »)',
      es: 'reemplazar una base por otra del mazo de bases («replace base»)',
    },
  },
];

/** What somebody tried to say in this place, if the workshop refuses it by name. */
export function refusedIn(value: unknown): Refused | undefined {
  const said = typeof value !== 'object' || value === null ? value : 'do' in value ? value.do : 'kind' in value ? value.kind : undefined;
  if (typeof said !== 'string') return undefined;
  const parts = said.toLowerCase().split(/[ -]/);
  return REFUSED.find(({ words }) => words.some((word) => word === said.toLowerCase() || parts.includes(word)));
}

/** What somebody searches for, if the workshop refuses it by name. */
export function refusalOf(language: Language, search: string): ReturnType<typeof refusalIn> {
  const word = search.trim().toLocaleLowerCase();
  const refused =
    refusedIn(word) ?? (word.length < 4 ? undefined : REFUSED.find(({ name }) => name[language].toLocaleLowerCase().includes(word)));
  return refused && refusalIn(language, refused.code);
}

/** The refusal and the nearest thing, in a language. */
export function refusalIn(language: Language, code: string): { problem: string; advice: string } | undefined {
  const refused = REFUSED.find((r) => r.code === code);
  if (refused === undefined) return undefined;
  const [name, nearest] = [refused.name[language], refused.nearest[language]];
  return {
    en: { problem: `the workshop can’t say this yet: ${name}`, advice: `the nearest thing is ${nearest}` },
    fr: { problem: `l’atelier ne sait pas encore dire cela\u202f: ${name}`, advice: `le plus proche\u202f: ${nearest}` },
    es: { problem: `el taller aún no sabe decir esto: ${name}`, advice: `lo más parecido: ${nearest}` },
  }[language];
}
