import { fill, nameOf, textOf, useTexts } from '../../i18n/index.js';
import { go } from '../../router.js';
import look from '../../ui/look.module.css';
import { PageHead } from '../../ui/PageHead.js';
import { useLoaded } from '../../useLoaded.js';
import { Drawn, ownColours } from '../Drawn.js';
import { list, newId, type OwnFaction, put } from '../store.js';
import { useWorkshop } from '../words/index.js';
import { OfficialList } from './NewCard.js';
import { useNameIn } from './names.js';
import { emptyDocument, OFFICIAL, type Official, withCardLike } from './official.js';
import styles from './Pages.module.css';

/** "Like Pirate King, but …": into which faction, if there are several. */
export function LikePage({ id }: { id: string }) {
  const words = useWorkshop();
  const texts = useTexts();
  const nameIn = useNameIn();
  const mine = useLoaded(list) ?? [];
  const official = OFFICIAL.find((o) => o.id === id);
  const into = async (like: Official, faction?: OwnFaction): Promise<void> => {
    const made = await withCardLike(faction?.document ?? emptyDocument(), like);
    const key = faction?.id ?? newId();
    await put({ id: key, document: made.document, changed: Date.now() }).catch(() => undefined);
    go(`workshop/f/${key}/${made.card.id}`);
  };
  const known = texts.cards[id] !== undefined;
  return (
    <main className={look.page}>
      <PageHead title={known ? fill(words.like, { card: nameOf(texts, id) }) : words.title} back="#/workshop" />
      {official ? (
        <>
          <p>{textOf(texts, id).text}</p>
          <h2>{words.intoWhich}</h2>
          <div className={styles.doors}>
            <button type="button" className={`${look.primary} ${styles.door}`} onClick={() => void into(official)}>
              <span className={styles.name}>{words.intoNew}</span>
            </button>
            {mine.map((faction) => (
              <button
                key={faction.id}
                type="button"
                className={styles.door}
                style={ownColours(faction.document)}
                onClick={() => void into(official, faction)}
              >
                <Drawn document={faction.document} of="emblem" className={styles.emblem} />
                <span className={styles.name}>{nameIn(faction.document.name) || words.unnamed}</span>
              </button>
            ))}
          </div>
        </>
      ) : (
        <>
          <p className={look.note}>{words.cantSay}</p>
          <OfficialList kind="minion" onChoose={(like) => void into(like)} />
        </>
      )}
    </main>
  );
}
