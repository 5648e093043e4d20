import { type Puzzles as File, inOrder } from '@breakpoint/bots';
import type { ScreenProps } from '../App.js';
import { TextsProvider, useWords } from '../i18n/index.js';
import { PuzzleList } from '../puzzles/PuzzleList.js';
import { PuzzleTable } from '../puzzles/PuzzleTable.js';
import { dayOf, puzzleOn } from '../puzzles/today.js';
import look from '../ui/look.module.css';
import { useLoaded } from '../useLoaded.js';

/** `puzzles` lists all puzzles; `puzzles/<number>` is one to solve, and `puzzles/today` that of the day. */
export default function Puzzles({ params }: ScreenProps) {
  const words = useWords();
  const file = useLoaded(async () => (await import('../puzzles/puzzles.json')).default as unknown as File);
  if (!file) return <p className={look.loading}>{words.loading}</p>;
  const puzzles = inOrder(file);
  const day = params[0] === 'today' ? dayOf(new Date()) : null;
  const number = day === null ? Number(params[0]) : puzzleOn(day, puzzles.length) + 1;
  const puzzle = puzzles[number - 1];
  return (
    <TextsProvider>
      {puzzle ? (
        <PuzzleTable
          key={puzzle.id}
          puzzle={puzzle}
          margin={file.margin}
          number={number}
          day={day}
          next={number < puzzles.length ? number + 1 : null}
        />
      ) : (
        <PuzzleList puzzles={puzzles} />
      )}
    </TextsProvider>
  );
}
