import { eachNumber, NUMBERS } from '@breakpoint/engine';
import type { DescribedPosition } from '@breakpoint/engine/tools';

/** A scenario, as docs/scenarios.md describes it. */
export interface Scenario extends DescribedPosition {
  parts: Part[];
}
/** The steps of the players, and what must be true afterwards. */
export interface Part {
  steps: StepData[];
  expect: Expect;
}
export type StepData = Record<string, unknown>;
export type Expect = Record<string, unknown>;

export type Data = Record<string, unknown>;

const SCENARIO = [
  ...'id title why rules seed players bases base-deck base-discard turn played documents steps expect then'.split(' '),
  ...Object.values(NUMBERS).map((n) => n.written),
];
/** The keys of `expect`. */
export const EXPECTATIONS =
  'vp hand hand-size discard deck deck-size bases base-discard at power counters controller zone turn decision no-decision winner'.split(
    ' ',
  );
const PLACED = ['card', 'as', 'owner'];
const IN_PLAY = [...PLACED, 'controller', 'counters', 'actions'];
const BY_PLAYER = ['vp', 'hand', 'hand-size', 'discard', 'deck', 'deck-size'];
const VERBS = ['play', 'talent', 'special', 'pick', 'pass', 'end'];

/** Reads a document. Unknown keys are refused, because an expectation with a misspelt key would always hold. */
export function readScenario(doc: Data): Scenario {
  known(doc, SCENARIO, 'a scenario');
  if (!Array.isArray(doc.players)) throw new Error('a scenario needs players');
  for (const player of doc.players) {
    known(player, ['name', 'hand', 'deck', 'discard', 'vp', 'factions'], 'a player');
    for (const zone of ['hand', 'deck', 'discard']) for (const card of listIn(player, zone)) known(card, PLACED, 'a card');
  }
  for (const place of listIn(doc, 'bases')) {
    known(place, ['base', 'as', 'counters', 'minions', 'actions'], 'a base');
    for (const card of [...listIn(place, 'minions'), ...listIn(place, 'actions')]) checkInPlay(card);
  }
  for (const zone of ['base-deck', 'base-discard']) for (const base of listIn(doc, zone)) known(base, ['base', 'as'], 'a base');
  if (doc.played !== undefined) known(doc.played, ['minions', 'actions'], 'played');
  const players = doc.players.map((player: Data) => String(player.name));
  const parts = [doc, ...listIn(doc, 'then')].map((part, i): Part => {
    if (i > 0) known(part, ['steps', 'expect'], 'then');
    return readPart(part as Data, players);
  });
  const { 'base-deck': baseDeck, 'base-discard': baseDiscard } = doc;
  const numbers = eachNumber((name) => doc[NUMBERS[name].written]);
  return { ...(doc as unknown as DescribedPosition), ...numbers, baseDeck, baseDiscard, parts } as Scenario;
}

function checkInPlay(card: unknown): void {
  known(card, IN_PLAY, 'a card in play');
  for (const action of listIn(card as Data, 'actions')) checkInPlay(action);
}

function readPart(part: Data, players: readonly string[]): Part {
  const steps = listIn(part, 'steps') as StepData[];
  for (const step of steps) checkStep(step, players);
  const expect = (part.expect ?? {}) as Expect;
  checkExpectations(expect, players);
  return { steps, expect };
}

function checkStep(step: StepData, players: readonly string[]): void {
  known(step, [...players, 'card', 'at', 'pick', 'illegal'], 'a step');
  const who = players.filter((name) => name in step);
  if (who.length !== 1) throw new Error(`one player acts in a step: ${JSON.stringify(step)}`);
  if (!VERBS.includes(step[who[0]] as string)) throw new Error(`unknown step ${String(step[who[0]])}`);
  if (step.illegal !== undefined && typeof step.illegal !== 'boolean') throw new Error('illegal is true or false');
}

function checkExpectations(expect: Expect, players: readonly string[]): void {
  known(expect, EXPECTATIONS, 'expect');
  for (const key of BY_PLAYER) if (expect[key] !== undefined) known(expect[key], players, key);
  for (const at of Object.values((expect.at ?? {}) as Data)) {
    known(at, ['minions', 'actions', 'breakpoint', 'power'], 'at');
    known((at as Data).power ?? {}, players, 'power at a base');
  }
  if (expect.decision !== undefined) known(expect.decision, ['player', 'options', 'can-decline'], 'decision');
}

/** Throws if data has a key that is not among these. A plain id or name has no keys. */
function known(data: unknown, keys: readonly string[], what: string): void {
  if (typeof data === 'string') return;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Error(`${what} can't be ${JSON.stringify(data)}`);
  for (const key of Object.keys(data))
    if (!keys.includes(key)) throw new Error(`${what} has no key ${key}; it may have: ${keys.join(', ')}`);
}

function listIn(data: Data, key: string): unknown[] & Data[] {
  const list = data[key] ?? [];
  if (!Array.isArray(list)) throw new Error(`${key} is a list`);
  return list as unknown[] & Data[];
}
