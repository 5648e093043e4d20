import { hasShape } from '@breakpoint/workshop';
import { fill, useLanguage, useWords } from '../../i18n/index.js';
import { Labelled } from '../../ui/CardFace.js';
import look from '../../ui/look.module.css';
import { PageHead } from '../../ui/PageHead.js';
import { useLoaded } from '../../useLoaded.js';
import { Drawn, ownColours } from '../Drawn.js';
import { fromLink } from '../sharing.js';
import { useWorkshop } from '../words/index.js';
import { said } from './CardPage.js';
import { cardsOf } from './desk.js';
import { open } from './ListPage.js';
import { useNameIn } from './names.js';
import styles from './Pages.module.css';

/** A faction that somebody sent as a link: all its cards, and a button that keeps it. */
export function LinkPage({ letters }: { letters: string }) {
  const words = useWorkshop();
  const own = useWords();
  const language = useLanguage();
  const nameIn = useNameIn();
  const found = useLoaded(async () => {
    const value = await fromLink(letters);
    return hasShape(value) ? value : null;
  }, [letters]);
  if (!found)
    return (
      <main className={look.page}>
        <PageHead title={words.title} back="#/workshop" />
        <p className={found === null ? look.note : look.loading}>{found === null ? words.badLink : own.loading}</p>
      </main>
    );
  return (
    <main className={look.page} style={ownColours(found)}>
      <PageHead title={nameIn(found.name) || words.unnamed} back="#/workshop" />
      <div className={styles.banner}>
        <Drawn document={found} of="scene" className={styles.scene} />
        <Drawn document={found} of="emblem" className={styles.crest} />
        <span className={styles.line}>{nameIn(found.theme ?? {})}</span>
      </div>
      <p>{words.fromLink}</p>
      <button type="button" className={`${look.primary} ${look.big}`} onClick={() => void open(found)}>
        {words.keep}
      </button>
      <p className={look.hint}>{fill(words.cardCount, { n: found.cards.reduce((sum, card) => sum + card.copies, 0) })}</p>
      <ul className={styles.known}>
        {cardsOf(found).map((card) => (
          <li key={card.id} className={styles.knownCard}>
            <span className={styles.name}>
              {card.kind === 'minion' && `${card.power} · `}
              {nameIn(card.name) || words.unnamed}
            </span>
            <span className={styles.knownText}>
              <Labelled text={said(found, card, language)} />
            </span>
          </li>
        ))}
      </ul>
    </main>
  );
}
