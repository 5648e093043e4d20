import { useEffect, useRef, useState } from 'react';
import { fill, labelled, useWords } from '../i18n/index.js';
import { go } from '../router.js';
import { packed, unpacked } from '../session/packing.js';
import { useSettings } from '../settings.js';
import { Choice } from '../ui/Choice.js';
import look from '../ui/look.module.css';
import { Square } from '../ui/Square.js';
import { useSure } from '../ui/useSure.js';
import styles from './Companion.module.css';
import { ownedFactions } from './collection.js';
import { deal, draftOrder, shuffled } from './dealing.js';
import { basesFor, basesOwned, begin } from './game.js';
import { keep, useKept } from './kept.js';
import { type BoxPiece, boxesWith, LINE_FACTIONS, lineName } from './line.js';
import { WishesForm } from './WishesForm.js';
import { useCompanion } from './words/index.js';

type Hands = { name: string; factions: string[] }[];
type Way = 'deal' | 'draft' | 'choose';

/** Names of players, and two factions for each. */
export function Deal({ shared }: { shared?: string }) {
  const words = useCompanion();
  const { own, players, wishes, last } = useKept();
  const [way, setWay] = useState<Way>('deal');
  const [hands, setHands] = useState<Hands | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!shared) return;
    void handsIn(shared).then((found) => {
      setHands(found);
      if (found) setSaid(words.sharedDeal);
    });
  }, [shared, words]);
  const pool = ownedFactions(own);
  const typed = players.map((name, i) => name.trim() || fill(words.player, { n: i + 1 }));
  const names = typed.map((name, i) => (typed.indexOf(name) === i ? name : `${name} ${i + 1}`));
  const enough = pool.length >= 2 * names.length;
  const dealNow = (): void => {
    const dealt = deal(pool, names, wishes, last);
    setSaid(dealt ? (dealt.repeated ? words.repeated : '') : words.cantDeal);
    setHands(dealt?.hands.map((factions, i) => ({ name: names[i], factions })) ?? null);
  };
  return (
    <>
      <Names />
      {pool.length === 0 ? (
        <p>
          <a href="#/companion/collection">{words.noBoxes}</a>
        </p>
      ) : (
        !enough && <p role="alert">{fill(words.tooFew, { players: names.length, needed: 2 * names.length, owned: pool.length })}</p>
      )}
      <Choice
        label={words.way}
        value={way}
        options={(['deal', 'draft', 'choose'] as const).map((w) => [w, words.ways[w]] as const)}
        onChange={(w) => {
          setWay(w);
          setHands(null);
        }}
      />
      {way === 'deal' ? (
        <>
          <button type="button" className={`${look.primary} ${look.big}`} disabled={!enough} onClick={dealNow}>
            {hands ? words.dealAgain : words.dealNow}
          </button>
          <WishesForm pool={pool} names={names} />
        </>
      ) : (
        !hands && enough && <Picking key={`${way} ${names.length}`} pool={pool} names={names} way={way} onDone={setHands} />
      )}
      <p role="status">{said}</p>
      {hands && <Result hands={hands} />}
    </>
  );
}

function Names() {
  const words = useCompanion();
  const { players } = useKept();
  return (
    <fieldset className={styles.part}>
      <legend>{words.players}</legend>
      {players.map((name, i) => (
        <span key={i} className={styles.row}>
          <input
            value={name}
            maxLength={20}
            aria-label={fill(words.player, { n: i + 1 })}
            placeholder={fill(words.player, { n: i + 1 })}
            onChange={(event) => keep({ players: players.map((p, j) => (j === i ? event.target.value : p)) })}
          />
          {players.length > 2 && (
            <Square
              icon="close"
              label={fill(words.removePlayer, { name: name || fill(words.player, { n: i + 1 }) })}
              onClick={() => keep({ players: players.filter((_, j) => j !== i) })}
            />
          )}
        </span>
      ))}
      {players.length < 4 && (
        <button type="button" onClick={() => keep({ players: [...players, ''] })}>
          {words.addPlayer}
        </button>
      )}
    </fieldset>
  );
}

interface PickingProps {
  pool: readonly string[];
  names: readonly string[];
  way: Way;
  onDone: (hands: Hands) => void;
}

/** Players take factions themselves: in the order of a draft, or one player after the other. */
function Picking({ pool, names, way, onDone }: PickingProps) {
  const words = useCompanion();
  const { language } = useSettings();
  const { wishes } = useKept();
  const [picked, setPicked] = useState<string[]>([]);
  const [first] = useState(() => Math.floor(Math.random() * names.length));
  const order = way === 'draft' ? draftOrder(names.length, first) : names.flatMap((_, i) => [i, i]);
  const pick = (faction: string): void => {
    const all = [...picked, faction];
    if (all.length < order.length) setPicked(all);
    else onDone(names.map((name, player) => ({ name, factions: all.filter((_, i) => order[i] === player) })));
  };
  const name = names[order[picked.length]];
  return (
    <section className={styles.part}>
      <p role="status">{way === 'draft' ? fill(words.draftTurn, { name }) : fill(words.chooseFor, { name })}</p>
      <div className={styles.factions}>
        {pool
          .filter((f) => !wishes.ban.includes(f))
          .map((f) => (
            <button key={f} type="button" disabled={picked.includes(f)} onClick={() => pick(f)}>
              {lineName(f, language)}
            </button>
          ))}
      </div>
      {picked.length > 0 && (
        <button type="button" onClick={() => setPicked(picked.slice(0, -1))}>
          {words.undo}
        </button>
      )}
    </section>
  );
}

/** What the factions of a deal need besides their cards. */
function piecesFor(factions: readonly string[]): BoxPiece[] {
  const pieces = new Set(factions.flatMap((f) => boxesWith(f)[0]?.brings ?? []));
  if (factions.some((f) => LINE_FACTIONS[f]?.titan)) pieces.add('titans');
  return [...pieces];
}

function Result({ hands }: { hands: Hands }) {
  const words = useCompanion();
  const { language } = useSettings();
  const { own, last, evening: game } = useKept();
  const [all, setAll] = useState(false);
  const [first, setFirst] = useState(0);
  const [copied, setCopied] = useState(false);
  const general = useWords();
  const factions = hands.flatMap((h) => h.factions);
  const bases = all ? basesOwned(own) : basesFor(factions);
  const pieces = piecesFor(factions);
  const up = hands.length + 1;
  const start = (): void => {
    keep({
      undo: [],
      evening: begin(hands, shuffled(bases), first),
      last: { ...last, ...Object.fromEntries(hands.map((h) => [h.name, h.factions])) },
    });
    go('companion/score');
  };
  const { sure, press } = useSure(start);
  const share = async (): Promise<void> => {
    const url = `${location.href.split('#')[0]}#/companion/deal/${await packed(JSON.stringify(hands))}`;
    if (navigator.share) await navigator.share({ url }).catch(() => undefined);
    else {
      await navigator.clipboard?.writeText(url);
      setCopied(true);
    }
  };
  // On a phone the hands are below the button that dealt them.
  const shown = useRef<HTMLElement>(null);
  useEffect(() => void shown.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <section ref={shown} className={styles.part} aria-live="polite">
      <ul className={styles.hands}>
        {hands.map(({ name, factions: two }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{two.map((f) => lineName(f, language)).join(' + ')}</span>
          </li>
        ))}
      </ul>
      {pieces.length > 0 && <p>{labelled(general, words.brings, pieces.map((p) => words.pieces[p]).join(', '))}</p>}
      <Choice
        label={words.bases}
        value={all ? 'all' : 'boxes'}
        options={(['boxes', 'all'] as const).map((r) => [r, words.baseRule[r]] as const)}
        hint={bases.length > up ? fill(words.baseCount, { n: bases.length, up }) : words.tooFewBases}
        onChange={(rule) => setAll(rule === 'all')}
      />
      <Choice
        label={words.begins}
        value={String(first)}
        options={hands.map(({ name }, i) => [String(i), name] as const)}
        onChange={(i) => setFirst(Number(i))}
      />
      <div className={styles.row}>
        {/* Replacing a game that is being scored takes a second tap. */}
        <button type="button" className={`${look.primary} ${look.big}`} {...(game ? press : { onClick: start })}>
          {sure ? words.startSure : words.startGame}
        </button>
        <button type="button" onClick={() => void share()}>
          {words.shareDeal}
        </button>
      </div>
      <p role="status">{copied && words.copied}</p>
    </section>
  );
}

/** The deal in a link; null if it holds none. */
async function handsIn(letters: string): Promise<Hands | null> {
  try {
    const found: unknown = JSON.parse((await unpacked(letters, 4000)) ?? 'null');
    if (!Array.isArray(found) || found.length < 2 || found.length > 4) return null;
    return found.map(({ name, factions }: Hands[number]) => ({
      name: String(name).slice(0, 20),
      factions: factions.filter((f) => LINE_FACTIONS[f]).slice(0, 2),
    }));
  } catch {
    return null;
  }
}
