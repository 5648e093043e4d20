import { plainQuestion } from '@breakpoint/cards/words/telling';
import type { DecisionView, OptionView } from '@breakpoint/engine';
import { factOf } from '../data/facts.js';
import type { Words } from '../i18n/en.js';
import { fill, nameOf } from '../i18n/index.js';
import type { Speaker } from '../i18n/sentences.js';
import { isUntargeted, type Lifted } from './marks.js';
import type { Shown } from './playback.js';

// What the table asks, in words.

/** The question to this seat, or what is waited for. */
export function promptSentence({ view, state, busy, replaying }: Shown, speaker: Speaker, window: string): string {
  const { words, names } = speaker;
  const d = view.decision;
  if (replaying) return words.replaying;
  if (!d) return view.winner >= 0 ? fill(words.won, { who: names[view.winner] }) : words.thinkingAlone;
  if (d.seat < 0) return window;
  if (d.seat === state.me) return busy ? words.thinkingAlone : question(d, speaker);
  if (d.prompt === 'play-phase') return fill(words.waitingFor, { who: names[d.seat] });
  return fill(words.asks, { who: names[d.seat], prompt: question(d, speaker) });
}

function question(d: DecisionView, speaker: Speaker): string {
  if (d.prompt === 'play-phase' && d.options) return whatIsLeft(d.options, speaker.words);
  return plainQuestion(speaker, d);
}

/** What there is left to do in a turn. */
export function whatIsLeft(options: readonly OptionView[], words: Words): string {
  const plays = options.flatMap((o) => (o.kind === 'play' ? [factOf(o.card!.id).type] : []));
  const minion = plays.includes('minion');
  const action = plays.includes('action');
  if (minion && action) return words.leftBoth;
  if (minion) return words.leftMinion;
  if (action) return words.leftAction;
  return options.some((o) => o.kind === 'use') ? words.leftUses : words.leftNothing;
}

/** What the card in one's fingers waits for. */
export function liftedSentence(lifted: Lifted, speaker: Speaker): string {
  const { ahead, card, options } = lifted;
  if (ahead && !isUntargeted(lifted)) return plainQuestion(speaker, ahead);
  const { words, texts } = speaker;
  return fill(options[0].kind === 'use' ? words.useQuestion : words.playQuestion, { card: nameOf(texts, card.id) });
}
