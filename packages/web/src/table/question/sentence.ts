import { plainQuestion } from '@breakpoint/cards/words/telling';
import type { DecisionView, OptionView, View } from '@breakpoint/engine';
import { factOf } from '../../data/facts.js';
import type { Words } from '../../i18n/en.js';
import { fill, nameOf } from '../../i18n/index.js';
import type { Speaker } from '../../i18n/sentences.js';
import { isUntargeted, type Lifted } from '../choosing/marks.js';
import type { Shown } from '../playback/playback.js';

// The sentence in the question area.

/** The viewer's question, or what the game is waiting for. */
export function promptSentence({ view, state, scene, busy, replaying }: Shown, speaker: Speaker, window: string): string {
  const { words, texts, names } = speaker;
  const d = view.decision;
  if (scene?.kind === 'award' || scene?.kind === 'paid') return fill(words.scoringNow, { base: nameOf(texts, scene.award.base.id) });
  if (replaying) return words.replaying;
  if (!busy && state.result) return fill(words.won, { who: names[state.result.winner] });
  if (!d) return view.winner >= 0 ? fill(words.won, { who: names[view.winner] }) : waiting(view, speaker);
  if (d.seat < 0) return window;
  if (state.given && !busy) return fill(words.youChose, { what: given(d, state.given, speaker) });
  if (d.seat === state.me && !state.players[d.seat].conceded)
    return busy ? waiting(view, speaker) : question(d, speaker, view.allowances.length, state.scripted !== undefined);
  // The question itself says "you", and would mean somebody else.
  if (!d.source) return fill(words.waitingFor, { who: names[d.seat] });
  return fill(words.decides, { who: names[d.seat], card: nameOf(texts, d.source.id) });
}

/** The viewer's answer in a window that is still open. */
function given(d: DecisionView, keys: readonly string[], { words, texts }: Speaker): string {
  const cards = d.options?.flatMap((o) => (keys.includes(o.key) && o.card ? [nameOf(texts, o.card.id)] : [])) ?? [];
  return cards.length > 0 ? cards.join(', ') : words.pass;
}

/** The sentence while earlier events are still being shown. */
const waiting = ({ active, step, seat }: View, { words, names }: Speaker): string =>
  step === 'Draft' || active === seat || !names[active] ? words.oneMoment : fill(words.turnOf, { who: names[active] });

function question(d: DecisionView, speaker: Speaker, playsLeft: number, scripted: boolean): string {
  const { words } = speaker;
  // Only a lesson leaves no choice at all, when it wants something to be taken back.
  if (d.options?.length === 0) return words.lessonAsks.undo;
  if (d.prompt !== 'play-phase' || !d.options) return plainQuestion(speaker, d);
  return scripted ? onlyThing(d.options[0], words) : whatIsLeft(d.options, playsLeft, words);
}

/** The one thing that the lesson offers. The end of the turn is not an alternative to it. */
function onlyThing(option: OptionView, words: Words): string {
  const { lessonAsks } = words;
  if (option.kind === 'use') return fill(lessonAsks.use, { what: whatToUse([option], words) });
  if (option.kind !== 'play') return lessonAsks.end;
  return factOf(option.card!.id).type === 'minion' ? lessonAsks.minion : lessonAsks.action;
}

const whatToUse = (usable: readonly OptionView[], { aTalent, anAbility }: Words): string =>
  usable.some((o) => factOf(o.card!.id).talent) ? aTalent : anAbility;

/** What the player can still do this turn. `playsLeft`: plays that they have left, whether or not a card fits them. */
function whatIsLeft(options: readonly OptionView[], playsLeft: number, words: Words): string {
  const plays = options.flatMap((o) => (o.kind === 'play' ? [factOf(o.card!.id).type] : []));
  const minion = plays.includes('minion');
  const action = plays.includes('action');
  const usable = options.filter((o) => o.kind === 'use');
  if (usable.length === 0) {
    if (minion || action) return minion && action ? words.leftBoth : minion ? words.leftMinion : words.leftAction;
    return playsLeft > 0 ? words.leftUnplayable : words.leftNothing;
  }
  const sentence = minion && action ? words.leftBothUse : minion ? words.leftMinionUse : action ? words.leftActionUse : words.leftUses;
  return fill(sentence, { what: whatToUse(usable, words) });
}

/** What the player has to do with the lifted card. */
export function liftedSentence(lifted: Lifted, speaker: Speaker): string {
  const { words, texts } = speaker;
  const { ahead, card, options } = lifted;
  const name = nameOf(texts, card.id);
  if (ahead && !isUntargeted(lifted)) return plainQuestion(speaker, { ...ahead, source: ahead.source ?? card });
  const sentence = fill(options[0].kind === 'use' ? words.useQuestion : words.playQuestion, { card: name });
  // "Who Wants to Live Forever?" has a question mark of its own.
  return name.endsWith('?') ? sentence.replace(/\?\s?\?$/, '?') : sentence;
}
