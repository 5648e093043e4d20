import type { Puzzle } from '@breakpoint/bots';
import { factionName, fill, useTexts } from '../i18n/index.js';
import { useTeaching } from '../i18n/teaching/index.js';
import { PageHead } from '../ui/PageHead.js';
import { solvedPuzzles } from './solved.js';

/** All puzzles, the easiest first. */
export function PuzzleList({ puzzles }: { puzzles: readonly Puzzle[] }) {
  const teaching = useTeaching();
  const texts = useTexts();
  const solved = solvedPuzzles();
  return (
    <main className="page puzzles">
      <PageHead title={teaching.puzzles} />
      <p>{teaching.puzzlesWay}</p>
      <p role="status">{fill(teaching.solvedAll, { n: puzzles.filter((p) => solved.has(p.id)).length, m: puzzles.length })}</p>
      <ol className="puzzle-list">
        {puzzles.map((p, i) => (
          <li key={p.id}>
            <a className="replay-game" href={`#/puzzles/${i + 1}`}>
              <b>
                {fill(teaching.puzzleOf, { n: i + 1 })} <Stars n={p.stars} /> {solved.has(p.id) && <span aria-hidden="true">✓</span>}
              </b>
              <span>{teaching.themes[p.theme]}</span>
              <span>{(p.log.setup.players[p.seat].factions ?? []).map((f) => factionName(texts, f)).join(' + ')}</span>
            </a>
          </li>
        ))}
      </ol>
    </main>
  );
}

export function Stars({ n }: { n: number }) {
  const teaching = useTeaching();
  return (
    <span className="stars" role="img" aria-label={fill(teaching.stars, { n })}>
      {'★'.repeat(n)}
      {'☆'.repeat(5 - n)}
    </span>
  );
}
