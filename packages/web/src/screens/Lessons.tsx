import type { ScreenProps } from '../App.js';
import { fill, TextsProvider } from '../i18n/index.js';
import { LESSONS, type LessonId } from '../learn/lessons.js';
import { LessonTable } from '../puzzles/LessonTable.js';
import { exerciseId, solvedPuzzles } from '../puzzles/solved.js';
import { usePuzzleWords } from '../puzzles/words/index.js';
import look from '../ui/look.module.css';
import { PageHead } from '../ui/PageHead.js';
import styles from './Lessons.module.css';

const NUMBERS = [0, 1] as const;
const ALL = LESSONS.flatMap((lesson) => NUMBERS.map((number) => ({ lesson, number })));
const addressOf = ({ lesson, number }: (typeof ALL)[number]): string => `#/lessons/${lesson}/${number + 1}`;

/** `lessons` lists the short lessons; `lessons/<lesson>/<number>` is a position of one of them. */
export default function Lessons({ params: [lesson, number] }: ScreenProps) {
  const at = ALL.findIndex((e) => e.lesson === lesson && String(e.number + 1) === number);
  const exercise = ALL[at];
  if (!exercise) return <LessonList />;
  const next = ALL[at + 1];
  return (
    <TextsProvider>
      <LessonTable key={addressOf(exercise)} {...exercise} next={next ? addressOf(next) : null} />
    </TextsProvider>
  );
}

function LessonList() {
  const lessons = usePuzzleWords();
  const solved = solvedPuzzles();
  const isDone = (lesson: LessonId, number: number): boolean => solved.has(exerciseId(lesson, number));
  return (
    <main className={look.page} data-screen="lessons">
      <PageHead title={lessons.title} />
      <p>{lessons.lessonsWay}</p>
      <p role="status">{fill(lessons.done, { n: ALL.filter((e) => isDone(e.lesson, e.number)).length, m: ALL.length })}</p>
      <ol className={styles.list}>
        {LESSONS.map((lesson) => (
          <li key={lesson} className={styles.lesson}>
            <h2>{lessons.titles[lesson]}</h2>
            <p>{lessons.about[lesson]}</p>
            <p className={look.row}>
              {NUMBERS.map((number) => (
                <a key={number} className="button" href={addressOf({ lesson, number })}>
                  {fill(lessons.exerciseOf, { n: number + 1 })} {isDone(lesson, number) && '✓'}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </main>
  );
}
