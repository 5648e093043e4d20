import { type Bot, hintFor, LEVEL_NAMES, type Level } from '@breakpoint/bots';
import type { Language } from '@breakpoint/cards';
import { answerIn, chanceIn, hintIn, marginIn, playIn } from '@breakpoint/cards/words/advising';
import { refusalIn } from '@breakpoint/cards/words/telling';
import {
  answerWith,
  type Chance,
  eventView,
  type Game,
  GameError,
  knowledgeOf,
  reasonView,
  seedFromText,
  type View,
  viewOf,
} from '@breakpoint/engine';
import { Speaker } from '../words/speak.js';
import { fill, terminalWords } from '../words/terminal.js';
import { harmless } from './harmless.js';
import { COLORS, NO_COLORS, Screen } from './screen.js';

const isLevel = (name: string): name is Level => (LEVEL_NAMES as readonly string[]).includes(name);

interface TerminalOptions {
  language: Language;
  plain: boolean;
  name?: string;
  /** The human player has seat 0; the bots have the seats from 1 on. */
  bots: Bot[];
  /** The names of the bots, as they were asked for. */
  against: readonly string[];
  print(line: string): void;
  /** The next line typed; null at the end of the input. */
  ask(): Promise<string | null>;
}

/** Plays a game until it ends (true) or the player leaves (false). */
export async function playInTerminal(game: Game, o: TerminalOptions): Promise<boolean> {
  const words = terminalWords[o.language];
  const paint = o.plain ? NO_COLORS : COLORS;
  const level = (name: string): string => (isLevel(name) ? words.levels[name] : name);
  const bots = o.against.map((name, i) => `${fill(words.bot, { n: i + 1 })} (${level(name)})`);
  const names = [harmless(o.name ?? words.you), ...bots];
  const speaker = await Speaker.of(o.language, names, paint);
  const screen = new Screen(speaker, words, paint, o.plain);
  const chances: Chance[] = names.map((_, seat) => ({ key: seedFromText(`bot ${String(game.setup?.seed)} ${seat}`), used: 0 }));
  const tell = (): void => {
    for (const line of speaker.tell(game.takeEvents().map((e) => eventView(game, e, 0)))) o.print(line);
  };
  o.print(words.help);
  tell();
  while (game.decision !== null) {
    const { seat } = game.decision;
    if (seat !== 0) answerWith(game, seat, o.bots[seat - 1].decide(knowledgeOf(game, seat), chances[seat]));
    else {
      const view = viewOf(game, 0);
      if (game.decision.quiet === 'play') for (const line of screen.table(view)) o.print(line);
      for (const line of screen.decision(view, view.decision!)) o.print(line);
      if (!(await answered(game, view, screen, speaker, o, chances[0]))) {
        o.print(words.left);
        return false;
      }
    }
    tell();
  }
  const score = game.state.vp.map((vp, seat) => `${speaker.seat(seat)} ${vp}`).join(words.and);
  o.print(fill(game.state.winner === 0 ? words.won : words.lost, { who: speaker.seat(game.state.winner), score }));
  return true;
}

/** Asks until an answer is legal; false if the player leaves. */
async function answered(game: Game, view: View, screen: Screen, speaker: Speaker, o: TerminalOptions, chance: Chance): Promise<boolean> {
  const words = terminalWords[o.language];
  const options = view.decision!.options!;
  for (;;) {
    const line = (await o.ask())?.trim();
    if (line === undefined || line === 'q') return false;
    const read = /^\?\s*(\d+)$/.exec(line);
    if (line === '?') o.print(words.help);
    else if (read) o.print(speaker.texts.text(options[Number(read[1]) - 1]?.card?.id ?? '') || words.unknown);
    else if (line === 't') for (const l of screen.table(view)) o.print(l);
    else if (line === 'h') hint(game, speaker, o, chance);
    else if (!/^[\d\s,]*$/.test(line)) o.print(words.unknown);
    else {
      const numbers = line
        .split(/[\s,]+/)
        .filter((x) => x !== '')
        .map(Number);
      const keys = numbers.map((n) => options[n - 1]?.key);
      if (keys.some((k) => k === undefined)) o.print(words.unknown);
      else {
        try {
          answerWith(game, 0, keys);
          return true;
        } catch (error) {
          if (!(error instanceof GameError)) throw error;
          o.print(fill(words.again, { reason: error.reason ? refusalIn(speaker.speech, reasonView(game, error.reason)) : error.message }));
        }
      }
    }
  }
}

function hint(game: Game, { speech }: Speaker, o: TerminalOptions, chance: Chance): void {
  const knowledge = knowledgeOf(game, 0);
  const advice = hintFor(knowledge, chance);
  const { keys, options, decided } = advice;
  const { prompt, source, options: all } = knowledge.decision;
  const [best] = options;
  const advised = best ? playIn(speech, best.play) : answerIn(speech, { prompt, source, options: all! }, keys);
  o.print(fill(terminalWords[o.language].hint, { option: advised }));
  for (const line of hintIn(speech, advice, 0).first) o.print(`  ${line}`);
  for (const { play, chance: wins, margin } of options)
    o.print(`  ${playIn(speech, play)}${speech.words.colon}${decided ? marginIn(speech, margin) : chanceIn(speech, wins)}`);
}
