import type { BalanceReport } from '@breakpoint/workshop/balance';
import { KNOWN_WINS } from '@breakpoint/workshop/balance';
import { factionName, fill, useTexts } from '../../../i18n/index.js';
import look from '../../../ui/look.module.css';
import { useFair } from '../../words/index.js';
import styles from './Fair.module.css';
import { useFigures } from './figures.js';
import { DOT, ENOUGH, fairZone, stacked, verdictOf } from './verdict.js';

/** One of our factions, to compare with. */
interface Other {
  faction: string;
  share: number;
}

/** Our factions with two players are known from many games; with more, only from the games that were just played. */
const othersOf = ({ fair, others }: BalanceReport): Other[] =>
  fair === 0.5
    ? Object.entries(KNOWN_WINS).map(([faction, share]) => ({ faction, share }))
    : others.map(({ faction, wins }) => ({ faction, share: wins.value }));

/** How often the faction wins, compared with ours: in words, as a picture, and as a table. */
export function Wins({ report, name }: { report: BalanceReport; name: string }) {
  const words = useFair();
  const { count, percent, percents } = useFigures();
  const verdict = verdictOf(report);
  const said = { ...percents(report.wins), n: count(report.games) };
  const others = othersOf(report);
  const sentence =
    verdict === 'early'
      ? fill(words.early, { n: said.n, low: said.low, high: said.high })
      : fill(words.won, { ...said, fair: percent(report.fair) });
  return (
    <section className={styles.section} aria-labelledby="wins">
      <h2 id="wins">{words.wins}</h2>
      <p className={styles.verdict} data-verdict={verdict}>
        {words.verdicts[verdict]}
      </p>
      <p>{sentence}</p>
      <Picture report={report} others={others} name={name} label={`${words.verdicts[verdict]}. ${sentence}`} />
      <details>
        <summary>{words.meaningTitle}</summary>
        <p>{words.meaning}</p>
      </details>
      <details>
        <summary>{words.figures}</summary>
        <Table report={report} others={others} name={name} />
      </details>
    </section>
  );
}

// The picture is drawn in these units, which are pixels on a phone.
const WIDE = 360;
const EDGE = 12;
const AXIS = 96;

function Picture({ report, others, name, label }: { report: BalanceReport; others: readonly Other[]; name: string; label: string }) {
  const words = useFair();
  const texts = useTexts();
  const { percent } = useFigures();
  const { fair, wins, games } = report;
  const [from, to] = [fair * 0.4, fair * 1.6];
  const at = (share: number): number => EDGE + ((Math.min(to, Math.max(from, share)) - from) / (to - from)) * (WIDE - 2 * EDGE);
  const dots = stacked(
    others.map(({ faction, share }) => ({ x: at(share), title: `${factionName(texts, faction)}: ${percent(share)}`, faction })),
  );
  const ticks = Array.from({ length: 10 }, (_, n) => n / 10).filter((t) => t >= from && t <= to);
  const zone = fairZone(fair);
  const middle = Math.min(WIDE - 70, Math.max(70, (at(wins.low) + at(wins.high)) / 2));
  return (
    <svg viewBox={`0 0 ${WIDE} 172`} className={styles.picture} role="img" aria-label={label}>
      <rect x={at(zone.low)} y={18} width={at(zone.high) - at(zone.low)} height={AXIS + 44 - 18} className={styles.zone} />
      <text x={at(fair)} y={12} className={styles.centered}>
        {words.fairZone}
      </text>
      <path d={`M${EDGE} ${AXIS}H${WIDE - EDGE}`} className={styles.axis} />
      {ticks.map((t) => (
        <g key={t}>
          <path d={`M${at(t)} ${AXIS}v5`} className={styles.axis} />
          <text x={at(t)} y={AXIS + 17} className={styles.centered}>
            {percent(t)}
          </text>
        </g>
      ))}
      {dots.map(({ x, row, title, faction }) => (
        <circle key={faction} cx={x} cy={AXIS - 8 - row * DOT} r={4} className={styles.dot}>
          <title>{title}</title>
        </circle>
      ))}
      {[dots[0], dots.at(-1)].map(
        (dot, i) => dot && <DotName key={dot.faction} x={dot.x} isLast={i > 0} name={factionName(texts, dot.faction)} />,
      )}
      <rect x={at(wins.low)} y={AXIS + 26} width={Math.max(3, at(wins.high) - at(wins.low))} height={14} rx={3} className={styles.bar} />
      {games >= ENOUGH && <path d={`M${at(wins.value)} ${AXIS + 23}l9 10 -9 10 -9 -10z`} className={styles.mark} />}
      <text x={middle} y={AXIS + 58} className={`${styles.centered} ${styles.name}`}>
        {name}
      </text>
      <text x={WIDE / 2} y={AXIS + 73} className={`${styles.centered} ${styles.soft}`}>
        {words.each}
      </text>
    </svg>
  );
}

/** The name of the weakest or the strongest beside its dot, or above it if there is no room. */
function DotName({ x, isLast, name }: { x: number; isLast: boolean; name: string }) {
  const hasRoom = isLast ? x < WIDE - 90 : x > 90;
  const towardsEdge = hasRoom ? 8 : -4;
  return (
    <text
      x={isLast ? x + towardsEdge : x - towardsEdge}
      y={hasRoom ? AXIS - 5 : AXIS - 18}
      className={`${styles.small} ${isLast === hasRoom ? '' : styles.ending}`}
    >
      {name}
    </text>
  );
}

function Table({ report, others, name }: { report: BalanceReport; others: readonly Other[]; name: string }) {
  const words = useFair();
  const texts = useTexts();
  const { percent, percents } = useFigures();
  const own = percents(report.wins);
  const rows = others.map(({ faction, share }) => ({ key: faction, name: factionName(texts, faction), share }));
  const all = [...rows, { key: '', name, share: report.wins.value }].sort((a, b) => b.share - a.share);
  const intervalOf = new Map(report.others.map(({ faction, wins }) => [faction, percents(wins)]));
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.faction}</th>
            <th scope="col">{words.share}</th>
            <th scope="col">{words.range}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ key, name: said, share }) => (
            <tr key={key} className={key === '' ? styles.ours : undefined}>
              <th scope="row">{said}</th>
              <td>{key === '' && report.games < ENOUGH ? '–' : percent(share)}</td>
              <td>{key === '' ? fill(words.between, own) : report.fair === 0.5 ? '±0.5' : fill(words.between, intervalOf.get(key)!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={look.hint}>{report.fair === 0.5 ? words.knownFrom : words.sameGames}</p>
    </>
  );
}
