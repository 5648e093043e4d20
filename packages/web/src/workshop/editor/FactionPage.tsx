import { type AnyCard, type Document, readDocument } from '@breakpoint/workshop';
import { Suspense, useMemo, useState } from 'react';
import { show } from '../../data/made.js';
import { fill, useLanguage } from '../../i18n/index.js';
import { go } from '../../router.js';
import { startLocal } from '../../session/current.js';
import { tableWithBots } from '../../session/tables.js';
import { Power } from '../../ui/CardFace.js';
import frame from '../../ui/CardFace.module.css';
import { Icon } from '../../ui/Icon.js';
import look from '../../ui/look.module.css';
import { Name } from '../../ui/Name.js';
import { useOwnName } from '../../ui/NameField.js';
import { Drawn, ownColours } from '../Drawn.js';
import { useWorkshop } from '../words/index.js';
import { cardsOf, type Desk, freeId, useDocument, withNewCard } from './desk.js';
import { Never } from './fair/Never.js';
import { Head } from './Head.js';
import { NewCard } from './NewCard.js';
import { useNameIn } from './names.js';
import { FACTIONS_SAID } from './official.js';
import styles from './Pages.module.css';
import { allIssues, type Issue } from './problems.js';
import { ShareFaction } from './ShareFaction.js';

type Kind = AnyCard['kind'];

/** A faction: its face, its cards by kind, and what is still to do. */
export function FactionPage({ desk }: { desk: Desk }) {
  const words = useWorkshop();
  const nameIn = useNameIn();
  const document = useDocument(desk);
  const [adding, setAdding] = useState<Kind | null>(null);
  const [sharing, setSharing] = useState(false);
  const language = useLanguage();
  const issues = useMemo(() => allIssues(words, language, document), [words, language, document]);
  const here = `workshop/f/${desk.id}`;
  const add = (changed: Document, card: AnyCard): void => {
    desk.change(changed);
    go(`${here}/${card.id}`);
  };
  const deck = document.cards.reduce((sum, card) => sum + card.copies, 0);
  return (
    <main className={look.page} style={ownColours(document)}>
      <Head desk={desk} back="#/workshop" title={nameIn(document.name) || words.unnamed} />
      <a className={styles.banner} href={`#/${here}/look`} aria-label={words.look}>
        <Drawn document={document} of="scene" className={styles.scene} />
        <Drawn document={document} of="emblem" className={styles.crest} />
        <span className={styles.line}>{nameIn(document.theme ?? {}) || words.look}</span>
      </a>
      <p className={styles.total}>{fill(words.cardCount, { n: deck })}</p>
      {(['minion', 'action', 'base'] as const).map((kind) => (
        <Cards key={kind} kind={kind} desk={desk} document={document} issues={issues} onAdd={() => setAdding(kind)} />
      ))}
      <Issues issues={issues} document={document} here={here} />
      {issues.length === 0 && (
        <Suspense fallback={null}>
          <Never document={document} here={here} />
        </Suspense>
      )}
      <div className={look.row}>
        <PlayButton deskId={desk.id} document={document} canPlay={issues.every((issue) => issue.warning)} />
        <button type="button" disabled={document.cards.length === 0} onClick={() => setSharing(true)}>
          <Icon name="share" /> {words.share}
        </button>
        <a className="button" href={`#/${here}/fair`}>
          {words.isItFair}
        </a>
        <a className="button" href={`#/${here}/look`}>
          {words.look}
        </a>
        <a className="button" href={`#/${here}/print`}>
          {words.print}
        </a>
      </div>
      {adding && (
        <NewCard
          kind={adding}
          onClose={() => setAdding(null)}
          onBlank={() => {
            const card = blankCard(document, adding);
            add(withNewCard(document, card), card);
          }}
          document={document}
          onLike={add}
        />
      )}
      {sharing && <ShareFaction document={document} onClose={() => setSharing(false)} />}
    </main>
  );
}

/** A game against a bot, with one of our factions as a partner. */
function PlayButton({ deskId, document, canPlay }: { deskId: string; document: Document; canPlay: boolean }) {
  const words = useWorkshop();
  const name = useOwnName();
  const [busy, setBusy] = useState(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    const { id, document: read } = readDocument(document);
    await show({ [id]: read });
    const partner = FACTIONS_SAID[Math.floor(Math.random() * FACTIONS_SAID.length)];
    await startLocal(tableWithBots(name, 1, 'normal', [id, partner]), undefined, `workshop/f/${deskId}`);
    go('play');
  };
  return (
    <button type="button" className={`${look.primary} ${look.big}`} disabled={!canPlay || busy} onClick={() => void play()}>
      <Icon name="play" /> {words.playIt}
    </button>
  );
}

/** The usual minions of a faction: one of power 5, two of 4, three of 3, four of 2. */
const USUAL = [5, 4, 3, 2];

function blankCard(document: Document, kind: Kind): AnyCard {
  const common = { id: freeId(document, kind), name: {}, abilities: [] };
  if (kind === 'base') return { ...common, kind, breakpoint: 20, vp: [4, 2, 1] };
  if (kind === 'action') return { ...common, kind, copies: 1 };
  const power = USUAL.find((p) => !document.cards.some((card) => card.kind === 'minion' && card.power === p)) ?? 3;
  return { ...common, kind, power, copies: USUAL.indexOf(power) + 1 || 1 };
}

interface CardsProps {
  kind: Kind;
  desk: Desk;
  document: Document;
  issues: readonly Issue[];
  onAdd: () => void;
}

function Cards({ kind, desk, document, issues, onAdd }: CardsProps) {
  const words = useWorkshop();
  const cards = cardsOf(document).filter((card) => card.kind === kind);
  const sorted = [...cards].sort((a, b) => (a.kind === 'minion' && b.kind === 'minion' ? b.power - a.power : 0));
  const title = { minion: words.minions, action: words.actions, base: words.bases }[kind];
  const full = kind === 'base' ? cards.length >= 3 : document.cards.length >= 20;
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={kind === 'base' ? `${styles.cards} ${styles.wide}` : styles.cards}>
        {sorted.map((card) => (
          <li key={card.id}>
            <Tile desk={desk} document={document} card={card} isWrong={issues.some((i) => i.card === card.id && !i.warning)} />
          </li>
        ))}
        {!full && (
          <li>
            <button type="button" className={styles.add} onClick={onAdd}>
              <span aria-hidden="true">+</span> {words.newCard[kind]}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

function Tile({ desk, document, card, isWrong }: { desk: Desk; document: Document; card: AnyCard; isWrong: boolean }) {
  const words = useWorkshop();
  const nameIn = useNameIn();
  return (
    <a href={`#/workshop/f/${desk.id}/${card.id}`} className={`${frame.face} ${styles.card}`}>
      <span className={frame.art}>
        <Drawn document={document} of={card} className={styles.fill} />
        {card.kind !== 'action' && <Power power={card.kind === 'base' ? card.breakpoint : card.power} />}
        {card.kind !== 'base' && card.copies > 1 && <span className={styles.copies}>×{card.copies}</span>}
      </span>
      <span className={frame.name}>
        <Name text={nameIn(card.name) || words.unnamed} />
      </span>
      {isWrong && (
        <span className={styles.mark}>
          !<span className="sr-only">{words.toFinish.replace('{n}', '')}</span>
        </span>
      )}
    </a>
  );
}

/** What is still to do, each with the way there. */
function Issues({ issues, document, here }: { issues: readonly Issue[]; document: Document; here: string }) {
  const words = useWorkshop();
  const nameIn = useNameIn();
  const open = issues.filter((issue) => !issue.warning).length;
  return (
    <section className={styles.section} aria-label={words.check}>
      <h2>{words.check}</h2>
      {issues.length === 0 && <p>{words.allGood}</p>}
      {open > 0 && <p>{fill(words.toFinish, { n: open })}</p>}
      <ul className={styles.issues}>
        {issues.map((issue, i) => {
          const card = cardsOf(document).find((c) => c.id === issue.card);
          return (
            <li key={i} className={look.note}>
              {card ? (
                <a href={`#/${here}/${card.id}`}>{nameIn(card.name) || words.unnamed}</a>
              ) : (
                issue.path === 'name' && <a href={`#/${here}/look`}>{words.look}</a>
              )}{' '}
              {issue.text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
