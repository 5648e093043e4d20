import { type AnyCard, checkDocument, type Document, sayCard } from '@breakpoint/workshop';
import { type WhatIfReport, withNumber } from '@breakpoint/workshop/balance';
import { parentOf, phraseOf, valueAt } from '@breakpoint/workshop/editing';
import { useState } from 'react';
import { fill, useLanguage } from '../../../i18n/index.js';
import look from '../../../ui/look.module.css';
import { Stepper } from '../../../ui/Stepper.js';
import { useFair, useWorkshop } from '../../words/index.js';
import { cardsOf } from '../desk.js';
import { headingOf } from '../labels.js';
import { useNameIn } from '../names.js';
import styles from './Fair.module.css';
import { useFigures } from './figures.js';
import { Running } from './Running.js';
import { useTest } from './useTest.js';
import { ENOUGH, numbersOf } from './verdict.js';

const DEALS = 500;

/** What a number is, in the reader's words: "Power", or the words of the card around it. */
function useNumberName(document: Document): (card: AnyCard, path: string) => string {
  const words = useWorkshop();
  const language = useLanguage();
  return (card, path) => {
    if (path === 'power' || path === 'copies' || path === 'breakpoint') return words[path];
    if (path.startsWith('vp/')) return words.vp[Number(path.slice(3)) as 0 | 1 | 2];
    const spans = sayCard(document, card, language);
    for (let at = path; at.includes('/'); at = parentOf(at)) {
      const said = phraseOf(spans, at);
      if (said !== '') return said;
    }
    return headingOf(words, path);
  };
}

interface Props {
  document: Document;
  players: 2 | 3 | 4;
  /** The card to begin with. */
  first?: string;
}

/** The faction against itself with one number changed. */
export function WhatIf({ document, players, first }: Props) {
  const words = useFair();
  const own = useWorkshop();
  const nameIn = useNameIn();
  const nameOfNumber = useNumberName(document);
  const cards = cardsOf(document);
  const [id, setId] = useState<string>();
  const [path, setPath] = useState<string>();
  const [value, setValue] = useState<number>();
  const { progress, start, stop } = useTest<'what-if'>();
  const card = cards.find((c) => c.id === (id ?? first)) ?? cards[0];
  const paths = numbersOf(card);
  const place = path !== undefined && paths.includes(path) ? path : paths[0];
  const now = valueAt(card, place) as number;
  const wanted = value ?? now + 1;
  const changedTo = (n: number): Document | null => {
    const changed = withNumber(document, `${card.id}/${place}`, n);
    return checkDocument(changed).some((problem) => !problem.warning) ? null : changed;
  };
  const changed = wanted === now ? null : changedTo(wanted);
  const choose = (to: () => void): void => {
    stop();
    setValue(undefined);
    to();
  };
  return (
    <section className={styles.section} aria-labelledby="what-if">
      <h2 id="what-if">{words.whatIf}</h2>
      <p className={look.hint}>{words.whatIfHint}</p>
      <div className={styles.numbers}>
        <label className={look.field}>
          <span>{words.card}</span>
          <select value={card.id} onChange={(event) => choose(() => setId(event.target.value))}>
            {cards.map((c) => (
              <option key={c.id} value={c.id}>
                {nameIn(c.name) || own.unnamed}
              </option>
            ))}
          </select>
        </label>
        <label className={look.field}>
          <span>{words.number}</span>
          <select value={place} onChange={(event) => choose(() => setPath(event.target.value))}>
            {paths.map((p) => (
              <option key={p} value={p}>
                {nameOfNumber(card, p)}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.stepper}>
          <Stepper
            value={wanted}
            label={words.number}
            less={fill(own.less, { what: words.number })}
            more={fill(own.more, { what: words.number })}
            onLess={changedTo(wanted - 1) && (() => setValue(wanted - 1))}
            onMore={changedTo(wanted + 1) && (() => setValue(wanted + 1))}
          />
          <span className={look.hint}>{fill(words.now, { n: now })}</span>
        </div>
        <button type="button" disabled={!changed} onClick={() => changed && start({ find: 'what-if', document, changed, players }, DEALS)}>
          {words.compare}
        </button>
      </div>
      {progress && <Running progress={progress} onStop={stop} />}
      {progress?.report && (
        <Compared report={progress.report} labels={[fill(words.now, { n: now }), fill(words.changedTo, { n: wanted })]} />
      )}
    </section>
  );
}

/** Both shares as bars; the sentence speaks of their difference, which is surer than either. */
function Compared({ report, labels }: { report: WhatIfReport; labels: readonly [string, string] }) {
  const words = useFair();
  const { count, percents, points } = useFigures();
  const n = count(report.games);
  const { value, low, high } = points(report.change);
  const sentence =
    report.games < ENOUGH
      ? fill(words.changeEarly, { n })
      : report.change.low > 0 || report.change.high < 0
        ? fill(words.changeAdds, { value, low, high })
        : report.change.low === 0 && report.change.high === 0
          ? fill(words.changeNone, { n })
          : fill(words.changeUnsure, { n, low, high });
  const shares = [report.before, report.after];
  const at = (share: number): number => 8 + Math.min(1, Math.max(0, (share - 0.1) / 0.8)) * 344;
  return (
    <>
      <p aria-live="polite">{sentence}</p>
      {report.games >= ENOUGH && (
        <svg
          viewBox="0 0 360 88"
          className={styles.picture}
          role="img"
          aria-label={shares.map((share, i) => `${labels[i]}: ${fill(words.between, percents(share))}`).join('; ')}
        >
          {shares.map((share, i) => (
            <g key={labels[i]}>
              <text x={8} y={14 + i * 44}>
                {labels[i]}: {percents(share).value} ({fill(words.between, percents(share))})
              </text>
              <rect
                x={at(share.low)}
                y={20 + i * 44}
                width={Math.max(3, at(share.high) - at(share.low))}
                height={i === 0 ? 14 : 9}
                rx={3}
                className={i === 0 ? styles.bar : styles.second}
              />
            </g>
          ))}
        </svg>
      )}
    </>
  );
}
