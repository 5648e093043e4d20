import type { Document } from '@breakpoint/workshop';
import type { Broken, IdleReport } from '@breakpoint/workshop/balance';
import { sayAbilities } from '@breakpoint/workshop/editing';
import { useEffect } from 'react';
import { fill, nameOf, useLanguage, useTexts } from '../../../i18n/index.js';
import look from '../../../ui/look.module.css';
import { useFair, useWorkshop } from '../../words/index.js';
import { cardsOf } from '../desk.js';
import { useNameIn } from '../names.js';
import styles from './Fair.module.css';
import { useFigures } from './figures.js';
import { Running } from './Running.js';
import { useTest } from './useTest.js';

const GAMES = 1000;
/** The author may still be typing. */
const WAIT = 1200;
/** What was found about documents as they are now, so that the same games are not played twice. */
const found = new WeakMap<Document, IdleReport>();

/** Plays random games while the author looks, and names what never happened in them. The document has passed the check. */
export function Never({ document, here }: { document: Document; here: string }) {
  const words = useFair();
  const { progress, start, stop } = useTest<'idle'>();
  const known = found.get(document);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document is another test
  useEffect(() => {
    if (found.has(document)) return;
    const timer = setTimeout(() => start({ find: 'idle', document }, GAMES), WAIT);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [document]);
  const report = known ?? progress?.report;
  if (report && report.games >= GAMES) found.set(document, report);
  return (
    <section className={styles.section} aria-labelledby="never">
      <h2 id="never">{words.idle}</h2>
      <p className={look.hint}>{words.idleHint}</p>
      {!known && progress && <Running progress={progress} onStop={stop} />}
      {report && <Findings report={report} document={document} here={here} isOver={known !== undefined || !progress?.isRunning} />}
    </section>
  );
}

/** After this many random games it is clear what never happens; before, a card may just not have come up. */
const SURE = 100;

interface FindingsProps {
  report: IdleReport;
  document: Document;
  here: string;
  isOver: boolean;
}

function Findings({ report, document, here, isOver }: FindingsProps) {
  const words = useFair();
  const own = useWorkshop();
  const language = useLanguage();
  const nameIn = useNameIn();
  const { count } = useFigures();
  const n = count(report.games);
  const link = (id: string) => {
    const card = cardsOf(document).find((c) => c.id === id);
    return <a href={`#/${here}/${id}`}>{(card && nameIn(card.name)) || own.unnamed}</a>;
  };
  const said = (id: string, ability: number): string => {
    const card = cardsOf(document).find((c) => c.id === id);
    return card ? (sayAbilities(document, card, language)[ability]?.text ?? '') : '';
  };
  const isSure = report.games >= SURE;
  const isClean = report.neverPlayed.length + report.neverDid.length + report.broken.length === 0;
  return (
    <>
      {isOver && isSure && isClean && <p>{fill(words.idleNothing, { n })}</p>}
      <ul className={styles.found}>
        {isSure &&
          report.neverPlayed.map((id) => (
            <li key={id} className={look.note}>
              {link(id)} {fill(words.neverPlayed, { n })}
            </li>
          ))}
        {isSure &&
          report.neverDid.map(({ card, ability }) => (
            <li key={`${card} ${ability}`} className={look.note}>
              {link(card)} {fill(words.neverDid, { n, text: said(card, ability) })}
            </li>
          ))}
      </ul>
      <BrokenGames broken={report.broken} document={document} />
    </>
  );
}

/** Games that came to no end, each with the card at fault if the rules know it. */
export function BrokenGames({ broken, document }: { broken: readonly Broken[]; document: Document }) {
  const words = useFair();
  const texts = useTexts();
  const nameIn = useNameIn();
  const nameFor = (id: string): string => {
    const own = cardsOf(document).find((card) => card.id === id.slice(id.indexOf('/') + 1));
    return own && !texts.cards[id] ? nameIn(own.name) : nameOf(texts, id);
  };
  return (
    <ul className={styles.found}>
      {broken.slice(0, 5).map(({ game, card, problem }) => (
        <li key={game} className={look.note}>
          {card === null
            ? fill(words.brokenError, { n: game + 1, why: problem })
            : fill(words.broken, { n: game + 1, card: nameFor(card) })}
        </li>
      ))}
    </ul>
  );
}
