import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ScreenProps } from '../App.js';
import { type CardFact, FACTIONS } from '../data/facts.js';
import { CardDialog } from '../gallery/CardDialog.js';
import { CardEntry } from '../gallery/CardEntry.js';
import { Filters } from '../gallery/Filters.js';
import { ALL, type Filter, filtered, NO_FILTER } from '../gallery/filter.js';
import { useCardWords } from '../gallery/words/index.js';
import { factionName, fill, nameOf, TextsProvider, useTexts, useWords } from '../i18n/index.js';
import { go } from '../router.js';
import { Emblem, factionColors, Ground, Patterns } from '../ui/Art.js';
import look from '../ui/look.module.css';
import { PageHead } from '../ui/PageHead.js';
import { Quip } from '../ui/Quip.js';
import { useTitle } from '../ui/useTitle.js';
import styles from './Gallery.module.css';

/** All factions and bases: `cards`, `cards/<faction>`, `cards/<faction>/<card>`, `cards/<base>`. */
export default function Gallery({ params }: ScreenProps) {
  return (
    <TextsProvider>
      <Patterns />
      <Cards path={params.join('/')} />
    </TextsProvider>
  );
}

function Cards({ path }: { path: string }) {
  const words = useWords();
  const cardWords = useCardWords();
  const texts = useTexts();
  const faction = FACTIONS.some((f) => f.id === path) ? path : '';
  const open = ALL.find((c) => c.id === path) ?? null;
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  useEffect(() => {
    if (faction) setFilter((was) => ({ ...was, faction, box: '' }));
  }, [faction]);
  const search = useDeferredValue(filter.search);
  const found = useMemo(() => filtered({ ...filter, search }, texts), [filter, search, texts]);
  const groups = useMemo(() => byFaction(found), [found]);
  const change = useCallback((part: Partial<Filter>) => {
    setFilter((was) => ({ ...was, ...part }));
    // The address names the faction that is shown.
    if ('faction' in part) go(part.faction ? `cards/${part.faction}` : 'cards');
  }, []);
  useTitle(open ? nameOf(texts, open.id) : words.cards);
  return (
    <main className={`${look.page} ${styles.gallery}`}>
      <PageHead title={words.cards} />
      <Filters filter={filter} onChange={change} />
      <p role="status" className={look.hint}>
        {found.length === 0
          ? cardWords.noneFound
          : found.length === 1
            ? cardWords.oneFound
            : fill(cardWords.cardsFound, { n: found.length })}
      </p>
      {groups.map(([id, cards]) => (
        <FactionGroup key={id} id={id} cards={cards} />
      ))}
      {open && (
        <CardDialog
          card={open}
          among={found.includes(open) ? found : ALL}
          onClose={() => go(filter.faction ? `cards/${filter.faction}` : 'cards')}
        />
      )}
    </main>
  );
}

function FactionGroup({ id, cards }: { id: string; cards: readonly CardFact[] }) {
  const texts = useTexts();
  const heading = `faction-${id}`;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <header className={styles.head} style={factionColors(id)}>
        <Ground faction={id} />
        <Emblem faction={id} />
        <h2 id={heading}>{factionName(texts, id)}</h2>
        <p>
          {texts.factions[id]?.theme}
          <Quip text={texts.factions[id]?.quip} />
        </p>
      </header>
      <ul className={styles.entries}>
        {cards.map((card) => (
          <CardEntry key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function byFaction(cards: readonly CardFact[]): [string, CardFact[]][] {
  const groups = new Map<string, CardFact[]>();
  for (const card of cards) {
    const group = groups.get(card.faction);
    if (group) group.push(card);
    else groups.set(card.faction, [card]);
  }
  return [...groups];
}
