import type { AnyCard, Document } from '@breakpoint/workshop';
import { textOf } from '@breakpoint/workshop';
import { sayAbilities } from '@breakpoint/workshop/editing';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fill, useLanguage } from '../../i18n/index.js';
import { go } from '../../router.js';
import { LANGUAGES } from '../../settings.js';
import { Labelled, Power } from '../../ui/CardFace.js';
import frame from '../../ui/CardFace.module.css';
import { Icon } from '../../ui/Icon.js';
import look from '../../ui/look.module.css';
import { Drawn, ownColours } from '../Drawn.js';
import { useWorkshop } from '../words/index.js';
import { CardFacts } from './CardFacts.js';
import styles from './CardPage.module.css';
import { cardsOf, type Desk, useDocument, withCard, withoutCard } from './desk.js';
import { Head } from './Head.js';
import { KindsDialog } from './Kinds.js';
import { OtherNames } from './NameFields.js';
import { PicturePage } from './PicturePage.js';
import { issuesOf } from './problems.js';
import { Sentence } from './Sentence.js';
import { Sheet } from './Sheet.js';

/** The card is the editor: its picture, its name and its words can be tapped. */
export function CardPage({ desk, id, part }: { desk: Desk; id: string; part?: string }) {
  const words = useWorkshop();
  const document = useDocument(desk);
  const card = cardsOf(document).find((c) => c.id === id);
  const back = `#/workshop/f/${desk.id}`;
  if (!card)
    return (
      <main className={look.page}>
        <Head desk={desk} back={back} title={words.cardRemoved} />
      </main>
    );
  if (part === 'picture') return <PicturePage desk={desk} document={document} card={card} back={`${back}/${id}`} />;
  return <Editor desk={desk} document={document} card={card} back={back} />;
}

function Editor({ desk, document, card, back }: { desk: Desk; document: Document; card: AnyCard; back: string }) {
  const words = useWorkshop();
  const [open, setOpen] = useState<string | null>(null);
  const [naming, setNaming] = useState(false);
  const language = useLanguage();
  const issues = useMemo(() => issuesOf(words, language, document, card), [words, language, document, card]);
  const face = useRef<HTMLDivElement>(null);
  const change = (next: AnyCard): void => desk.change(withCard(document, next));
  const close = (): void => {
    const word = face.current?.querySelector<HTMLElement>(`[data-word="${open}"]`);
    setOpen(null);
    word?.focus();
  };
  // On a phone the tapped word stays in sight above the sheet.
  useEffect(() => {
    if (open === null || matchMedia('(min-width: 900px)').matches) return;
    const word = face.current?.querySelector<HTMLElement>(`[data-word="${open}"]`);
    const top = word?.getBoundingClientRect().bottom ?? 0;
    if (top > innerHeight * 0.42) scrollBy({ top: top - innerHeight * 0.36, behavior: 'smooth' });
  }, [open]);
  const wrong = issues.filter((issue) => issue.path !== 'name');
  return (
    <div className={open === null ? styles.desk : `${styles.desk} ${styles.opened}`} style={ownColours(document)}>
      <main className={`${look.page} ${styles.page}`}>
        <Head desk={desk} back={back} title={words.kinds[card.kind]} />
        <div ref={face} className={`${frame.face} ${frame.large} ${styles.face}`}>
          <Portrait desk={desk} document={document} card={card} />
          <NameField desk={desk} document={document} card={card} />
          <div className={frame.body}>
            <Sentence
              document={document}
              card={card}
              issues={wrong}
              open={open}
              onOpen={setOpen}
              onTry={(ability) => go(`workshop/f/${desk.id}/${card.id}/try/${ability}`)}
            />
          </div>
        </div>
        <Spoken document={document} card={card} />
        {wrong.length > 0 && (
          <ul className={styles.issues}>
            {[...new Set(wrong.map((issue) => issue.text))].map((text) => (
              <li key={text} className={look.note}>
                {text}
              </li>
            ))}
          </ul>
        )}
        <CardFacts document={document} card={card} onChange={change} onKinds={() => setNaming(true)} />
        <CardButtons desk={desk} document={document} card={card} canTry={issues.every((issue) => issue.warning)} />
        <OtherNames
          fields={[
            { names: card.name, onChange: (name, field) => desk.change(withCard(document, { ...card, name }), `${card.id} ${field}`) },
          ]}
        />
      </main>
      {open !== null && (
        <Sheet
          document={document}
          card={card}
          path={open}
          onChange={(next, isDone) => {
            change(next);
            if (isDone) close();
          }}
          onOpen={setOpen}
          onClose={close}
          onKinds={() => setNaming(true)}
        />
      )}
      {naming && <KindsDialog document={document} onChange={(next, field) => desk.change(next, field)} onClose={() => setNaming(false)} />}
    </div>
  );
}

/** The picture, which leads to its own page, with the numbers on it. */
function Portrait({ desk, document, card }: { desk: Desk; document: Document; card: AnyCard }) {
  const words = useWorkshop();
  return (
    <a
      className={`${frame.art} ${styles.art}`}
      href={`#/workshop/f/${desk.id}/${card.id}/picture`}
      aria-label={words.picture}
      onClick={(event) => {
        // The number on the picture is changed below it.
        if (!(event.target as Element).closest(`.${styles.copies}`)) return;
        event.preventDefault();
        event.currentTarget.closest('main')?.querySelector<HTMLElement>('[data-fact="copies"] button:enabled')?.focus();
      }}
    >
      <Drawn document={document} of={card} className={styles.picture} />
      {card.kind !== 'action' && <Power power={card.kind === 'base' ? card.breakpoint : card.power} />}
      {card.kind !== 'base' && <span className={styles.copies}>×{card.copies}</span>}
    </a>
  );
}

/** The name in the reader's language, on the plate. */
function NameField({ desk, document, card }: { desk: Desk; document: Document; card: AnyCard }) {
  const words = useWorkshop();
  const language = useLanguage();
  const typed = (text: string): void => {
    const { [language]: old, ...others } = card.name;
    desk.change(withCard(document, { ...card, name: text === '' ? others : { ...others, [language]: text } }), `${card.id} ${language}`);
  };
  const fallback = card.name.en ?? card.name.fr ?? card.name.es;
  return (
    <span className={`${frame.name} ${styles.plate}`}>
      <input
        className={fallback === undefined ? styles.nameless : ''}
        value={card.name[language] ?? ''}
        placeholder={fallback ?? words.nameMissing}
        aria-label={words.nameIn[language]}
        maxLength={40}
        onChange={(event) => typed(event.target.value)}
        onBlur={(event) => event.target.value !== event.target.value.trim() && typed(event.target.value.trim())}
      />
    </span>
  );
}

/** The text for those who listen, and in the other languages. */
function Spoken({ document, card }: { document: Document; card: AnyCard }) {
  const words = useWorkshop();
  const language = useLanguage();
  const own = sayAbilities(document, card, language)
    .map((ability) => ability.text)
    .join(' ');
  const others = LANGUAGES.filter((l) => l !== language).map((l) => [l, said(document, card, l)] as const);
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {own !== '' && fill(words.sentenceNow, { text: own })}
      </p>
      {own !== '' && (
        <section aria-label={words.inOthers} className={styles.others}>
          {others.map(([l, text]) => (
            <p key={l} lang={l}>
              <b>{l.toUpperCase()}</b> <Labelled text={text} />
            </p>
          ))}
        </section>
      )}
    </>
  );
}

/** The text of a card; what cannot be said yet is left open. */
export function said(document: Document, card: AnyCard, language: (typeof LANGUAGES)[number]): string {
  try {
    return textOf(document, card, language);
  } catch {
    return '…';
  }
}

function CardButtons({ desk, document, card, canTry }: { desk: Desk; document: Document; card: AnyCard; canTry: boolean }) {
  const words = useWorkshop();
  return (
    <>
      <div className={look.row}>
        <button
          type="button"
          className={`${look.primary} ${look.big}`}
          disabled={!canTry}
          onClick={() => go(`workshop/f/${desk.id}/${card.id}/try`)}
        >
          <Icon name="play" /> {words.tryIt}
        </button>
        <a className="button" href={`#/workshop/f/${desk.id}/${card.id}/picture`}>
          {words.picture}
        </a>
        <button
          type="button"
          onClick={() => {
            desk.change(withoutCard(document, card.id));
            go(`workshop/f/${desk.id}`);
          }}
        >
          {words.removeCard}
        </button>
      </div>
      <p className={look.hint}>{!canTry ? words.tryFirst : card.kind === 'base' ? words.tryBaseHint : words.tryHint}</p>
    </>
  );
}
