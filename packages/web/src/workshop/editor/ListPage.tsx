import { type Document, hasShape } from '@breakpoint/workshop';
import { useCallback, useEffect, useState } from 'react';
import { fill, labelled, useWords } from '../../i18n/index.js';
import { go } from '../../router.js';
import { Dialog } from '../../ui/Dialog.js';
import { FileButton } from '../../ui/FileButton.js';
import look from '../../ui/look.module.css';
import { PageHead } from '../../ui/PageHead.js';
import { Tile, Tiles } from '../../ui/Tile.js';
import { useLoaded } from '../../useLoaded.js';
import { Drawn, ownColours } from '../Drawn.js';
import { parsed } from '../sharing.js';
import { list, newId, type OwnFaction, put, remove } from '../store.js';
import { useWorkshop } from '../words/index.js';
import { useNameIn } from './names.js';
import { documentLike, emptyDocument, FACTIONS_SAID } from './official.js';
import styles from './Pages.module.css';

/** Stores a new faction and opens it. */
export async function open(document: Document): Promise<void> {
  const id = newId();
  await put({ id, document, changed: Date.now() }).catch(() => undefined);
  go(`workshop/f/${id}`);
}

/** All factions of this device, and the ways to begin another. */
export function ListPage() {
  const words = useWorkshop();
  const nameIn = useNameIn();
  const [mine, setMine] = useState<OwnFaction[] | null>(null);
  const [binned, setBinned] = useState<OwnFaction[]>([]);
  const [last, setLast] = useState<OwnFaction | null>(null);
  const read = useCallback(async (): Promise<void> => {
    setMine(await list());
    setBinned(await list('binned'));
  }, []);
  useEffect(() => void read(), [read]);
  const restore = async ({ removed, ...faction }: OwnFaction): Promise<void> => {
    await put(faction);
    setLast(null);
    await read();
  };
  return (
    <main className={look.page}>
      <PageHead title={words.title} />
      <p>{words.intro}</p>
      <Start />
      {last && (
        <p className={look.note} role="status">
          {fill(words.removed, { name: nameIn(last.document.name) || words.unnamed })}{' '}
          <button type="button" onClick={() => void restore(last)}>
            {words.takeBack}
          </button>
        </p>
      )}
      <section className={styles.section} aria-labelledby="mine">
        <h2 id="mine">{words.mine}</h2>
        {mine?.length === 0 && <p className={look.hint}>{words.none}</p>}
        <ul className={styles.factions}>
          {mine?.map((faction) => (
            <Entry
              key={faction.id}
              faction={faction}
              onChanged={read}
              onRemoved={async () => {
                await remove(faction.id);
                setLast(faction);
                await read();
              }}
            />
          ))}
        </ul>
      </section>
      {binned.length > 0 && (
        <details>
          <summary>{words.bin}</summary>
          <ul className={styles.bin}>
            {binned.map((faction) => (
              <li key={faction.id}>
                {nameIn(faction.document.name) || words.unnamed}{' '}
                <button type="button" onClick={() => void restore(faction)}>
                  {words.restore}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </main>
  );
}

interface EntryProps {
  faction: OwnFaction;
  onChanged: () => Promise<void>;
  onRemoved: () => Promise<void>;
}

function Entry({ faction, onChanged, onRemoved }: EntryProps) {
  const words = useWorkshop();
  const own = useWords();
  const nameIn = useNameIn();
  const { id, document } = faction;
  const name = nameIn(document.name) || words.unnamed;
  const duplicate = async (): Promise<void> => {
    const names = Object.fromEntries(
      Object.entries(document.name).map(([l, n]) => [l, fill(words.copyOf, { name: n as string }).slice(0, 40)]),
    );
    await put({ id: newId(), document: { ...document, name: names }, changed: Date.now() });
    await onChanged();
  };
  return (
    <li className={styles.entry} style={ownColours(document)}>
      <a href={`#/workshop/f/${id}`} className={styles.tile}>
        <Drawn document={document} of="emblem" className={styles.emblem} />
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{fill(words.cardCount, { n: document.cards.reduce((sum, card) => sum + card.copies, 0) })}</span>
      </a>
      <span className={look.row}>
        <a className="button" href={`#/workshop/f/${id}/look`} aria-label={labelled(own, words.rename, name)}>
          {words.rename}
        </a>
        <button type="button" aria-label={labelled(own, words.duplicate, name)} onClick={() => void duplicate()}>
          {words.duplicate}
        </button>
        <button type="button" aria-label={labelled(own, words.remove, name)} onClick={() => void onRemoved()}>
          {words.remove}
        </button>
      </span>
    </li>
  );
}

/** Four doors: a faction one knows, nothing, an example, a file. */
function Start() {
  const words = useWorkshop();
  const [choosing, setChoosing] = useState<'ours' | 'example' | null>(null);
  const [failed, setFailed] = useState(false);
  const read = async (file: File): Promise<void> => {
    const value = parsed(file.size > 200_000 ? '' : await file.text());
    setFailed(!hasShape(value));
    if (hasShape(value)) await open(value);
  };
  return (
    <section className={styles.section} aria-labelledby="start">
      <h2 id="start">{words.start}</h2>
      <div className={styles.doors}>
        <Door title={words.startLike} hint={words.startLikeHint} onClick={() => setChoosing('ours')} />
        <Door title={words.startEmpty} hint={words.startEmptyHint} onClick={() => void open(emptyDocument())} />
        <Door title={words.startExample} hint={words.startExampleHint} onClick={() => setChoosing('example')} />
        <FileButton label={words.startFile} className={styles.door} accept="application/json,.json" onOpen={([file]) => void read(file)}>
          <DoorText title={words.startFile} hint={words.startFileHint} />
        </FileButton>
      </div>
      {failed && (
        <p className={look.note} role="alert">
          {words.unreadable}
        </p>
      )}
      {choosing === 'ours' && <ChooseFaction onClose={() => setChoosing(null)} />}
      {choosing === 'example' && <ChooseExample onClose={() => setChoosing(null)} />}
    </section>
  );
}

function Door({ title, hint, onClick }: { title: string; hint: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.door} onClick={onClick}>
      <DoorText title={title} hint={hint} />
    </button>
  );
}

function DoorText({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      <span className={styles.name}>{title}</span> <span className={styles.hint}>{hint}</span>
    </>
  );
}

function ChooseFaction({ onClose }: { onClose: () => void }) {
  const words = useWorkshop();
  return (
    <Dialog title={words.startLike} onClose={onClose} wide>
      <Tiles>
        {FACTIONS_SAID.map((id) => (
          <Tile key={id} faction={id} onClick={() => void documentLike(id).then(open)} />
        ))}
      </Tiles>
    </Dialog>
  );
}

/** The examples that the page for authors tells of. */
function ChooseExample({ onClose }: { onClose: () => void }) {
  const words = useWorkshop();
  const own = useWords();
  const nameIn = useNameIn();
  const examples = useLoaded(() => Promise.all(Object.values(EXAMPLES).map((load) => load())));
  return (
    <Dialog title={words.startExample} onClose={onClose} wide>
      {!examples && <p>{own.loading}</p>}
      <div className={styles.doors}>
        {examples?.map((document) => (
          <button
            key={nameIn(document.name)}
            type="button"
            className={styles.door}
            style={ownColours(document)}
            onClick={() => void open(document)}
          >
            <Drawn document={document} of="emblem" className={styles.emblem} />
            <span className={styles.name}>{nameIn(document.name)}</span> <span className={styles.hint}>{nameIn(document.theme ?? {})}</span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
const EXAMPLES = import.meta.glob<Document>('../../../../../docs/examples/*.json', { import: 'default' });
