import type { Puzzle } from '@breakpoint/bots';
import { percentIn } from '@breakpoint/cards/words/advising';
import { pointIn, solutionIn } from '@breakpoint/cards/words/pointing';
import { useEffect, useMemo, useState } from 'react';
import { fill, useTexts, useWords } from '../i18n/index.js';
import type { Speaker } from '../i18n/sentences.js';
import { go } from '../router.js';
import { ScriptedSession } from '../session/scripted.js';
import { getSettings } from '../settings.js';
import { Table } from '../table/Table.js';
import look from '../ui/look.module.css';
import type { TurnVerdict } from '../worker/puzzler.js';
import { Stars, Streak } from './PuzzleList.js';
import styles from './PuzzleTable.module.css';
import { keepDay, keepSolved } from './solved.js';
import { usePuzzleWords } from './words/index.js';

interface Props {
  puzzle: Puzzle;
  margin: number;
  number: number;
  /** The number of the next puzzle; null after the last. */
  next: number | null;
  /** The day whose puzzle it is; null if it is none. */
  day: number | null;
}

/** One puzzle on the table. */
export function PuzzleTable({ puzzle, margin, number, next, day }: Props) {
  const words = useWords();
  const texts = useTexts();
  const puzzleWords = usePuzzleWords();
  const [session, setSession] = useState<ScriptedSession | null>(null);
  const [verdict, setVerdict] = useState<TurnVerdict | null>(null);
  const [open, setOpen] = useState(true);
  const [told, setTold] = useState(false);
  const me = getSettings().name.trim() || fill(words.player, { n: 1 });
  const names = useMemo(() => puzzle.log.setup.players.map((_, seat) => (seat === puzzle.seat ? me : 'Bolt')), [puzzle, me]);
  const speaker = useMemo<Speaker>(() => ({ words, texts, names }), [words, texts, names]);
  useEffect(() => {
    const made = new ScriptedSession({ ask: 'puzzle', puzzle, margin, names }, (heard) => {
      setVerdict(heard);
      setOpen(true);
      if (heard.says === 'wrong') return;
      keepSolved(puzzle.id);
      if (day !== null) keepDay(day);
    });
    setSession(made);
    return () => made.leave();
  }, [puzzle, margin, names, day]);
  if (!session) return <p className={look.loading}>{words.loading}</p>;
  const leave = (): void => go('puzzles');
  const solved = verdict !== null && verdict.says !== 'wrong';
  return (
    <Table session={session} onHome={leave}>
      {() => (
        <section className={open ? styles.note : `${styles.note} ${styles.closed}`} aria-label={fill(puzzleWords.puzzleOf, { n: number })}>
          <p>
            <b>{day === null ? fill(puzzleWords.puzzleOf, { n: number }) : puzzleWords.puzzleOfDay}</b> <Stars n={puzzle.stars} />
            {solved && day !== null && <Streak />}
          </p>
          {open && (
            <>
              <div role="status">
                {verdict ? (
                  <Said verdict={verdict} puzzle={puzzle} told={told || solved} speaker={speaker} />
                ) : (
                  <p>
                    {fill(puzzleWords.youAre, { who: me })}{' '}
                    {puzzleWords.findBest[puzzle.theme === 'specials' || puzzle.theme === 'order' ? puzzle.theme : 'turn']}
                  </p>
                )}
              </div>
              <div className={look.row}>
                {!solved && (
                  <button type="button" className={look.primary} onClick={() => setOpen(false)}>
                    {verdict?.says === 'wrong' ? puzzleWords.tryAgain : words.goOn}
                  </button>
                )}
                {verdict?.says === 'wrong' && !told && (
                  <button type="button" onClick={() => setTold(true)}>
                    {puzzleWords.showSolution}
                  </button>
                )}
                {solved && next !== null && (
                  <a className={`button ${look.primary}`} href={`#/puzzles/${next}`}>
                    {puzzleWords.nextPuzzle}
                  </a>
                )}
                <a className="button" href="#/puzzles">
                  {puzzleWords.allPuzzles}
                </a>
                {solved && (
                  <a className="button" href={`#/judge/puzzle/${puzzle.id}`}>
                    {words.askJudge}
                  </a>
                )}
              </div>
            </>
          )}
        </section>
      )}
    </Table>
  );
}

interface SaidProps {
  verdict: TurnVerdict;
  puzzle: Puzzle;
  /** Show the solution and its point. */
  told: boolean;
  speaker: Speaker;
}

/** The comment on a turn; the solution, and the point of it. */
function Said({ verdict, puzzle, told, speaker }: SaidProps) {
  const words = usePuzzleWords();
  const { says, solution, other } = verdict;
  const [value, best] = [percentIn(speaker, verdict.value), percentIn(speaker, verdict.best)];
  const comment = says === 'same' ? words.solved : fill(says === 'wrong' ? words.wrong : words.asGood, { value, best });
  return (
    <>
      <p>{comment}</p>
      {told && (
        <>
          {solutionIn(speaker, solution).map((said) => (
            <p key={said} className={styles.line}>
              {said}
            </p>
          ))}
          <p>{pointIn(speaker, puzzle.point, solution, other, puzzle.seat).join(' ')}</p>
        </>
      )}
    </>
  );
}
