import type { Language } from '@breakpoint/cards';
import { pathsOf } from '../paths.js';
import {
  type Ability,
  type AnyCard,
  type Condition,
  chooses,
  type Document,
  type Either,
  type Ranked,
  type Step,
  type Who,
} from '../tree.js';
import { conditionText } from './conditions.js';
import { frameOf, limitOf } from './frames.js';
import { self } from './nouns.js';
import { thatBase } from './places.js';
import { capital, MARKS, mark, type Saying, type Span, spansOf, tr } from './saying.js';
import { predicate, subjectOf } from './steps.js';
import { LABELS, type LabelWord, type Mood } from './words.js';

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
  return spansOf(c, language === 'fr' ? text.replace(/ (?=[\uE000-\uF8FF]*[:;!?»])/g, '\u202f') : text);
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
        else if (step.do === 'if' || step.do === 'later') walk(step.steps);
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
    type: 'minion',
    frame: ability.when,
  });
  const { when } = ability;
  const { label, clause } = frameOf(c, ability);
  if (typeof when === 'object' && 'also' in when) return { label, text: mark(c, ability, 'when', `${alsoText(c, when.also)}.`) };
  if (when === 'to play') return { label, text: `${toPlayText(c, ability)}.` };
  const limit = limitOf(c, ability);
  const scoresAt = typeof when === 'object' && 'scores' in when && when.scores === 'at';
  const who = ability.who ?? (scoresAt && c.card.kind === 'base' ? 'every player' : undefined);
  const condition = ability.if === undefined ? '' : who ? givenThat(c, ability.if, who, ability) : conditionText(c, ability.if);
  const lead = [limit.before, clause, condition].filter((part) => part !== '');
  const fromHand =
    c.card.kind === 'action' &&
    !c.card.goes &&
    typeof when === 'object' &&
    ('reaction' in when || ('special' in when && when.from === 'hand'));
  const instead = typeof when === 'object' && 'instead' in when;
  c.far = fromHand || (instead && when.from !== undefined) || speaksOfOthers(c, ability.if);
  if (fromHand) c.called = 'that';
  const [first] = ability.steps;
  const more = instead ? first.done : undefined;
  let body = stepsText(c, more ? [alone(c, first)] : ability.steps, 'order', who, ability, ability.if && 'condition', ability.if && who);
  if (when === 'talent of host') return { label, text: givenTalent(c, [...lead, body].join(', ')) };
  if (instead) body = tr(c, `${body} instead`, `${body} à la place`, `en vez de eso ${body}`);
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

type Subject = Exclude<Who, 'you'> | Ranked | 'every player' | undefined;

/** Steps that depend on one condition are one sentence, so that all of them belong to it. */
type Scope = 'condition' | undefined;
const joint = (c: Saying, scope: Scope): string =>
  scope !== undefined && c.always ? tr(c, ' and ', ' et ', ' y ') : tr(c, ', then ', ', puis ', ' y después ');

/** Steps as sentences, without the last full stop; a subject that was said already is not said again. */
function stepsText(
  c: Saying,
  steps: readonly Step[],
  mood: Mood,
  subject?: Subject,
  ability?: Ability,
  scope?: Scope,
  said?: Subject,
): string {
  let text = '';
  let last: Subject | 'you' = said;
  steps.forEach((step, i) => {
    const who = step.who === 'you' ? undefined : (step.who ?? subject);
    if (step.do === 'either' && step.who === undefined)
      text = withChoice(c, step, text, ability !== undefined && i === 0 && labelled(c, ability));
    else {
      const repeated = who !== undefined && who === last;
      const sentence =
        step.do === 'if'
          ? ifText(c, step, mood, who, repeated, ability)
          : step.do === 'later'
            ? laterText(c, step, mood, who)
            : step.do === 'either'
              ? choiceOf(c, step)
              : clause(c, step, mood, who, repeated, ability);
      // What happens to "it" depends on the step before anyway.
      const depends = scope !== undefined && !('what' in step && step.what === 'it');
      text =
        text === '' ? sentence : text + ((repeated && step.do !== 'if') || depends ? joint(c, scope) + sentence : `. ${capital(sentence)}`);
    }
    last = who ?? 'you';
    // What each of several players chose is “them”.
    if (who?.startsWith('each') && chooses(step)) c.many = true;
    if (step.done) {
      const said = { ...c, infinitives: false };
      const then = stepsText(said, step.done, 'order', doerOf(who), undefined, 'condition');
      text += c.inChoice
        ? `${tr(c, ' and, if you do', ' et, si vous le faites', ' y, si lo haces')}, ${then}`
        : `. ${capital(ifDone(c, who, true))}, ${then}`;
    }
    if (step.else) text += elseText(c, step, step.else, who);
  });
  return text;
}

/** Who has done a step is "that player" in what depends on it. */
const doerOf = (who: Subject): Subject => (who === undefined ? undefined : 'that player');

/** "If you do", "if a player does not". */
function ifDone(c: Saying, who: Subject, done: boolean): string {
  if (who === undefined) return done ? tr(c, 'if you do', 'si vous le faites', 'si lo haces') : tr(c, 'if you do not', 'sinon', 'si no');
  const several = who.startsWith('e') || who === 'not the winner';
  const player = several ? tr(c, 'a player', 'un joueur', 'un jugador') : tr(c, 'that player', 'ce joueur', 'ese jugador');
  return done
    ? tr(c, `if ${player} does`, `si ${player} le fait`, `si ${player} lo hace`)
    : tr(c, `if ${player} does not`, `si ${player} ne le fait pas`, `si ${player} no lo hace`);
}

/** "If you do not", or "otherwise" after a condition. */
function elseText(c: Saying, step: Step, steps: readonly Step[], subject: Subject): string {
  const then = stepsText({ ...c, infinitives: false }, steps, 'order', doerOf(subject), undefined, 'condition');
  const otherwise = step.do === 'if' ? tr(c, 'otherwise', 'sinon', 'si no') : ifDone(c, subject, false);
  return c.inChoice ? `${tr(c, ' and, ', ' et, ', ' y, ')}${otherwise}, ${then}` : `. ${capital(otherwise)}, ${then}`;
}

/** Does a condition speak of other cards than "it", so that a pronoun might mean those? The only card of a description is "it" itself. */
const speaksOfOthers = (c: Saying, condition: Condition | undefined): boolean =>
  condition !== undefined &&
  'count' in condition &&
  !(condition.is === 'exactly' && condition.n === 1) &&
  c.focus === 'it' &&
  !c.many &&
  !['base', 'player'].includes(condition.count.noun);

const labelled = (c: Saying, ability: Ability): boolean =>
  ability.when !== 'played' || c.card.kind !== 'action' || c.card.goes !== undefined;

function ifText(
  c: Saying,
  step: Extract<Step, { do: 'if' }>,
  mood: Mood,
  who: Subject,
  repeated: boolean,
  ability: Ability | undefined,
): string {
  c.third = who !== undefined;
  const condition =
    who === undefined
      ? conditionText(c, step.if)
      : givenThat(c, step.if, repeated ? 'that player' : who, repeated ? step : (ability ?? step));
  if (speaksOfOthers(c, step.if)) c.far = true;
  return `${condition}, ${stepsText(c, step.steps, mood, who, undefined, 'condition', who)}`;
}

/** "Every player who has a minion here, if they have more minions here than every other player": who it is about, and when. */
function givenThat(c: Saying, condition: Condition, who: Exclude<Subject, undefined>, speaker: Ability | Step): string {
  c.third = true;
  return `${mark(c, speaker, 'who', subjectOf(c, who))}, ${conditionText(c, condition)}`;
}

function laterText(c: Saying, step: Extract<Step, { do: 'later' }>, mood: Mood, who: Subject): string {
  const when =
    step.at === 'end of turn'
      ? tr(c, 'at the end of the turn', 'à la fin du tour', 'al final del turno')
      : step.at === 'end of your next turn'
        ? tr(c, 'at the end of your next turn', 'à la fin de votre prochain tour', 'al final de tu próximo turno')
        : step.at !== 'start of your turn'
          ? scoringLater(c, step.at === 'before scoring', step.where)
          : tr(c, 'at the start of your next turn', 'au début de votre prochain tour', 'al inicio de tu próximo turno');
  return `${mark(c, step, 'at', when)}, ${stepsText(c, step.steps, mood, who)}`;
}

/** "After this base scores", "before the next base scores". */
function scoringLater(c: Saying, before: boolean, where: 'here' | 'there' | undefined): string {
  const [en, fr, es] =
    where === undefined
      ? ['the next base', 'de la prochaine Base', 'la próxima base']
      : where === 'here'
        ? ['this base', 'de cette Base', 'esta base']
        : ['that base', `de ${thatBase(c)}`, 'esa base'];
  c.there = 'base';
  return before
    ? tr(c, `before ${en} scores`, `avant la Conquête ${fr}`, `antes de puntuar ${es}`)
    : tr(c, `after ${en} scores`, `après la Conquête ${fr}`, `después de puntuar ${es}`);
}

/** A step with its subject. */
function clause(c: Saying, step: Step, mood: Mood, who: Subject, repeated: boolean, ability?: Ability): string {
  c.third = who !== undefined;
  if (c.asked) rememberQuestion(c, step);
  const may = step.may === true || (step.do === 'extra' && !c.infinitives);
  if (who === undefined) {
    if (!may) return predicate(c, step, mood);
    return `${mark(c, step, 'may', tr(c, 'you may', 'vous pouvez', 'puedes'))} ${predicate(c, step, 'infinitive')}`;
  }
  const subject = repeated ? '' : `${mark(c, ability && step.who === undefined ? ability : step, 'who', subjectOf(c, who))} `;
  if (may) return `${subject}${mark(c, step, 'may', tr(c, 'may', 'peut', 'puede'))} ${predicate(c, step, 'infinitive')}`;
  return subject + predicate(c, step, 'third');
}

/** The step as the player hears it who has to decide: without marks, and with that player as "you". */
function rememberQuestion(c: Saying, step: Step): void {
  const path = c.paths.get(step);
  if (path === undefined) return;
  const alone = (mood: 'order' | 'infinitive'): string => {
    const said = predicate({ ...c, third: false, infinitives: true, marked: [], paths: new Map(c.paths) }, step, mood).replace(MARKS, '');
    return c.language === 'fr' ? said.replace(/ (?=[:;!?»])/g, '\u202f') : said;
  };
  c.asked!.set(path, { order: alone('order'), infinitive: alone('infinitive') });
}

/** Every step of a card on its own, by its place in the tree. */
export function stepsAlone(document: Document, card: AnyCard, language: Language): Map<string, Record<'order' | 'infinitive', string>> {
  const asked = new Map<string, Record<'order' | 'infinitive', string>>();
  const c: Saying = { ...newSaying(document, card, language), asked };
  for (const ability of card.abilities) abilityText(c, ability);
  return asked;
}

/** Another player's choice: "that player discards a card or destroys one of their minions". */
function choiceOf(c: Saying, step: Either): string {
  c.third = true;
  const own = { ...c, inChoice: true };
  const subject = mark(c, step, 'who', subjectOf(c, step.who as Exclude<Who, 'you'>));
  const chooses = mark(c, step, 'do', tr(c, ' either', ', au choix,', ', a su elección,'));
  const branches = step.of.map(([first]) => {
    if (c.asked) rememberQuestion(own, first);
    return predicate(own, first, 'third');
  });
  return `${subject}${chooses} ${branches.join(tr(c, ' or ', ' ou ', ' o '))}`;
}

function withChoice(c: Saying, step: Either, before: string, isLabelled: boolean): string {
  const spoken = before !== '';
  const branch = (changes: Partial<Saying>, mood: Mood): string[] =>
    step.of.map((list) => stepsText({ ...c, inChoice: true, ...changes }, list, mood));
  const choose = (text: string): string => mark(c, step, 'do', text);
  const lead = (text: string): string => (spoken ? `${before}. ${capital(choose(text))}` : choose(text));
  if (step.n !== undefined) {
    const several =
      step.n === 2
        ? tr(c, 'choose two:', 'choisissez-en deux :', 'elige dos opciones:')
        : tr(c, 'choose one or more:', 'choisissez-en une ou plusieurs :', 'elige una o más opciones:');
    return `${lead(mark(c, step, 'n', several))} ${branch({ infinitives: c.language !== 'en' }, 'order').join(tr(c, '; or ', ' ; ou ', '; o '))}`;
  }
  switch (c.language) {
    case 'en':
      return `${lead(isLabelled && !spoken ? 'choose one –' : 'choose one:')} ${branch({}, 'order').join('; or ')}`;
    case 'fr':
      return `${lead('au choix,')} ${branch({ infinitives: true }, 'order').join(' ; ou ')}`;
    case 'es':
      if (isLabelled && !spoken && step.of.every((list) => list.length === 1 && list[0].done === undefined))
        return `${lead('elige entre')} ${branch({ infinitives: true }, 'infinitive').join(' y ')}`;
      return `${lead('elige una opción:')} ${branch({ infinitives: true }, 'order').join('; o ')}`;
  }
}
