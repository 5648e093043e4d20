import type { Document } from '@breakpoint/workshop';
import type { BalanceReport, CardFigures, Interval } from '@breakpoint/workshop/balance';
import { fill } from '../../../i18n/index.js';
import look from '../../../ui/look.module.css';
import { useFair, useWorkshop } from '../../words/index.js';
import { useNameIn } from '../names.js';
import styles from './Fair.module.css';
import { useFigures } from './figures.js';

interface Props {
  report: BalanceReport;
  document: Document;
  here: string;
}

/** The name of a card, which leads to it. */
function Card({ document, here, id }: { document: Document; here: string; id: string }) {
  const words = useWorkshop();
  const nameIn = useNameIn();
  const card = document.cards.find((c) => c.id === id);
  return <a href={`#/${here}/${id}`}>{(card && nameIn(card.name)) || words.unnamed}</a>;
}

/** A figure as a bar, and a line for where it very likely lies. `from` and `to` are the ends of the scale; bars begin at zero. */
function Bar({ figure, from, to }: { figure: Interval; from: number; to: number }) {
  const at = (x: number): number => 2 + ((Math.min(to, Math.max(from, x)) - from) / (to - from)) * 116;
  const [zero, value] = [at(0), at(figure.value)];
  return (
    <svg viewBox="0 0 120 20" preserveAspectRatio="none" className={styles.rate} aria-hidden="true">
      <rect x={Math.min(zero, value)} y={3} width={Math.max(1, Math.abs(value - zero))} height={14} className={styles.bar} />
      <path d={`M${at(figure.low)} 10H${at(figure.high)}M${at(figure.low)} 6v8M${at(figure.high)} 6v8`} className={styles.whisker} />
      {from < 0 && <path d={`M${zero} 0v20`} className={styles.axis} />}
    </svg>
  );
}

/** How often each card is played by those who have it in hand. */
export function Rates({ report, document, here }: Props) {
  const words = useFair();
  const { percents } = useFigures();
  const cards = [...report.cards].sort((a, b) => b.played.value - a.played.value);
  const said = ({ games, played }: CardFigures) => (games === 0 ? null : percents(played));
  return (
    <section className={styles.section} aria-labelledby="rates">
      <h2 id="rates">{words.rates}</h2>
      <p className={look.hint}>{words.ratesHint}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.card}</th>
            <th scope="col" colSpan={2}>
              {words.played}
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.map((figures) => (
            <tr key={figures.card}>
              <th scope="row">
                <Card document={document} here={here} id={figures.card} />
              </th>
              <td>{said(figures) && <Bar figure={figures.played} from={0} to={1} />}</td>
              <td>
                {said(figures)?.value ?? words.notSeen}{' '}
                {said(figures) && <span className={styles.exact}>({fill(words.between, said(figures)!)})</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The cards with which more, or fewer, games are won, if that is not chance. */
export function Most({ report, document, here }: Props) {
  const words = useFair();
  const { points } = useFigures();
  const reach = Math.max(0.2, ...report.most.map(({ effect }) => Math.max(Math.abs(effect!.low), Math.abs(effect!.high))));
  return (
    <section className={styles.section} aria-labelledby="most">
      <h2 id="most">{words.most}</h2>
      <p className={look.hint}>{words.mostHint}</p>
      {report.most.length === 0 && <p>{words.mostNone}</p>}
      {report.most.length > 0 && (
        <table className={styles.table}>
          <tbody>
            {report.most.map(({ card, effect }) => (
              <tr key={card}>
                <th scope="row">
                  <Card document={document} here={here} id={card} />
                </th>
                <td>
                  <Bar figure={effect!} from={-reach} to={reach} />
                </td>
                <td>
                  {fill(words.points, { n: points(effect!).value })}{' '}
                  <span className={styles.exact}>({fill(words.between, points(effect!))})</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
