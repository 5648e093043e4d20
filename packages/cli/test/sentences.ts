import { allCards, type Language, sentences } from '@breakpoint/cards';
import { loadTexts } from '@breakpoint/cards/texts';
import { marginIn, type PlayStep, playIn, type Reason, reasonIn } from '@breakpoint/cards/words/advising';
import { type Line, linesOf, plainQuestion, plainSentence, refusalIn, type Speech } from '@breakpoint/cards/words/telling';
import {
  type CardView,
  type DecisionView,
  type EventView,
  eventView,
  Game,
  type ReasonView,
  SPECTATOR,
  seedFromText,
  viewOf,
} from '@breakpoint/engine';
import { screensIn } from '../../cards/test/style/sources.js';
import { playRandomly, randomSetup } from '../src/simulate/play.js';
import { fill, terminalWords } from '../src/words/terminal.js';

// Random sentences of every kind that players read: questions and lines of the log as games make them, but with the names of all
// cards in turn, hints, refusals, and the sentences of the screens and of the terminal with names and numbers filled in.

export const NAMES = ['Anna', 'Hugo', 'Le Chat', 'Éloïse'];
const GAMES = 12;

/** The same numbers for the same seed. */
class Dice {
  private state: number;
  constructor(seed: string) {
    this.state = seedFromText(seed)[0];
  }
  below(n: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * n);
  }
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }
}

function grouped<T>(list: readonly T[], keyOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of list) {
    const group = groups.get(keyOf(thing));
    if (group) group.push(thing);
    else groups.set(keyOf(thing), [thing]);
  }
  return groups;
}

/** A card may stand for any other of its class: minions, standard actions, actions on minions or on bases, bases. */
const CARDS = allCards.defs.filter((d) => d.n > 0);
const CLASS = new Map(CARDS.map((d) => [d.id, `${d.type} ${d.goes}`]));
const CLASSES = grouped(CARDS, (d) => CLASS.get(d.id)!);

/** The same thing with other names: each card becomes another of its class, the same one wherever it is named. */
function renamed<T>(thing: T, dice: Dice): T {
  const names = new Map<number, string>();
  return JSON.parse(JSON.stringify(thing), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('id' in value) || !('n' in value)) return value;
    const card = value as CardView;
    const others = CLASSES.get(CLASS.get(card.id)!)!.filter(({ id }) => ![...names.values()].includes(id));
    if (!names.has(card.n)) names.set(card.n, dice.of(others).id);
    return { ...card, id: names.get(card.n)! };
  }) as T;
}

interface Heard {
  /** Lines of the log, by what happens, and whether to several cards. */
  lines: Line[][];
  /** Questions, by their prompt. */
  questions: DecisionView[][];
}
let heard: Heard | undefined;

/** What some random games say. */
function games(): Heard {
  const lines: Line[] = [];
  const questions: DecisionView[] = [];
  for (let n = 0; n < GAMES; n++) {
    const game = Game.create(allCards, randomSetup(allCards, { players: 2 + (n % 3), seed: 'sentences' }, n), { events: true });
    const watch = (g: Game): void => {
      const seen: EventView[] = g.takeEvents().map((e) => eventView(g, e, n % 2 ? 0 : SPECTATOR));
      lines.push(...linesOf(seen));
      if (g.decision !== null && !g.decision.question.rules) questions.push(viewOf(g, g.decision.seat).decision!);
    };
    playRandomly(game, { key: seedFromText(`sentences ${n}`), used: 0 }, watch);
    watch(game);
  }
  return {
    lines: [...grouped(lines, ({ event, cards }) => `${event.kind} ${cards.length > 1}`).values()],
    questions: [...grouped(questions, (d) => d.prompt).values()],
  };
}

export interface Said {
  kind: 'log' | 'question' | 'hint' | 'refusal' | 'screen' | 'terminal';
  /** Where it comes from. */
  of: string;
  text: string;
}

/** Every sentence of the screens once, with one of everything. */
export async function screens(language: Language): Promise<Said[]> {
  const speech: Speech = { words: sentences[language], texts: await loadTexts(language), names: NAMES };
  return screensIn(language).map(([of, text]) => ({ kind: 'screen', of, text: filled(speech, text, new Dice(text), [1]) }));
}

/** This many sentences of a language, taking the kinds in turn. */
export async function randomSentences(language: Language, count: number, seed: string): Promise<Said[]> {
  heard ??= games();
  const { lines, questions } = heard;
  const dice = new Dice(seed);
  const speech: Speech = { words: sentences[language], texts: await loadTexts(language), names: NAMES };
  const onScreens = screensIn(language).filter(([, text]) => /\s/.test(text));
  const terminal = Object.entries(terminalWords[language]).filter(([, text]) => typeof text === 'string' && /\p{L}/u.test(text)) as [
    string,
    string,
  ][];
  const makers: (() => Said)[] = [
    () => {
      const line = dice.of(dice.of(lines));
      // The words of a choice belong to its card.
      return { kind: 'log', of: line.event.kind, text: plainSentence(speech, line.event.kind === 'chose' ? line : renamed(line, dice)) };
    },
    () => {
      const d = renamed(dice.of(dice.of(questions)), dice);
      return { kind: 'question', of: d.prompt, text: plainQuestion(speech, d) };
    },
    () => hint(speech, dice),
    () => {
      const [of, text] = dice.of(onScreens);
      return { kind: 'screen', of, text: filled(speech, text, dice) };
    },
    () => refusal(speech, dice),
    () => {
      const [of, text] = dice.of(terminal);
      return { kind: 'terminal', of, text: filled(speech, text, dice) };
    },
  ];
  // Questions and the log are what players read most.
  const turns = [0, 1, 2, 3, 0, 1, 3, 4, 0, 1, 2, 5];
  return Array.from({ length: count }, (_, i) => makers[turns[i % turns.length]]());
}

const any = (dice: Dice, type: string): string => dice.of(CARDS.filter((d) => d.type === type)).id;
const view = (id: string): CardView => ({ n: 7, id }) as CardView;

function aPlay(dice: Dice): PlayStep[] {
  const id = any(dice, 'minion');
  const kind = dice.of(['play', 'use'] as const);
  const first: PlayStep = {
    prompt: 'play-phase',
    source: null,
    options: [{ key: `${kind} ${id}:7`, kind, card: view(id) }],
    keys: [`${kind} ${id}:7`],
  };
  const at: PlayStep = { prompt: 'play-at', source: null, options: [], keys: [`${any(dice, 'base')}:1`] };
  return kind === 'play' ? [first, at] : [first];
}

function hint(speech: Speech, dice: Dice): Said {
  const base = `${any(dice, 'base')}:1`;
  const minion = `${any(dice, 'minion')}:2`;
  const n = 1 + dice.below(5);
  const seat = 1 + dice.below(3);
  const instead = dice.below(3);
  const reasons: Reason[] = [
    { kind: 'wins', now: dice.below(2) === 0 },
    { kind: 'loses', seat },
    { kind: 'gains', base, n, instead },
    { kind: 'gains', base, n, instead: 0, others: [{ seat, n }], after: [minion] },
    { kind: 'gains', base, n, instead: 0, late: true },
    { kind: 'denies', seat, base, n, instead },
    { kind: 'earns', source: any(dice, dice.below(3) === 0 ? 'base' : 'minion'), n },
    { kind: 'ahead', n },
    { kind: 'ahead', n, base },
    { kind: 'leads', base, still: dice.below(2) === 0 },
    { kind: 'stops', seat, base },
    { kind: 'stands', seat: dice.below(3) === 0 ? null : seat, base, n: n + 2, m: n + instead, missing: dice.below(9), pays: n },
    { kind: 'feeds', seat, base, n },
    { kind: 'holds', base, n },
    { kind: 'weakens', seat, base, n },
    { kind: 'removes', seat, minion },
    { kind: 'keeps', minion },
    { kind: 'brings', n },
    { kind: 'brings', n: 1, card: minion },
    { kind: 'enables', card: minion },
    { kind: 'enables', card: minion, base },
    { kind: 'plans', card: minion },
    { kind: 'plans', card: minion, base },
    { kind: 'forgoes', type: dice.below(2) === 0 ? 'minion' : 'action' },
    { kind: 'pockets', n },
    { kind: 'ripens', base, n, others: [{ seat, n }] },
    { kind: 'lends', seat, card: minion },
    { kind: 'takes', n },
    { kind: 'cards', n },
    { kind: 'saves', card: minion, vain: true },
    { kind: 'saves', card: minion },
    { kind: 'merely', seat: dice.below(3) === 0 ? null : seat, base, n: n + 2, m: n + instead, missing: dice.below(9), pays: n, theirs: 1 },
    { kind: 'lowers', seat, base, n },
    { kind: 'holds', base, n, now: true },
    { kind: 'lowers', seat, base, n, now: true },
    { kind: 'lasts', base, minion, than: `${any(dice, 'minion')}:3` },
    { kind: 'lies', base, here: { own: n + 2, rival: n }, there: { own: n, rival: n } },
    {
      kind: 'places',
      base,
      than: `${any(dice, 'base')}:4`,
      here: { own: n, rival: 0 },
      there: { own: n, rival: 3 },
      left: n,
      right: 9,
      ...(dice.below(2) === 0 && { n: 4, m: 2 }),
    },
    {
      kind: 'scores',
      base,
      gains: [
        { seat: 0, n },
        { seat, n: 2 },
      ],
    },
    { kind: 'draws' },
    { kind: 'grows', base, n },
    { kind: 'gets', card: minion },
    { kind: 'looms', base, n, gains: [{ seat, n: 2 }] },
    { kind: 'reaches', base, n, m: instead },
    { kind: 'could', card: minion, base, breaks: dice.below(2) === 0 },
    { kind: 'weakens', seat, base, n, left: instead, own: n },
  ];
  const { colon } = speech.words;
  if (dice.below(3) === 0)
    return { kind: 'hint', of: 'play', text: `${playIn(speech, aPlay(dice))}${colon}${marginIn(speech, dice.below(7) - 3)}.` };
  const reason = dice.of(reasons);
  return { kind: 'hint', of: reason.kind, text: reasonIn(speech, reason, aPlay(dice), 0, dice.below(2) - 1) };
}

function refusal(speech: Speech, dice: Dice): Said {
  const code = dice.of(Object.keys(speech.words.reasons)) as ReasonView['code'];
  const reason = { code, seat: dice.below(4), card: view(any(dice, 'minion')), base: view(any(dice, 'base')), number: 1 + dice.below(4) };
  return { kind: 'refusal', of: code, text: refusalIn(speech, reason as unknown as ReasonView) };
}

/** A sentence of the screens with its placeholders filled in; a number is often one. */
function filled({ texts }: Speech, text: string, dice: Dice, numbers: readonly number[] = [1, 1, 2, 3, 11]): string {
  const values = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]): [string, string] => {
    if (/^(who|name|me|seat|winner|player|by|host)$/.test(name)) return [name, dice.of(NAMES)];
    // Screens name a base only as a heading, without its article.
    if (/^(base|place)$/.test(name)) return [name, texts.cards[any(dice, 'base')].name];
    if (/^(card|minion|option|other|what|list|none)/.test(name)) return [name, texts.cards[any(dice, 'minion')].name];
    if (/^(faction|factions)$/.test(name)) return [name, texts.factions[dice.of(Object.keys(texts.factions))].name];
    return [name, String(dice.of(name === 'most' ? [2, 3] : numbers))];
  });
  // The workshop's check quotes a word of the document.
  return fill(text, Object.fromEntries(values)).replace('{}', 'wolf');
}
