import { playIn } from '@breakpoint/cards/words/advising';
import { useEffect, useMemo, useState } from 'react';
import { fill, useTexts, useWords } from '../i18n/index.js';
import type { LessonId } from '../learn/lessons.js';
import { useLearnWords } from '../learn/words/index.js';
import { go } from '../router.js';
import { ScriptedSession } from '../session/scripted.js';
import { getSettings } from '../settings.js';
import { Table } from '../table/Table.js';
import look from '../ui/look.module.css';
import type { Marked } from '../worker/exerciser.js';
import styles from './PuzzleTable.module.css';
import { exerciseId, keepSolved } from './solved.js';
import { usePuzzleWords } from './words/index.js';

interface Props {
  lesson: LessonId;
  /** The index of the position, from 0. */
  number: number;
  /** The address of the next position; null after the last. */
  next: string | null;
}

/** One position of a lesson on the table. */
export function LessonTable({ lesson, number, next }: Props) {
  const words = useWords();
  const texts = useTexts();
  const { rival } = useLearnWords();
  const puzzleWords = usePuzzleWords();
  const [session, setSession] = useState<ScriptedSession<Marked> | null>(null);
  const [marked, setMarked] = useState<Marked | null>(null);
  const [open, setOpen] = useState(true);
  const [told, setTold] = useState(false);
  const me = getSettings().name.trim() || fill(words.player, { n: 1 });
  const names = useMemo(() => [me, rival], [me, rival]);
  useEffect(() => {
    const made = new ScriptedSession<Marked>({ ask: 'exercise', lesson, position: number, names }, (heard) => {
      setMarked(heard);
      setOpen(true);
      if (heard.says === 'right') keepSolved(exerciseId(lesson, number));
    });
    setSession(made);
    return () => made.leave();
  }, [lesson, number, names]);
  if (!session) return <p className={look.loading}>{words.loading}</p>;
  const solved = marked?.says === 'right';
  const wrong = marked?.says === 'wrong';
  return (
    <Table session={session} onHome={() => go('lessons')}>
      {() => (
        <section className={open ? styles.note : `${styles.note} ${styles.closed}`} aria-label={puzzleWords.titles[lesson]}>
          <p>
            <b>{puzzleWords.titles[lesson]}</b> {fill(puzzleWords.exerciseOf, { n: number + 1 })}
          </p>
          {open && (
            <>
              <div role="status">
                {!marked && <p>{puzzleWords.about[lesson]}</p>}
                {wrong && <p>{fill(puzzleWords.missed, { mine: marked.vp[0], theirs: marked.vp[1], who: names[1] })}</p>}
                <p>{solved ? `${puzzleWords.solved} ${puzzleWords.points[lesson][number]}` : <b>{puzzleWords.tasks[lesson][number]}</b>}</p>
                {(told || solved) && marked && <p className={styles.line}>{playIn({ words, texts, names }, marked.solution)}</p>}
              </div>
              <div className={look.row}>
                {!solved && (
                  <button type="button" className={look.primary} onClick={() => setOpen(false)}>
                    {wrong ? puzzleWords.tryAgain : words.goOn}
                  </button>
                )}
                {wrong && !told && (
                  <button type="button" onClick={() => setTold(true)}>
                    {puzzleWords.showSolution}
                  </button>
                )}
                {solved && next !== null && (
                  <a className={`button ${look.primary}`} href={next}>
                    {puzzleWords.next}
                  </a>
                )}
                <a className="button" href="#/lessons">
                  {puzzleWords.all}
                </a>
              </div>
            </>
          )}
        </section>
      )}
    </Table>
  );
}
