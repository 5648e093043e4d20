import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@breakpoint/cards';
import type { CardSet } from '@breakpoint/engine';
import { checkDocument, type Document, documentId, jsonSchema, type Problem, textsOf } from '@breakpoint/workshop';
import { Balance, type BalanceReport, IdleCheck, type Interval, WhatIf, withNumber } from '@breakpoint/workshop/balance';
import { oneOf, readArgs, UsageError, wholeNumber } from '../args.js';
import { Interrupt } from '../interrupt.js';
import { Progress } from '../progress.js';
import { interval, percent } from '../simulate/statistics.js';

const TASKS = ['check', 'text', 'balance', 'schema'] as const;
const OPTIONS = {
  language: { type: 'string', default: 'en' },
  games: { type: 'string', default: '1000' },
  players: { type: 'string', default: '2' },
  'what-if': { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** `workshop check|text|balance FILE`, `workshop schema`: what is wrong with a faction, what its cards say, whether it is fair, and the format. */
export async function workshop(args: string[], cards: CardSet): Promise<number> {
  const { values, positionals } = readArgs({ args, allowPositionals: true, options: OPTIONS });
  const [name, file, ...more] = positionals;
  const task = TASKS.find((t) => t === name);
  if (task === undefined) throw new UsageError(`workshop does one of ${TASKS.join(', ')}`);
  if (more.length > 0 || (task === 'schema') !== (file === undefined))
    throw new UsageError(task === 'schema' ? 'workshop schema takes no file' : `workshop ${task} needs the name of one file`);
  if (task === 'schema') {
    console.log(JSON.stringify(jsonSchema(), null, 2));
    return 0;
  }
  const language = oneOf('language', values.language, LANGUAGES);
  const games = wholeNumber('games', values.games, 0, 1_000_000);
  const players = wholeNumber('players', values.players, 2, 4) as 2 | 3 | 4;
  const document = readDocument(file);
  const problems = checkDocument(document);
  for (const problem of problems) console.log(line(problem));
  if (problems.some((p) => !p.warning)) return 1;
  const sound = document as Document;
  if (task === 'text') tell(sound, language);
  else if (task === 'check') checkInGames(cards, sound, games);
  else if (values['what-if'] !== undefined) tellWhatIf(whatIf(cards, sound, values['what-if'], players), games, values.json);
  else {
    const balance = new Balance(cards, sound, { players });
    run(balance, games);
    if (values.json) console.log(JSON.stringify(balance.report()));
    else tellBalance(balance.report());
  }
  return 0;
}

/** Plays this many games; Ctrl+C ends it early. */
function run(test: { next(): void }, games: number): void {
  const interrupt = new Interrupt();
  const progress = new Progress(games);
  for (let n = 0; n < games && !interrupt.happened; n++) {
    test.next();
    progress.show(n + 1);
  }
  progress.end();
  interrupt.end();
}

function checkInGames(cards: CardSet, document: Document, games: number): void {
  const check = new IdleCheck(cards, document);
  run(check, games);
  const { neverPlayed, neverDid, broken, games: played } = check.report();
  const found: string[] = [];
  if (played > 0) {
    for (const card of neverPlayed) found.push(`look at ${card}: it was never played in ${played} random games`);
    for (const { card, ability } of neverDid)
      found.push(`look at ${card}: abilities/${ability}: it never did anything in ${played} random games`);
    for (const { game, problem, card } of broken) found.push(`look at ${card ?? 'the faction'}: random game ${game} broke: ${problem}`);
  }
  for (const text of found) console.log(text);
  console.log(`${documentId(document)}: nothing is wrong${found.length > 0 ? ', but see above' : ''}.`);
}

function whatIf(cards: CardSet, document: Document, change: string, players: 2 | 3 | 4): WhatIf {
  const [, path, value] = /^(.+)=(-?\d+)$/.exec(change) ?? [];
  if (path === undefined) throw new UsageError(`--what-if takes a place and a number, such as old-scar/power=4, not "${change}"`);
  let changed: Document;
  try {
    changed = withNumber(document, path, Number(value));
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const problem = checkDocument(changed).find((p) => !p.warning);
  if (problem) throw new UsageError(line(problem));
  return new WhatIf(cards, document, changed, { players });
}

const said = (of: Interval): string => `${percent(of.value)} (${interval(of)})`;

function tellWhatIf(test: WhatIf, games: number, json: boolean): void {
  run(test, games);
  const { games: played, before, after, change } = test.report();
  if (json) console.log(JSON.stringify(test.report()));
  else console.log(`${played} deals, each played twice. Wins now: ${said(before)}; then: ${said(after)}; the change adds ${said(change)}.`);
}

function tellBalance({ games, fair, wins, others, cards, most, broken }: BalanceReport): void {
  console.log(`${games} games. In parentheses: where the figure lies with 95 % certainty.`);
  console.log(`Wins: ${said(wins)}; ${percent(fair)} is fair.`);
  console.log('The factions of the boxes in the same games:');
  for (const { faction, wins: own } of others) console.log(`  ${faction}: ${said(own)}`);
  console.log('How often each card is played by those who have it in hand:');
  for (const { card, played } of cards) console.log(`  ${card}: ${said(played)}`);
  if (most.length > 0) console.log('Wins where it was played, less wins where it stayed in hand:');
  for (const { card, effect } of most) console.log(`  ${card}: ${said(effect!)}`);
  for (const { game, problem, card } of broken) console.log(`Game ${game} broke because of ${card ?? 'an error'}: ${problem}`);
}

function readDocument(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} can't be read as JSON: ${(error as Error).message.split('\n')[0]}`);
  }
}

const line = ({ card, path, problem, advice, warning }: Problem): string =>
  `${warning ? 'look at' : 'wrong in'} ${[card, path].filter((part) => part !== undefined && part !== '').join(': ')}: ${problem} (${advice})`;

function tell(document: Document, language: (typeof LANGUAGES)[number]): void {
  const { name, cards, bases } = textsOf(document, language);
  console.log(name);
  for (const card of [...Object.values(cards), ...Object.values(bases)])
    console.log(`  ${card.name}${card.text === '' ? '' : `: ${card.text}`}`);
}
