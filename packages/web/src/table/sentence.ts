import type { DecisionView, OptionView, View } from '@breakpoint/engine';
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
  if (d.seat === state.me) return busy ? words.thinkingAlone : question(d, view, speaker);
  if (d.prompt === 'play-phase') return fill(words.waitingFor, { who: names[d.seat] });
  return fill(words.asks, { who: names[d.seat], prompt: question(d, view, speaker) });
}

function question(d: DecisionView, view: View, { words, texts, names }: Speaker): string {
  if (d.prompt === 'play-phase' && d.options) return whatIsLeft(d.options, words);
  const source = d.source ? nameOf(texts, d.source.id) : '';
  const about = d.about?.card ? ` (${nameOf(texts, d.about.card.id)})` : d.about?.seat !== undefined ? ` (${names[d.about.seat]})` : '';
  const asked = words.prompts[d.prompt];
  const scoring = view.scoring ? nameOf(texts, view.bases.find((b) => b.n === view.scoring?.base)?.id ?? '') : '';
  const prompt = fill(asked, { source: source || scoring }) + about;
  return source && !asked.includes('{source}') ? fill(words.because2, { source, prompt }) : prompt;
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
export function liftedSentence(lifted: Lifted, { words, texts }: Speaker): string {
  const { ahead, card, options } = lifted;
  const name = nameOf(texts, card.id);
  if (ahead && !isUntargeted(lifted))
    return fill(words.because2, { source: name, prompt: fill(words.prompts[ahead.prompt], { source: name }) });
  return fill(options[0].kind === 'use' ? words.useQuestion : words.playQuestion, { card: name });
}
