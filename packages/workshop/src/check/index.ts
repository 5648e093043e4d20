import type { Ability, AnyCard, Document } from '../tree.js';
import { isSpokenName } from '../tree.js';
import { checkAbility } from './abilities.js';
import { isDeeperThan, sizeOf } from './canonical.js';
import { type Problem, Report, under } from './problems.js';
import { ABILITY, BASE, CARD, DOCUMENT, LIMITS } from './shape.js';
import { walk } from './walking.js';

export type { Problem } from './problems.js';

/** Everything that is wrong with a document. A document without problems, warnings aside, can be said, compiled and played. */
export function checkDocument(value: unknown): Problem[] {
  const report = new Report();
  if (isDeeperThan(value, LIMITS.nesting)) {
    report.say('', 'the document is nested too deeply', `nest at most ${LIMITS.depth} levels of steps`);
    return report.problems;
  }
  const size = sizeOf(value);
  if (size > LIMITS.bytes) {
    report.say('', `the document has ${size} bytes`, `there is room for ${LIMITS.bytes}`);
    return report.problems;
  }
  walk(DOCUMENT, value, '', report);
  const shape = report.problems.map((problem) => placed(problem, value));
  return shape.length > 0 ? shape : senseOf(value as Document);
}

/** Does the value have the shape of a document, so that an author can go on with it even if it makes no sense yet? */
export function hasShape(value: unknown): value is Document {
  const report = new Report();
  if (isDeeperThan(value, LIMITS.nesting) || sizeOf(value) > LIMITS.bytes) return false;
  walk(DOCUMENT, value, '', report);
  return report.problems.length === 0;
}

/** A problem inside a card names the card. */
function placed(problem: Problem, value: unknown): Problem {
  const [, list, index, rest] = /^(cards|bases)\/(\d+)\/?(.*)$/.exec(problem.path) ?? [];
  if (list === undefined) return problem;
  const card = (value as Record<string, { id?: unknown }[]>)[list]?.[Number(index)];
  return typeof card?.id === 'string' ? { ...problem, card: card.id, path: rest } : problem;
}

/** What does not make sense in a document of the right shape. */
export function senseOf(document: Document): Problem[] {
  const report = new Report();
  const everything: AnyCard[] = [...document.cards, ...document.bases];
  if (Object.keys(document.name).length === 0) report.say('name', 'the faction has no name', 'give it a name in one language at least');
  const ids = new Set<string>();
  for (const { id } of everything) {
    if (ids.has(id)) report.say('cards', `two cards are called “${id}”`, 'give each its own id');
    if (id === 'this' || isSpokenName(id)) report.say('cards', `“${id}” is a word of the workshop`, 'choose another id');
    ids.add(id);
  }
  const deck = document.cards.reduce((sum, card) => sum + card.copies, 0);
  if (deck !== 20) report.warn('cards', `the faction has ${deck} cards with their copies`, 'a faction has 20 as a rule');
  return [...report.problems, ...everything.flatMap((card) => checkCard(card, document))];
}

/** What is wrong with one card that is being written: an ability that is unfinished does not hide what is wrong with the others. */
export function checkDraft(card: AnyCard, document: Document): Problem[] {
  const report = new Report(card.id);
  walk(card.kind === 'base' ? BASE : CARD, { ...card, abilities: [] }, '', report);
  const abilities = card.abilities.filter((ability, i) => {
    const own = new Report();
    walk(ABILITY, ability, under('abilities', i), own);
    for (const { path, problem, advice } of own.problems) report.say(path, problem, advice);
    if (own.problems.length === 0) checkAbility(ability, under('abilities', i), card, document, report);
    return own.problems.length === 0;
  });
  checkTogether({ ...card, abilities } as AnyCard, report);
  return report.problems;
}

function checkCard(card: AnyCard, document: Document): Problem[] {
  const report = new Report(card.id);
  if (Object.keys(card.name).length === 0) report.say('name', 'the card has no name', 'give it a name in one language at least');
  if (card.kind !== 'base')
    for (const kind of card.kinds ?? [])
      if (!Object.hasOwn(document.kinds ?? {}, kind)) report.say('kinds', `the document has no kind “${kind}”`, 'add it to “kinds”');
  for (const [i, ability] of card.abilities.entries()) checkAbility(ability, under('abilities', i), card, document, report);
  checkTogether(card, report);
  return report.problems;
}

/** Is it a Special that a player chooses to use, and does not happen by itself? */
function isUsed({ when, steps: [first] }: Ability): boolean {
  if (typeof when !== 'object') return false;
  if ('reaction' in when || 'also' in when || ('afterThis' in when && when.afterThis === 'discarded from hand')) return true;
  return 'special' in when && (when.from !== 'play' || when.special.endsWith(' turn') || first?.may === true || first?.do === 'if');
}

/** Abilities that a card can have only once, or only so many of. */
function checkTogether(card: AnyCard, report: Report): void {
  const talents = card.abilities.filter((a) => a.when === 'talent' || a.when === 'talent of host').length;
  if (talents > 1) report.say('abilities', 'the card has two Talents', 'let a Talent choose one of them');
  const used = card.abilities.filter(isUsed).length;
  if (card.kind !== 'base' && used > LIMITS.specials)
    report.say('abilities', 'the card has too many Specials', `let it have ${LIMITS.specials} at most`);
  if (card.kind === 'base' && used > 1) report.say('abilities', 'the base is used in two ways', 'let its players choose one of them');
  const onEachTurn = card.abilities.filter(({ when }) => typeof when === 'object' && 'special' in when && when.special === 'each turn');
  if (onEachTurn.length > 1) report.say('abilities', 'the card is used on each turn in two ways', 'let its players choose one of them');
  const comesBack = card.abilities.filter(({ steps: [first] }) => first?.do === 'play' && first.instead !== undefined);
  if (comesBack.length > 1) report.say('abilities', 'the card says “play” twice', 'say it once');
  const waiting = card.abilities.filter((a) => typeof a.when === 'object' && !('instead' in a.when || 'reaction' in a.when)).length;
  if (waiting + countLater(card.abilities) > LIMITS.triggers)
    report.say('abilities', 'the card waits for too many things', `let it wait for ${LIMITS.triggers} at most`);
  const lasting = card.abilities.flatMap((a) =>
    a.when === 'always' ? a.steps.map((s) => s.do as string) : a.when === 'each of your turns' ? ['extra'] : [],
  );
  for (const key of new Set(lasting))
    if (!ADDS_UP.has(key) && lasting.filter((k) => k === key).length > 1)
      report.say('abilities', `the card says “${key}” twice`, 'say it once');
}
const countLater = (node: unknown): number =>
  typeof node !== 'object' || node === null
    ? 0
    : ('do' in node && (node.do === 'later' || node.do === 'whenever') ? 1 : 0) +
      Object.values(node).reduce((n: number, value) => n + countLater(value), 0);
/** What a card may say several times, because all of it is true together. */
const ADDS_UP: ReadonlySet<string> = new Set(['power', 'your power', 'breakpoint', 'cannot', 'cannot play', 'only you play']);
