import { pairName } from '@breakpoint/cards/texts';
import { useState } from 'react';
import { FACTIONS } from '../data/facts.js';
import { factionName, fill, TextsProvider, useLanguage, useTexts } from '../i18n/index.js';
import { pairKey, pairsPlayed } from '../session/book.js';
import { Crest } from '../ui/Art.js';
import look from '../ui/look.module.css';
import { PageHead } from '../ui/PageHead.js';
import styles from './Pairs.module.css';
import { useScreenWords } from './words/index.js';

/** The book of pairs: which of all pairs of factions were played and won with on this device. */
export default function Pairs() {
  return (
    <TextsProvider>
      <Book />
    </TextsProvider>
  );
}

function Book() {
  const words = useScreenWords();
  const texts = useTexts();
  const [faction, setFaction] = useState('');
  const played = pairsPlayed();
  const all = FACTIONS.flatMap((a, i) => FACTIONS.slice(i + 1).map((b) => [a.id, b.id]));
  const records = all.flatMap((pair) => played[pairKey(pair)] ?? []);
  // Played pairs come first: the other two hundred would hide them.
  const isBlank = (pair: string[]): number => Number(!played[pairKey(pair)]);
  const shown = all.filter((pair) => faction === '' || pair.includes(faction)).sort((a, b) => isBlank(a) - isBlank(b));
  return (
    <main className={look.page}>
      <PageHead title={words.book} />
      <p role="status">{fill(words.bookSum, { n: records.length, m: all.length, won: records.filter((r) => r.won > 0).length })}</p>
      <label className={look.field}>
        {words.bookOf}
        <select value={faction} onChange={(event) => setFaction(event.target.value)}>
          <option value="">{words.bookAll}</option>
          {FACTIONS.map((f) => (
            <option key={f.id} value={f.id}>
              {factionName(texts, f.id)}
            </option>
          ))}
        </select>
      </label>
      <ul className={styles.book}>
        {shown.map((pair) => (
          <Page key={pairKey(pair)} pair={pair} />
        ))}
      </ul>
    </main>
  );
}

function Page({ pair }: { pair: readonly string[] }) {
  const words = useScreenWords();
  const texts = useTexts();
  const language = useLanguage();
  const record = pairsPlayed()[pairKey(pair)];
  return (
    <li className={record ? styles.page : `${styles.page} ${styles.blank}`}>
      <Crest factions={pair} />
      <span>{pairName(texts, pair, language)}</span>
      <small>{record ? fill(words.bookRecord, { n: record.played, won: record.won }) : words.bookNever}</small>
    </li>
  );
}
