import type { Language } from '@breakpoint/cards';
import type { CardText, QuestionText, Texts } from '@breakpoint/cards/texts';
import type { Role } from './compile/asking.js';
import { compileBase, compileCard, type Placing, type Questions } from './compile/index.js';
import type { Documents } from './documents.js';
import { pathsOf } from './paths.js';
import { choicesOf, sayCard, stepsAlone, textOf } from './say/index.js';
import { nameIn } from './say/saying.js';
import type { AnyCard, Document, Extra } from './tree.js';

/** What a screen says about a faction in one language: the same as the texts of a coded faction. */
export interface DocumentTexts {
  name: string;
  theme: string;
  cards: Record<string, CardText>;
  bases: Record<string, CardText>;
  /** The sentences of the questions that its cards ask, by their names without the faction. */
  questions: Record<string, QuestionText>;
}

/** The texts of a document. It must have passed the check. */
export function textsOf(document: Document, language: Language): DocumentTexts {
  const cardText = (card: AnyCard): [string, CardText] => {
    const choices = choicesOf(document, card, language).map((choice) => unowned(choice, language));
    const extra = extraPlays(document, card, language);
    const said = { name: nameIn(card.name, language), text: textOf(document, card, language) };
    return [card.id, { ...said, ...(choices.length > 0 && { choices }), ...(extra && { extra }) }];
  };
  return {
    name: nameIn(document.name, language),
    theme: nameIn(document.theme ?? {}, language),
    cards: Object.fromEntries(document.cards.map(cardText)),
    bases: Object.fromEntries(document.bases.map(cardText)),
    questions: questionTexts(document, language),
  };
}

/** What the engine's events say of an extra play: its power and its base. The words below say the rest. */
const LIMITS = ['noun', 'kind', 'named', 'on', 'power', 'at'];

const isStrong = (power: Extra['power']): boolean => power !== undefined && 'atLeast' in power;

/** The words for extra plays that are limited to a name, a kind or a host; nothing if a card grants several that differ. */
function extraPlays(document: Document, whole: AnyCard, language: Language): CardText['extra'] {
  // Several plays are granted one by one.
  const card: AnyCard = JSON.parse(JSON.stringify(whole, (_, value) => (value?.do === 'extra' ? { ...value, n: undefined } : value)));
  const steps = [...pathsOf(card)].filter((entry): entry is [Extra, string] => (entry[0] as Partial<Extra>).do === 'extra');
  const limited = steps.filter(([{ noun, kind, named, on, power, at }]) => {
    const isAlone = steps.filter(([other]) => other.noun === noun).length === 1;
    return (
      isAlone && (kind !== undefined || named !== undefined || on === 'this' || on === 'host' || isStrong(power) || at === 'elsewhere')
    );
  });
  if (limited.length === 0) return undefined;
  const spans = sayCard(document, card, language);
  return Object.fromEntries(
    limited.map(([{ noun, power, at }, path]) => {
      const rest = LIMITS.filter((limit) => (limit !== 'power' || isStrong(power)) && (limit !== 'at' || at === 'elsewhere'));
      const own = rest.map((limit) => `${path}/${limit}`);
      const said = spans.map((span) => own.includes(span.path));
      const between = spans.slice(said.indexOf(true), said.lastIndexOf(true) + 1);
      const words = between.filter((span) => own.includes(span.path) || span.path === '').map((span) => span.text);
      return [noun, words.join('').replace(/ {2,}/g, ' ').trim()];
    }),
  );
}

/** The texts of all cards in one language, with those of these documents. */
export function textsWith(texts: Texts, documents: Documents, language: Language): Texts {
  const all: Texts = { factions: { ...texts.factions }, cards: { ...texts.cards }, questions: { ...texts.questions } };
  for (const [id, document] of Object.entries(documents)) {
    const { name, theme, cards, bases, questions } = textsOf(document, language);
    all.factions[id] = { name, theme };
    for (const [card, text] of Object.entries({ ...cards, ...bases })) all.cards[`${id}/${card}`] = text;
    for (const [question, text] of Object.entries(questions)) all.questions[`${id}/${question}`] = text;
  }
  return all;
}

/** The log quotes a choice to all players, so it says "your" to none of them. */
const OWNED: Record<Language, [owned: RegExp, said: string][]> = {
  en: [
    [/\bin your hand\b/g, 'in hand'],
    [/\bone of your actions\b/g, 'an action'],
    [/\bone of your (\w+?)s\b/g, 'a $1'],
    [/\byour (?=hand|deck|discard)/g, 'the '],
    [/\byour /g, 'own '],
  ],
  fr: [
    [/dans votre main/g, 'en main'],
    [/une de vos (\p{L}+?)s (jouée|déplacée)s(?!\p{L})/gu, 'une $1 $2'],
    [/une de vos (\p{L}+?)s(?!\p{L})/gu, 'une $1'],
    [/votre (?=main|pioche|défausse|Force)/g, 'la '],
    [/(?<!\p{L})vos (?=\p{L})/gu, 'ses '],
  ],
  es: [
    [/una de tus acciones/g, 'una acción'],
    [/una de tus cartas/g, 'una carta'],
    [/uno de tus (\p{L}+?)s jugados(?!\p{L})/gu, 'un $1 jugado'],
    [/uno de tus (\p{L}+?)s(?!\p{L})/gu, 'un $1'],
    [/de tu mazo/g, 'del mazo'],
    [/tu mazo/g, 'el mazo'],
    [/tu (?=mano|pila)/g, 'la '],
    [/(?<!\p{L})tus (?=\p{L})/gu, 'sus '],
  ],
};
const unowned = (choice: string, language: Language): string =>
  OWNED[language].reduce((text, [owned, said]) => text.replace(owned, said), choice);

/** The sentence of every question: what the player who is asked decides, said from the step itself. */
export function questionTexts(document: Document, language: Language): Record<string, QuestionText> {
  const placing: Placing = { faction: 'f' };
  const questions: Questions = new Map();
  for (const card of document.cards) compileCard(document, card, placing, questions);
  for (const base of document.bases) compileBase(document, base, placing, questions);
  const said = new Map<AnyCard, ReturnType<typeof stepsAlone>>();
  const texts: Record<string, QuestionText> = {};
  for (const [name, asked] of questions) {
    const list: AnyCard[] = asked.base ? document.bases : document.cards;
    const card = list.find((c) => c.id === asked.card)!;
    if (!said.has(card)) said.set(card, stepsAlone(document, card, language));
    const step = said.get(card)!.get(asked.path);
    if (step === undefined) throw new Error(`nothing says ${name}`);
    texts[name.slice(placing.faction.length + 1)] = sentenceOf(asked.role, step, language);
  }
  return texts;
}

/** What goes without saying on a button. */
const SHUFFLED: Record<Language, [said: RegExp, rest: string]> = {
  en: [/, then shuffle your deck.*$/, ''],
  fr: [/, puis mélanger votre pioche.*$/, ''],
  es: [/,( [^,]*) y después barajar tu mazo.*$/, ' y$1'],
};

function sentenceOf(role: Role, { order, infinitive }: Record<'order' | 'infinitive', string>, language: Language): QuestionText {
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  // A question is one sentence.
  const joined = (text: string): string =>
    text
      .replace('. Después, ', ' y después ')
      .replace(/\. (\p{Lu})/gu, (_, letter: string) => `${language === 'fr' ? '\u202f:' : ':'} ${letter.toLowerCase()}`);
  const act = joined(language === 'en' ? order : infinitive);
  const no = { en: 'Don’t', fr: 'Non', es: 'No' }[language];
  switch (role) {
    case 'cards':
    case 'player':
    case 'receiver':
      return joined(order);
    case 'whether':
      return {
        ask: { en: `${act}?`, fr: `${act}\u202f?`, es: `¿${act}?` }[language],
        yes: capital(act.replace(...SHUFFLED[language])),
        no,
      };
    case 'save':
      return {
        ask: { en: `save {it}: ${act}?`, fr: `sauver {it}\u202f: ${act}\u202f?`, es: `¿salvar a {it}: ${act}?` }[language],
        yes: capital(act),
        no,
      };
    case 'which':
      return {
        en: `choose a minion to save: ${act}`,
        fr: `choisissez une Créature à sauver\u202f: ${act}`,
        es: `salva a un esbirro: ${act}`,
      }[language];
    case 'back':
      return {
        en: 'choose a card of your hand to give in return',
        fr: 'choisissez une carte de votre main à donner en échange',
        es: 'elige una carta de tu mano para dar a cambio',
      }[language];
    default:
      throw new Error(`nobody asks for ${role satisfies never}`);
  }
}
