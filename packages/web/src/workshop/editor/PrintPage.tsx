import type { AnyCard, Document } from '@breakpoint/workshop';
import { useState } from 'react';
import { fill, useLanguage } from '../../i18n/index.js';
import { Labelled } from '../../ui/CardFace.js';
import { Choice } from '../../ui/Choice.js';
import look from '../../ui/look.module.css';
import { useLoaded } from '../../useLoaded.js';
import { Drawn, ownColours } from '../Drawn.js';
import { useWorkshop } from '../words/index.js';
import { said } from './CardPage.js';
import { cardsOf, type Desk, useDocument } from './desk.js';
import { Head } from './Head.js';
import { useNameIn } from './names.js';
import { isOfficial } from './official.js';
import styles from './PrintPage.module.css';

/** Sheets of one's own cards for the kitchen table. Cards that are still official ones are left out. */
export function PrintPage({ desk }: { desk: Desk }) {
  const words = useWorkshop();
  const nameIn = useNameIn();
  const document = useDocument(desk);
  const [paper, setPaper] = useState<'a4' | 'letter'>('a4');
  const official = useLoaded(async () => {
    const all = cardsOf(document);
    const found = await Promise.all(all.map(isOfficial));
    return new Set(all.filter((_, i) => found[i]).map((c) => c.id));
  }, [document]);
  if (!official) return null;
  const left = cardsOf(document).filter((card) => official.has(card.id));
  const printed = cardsOf(document).filter((card) => !official.has(card.id));
  const copies = printed.flatMap((card) =>
    Array.from({ length: card.kind === 'base' ? 1 : card.copies }, (_, i) => ({ card, key: `${card.id} ${i}` })),
  );
  return (
    <main className={`${look.page} ${styles.page}`} style={ownColours(document)}>
      <div className={styles.controls}>
        <Head desk={desk} back={`#/workshop/f/${desk.id}`} title={words.print} />
        <p>{words.printHint}</p>
        <Choice
          label={words.paper}
          value={paper}
          options={(['a4', 'letter'] as const).map((p) => [p, words.papers[p]] as const)}
          onChange={setPaper}
        />
        {left.length > 0 && (
          <p className={look.hint}>{fill(words.printLeft, { names: left.map((card) => nameIn(card.name)).join(', ') })}</p>
        )}
        {printed.length === 0 ? (
          <p className={look.note}>{words.printNone}</p>
        ) : (
          <button type="button" className={`${look.primary} ${look.big}`} onClick={() => print()}>
            {words.printNow}
          </button>
        )}
      </div>
      <div className={styles.sheet} data-paper={paper}>
        {copies.map(({ card, key }) => (
          <PrintedCard key={key} document={document} card={card} />
        ))}
      </div>
    </main>
  );
}

function PrintedCard({ document, card }: { document: Document; card: AnyCard }) {
  const words = useWorkshop();
  const language = useLanguage();
  const nameIn = useNameIn();
  const text = said(document, card, language);
  return (
    <article className={`${styles.card} ${card.kind === 'base' ? styles.base : ''}`}>
      <Drawn document={document} of={card} className={styles.art} />
      {card.kind !== 'action' && <span className={styles.power}>{card.kind === 'base' ? card.breakpoint : card.power}</span>}
      <h2 className={styles.name}>{nameIn(card.name) || words.unnamed}</h2>
      <p className={styles.kind}>
        {nameIn(document.name)} · {words.kinds[card.kind]}
        {card.kind === 'base' && ` · ${card.vp.join(' / ')}`}
      </p>
      <p className={styles.text} style={{ fontSize: `${text.length > 260 ? 7 : text.length > 160 ? 8 : 9.5}pt` }}>
        <Labelled text={text} />
      </p>
      <p className={styles.foot}>{words.unofficial}</p>
    </article>
  );
}
