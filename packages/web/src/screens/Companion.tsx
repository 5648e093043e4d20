import { useState } from 'react';
import type { ScreenProps } from '../App.js';
import { Boxes } from '../companion/Boxes.js';
import styles from '../companion/Companion.module.css';
import { Deal } from '../companion/Deal.js';
import { History } from '../companion/History.js';
import { useKept } from '../companion/kept.js';
import { Score } from '../companion/Score.js';
import { useCompanion } from '../companion/words/index.js';
import { TextsProvider } from '../i18n/index.js';
import { Patterns } from '../ui/Art.js';
import look from '../ui/look.module.css';
import { PageHead } from '../ui/PageHead.js';

const TABS = ['deal', 'score', 'collection', 'history'] as const;

/** For people with the cards on their table: `companion`, `companion/score`, `companion/deal/<packed deal>`. */
export default function Companion({ params }: ScreenProps) {
  return (
    <TextsProvider>
      <Patterns />
      <Pages params={params} />
    </TextsProvider>
  );
}

function Pages({ params: [tab, shared] }: ScreenProps) {
  const words = useCompanion();
  const { evening: game, own } = useKept();
  // The first part to show is decided once: ticking the first box must not turn the page.
  const [usual] = useState(() => (game ? 'score' : own.boxes.length + own.factions.length > 0 ? 'deal' : 'collection'));
  const shown = TABS.find((t) => t === tab) ?? usual;
  return (
    <main className={look.page}>
      <PageHead title={words.title} />
      <nav className={styles.tabs} aria-label={words.title}>
        {TABS.map((t) => (
          <a key={t} href={`#/companion/${t}`} aria-current={t === shown ? 'page' : undefined}>
            {words.tabs[t]}
          </a>
        ))}
      </nav>
      {shown === 'collection' && <Boxes />}
      {shown === 'deal' && <Deal shared={shared} />}
      {shown === 'score' && <Score />}
      {shown === 'history' && <History />}
    </main>
  );
}
