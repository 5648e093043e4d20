import type { ReasonCode, STEP_NAMES, Verb, WORDS } from '@breakpoint/engine';
import type { AdviceWords } from './advice/words.js';
import type { LogWords } from './log/pieces.js';
import type { Grammar } from './prompts/own.js';
import type { PromptWords } from './prompts/question.js';

/**
 * Every sentence that the game says in one language: the questions, the reasons why something can't be done, and the log. Names
 * in braces are filled in. A missing sentence is a compile error. Players are called by name, so that no verb has to agree with
 * "you".
 */
export interface Sentences {
  prompts: PromptWords;
  grammar: Grammar;
  reasons: Record<ReasonCode, string>;
  logWords: LogWords;
  advice: AdviceWords;
  aCard: string;
  nCards: string;
  minion: string;
  action: string;
  steps: Record<(typeof STEP_NAMES)[number], string>;
  /** Between the card that asks and its question. */
  colon: string;
  words: Record<Exclude<(typeof WORDS)[number], 'do'>, string>;
  /** The parts of an action, for choosing which one is copied onto a minion. */
  parts: Record<Verb, string>;
  none: string;
  /** A question that is not known, and its answer. */
  choose: string;
  pass: string;
}

export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
