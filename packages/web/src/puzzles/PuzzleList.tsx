import { type Puzzle, THEMES } from '@breakpoint/bots';
import { pairName } from '@breakpoint/cards/texts';
import { fill, useLanguage, useTexts, useWords } from '../i18n/index.js';
import { Crest, factionColors } from '../ui/Art.js';
import { Heroes } from '../ui/Heroes.js';
import look from '../ui/look.module.css';
import { PageHead } from '../ui/PageHead.js';
import styles from './PuzzleList.module.css';
import { solvedDays, solvedPuzzles } from './solved.js';
import { dayOf, puzzleOn, streakOf } from './today.js';
import { usePuzzleWords } from './words/index.js';

const deckOf = ({ log, seat }: Puzzle): readonly string[] => log.setup.players[seat].factions ?? [];

/** The puzzle of the day, and all puzzles by theme, the easiest first. */
export function PuzzleList({ puzzles }: { puzzles: readonly Puzzle[] }) {
  const words = usePuzzleWords();
  const solved = solvedPuzzles();
  return (
    <main className={look.page} data-screen="puzzles">
      <PageHead title={useWords().puzzles} />
      <Today puzzle={puzzles[puzzleOn(dayOf(new Date()), puzzles.length)]} />
      <p>{words.puzzlesWay}</p>
      <p role="status">{fill(words.solvedAll, { n: puzzles.filter((p) => solved.has(p.id)).length, m: puzzles.length })}</p>
      {THEMES.filter((theme) => puzzles.some((p) => p.theme === theme)).map((theme) => (
        <section key={theme}>
          <h2>{words.themes[theme]}</h2>
          <ol className={styles.list}>
            {puzzles.map((p, i) => p.theme === theme && <Tile key={p.id} puzzle={p} number={i + 1} isSolved={solved.has(p.id)} />)}
          </ol>
        </section>
      ))}
    </main>
  );
}

function Today({ puzzle }: { puzzle: Puzzle }) {
  const words = usePuzzleWords();
  return (
    <a className={styles.today} href="#/puzzles/today">
      <Heroes factions={deckOf(puzzle)} />
      <span className={styles.plate}>
        <b>{words.puzzleOfDay}</b> <Stars n={puzzle.stars} /> <Streak />
      </span>
    </a>
  );
}

/** How many days in a row the puzzle of the day was solved. */
export function Streak() {
  const words = usePuzzleWords();
  const today = dayOf(new Date());
  const days = solvedDays();
  const n = streakOf(days, today);
  return (
    <span className={styles.streak}>
      {[n > 0 && fill(n === 1 ? words.streakOne : words.streak, { n }), days.includes(today) && '✓'].filter(Boolean).join(' ')}
    </span>
  );
}

function Tile({ puzzle, number, isSolved }: { puzzle: Puzzle; number: number; isSolved: boolean }) {
  const words = usePuzzleWords();
  const texts = useTexts();
  const language = useLanguage();
  const deck = deckOf(puzzle);
  return (
    <li>
      <a
        className={isSolved ? `${styles.tile} ${styles.solved}` : styles.tile}
        href={`#/puzzles/${number}`}
        style={factionColors(deck[0], deck[1])}
      >
        <Crest factions={deck} />
        <span>
          <b>
            {fill(words.puzzleOf, { n: number })} {isSolved && <span aria-hidden="true">✓</span>}
          </b>
          <Stars n={puzzle.stars} />
          <span>{pairName(texts, deck, language)}</span>
        </span>
      </a>
    </li>
  );
}

export function Stars({ n }: { n: number }) {
  const words = usePuzzleWords();
  return (
    <span className={styles.stars} role="img" aria-label={fill(words.stars, { n })}>
      {'★'.repeat(n)}
      {'☆'.repeat(5 - n)}
    </span>
  );
}
