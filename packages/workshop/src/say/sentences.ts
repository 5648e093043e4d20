import {
  type Ability,
  type Condition,
  chooses,
  type Either,
  type ForEach,
  isDescription,
  pointsBack,
  type Step,
  type Whenever,
  type Who,
} from '../tree.js';
import { conditionText } from './conditions.js';
import { eventOf } from './moments.js';
import { nounPhrase } from './nouns.js';
import { cardBefore, speakOf } from './objects.js';
import { thatBase } from './places.js';
import { capital, MARKS, mark, type Saying, tr, verb } from './saying.js';
import { predicate } from './steps.js';
import { type Subject, subjectOf } from './subjects.js';
import type { Mood } from './words.js';

/** Steps that depend on one condition are one sentence, so that all of them belong to it. */
type Scope = 'condition' | undefined;
const joint = (c: Saying, scope: Scope, before?: Step): string =>
  before?.do === 'if' && scope !== undefined
    ? tr(c, ', and in any case ', ', et dans tous les cas ', ', y en cualquier caso ')
    : scope !== undefined && c.always
      ? tr(c, ' and ', ' et ', ' y ')
      : tr(c, ', then ', ', puis ', ' y después ');

/** "Then, if it was an action, draw a card": a clause comes between. */
const withComma = (before: string, step: Step, who: Subject | undefined): string =>
  (step.do === 'if' && who === undefined) ||
  step.do === 'later' ||
  step.do === 'whenever' ||
  (step.do === 'for each' && step.what.pick !== 'exactly')
    ? before.replace(/ $/, ', ')
    : before;

/** Steps as sentences, without the last full stop; a subject that was said already is not said again. */
export function stepsText(
  c: Saying,
  steps: readonly Step[],
  mood: Mood,
  subject?: Subject,
  ability?: Ability,
  scope?: Scope,
  said?: Subject,
): string {
  let text = '';
  let last: Subject | 'you' | undefined = said;
  steps.forEach((step, i) => {
    const who = step.who === 'you' ? undefined : (step.who ?? subject);
    // A step that was not done has taken none of the cards that were looked at.
    const { some } = c;
    if (step.do === 'either' && step.who === undefined)
      text = withChoice(c, step, text, ability !== undefined && i === 0 && labelled(c, ability));
    else {
      const repeated = who !== undefined && who === last;
      const sentence =
        step.do === 'if'
          ? ifText(c, step, mood, who, repeated, ability)
          : step.do === 'for each'
            ? forEachText(c, step, mood)
            : step.do === 'later'
              ? laterText(c, step, mood, who)
              : step.do === 'whenever'
                ? wheneverText(c, step, mood)
                : step.do === 'either'
                  ? choiceOf(c, step)
                  : clause(c, step, mood, who, repeated, ability);
      // What happens to "it" depends on the step before anyway.
      const depends = scope !== undefined && !('what' in step && step.what === 'it');
      text =
        text === ''
          ? sentence
          : text +
            ((repeated && step.do !== 'if') || depends
              ? withComma(joint(c, scope, steps[i - 1]), step, who) + sentence
              : `. ${capital(sentence)}`);
    }
    if (!isImpersonal(step)) last = who ?? 'you';
    // What each of several players chose is “them”.
    if (who?.startsWith('each') && chooses(step)) c.many = true;
    if (who?.startsWith('each') && 'what' in step) c.several = true;
    if (step.done) {
      const then = stepsText({ ...c, infinitives: false }, step.done, 'order', doerOf(who), undefined, 'condition');
      text += c.inChoice
        ? `${tr(c, ' and, if you do', ' et, si vous le faites', ' y, si lo haces')}, ${then}`
        : `. ${capital(ifDone(c, who, true))}, ${then}`;
    }
    if (step.else) text += elseText({ ...c, some }, step, step.else, who);
  });
  return text;
}

/** The player who has done a step is "that player" in the steps that depend on it. */
const doerOf = (who: Subject | undefined): Subject | undefined => (who === undefined ? undefined : 'that player');

/** "If you do", "if a player does not". */
function ifDone(c: Saying, who: Subject | undefined, done: boolean): string {
  if (who === undefined) return done ? tr(c, 'if you do', 'si vous le faites', 'si lo haces') : tr(c, 'if you do not', 'sinon', 'si no');
  const several = who.startsWith('each') || who === 'every player' || who === 'not the winner';
  const player = several ? tr(c, 'a player', 'un joueur', 'un jugador') : tr(c, 'that player', 'ce joueur', 'ese jugador');
  return done
    ? tr(c, `if ${player} does`, `si ${player} le fait`, `si ${player} lo hace`)
    : tr(c, `if ${player} does not`, `si ${player} ne le fait pas`, `si ${player} no lo hace`);
}

/** "If you do not", or "otherwise" after a condition. */
function elseText(c: Saying, step: Step, steps: readonly Step[], subject: Subject | undefined): string {
  const then = stepsText({ ...c, infinitives: false }, steps, 'order', doerOf(subject), undefined, 'condition');
  const otherwise =
    step.do !== 'if'
      ? ifDone(c, subject, false)
      : step.steps.some((s) => s.done ?? s.else)
        ? tr(c, 'if that condition is not met', 'si cette condition n’est pas remplie', 'si no se cumple esa condición')
        : tr(c, 'otherwise', 'sinon', 'si no');
  return c.inChoice ? `${tr(c, ' and, ', ' et, ', ' y, ')}${otherwise}, ${then}` : `. ${capital(otherwise)}, ${then}`;
}

/** Does a condition speak of other cards than "it", so that a pronoun might mean those? The only card of a description is "it" itself. */
export const speaksOfOthers = (c: Saying, condition: Condition | undefined): boolean =>
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
  who: Subject | undefined,
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
export function givenThat(c: Saying, condition: Condition, who: Subject, speaker: Ability | Step): string {
  c.third = true;
  const subject = subjectOf(c, who).replace(/,$/, '');
  return `${mark(c, speaker, 'who', subject)}, ${conditionText(c, condition)}`;
}

function laterText(c: Saying, step: Extract<Step, { do: 'later' }>, mood: Mood, who: Subject | undefined): string {
  const when =
    step.at === 'end of turn'
      ? tr(c, 'at the end of the turn', 'à la fin du tour', 'al final del turno')
      : step.at === 'end of your next turn'
        ? tr(c, 'at the end of your next turn', 'à la fin de votre prochain tour', 'al final de tu próximo turno')
        : step.at !== 'start of your turn'
          ? scoringLater(c, step.at === 'before scoring', step.where)
          : tr(c, 'at the start of your next turn', 'au début de votre prochain tour', 'al inicio de tu próximo turno');
  return `${mark(c, step, 'at', when)}, ${stepsText(c, step.steps, mood, who, undefined, 'condition')}`;
}

/** "Until the end of the turn, after you play a minion, draw a card". */
function wheneverText(c: Saying, step: Whenever, mood: Mood): string {
  const until = step.until
    ? tr(c, 'until the start of your next turn', 'jusqu’au début de votre prochain tour', 'hasta el inicio de tu próximo turno')
    : tr(c, 'until the end of the turn', 'jusqu’à la fin du tour', 'hasta el final del turno');
  // What the event speaks of is spoken of only there.
  const own = { ...c };
  const event = eventOf(own, step);
  return `${mark(c, step, 'until', until)}, ${mark(c, step, 'after', event)}, ${stepsText(own, step.steps, mood, undefined, undefined, 'condition')}`;
}

/** "For each base where you have a minion, destroy a minion there". */
function forEachText(c: Saying, step: ForEach, mood: Mood): string {
  const { what } = step;
  if (what.pick === 'exactly') return forChosenText(c, step, mood);
  const x = nounPhrase(c, what, 'each');
  speakOf(c, { ...what, pick: 'one' }, { ...x, many: false });
  const each = mark(c, step, 'do', tr(c, 'for ', 'pour ', 'por ')) + x.text;
  const { there } = c;
  const text = `${each}, ${stepsText(c, step.steps, mood, undefined, undefined, 'condition')}`;
  // What was chosen for each player is “them”.
  if (what.noun === 'player' && step.steps.some(chooses)) Object.assign(c, { many: true, several: true, there });
  return text;
}

/** "Choose two bases, and for each of them, draw a card". */
function forChosenText(c: Saying, step: ForEach, mood: Mood): string {
  const x = nounPhrase(c, step.what);
  const choose = (as: Mood): string => `${verb(c, 'choose', as)} ${x.text}`;
  const path = c.paths.get(step);
  if (c.asked && path !== undefined)
    c.asked.set(path, { order: choose('order').replace(MARKS, ''), infinitive: choose('infinitive').replace(MARKS, '') });
  speakOf(c, { ...step.what, pick: 'one' }, { ...x, many: false });
  const each = mark(c, step, 'do', tr(c, ', and for each of them,', ' et, pour chacune d’elles,', ' y, por cada una de ellas,'));
  return `${choose(mood)}${each} ${stepsText(c, step.steps, mood, undefined, undefined, 'condition')}`;
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

/** What nobody does: "this base cannot score". */
const IMPERSONAL: ReadonlySet<Step['do']> = new Set<Step['do']>([
  'breakpoint',
  'set breakpoint',
  'cannot',
  'cannot play',
  'cannot enter',
  'cannot score',
  'no talents',
]);

const isImpersonal = (step: Step): boolean => step.who === undefined && step.may !== true && IMPERSONAL.has(step.do);

/** A step with its subject. */
function clause(c: Saying, step: Step, mood: Mood, who: Subject | undefined, repeated: boolean, ability?: Ability): string {
  c.third = who !== undefined;
  // Things that are counted on the card before are said after another card was chosen.
  const back = 'each' in step && 'what' in step && isDescription(step.what) && pointsBack(step.each);
  c.earlier = back ? cardBefore(c) : undefined;
  if (c.asked) rememberQuestion(c, step);
  const may = step.may === true || (step.do === 'extra' && !c.infinitives);
  if (who === undefined) {
    if (!may) return predicate(c, step, mood);
    return `${mark(c, step, 'may', tr(c, 'you may', 'vous pouvez', 'puedes'))} ${predicate(c, step, 'infinitive')}`;
  }
  if (isImpersonal(step)) return predicate(c, step, mood);
  const subject = repeated ? '' : `${mark(c, ability && step.who === undefined ? ability : step, 'who', subjectOf(c, who))} `;
  if (may) return `${subject}${mark(c, step, 'may', tr(c, 'may', 'peut', 'puede'))} ${predicate(c, step, 'infinitive')}`;
  return subject + predicate(c, step, 'third');
}

/** The step as the deciding player hears it: without marks, and with that player as "you". */
function rememberQuestion(c: Saying, step: Step): void {
  const path = c.paths.get(step);
  if (path === undefined) return;
  const alone = (mood: 'order' | 'infinitive'): string => {
    const said = predicate({ ...c, third: false, infinitives: true, marked: [], paths: new Map(c.paths) }, step, mood).replace(MARKS, '');
    return c.language === 'fr' ? said.replace(/ (?=[:;!?»])/g, '\u202f') : said;
  };
  c.asked!.set(path, { order: alone('order'), infinitive: alone('infinitive') });
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
  const may = (en: string, fr: string, es: string): string => (step.may ? mark(c, step, 'may', tr(c, `you may ${en}`, fr, es)) : '');
  if (step.n === 'random') {
    const chance = tr(c, 'do one of these at random:', 'faites l’une de ces choses au hasard :', 'haz una de estas cosas al azar:');
    return `${lead(mark(c, step, 'n', chance))} ${branch({ infinitives: c.language !== 'en' }, 'order').join(tr(c, '; or ', ' ; ou ', '; o '))}`;
  }
  if (step.n !== undefined) {
    const several =
      step.n === 2
        ? may('choose two:', 'vous pouvez en choisir deux :', 'puedes elegir dos opciones:') ||
          tr(c, 'choose two:', 'choisissez-en deux :', 'elige dos opciones:')
        : may('choose one or more:', 'vous pouvez en choisir une ou plusieurs :', 'puedes elegir una o más opciones:') ||
          tr(c, 'choose one or more:', 'choisissez-en une ou plusieurs :', 'elige una o más opciones:');
    return `${lead(mark(c, step, 'n', several))} ${branch({ infinitives: c.language !== 'en' }, 'order').join(tr(c, '; or ', ' ; ou ', '; o '))}`;
  }
  const offer = may('choose one:', 'vous pouvez, au choix :', 'puedes elegir una opción:');
  if (offer !== '')
    return `${lead(offer)} ${branch({ infinitives: true }, c.language === 'fr' ? 'infinitive' : 'order').join(tr(c, '; or ', ' ; ou ', '; o '))}`;
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
