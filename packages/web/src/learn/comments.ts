import type { Texts } from '@breakpoint/cards/texts';
import type { BaseView, Seat } from '@breakpoint/engine';
import { factOf } from '../data/facts.js';
import { nameOf } from '../i18n/index.js';
import { fill, type Values } from '../i18n/placeholders.js';
import type { Shown } from '../table/playback/playback.js';
import type { LearnWords } from './words/en.js';

// The comments on the short game, which is played freely. Each comment is shown once.

export type CommentName = keyof LearnWords['comments'];
/** A comment with the values of its sentence. */
export type Comment = {
  [Name in CommentName]: {
    says: Name;
    values: Values<LearnWords['comments'][Name]>;
    /** The selector of what the comment is about. */
    target?: string;
  };
}[CommentName];
/** A comment that needs no values. */
const plain = <Name extends CommentName>(says: Name, target?: string) => ({ says, values: {}, ...(target && { target }) });

/** The sentence of a comment. */
export const commentIn = ({ comments }: LearnWords, { says, values }: Comment): string =>
  // The type of a comment pairs each sentence with its values.
  fill(comments[says], values as Values<LearnWords['comments'][CommentName]>);

/** All comments on the current position, the most important first. */
export function commentsOn(shown: Shown, names: readonly string[], texts: Texts): Comment[] {
  const { view, state, busy } = shown;
  const { me } = state;
  if (busy) return [];
  if (state.result) return [state.result.winner === me ? plain('won') : { says: 'lost', values: { who: names[state.result.winner] } }];
  const { decision } = view;
  if (!decision || decision.seat !== me) return [];
  if (decision.prompt === 'before-scoring') return [plain('before')];
  if (decision.prompt === 'after-scoring') return [plain('after')];
  if (decision.prompt !== 'play-phase') return [];
  return [
    { says: 'begin', values: { n: view.goal } },
    ...scored(shown, names, texts),
    ...onBases(shown, names, texts),
    ...onTurn(shown, names, texts),
  ];
}

/** Comments on the last scoring since the player's last turn. */
function scored({ events, state }: Shown, names: readonly string[], texts: Texts): Comment[] {
  const recent = events.flat();
  const last = recent.findLast((e) => e.kind === 'ranked');
  if (!last) return [];
  const rival = 1 - state.me;
  const vp = (seat: Seat): number =>
    recent.reduce((sum, e) => (e.kind === 'vp' && e.seat === seat && e.source?.n === last.base.n ? sum + e.amount : sum), 0);
  return [{ says: 'scored', values: { base: nameOf(texts, last.base.id), n: vp(state.me), m: vp(rival), who: names[rival] } }];
}

function onBases({ view, state }: Shown, names: readonly string[], texts: Texts): Comment[] {
  const { me } = state;
  const rival = 1 - me;
  const missing = (b: BaseView): number => b.breakpoint - b.power.reduce((a, p) => a + p, 0);
  const comments = view.bases.flatMap((b): Comment[] => {
    const target = `[data-card="${b.n}"]`;
    const base = nameOf(texts, b.id);
    const m = missing(b);
    if (m <= 0) return [{ says: 'ready', target, values: { base, n: b.award[me], m: b.award[rival], who: names[rival] } }];
    if (b.power[rival] > b.power[me] && m <= NEAR) return [{ says: 'behind', target, values: { base, m, who: names[rival] } }];
    if (b.power[me] > b.power[rival]) return [{ says: 'leads', target, values: { base, n: b.award[me], m } }];
    return [];
  });
  return [...comments.filter((c) => c.says === 'ready'), ...comments.filter((c) => c.says === 'behind'), ...comments];
}
/** A base that lacks no more than this much power may score soon. */
const NEAR = 8;

function onTurn({ view, state }: Shown, names: readonly string[], texts: Texts): Comment[] {
  const { me } = state;
  const rival = 1 - me;
  const options = view.decision?.options ?? [];
  const talent = options.find((o) => o.kind === 'use' && o.card && factOf(o.card.id).talent)?.card;
  const vp = view.players.map((p) => p.vp);
  const plays = options.some((o) => o.kind === 'play');
  const isFresh = plays && view.allowances.filter((a) => a.free).length >= 2;
  const comments: (Comment | false | undefined)[] = [
    talent && { says: 'talent', target: `[data-card="${talent.n}"]`, values: { card: nameOf(texts, talent.id) } },
    isFresh && plain('plan'),
    !plays && state.canUndo && !state.undoMarks && plain('undo', '[data-undo]'),
    !plays && plain('done', '[data-word="end"]'),
    view.goal - vp[rival] <= CLOSE && { says: 'danger', values: { who: names[rival], n: vp[rival], m: view.goal - vp[rival] } },
    view.goal - vp[me] <= CLOSE && { says: 'close', values: { n: vp[me], m: view.goal - vp[me] } },
    plays && view.turn > 2 && plain('hint'),
  ];
  return comments.filter((c) => !!c);
}
const CLOSE = 4;
