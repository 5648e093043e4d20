import type { Puzzle } from '@breakpoint/bots';
import { answerIn, percentIn } from '@breakpoint/cards/words/advising';
import { useEffect, useMemo, useState } from 'react';
import { fill, useTexts, useWords } from '../i18n/index.js';
import type { Speaker } from '../i18n/sentences.js';
import { useTeaching } from '../i18n/teaching/index.js';
import { go } from '../router.js';
import { ScriptedSession } from '../session/scripted.js';
import { getSettings } from '../settings.js';
import { Table } from '../table/Table.js';
import type { Verdict } from '../worker/puzzler.js';
import { Stars } from './PuzzleList.js';
import { keepSolved } from './solved.js';

interface Props {
  puzzle: Puzzle;
  number: number;
  /** The number of the next puzzle; null after the last. */
  next: number | null;
}

/** One puzzle on the table. */
export function PuzzleTable({ puzzle, number, next }: Props) {
  const words = useWords();
  const texts = useTexts();
  const teaching = useTeaching();
  const [session, setSession] = useState<ScriptedSession | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [open, setOpen] = useState(true);
  const [told, setTold] = useState<Verdict['line'] | null>(null);
  const me = getSettings().name.trim() || fill(words.player, { n: 1 });
  const names = useMemo(() => puzzle.log.setup.players.map((_, seat) => (seat === puzzle.seat ? me : 'Bolt')), [puzzle, me]);
  const speaker = useMemo<Speaker>(() => ({ words, texts, names }), [words, texts, names]);
  useEffect(() => {
    const made = new ScriptedSession({ ask: 'puzzle', puzzle, names }, (heard) => {
      setVerdict(heard);
      setOpen(true);
      if (heard.says === 'solved') keepSolved(puzzle.id);
    });
    setSession(made);
    return () => made.leave();
  }, [puzzle, names]);
  if (!session) return <p className="loading">{words.loading}</p>;
  const leave = (): void => go('puzzles');
  const solved = verdict?.says === 'solved';
  return (
    <Table session={session} onHome={leave}>
      {() => (
        <section className={open ? 'puzzle-note' : 'puzzle-note closed'} aria-label={fill(teaching.puzzleOf, { n: number })}>
          <p>
            <b>{fill(teaching.puzzleOf, { n: number })}</b> <Stars n={puzzle.stars} />
          </p>
          {open && (
            <>
              <div role="status">
                {verdict ? (
                  <Said verdict={verdict} speaker={speaker} />
                ) : (
                  <p>
                    {fill(teaching.youAre, { who: me })} {teaching.findBest}
                  </p>
                )}
                {told && <Solution line={told} speaker={speaker} />}
              </div>
              <div className="prompt-buttons">
                {!solved && (
                  <button type="button" className="primary" onClick={() => setOpen(false)}>
                    {verdict?.says === 'wrong' ? teaching.tryAgain : words.goOn}
                  </button>
                )}
                {verdict?.says === 'wrong' && !told && (
                  <button type="button" onClick={() => setTold(verdict.line)}>
                    {teaching.showSolution}
                  </button>
                )}
                {solved && next !== null && (
                  <a className="button primary" href={`#/puzzles/${next}`}>
                    {teaching.nextPuzzle}
                  </a>
                )}
                <a className="button" href="#/puzzles">
                  {teaching.allPuzzles}
                </a>
              </div>
            </>
          )}
        </section>
      )}
    </Table>
  );
}

/** The comment on an answer. */
function Said({ verdict, speaker }: { verdict: Verdict; speaker: Speaker }) {
  const teaching = useTeaching();
  const { says, asked, keys, option, best } = verdict;
  if (!option) return <p>{teaching.wrongSoon}</p>;
  const sentence = says === 'wrong' ? teaching.wrong : says === 'on' ? teaching.goOn : teaching.solved;
  return (
    <>
      <p>
        {fill(sentence, {
          option: answerIn(speaker, asked, keys),
          chance: percentIn(speaker, option.value),
          best: percentIn(speaker, best),
        })}
      </p>
    </>
  );
}

function Solution({ line, speaker }: { line: Verdict['line']; speaker: Speaker }) {
  return <p className="puzzle-line">{line.map(({ asked, keys }) => answerIn(speaker, asked, keys)).join(' → ')}</p>;
}
