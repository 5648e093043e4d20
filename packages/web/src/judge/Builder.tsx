import { type ReactNode, useMemo, useState } from 'react';
import type { CardFact } from '../data/facts.js';
import { fill, nameOf, useTexts, useWords } from '../i18n/index.js';
import { go } from '../router.js';
import look from '../ui/look.module.css';
import { PageHead } from '../ui/PageHead.js';
import { Square } from '../ui/Square.js';
import { useUndoKeys } from '../ui/useUndoKeys.js';
import styles from './Builder.module.css';
import { CardPicker, type Picking } from './CardPicker.js';
import { CardSheet, Stepper } from './CardSheet.js';
import { Chips } from './Chips.js';
import { dealtOut, factionsOf } from './dealing.js';
import { canUndoDraft, draft, replaceDraft, undoDraft } from './draft.js';
import {
  type BuiltPosition,
  changed,
  emptyPosition,
  type InPlay,
  isUnknown,
  opened,
  type Placed,
  type PlayerPart,
  renamed,
  unknownIn,
  withoutPlayer,
  written,
  ZONES,
} from './position.js';
import { Settings, Stored } from './Settings.js';
import { useJudgeWords } from './words/index.js';

/** A list of cards of a position. */
type ListOf<T> = (position: BuiltPosition) => T[];
/** The dialog that is open: a card, by its list and its place there, or a search. */
type Open = { list: ListOf<Placed | InPlay>; at: number; holder: string } | { picking: Picking };

const isMinion = (card: CardFact): boolean => card.type === 'minion';
const isBase = (card: CardFact): boolean => card.type === 'base';
const isCard = (card: CardFact): boolean => card.type !== 'base';
const staysOn = (goes: CardFact['goes']) => (card: CardFact) => card.type === 'action' && card.goes === goes;

/** What the parts of the page need to show the position and to change it. */
export interface Building {
  position: BuiltPosition;
  players: string[];
  change: (how: (draft: BuiltPosition) => void) => void;
  open: (dialog: Open) => void;
  factions: string[];
}

/** Sets up a position by tapping. It is stored with every change. */
export function Builder({ note }: { note?: ReactNode }) {
  const words = useJudgeWords();
  const names = useDefaultNames();
  const [position, setPosition] = useState<BuiltPosition>(() => {
    const kept = draft();
    return kept ? opened(kept) : emptyPosition(names);
  });
  const [open, setOpen] = useState<Open | null>(null);
  const set = (next: BuiltPosition): void => {
    replaceDraft(written(next), written(position));
    setPosition(next);
  };
  const undo = (): void => {
    const before = open ? null : undoDraft();
    if (before) setPosition(opened(before));
  };
  useUndoKeys(undo);
  const players = position.players.map((p) => p.name);
  const factions = useMemo(() => [...new Set(position.players.flatMap(factionsOf))], [position]);
  const building: Building = { position, players, change: (how) => set(changed(position, how)), open: setOpen, factions };
  return (
    <main className={`${look.page} ${styles.builder}`}>
      <PageHead title={words.build} back="#/judge" backLabel={words.title} />
      {note}
      <Bases building={building} />
      {position.players.map((player, i) => (
        <PlayerSection key={i} building={building} player={player} at={i} onSet={set} />
      ))}
      {players.length < 4 && (
        <p>
          <button type="button" onClick={() => building.change((d) => d.players.push(emptyPosition([newName(players, names)]).players[0]))}>
            {words.addPlayer}
          </button>
        </p>
      )}
      <Settings building={building} />
      <Stored building={building} />
      <p>
        <button type="button" onClick={() => set(emptyPosition(names))}>
          {words.clear}
        </button>
      </p>
      <PlayBar position={position} onDeal={() => set(dealtOut(position))} onUndo={undo} />
      {open && <OpenDialog open={open} building={building} onClose={() => setOpen(null)} />}
    </main>
  );
}

/** The names of players until they are given others. */
function useDefaultNames(): string[] {
  const words = useWords();
  return useMemo(() => [1, 2].map((n) => fill(words.player, { n })), [words]);
}
function newName(taken: readonly string[], names: readonly string[]): string {
  const stem = names[0].replace(/\s*1$/, '');
  let n = taken.length + 1;
  while (taken.includes(`${stem} ${n}`)) n++;
  return `${stem} ${n}`;
}

function PlayerSection({
  building,
  player,
  at,
  onSet,
}: {
  building: Building;
  player: PlayerPart;
  at: number;
  onSet: (p: BuiltPosition) => void;
}) {
  const words = useJudgeWords();
  const { position, players, change } = building;
  const [taken, setTaken] = useState(false);
  const rename = (name: string): void => {
    const free = name.trim() !== '' && !players.some((other, i) => i !== at && other === name);
    setTaken(!free);
    if (free) onSet(renamed(position, player.name, name));
  };
  return (
    <section className={styles.section} aria-label={player.name}>
      <div className={styles.head}>
        <label className={look.field}>
          <span>{words.name}</span>
          <input key={player.name} defaultValue={player.name} maxLength={24} onBlur={(event) => rename(event.target.value)} />
        </label>
        <Stepper label={words.vp} value={player.vp} onChange={(vp) => change((d) => Object.assign(d.players[at], { vp }))} />
        {players.length > 2 && (
          <button type="button" onClick={() => onSet(withoutPlayer(position, player.name))}>
            {fill(words.removePlayer, { who: player.name })}
          </button>
        )}
      </div>
      {taken && <p role="alert">{words.nameTaken}</p>}
      {ZONES.map((zone) => (
        <CardList
          key={zone}
          building={building}
          label={words.zones[zone]}
          list={(p) => p.players[at][zone]}
          holder={player.name}
          fits={isCard}
        />
      ))}
    </section>
  );
}

/** A hand, deck or discard pile. */
function CardList({
  building,
  label,
  list,
  holder,
  fits,
}: {
  building: Building;
  label: string;
  list: ListOf<Placed>;
  holder: string;
  fits: Picking['fits'];
}) {
  const words = useJudgeWords();
  const { position, players, change, open, factions } = building;
  const addLabel = fill(words.addTo, { zone: label });
  const replace = (at: number): Picking => ({
    title: words.unknown,
    fits,
    factions,
    once: true,
    pick: (card) => change((d) => Object.assign(list(d)[at], { card })),
  });
  return (
    <Chips
      label={label}
      cards={list(position)}
      players={players}
      addLabel={addLabel}
      onOpen={(at) => open(isUnknown(list(position)[at].card) ? { picking: replace(at) } : { list, at, holder })}
      onAdd={() => open({ picking: { title: addLabel, fits, factions, pick: (card) => change((d) => list(d).push({ card })) } })}
    />
  );
}

function Bases({ building }: { building: Building }) {
  const words = useJudgeWords();
  const { position, players, change, open, factions } = building;
  const pick = (title: string, more: Pick<Picking, 'pick' | 'once'>): void => open({ picking: { title, fits: isBase, factions, ...more } });
  const pile = (label: string, key: 'base-deck' | 'base-discard') => (
    <Chips
      label={label}
      cards={position[key]}
      players={players}
      addLabel={fill(words.addTo, { zone: label })}
      onOpen={(at) =>
        isUnknown(position[key][at].base)
          ? pick(words.unknown, { once: true, pick: (base) => change((d) => Object.assign(d[key][at], { base })) })
          : change((d) => d[key].splice(at, 1))
      }
      onAdd={() => pick(fill(words.addTo, { zone: label }), { pick: (base) => change((d) => d[key].push({ base })) })}
    />
  );
  const addBase = (base: string): void => change((d) => d.bases.push({ base, minions: [], actions: [] }));
  return (
    <section className={styles.section}>
      <h2>{words.bases}</h2>
      {position.bases.map((_, at) => (
        <BasePart key={at} building={building} at={at} />
      ))}
      <p>
        <button type="button" onClick={() => pick(words.addBase, { pick: addBase })}>
          {words.addBase}
        </button>
      </p>
      <details>
        <summary>{words.baseDeck}</summary>
        {pile(words.baseDeck, 'base-deck')}
        {pile(words.baseDiscard, 'base-discard')}
      </details>
    </section>
  );
}

/** A base with everything on it. */
function BasePart({ building, at }: { building: Building; at: number }) {
  const words = useJudgeWords();
  const texts = useTexts();
  const { position, players, change, open, factions } = building;
  const base = position.bases[at];
  const add = (list: ListOf<InPlay>, title: string, fits: Picking['fits']): void =>
    open({
      picking: {
        title,
        fits,
        factions,
        players,
        pick: (card, controller) => change((d) => list(d).push({ card, controller, actions: [] })),
      },
    });
  const chips = (label: string, addLabel: string, list: ListOf<InPlay>, fits: Picking['fits']) => (
    <Chips
      label={label}
      cards={list(position)}
      players={players}
      addLabel={addLabel}
      onOpen={(i) => open({ list: list as ListOf<Placed | InPlay>, at: i, holder: list(position)[i].controller })}
      onAdd={() => add(list, addLabel, fits)}
    />
  );
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <h3>{nameOf(texts, base.base)}</h3>
        <Stepper
          label={words.counters}
          value={base.counters ?? 0}
          onChange={(counters) => change((d) => Object.assign(d.bases[at], { counters }))}
        />
        <button type="button" onClick={() => change((d) => d.bases.splice(at, 1))}>
          {words.remove}
        </button>
      </div>
      {chips(words.minions, words.addMinion, (p) => p.bases[at].minions, isMinion)}
      {chips(words.actions, words.addAction, (p) => p.bases[at].actions, staysOn('base'))}
    </div>
  );
}

function PlayBar({ position, onDeal, onUndo }: { position: BuiltPosition; onDeal: () => void; onUndo: () => void }) {
  const words = useJudgeWords();
  const common = useWords();
  const n = unknownIn(position);
  return (
    <div className={styles.bar}>
      <Square icon="undo" label={common.undo} disabled={!canUndoDraft()} onClick={onUndo} />
      {n > 0 && (
        <>
          <span role="status">{fill(words.unknownCards, { n })}</span>
          <button type="button" title={words.kept} onClick={onDeal}>
            {words.deal}
          </button>
        </>
      )}
      {position.bases.length === 0 && <span role="status">{words.needsBase}</span>}
      <button type="button" className={look.primary} disabled={n > 0 || position.bases.length === 0} onClick={() => go('judge/play')}>
        {words.playOn}
      </button>
    </div>
  );
}

/** The search, or the card that is looked at. */
function OpenDialog({ open, building, onClose }: { open: Open; building: Building; onClose: () => void }) {
  const words = useJudgeWords();
  const { position, players, change, factions } = building;
  if ('picking' in open) return <CardPicker picking={open.picking} onClose={onClose} />;
  const { list, at, holder } = open;
  const card = list(position)[at];
  if (!card) return null;
  const inPlay = 'controller' in card ? card : null;
  const attach: Picking = {
    title: words.addAction,
    fits: staysOn('minion'),
    factions,
    players,
    pick: (id, controller) => change((d) => (list(d)[at] as InPlay).actions.push({ card: id, controller, actions: [] })),
  };
  return (
    <CardSheet
      card={card}
      players={players}
      holder={holder}
      onChange={(next) => change((d) => list(d).splice(at, 1, next))}
      onRemove={() => {
        change((d) => list(d).splice(at, 1));
        onClose();
      }}
      onMove={
        inPlay
          ? undefined
          : (by) => {
              const to = Math.max(0, Math.min(list(position).length - 1, at + by));
              change((d) => list(d).splice(to, 0, ...list(d).splice(at, 1)));
              building.open({ ...open, at: to });
            }
      }
      onAttach={inPlay ? () => building.open({ picking: attach }) : undefined}
      onClose={onClose}
    >
      {inPlay && inPlay.actions.length > 0 && (
        <Chips
          label={words.onIt}
          cards={inPlay.actions}
          players={players}
          addLabel={words.addAction}
          onOpen={(i) => building.open({ list: (p) => (list(p)[at] as InPlay).actions, at: i, holder: inPlay.actions[i].controller })}
          onAdd={() => building.open({ picking: attach })}
        />
      )}
    </CardSheet>
  );
}
