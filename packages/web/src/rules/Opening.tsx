import type { ReactNode } from 'react';
import { factOf } from '../data/facts.js';
import { fill } from '../i18n/index.js';
import { Patterns, Picture } from '../ui/Art.js';
import { CardFace } from '../ui/CardFace.js';
import { SeatBadge } from '../ui/Seat.js';
import styles from './Opening.module.css';
import { RuleLink } from './RuleLink.js';
import { useRuleWords } from './words/index.js';

const BASE = 'the-homeworld';
const SCORED = { powers: [13, 7, 4], places: [0, 1, 2] };
const TIED = { powers: [10, 10, 5], places: [0, 0, 2] };

/** The first page of the rules: a turn, a scoring and a tie, each as a picture. */
export function Opening() {
  const { opening } = useRuleWords();
  const { power: breakpoint } = factOf(BASE);
  return (
    <div className={styles.opening}>
      <Patterns />
      <Panel title={opening.turn} text={opening.turnText} rule="2.2">
        <span className={styles.cards} aria-hidden="true">
          {['pirates/first-mate', 'pirates/cannon'].map((id) => (
            <span key={id} className={styles.card}>
              <CardFace id={id} />
            </span>
          ))}
        </span>
        <span className={styles.arrow} aria-hidden="true" />
        <ThePlace />
      </Panel>
      <Panel title={opening.scoring} text={fill(opening.scoringText, { breakpoint })} rule="3.2">
        <ThePlace broken />
        <Places {...SCORED} />
      </Panel>
      <Panel title={opening.tie} text={opening.tieText} rule="3.4.2">
        <ThePlace broken />
        <Places {...TIED} />
      </Panel>
    </div>
  );
}

interface PanelProps {
  title: string;
  text: string;
  rule: string;
  children: ReactNode;
}

function Panel({ title, text, rule, children }: PanelProps) {
  const words = useRuleWords();
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      <div className={styles.picture}>{children}</div>
      <p>
        {text} <RuleLink rule={rule}>{fill(words.rule, { n: rule })}</RuleLink>
      </p>
    </section>
  );
}

/** A base with its breakpoint and its VP. */
function ThePlace({ broken = false }: { broken?: boolean }) {
  const { power, vp } = factOf(BASE);
  return (
    <span className={broken ? `${styles.base} ${styles.broken}` : styles.base} aria-hidden="true">
      <Picture id={BASE} />
      <b className={styles.breakpoint}>{power}</b>
      <span className={styles.prizes}>{vp.join(' · ')}</span>
    </span>
  );
}

/** What each player has there, and gains. */
function Places({ powers, places }: { powers: readonly number[]; places: readonly number[] }) {
  const { opening } = useRuleWords();
  const { vp } = factOf(BASE);
  return (
    <ol className={styles.places}>
      {powers.map((power, seat) => (
        <li key={seat}>
          <SeatBadge seat={seat} /> {fill(opening.gains, { power, vp: vp[places[seat]] })}
        </li>
      ))}
    </ol>
  );
}
