import type { CardView } from '@breakpoint/engine';
import { useEffect, useRef, useState } from 'react';
import { fill, useWords } from '../i18n/index.js';
import { changeSettings } from '../settings.js';
import type { Shown } from '../table/playback/playback.js';
import look from '../ui/look.module.css';
import { Bubble } from './Bubble.js';
import bubble from './Bubble.module.css';
import styles from './Coach.module.css';
import { isScripted, LESSON, ME, type Bubble as Says, UNDO } from './script.js';
import { useLearnWords } from './words/index.js';

interface Saying {
  /** The step of the script that the saying belongs to. */
  at: number;
  says: Says;
  /** What the saying explains. Otherwise the player must choose something, or press the button of the lifted card. */
  about?: string;
  does?: string;
  presses?: true;
}
/** All sayings of the coach, in order. */
const SAYINGS: readonly Saying[] = LESSON.flatMap(({ seat, first = [], says, presses, does }, at): Saying[] =>
  seat !== ME
    ? []
    : [
        ...first.map((f) => ({ at, ...f })),
        ...(says ? [{ at, says, does }] : []),
        ...(presses ? [{ at, says: presses, does, presses: true as const }] : []),
      ],
);

interface Props {
  shown: Shown;
  /** The lifted card: the coach then points at its target, or at the button that plays it. */
  lifted: CardView | null;
  /** The card being read. */
  reading: CardView | null;
  /** Closes what was opened for reading, because the next saying may be about what is under it. */
  onTidy: () => void;
  onLeave: () => void;
  onPlay: () => void;
  onAgain: () => void;
}

/** The coach beside the table, who says what to do and points at it. */
export function Coach({ shown, lifted, reading, onTidy, onLeave, onPlay, onAgain }: Props) {
  const words = useWords();
  const learnWords = useLearnWords();
  const { view, state, busy } = shown;
  const over = view.decision === null && view.winner >= 0;
  const [read, setRead] = useState(0);
  const [leaving, setLeaving] = useState(false);
  const n = view.decision?.seat === ME ? sayingAt(state.scripted ?? 0, lifted !== null, read) : -1;
  const saying: Saying | undefined = busy ? undefined : over ? { at: LESSON.length, says: 'won' } : SAYINGS[n];
  const explains = saying !== undefined && !saying.does;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (saying?.says) onTidy();
  }, [saying?.says, onTidy]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new saying moves the focus to its button
  useEffect(() => {
    if (!document.querySelector('dialog[open]')) next.current?.focus({ preventScroll: true });
  }, [saying?.says]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-explains', explains);
    return () => document.documentElement.removeAttribute('data-explains');
  }, [explains]);
  useEffect(() => {
    if (over) changeSettings({ taught: true });
  }, [over]);
  if (!saying) return null;
  const target = selectorOf(shown, saying);
  const wanted = reading !== null && target === `[data-card="${reading.n}"]`;
  // A finger's first tap on what can be chosen shows it, with the button that chooses it. A card in hand is lifted by the next tap.
  const twice = wanted && (lifted !== null || view.decision?.prompt !== 'play-phase');
  return (
    <Bubble label={learnWords.lesson} target={twice ? '[data-confirm]' : target}>
      <p className={styles.count}>
        {fill(learnWords.lessonOf, { n: over ? SAYINGS.length + 1 : n + 1, m: SAYINGS.length + 1 })}
        {!over && !leaving && (
          <button type="button" onClick={() => setLeaving(true)}>
            {learnWords.leaveLesson}
          </button>
        )}
      </p>
      <div role="status">
        {reading && !explains && !wanted && !leaving && <p className={styles.elsewhere}>{learnWords.elsewhere}</p>}
        <p className={bubble.text}>{leaving ? learnWords.leaveSure : twice ? learnWords.tapAgain : learnWords.coach[saying.says]}</p>
      </div>
      <div className={`${look.row} ${bubble.buttons}`}>
        {leaving ? (
          <StayOrLeave onStay={() => setLeaving(false)} onLeave={onLeave} />
        ) : (
          <>
            {over && (
              <button ref={next} type="button" className={look.primary} onClick={onPlay}>
                {learnWords.playReal}
              </button>
            )}
            {explains && !over && (
              <button ref={next} type="button" className={look.primary} onClick={() => setRead(n + 1)}>
                {learnWords.next}
              </button>
            )}
            {/* A player who knows all this can skip to the second lesson. */}
            {(over || n === 0) && (
              <a className="button" href="#/learn/game">
                {learnWords.toGame}
              </a>
            )}
            {over && (
              <>
                <button type="button" onClick={onAgain}>
                  {learnWords.again}
                </button>
                <button type="button" onClick={onLeave}>
                  {words.home}
                </button>
              </>
            )}
          </>
        )}
      </div>
    </Bubble>
  );
}

/** Asks again before the lesson ends, because the first tap may have been meant for the table. */
function StayOrLeave({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const words = useLearnWords();
  return (
    <>
      <button type="button" className={look.primary} onClick={onStay}>
        {words.stay}
      </button>
      <button type="button" onClick={onLeave}>
        {words.leaveLesson}
      </button>
    </>
  );
}

/** The index of the saying at a step: first the unread explanations, then the task; -1 if there is none. */
function sayingAt(at: number, lifted: boolean, read: number): number {
  const press = SAYINGS.findIndex((s) => s.at === at && s.presses);
  if (lifted) return press >= 0 ? press : SAYINGS.findIndex((s) => s.at === at + 1);
  const isNext = (s: Saying, i: number): boolean => s.at === at && !s.presses && (i >= read || s.does !== undefined);
  return SAYINGS.findIndex(isNext);
}

/** The selector of what is explained or must be chosen. */
function selectorOf({ view }: Shown, { says, about, does, presses }: Saying): string | null {
  if (presses) return '[data-confirm]';
  if (does === UNDO) return '[data-undo]';
  if (does === 'end') return '[data-word="end"]';
  const option = does && view.decision?.options?.find((o) => isScripted(o.key, does));
  if (option) return option.card ? `[data-card="${option.card.n}"]` : null;
  const cards = view.bases.flatMap((b) => [b, ...b.minions]);
  const card = cards.find((c) => c.id === (does ?? about));
  if (!card) return null;
  return says === 'prizes' ? `[data-card="${card.n}"] [data-vp]` : `[data-card="${card.n}"]`;
}
