import type { Language } from '@breakpoint/cards';
import { pathsOf } from '../paths.js';
import type { Ability, AnyCard, Document, Step } from '../tree.js';
import { conditionText } from './conditions.js';
import { frameOf, limitOf } from './frames.js';
import { self } from './nouns.js';
import { capital, MARKS, mark, type Saying, type Span, spansOf, tr } from './saying.js';
import { givenThat, speaksOfOthers, stepsText } from './sentences.js';
import { predicate } from './steps.js';
import type { Subject } from './subjects.js';
import { LABELS, type LabelWord } from './words.js';

export type { Span } from './saying.js';

const newSaying = (document: Document, card: AnyCard, language: Language): Saying => ({
  language,
  document,
  card,
  paths: pathsOf(card),
  marked: [],
  third: false,
  focus: undefined,
  far: false,
  inPlay: false,
  called: 'that',
  gender: language === 'es' && card.kind === 'minion' ? 'm' : 'f',
  many: false,
  several: false,
  there: 'base',
  gone: false,
  others: false,
  always: false,
  counted: 'placed',
  infinitives: false,
  inChoice: false,
  counting: false,
  moving: false,
  held: false,
  first: undefined,
  some: false,
  frame: 'played',
  type: 'minion',
});

/** The text of a card as pieces, each with its place in the tree. */
export function sayCard(document: Document, card: AnyCard, language: Language): Span[] {
  const c = newSaying(document, card, language);
  const sentences: string[] = [];
  if (card.kind === 'action' && card.goes) sentences.push(mark(c, card, 'goes', goesText(c, card.goes)));
  let label: LabelWord | undefined;
  let first = true;
  for (const ability of card.abilities) {
    const said = abilityText(c, ability);
    const same = !first && said.label === label && said.label !== undefined;
    const shown = said.label === undefined || same ? '' : `${mark(c, ability, 'when', LABELS[said.label][language])} `;
    sentences.push(shown === '' ? capital(said.text) : shown + said.text);
    label = said.label;
    first = false;
  }
  const text = sentences.join(' ');
  switch (language) {
    case 'fr':
      return spansOf(c, text.replace(/ (?=[\uE000-\uF8FF]*[:;!?»])/g, '\u202f'));
    case 'es':
      return spansOf(
        c,
        text.replace(
          / (de|a) ([\uE000-\uF8FF]*)el (?=primer|otro|esbirro)/g,
          (_, joint: string, marks: string) => ` ${joint === 'a' ? 'al' : 'del'} ${marks}`,
        ),
      );
    default:
      return spansOf(c, text);
  }
}

/** The text of a card. */
export const textOf = (document: Document, card: AnyCard, language: Language): string =>
  sayCard(document, card, language)
    .map((span) => span.text)
    .join('');

/** The buttons of a card's choices, in the order of the text: a verb with its object. */
export function choicesOf(document: Document, card: AnyCard, language: Language): string[] {
  const found: string[] = [];
  for (const ability of card.abilities) {
    const c = { ...newSaying(document, card, language), frame: ability.when };
    const walk = (steps: readonly Step[]): void => {
      for (const step of steps) {
        if (step.do === 'either')
          for (const branch of step.of) {
            const own = { ...c, infinitives: true, inChoice: true };
            found.push(capital(predicate(own, branch[0], language === 'en' ? 'order' : 'infinitive').replace(MARKS, '')));
          }
        else if (step.do === 'if' || step.do === 'later' || step.do === 'whenever' || step.do === 'for each') walk(step.steps);
        else predicateQuietly(c, step);
        if (step.done) walk(step.done);
        if (step.else) walk(step.else);
      }
    };
    walk(ability.steps);
  }
  return language === 'fr' ? found.map((text) => text.replace(/ (?=[:;!?»])/g, '\u202f')) : found;
}
/** Says a step only for what is remembered of it. */
const predicateQuietly = (c: Saying, step: Step): void => void predicate(c, step, 'order');

function goesText(c: Saying, goes: 'base' | 'minion' | 'your minion'): string {
  switch (goes) {
    case 'base':
      return tr(c, 'Play on a base.', 'Attachez-la à une Base.', 'Juégala sobre una base.');
    case 'minion':
      return tr(c, 'Play on a minion.', 'Attachez-la à une Créature.', 'Juégala sobre un esbirro.');
    case 'your minion':
      return tr(c, 'Play on one of your minions.', 'Attachez-la à une de vos Créatures.', 'Juégala sobre uno de tus esbirros.');
    default:
      throw new Error(`an action goes nowhere called ${goes satisfies never}`);
  }
}

function abilityText(c: Saying, ability: Ability): { label: LabelWord | undefined; text: string } {
  Object.assign(c, {
    third: false,
    focus: undefined,
    far: false,
    inPlay: false,
    called: 'that',
    gone: false,
    others: false,
    always: false,
    there: 'base',
    some: false,
    first: undefined,
    type: 'minion',
    deed: undefined,
    frame: ability.when,
  });
  const { when } = ability;
  const { label, clause } = frameOf(c, ability);
  if (typeof when === 'object' && 'also' in when) return { label, text: mark(c, ability, 'when', `${alsoText(c, when.also)}.`) };
  if (when === 'to play') return { label, text: `${toPlayText(c, ability)}.` };
  const limit = limitOf(c, ability);
  const scoresAt = typeof when === 'object' && 'scores' in when && when.scores === 'at';
  const eachPlayer = asksEachPlayer(ability) ? ability.steps[0].who : undefined;
  const who = subjectIn(ability, scoresAt && c.card.kind === 'base');
  const condition =
    ability.if === undefined
      ? ''
      : who
        ? givenThat(c, ability.if, who, ability)
        : eachPlayer
          ? givenThat(c, ability.if, eachPlayer as Subject, ability.steps[0])
          : conditionText(c, ability.if);
  const instead = typeof when === 'object' && 'instead' in when;
  // "If it would be destroyed and if …".
  const and = instead && condition !== '' ? ` ${tr(c, 'and', 'et', 'y')} ${condition}` : '';
  const lead = [limit.before, clause + and, and === '' ? condition : ''].filter((part) => part !== '');
  const fromHand =
    c.card.kind === 'action' &&
    !c.card.goes &&
    typeof when === 'object' &&
    ('reaction' in when || ('special' in when && when.from === 'hand'));
  c.far = fromHand || (instead && when.from !== undefined) || speaksOfOthers(c, ability.if);
  if (fromHand) c.called = 'that';
  const [first] = ability.steps;
  const more = instead ? first.done : undefined;
  let body = stepsText(
    c,
    more ? [alone(c, first)] : ability.steps,
    'order',
    who,
    ability,
    ability.if && 'condition',
    ability.if && (who ?? (eachPlayer as Subject | undefined)),
  );
  if (when === 'talent of host') return { label, text: givenTalent(c, [...lead, body].join(', ')) };
  if (instead && first.do !== 'leave') body = tr(c, `${body} instead`, `${body} à la place`, `en vez de eso ${body}`);
  if (more)
    body += `. ${tr(c, 'If you do', 'Si vous le faites', 'Si lo haces')}, ${stepsText(c, more, 'order', undefined, undefined, 'condition')}`;
  if (instead && when.from) {
    const pay = tr(
      c,
      'you may discard this card from your hand. If you do',
      'vous pouvez défausser cette carte de votre main. Si vous le faites',
      'puedes descartar esta carta de tu mano. Si lo haces',
    );
    return { label, text: ended([...lead, pay, body].join(', '), '') };
  }
  if (fromHand) {
    const played = tr(
      c,
      'you may play this card from your hand',
      'vous pouvez jouer cette carte de votre main',
      'puedes jugar esta carta de tu mano',
    );
    return { label, text: ended(`${[...lead, played].join(', ')}. ${capital(body)}`, limit.after) };
  }
  return { label, text: ended([...lead, body].join(', '), limit.after) };
}
/** The player of an ability who is not “you”. */
function subjectIn({ who, when }: Ability, isAward: boolean): Subject | undefined {
  if (who === 'nobody') return undefined;
  if (typeof when === 'object' && 'special' in when && when.special === 'each turn') return 'that player';
  return who ?? (isAward ? 'every player' : undefined);
}

/** Is the condition of what lasts asked of each player? */
const asksEachPlayer = ({ when, if: condition, steps: [first] }: Ability): boolean =>
  when === 'always' && condition !== undefined && first?.do === 'your power' && first.who !== undefined;

/** The step without what depends on it. */
function alone(c: Saying, { done, ...step }: Step): Step {
  const path = c.paths.get(c.card.abilities.flatMap((a) => a.steps).find((s) => s.done === done)!);
  if (path !== undefined) c.paths.set(step, path);
  return step as Step;
}

/** "Play this card only on a base where …, and only if …". */
function toPlayText(c: Saying, ability: Ability): string {
  const play = mark(c, ability, 'when', tr(c, 'play this card only', 'ne jouez cette carte que', 'juega esta carta solo'));
  const place = ability.steps.map((step) => predicate(c, step, 'order')).join('');
  const condition = ability.if ? conditionText(c, ability.if) : '';
  const and = place === '' || condition === '' ? '' : tr(c, ', and only ', ', et que ', ', y solo ');
  return `${play} ${place}${and}${condition}`;
}

/** "This minion has “Talent: …”". */
function givenTalent(c: Saying, text: string): string {
  const x = self(c, 'host');
  const talent = `${LABELS.talent[c.language]} ${text}`;
  return tr(c, `${x} has “${talent}.”`, `${x} a «\u202f${talent}.\u202f»`, `${x} tiene «${talent}».`);
}

const ended = (text: string, after: string): string => (after === '' ? `${text}.` : `${text}. ${after}.`);

const alsoText = (c: Saying, also: 'before' | 'after'): string => {
  const when =
    also === 'before'
      ? tr(c, 'before a base scores', 'avant la Conquête d’une Base', 'antes de puntuar una base')
      : tr(c, 'after a base scores', 'après la Conquête d’une Base', 'después de puntuar una base');
  return tr(
    c,
    `you may also play this card from your hand ${when}`,
    `vous pouvez aussi jouer cette carte de votre main ${when}`,
    `también puedes jugar esta carta de tu mano ${when}`,
  );
};

/** Every step of a card on its own, by its place in the tree. */
export function stepsAlone(document: Document, card: AnyCard, language: Language): Map<string, Record<'order' | 'infinitive', string>> {
  const asked = new Map<string, Record<'order' | 'infinitive', string>>();
  const c: Saying = { ...newSaying(document, card, language), asked };
  for (const ability of card.abilities) abilityText(c, ability);
  return asked;
}
