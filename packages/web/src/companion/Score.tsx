import { type ReactNode, useEffect, useState } from 'react';
import { fill, useTexts } from '../i18n/index.js';
import { go } from '../router.js';
import { useSettings } from '../settings.js';
import { CardFace } from '../ui/CardFace.js';
import { Dialog } from '../ui/Dialog.js';
import look from '../ui/look.module.css';
import { SeatBadge } from '../ui/Seat.js';
import { useSure } from '../ui/useSure.js';
import styles from './Companion.module.css';
import { type Act, after, changedIn, type RealGame, STEPS, winnerOf } from './game.js';
import { current, keep, useKept } from './kept.js';
import { LayDialog } from './LayDialog.js';
import { LookUp } from './LookUp.js';
import { baseName, lineName } from './line.js';
import { OneBase } from './OneBase.js';
import { ScoreDialog } from './ScoreDialog.js';
import { Tap } from './Tap.js';
import { useCompanion } from './words/index.js';

/** A game at the real table: bases, power, VP, the turn. */
export function Score() {
  const words = useCompanion();
  const { evening: game } = useKept();
  useWakeLock(game !== null && game.winner === null);
  if (!game)
    return (
      <p>
        <a href="#/companion/deal">{words.noGame}</a>
      </p>
    );
  return <Running game={game} />;
}

/** How many acts can be taken back. */
const MOST_UNDO = 60;

function Running({ game }: { game: RealGame }) {
  const words = useCompanion();
  const { history, undo } = useKept();
  const [open, setOpen] = useState<Open | null>(null);
  const read = (id: string): void => setOpen({ read: id });
  const { sure, press } = useSure(() => keep({ evening: null }));
  const does = (act: Act): void => {
    // Another finger may have changed the game since this was shown.
    const { evening: old, undo: acts } = current();
    if (!old) return;
    const now = after(old, act);
    keep({ evening: now, undo: [...acts.slice(1 - MOST_UNDO), changedIn(old, now)] });
  };
  const takeBack = (): void => keep({ evening: { ...game, ...undo.at(-1) }, undo: undo.slice(0, -1) });
  const end = (): void => {
    const players = game.players.map((p, i) => ({ ...p, vp: game.vp[i] }));
    keep({ evening: null, undo: [], history: [{ date: new Date().toISOString(), players, winner: game.winner }, ...history] });
    go('companion/history');
  };
  const undoButton = (
    <button type="button" disabled={undo.length === 0} onClick={takeBack}>
      {words.undo}
    </button>
  );
  return (
    <>
      {game.winner === null ? (
        <Turn game={game} onAct={does} undo={undoButton} />
      ) : (
        <section className={styles.part} role="status">
          <h2>{fill(words.wins, { name: game.players[game.winner].name, vp: game.vp[game.winner] })}</h2>
          <div className={styles.row}>
            {undoButton}
            <button type="button" className={`${look.primary} ${look.big} ${styles.main}`} onClick={end}>
              {words.keepGame}
            </button>
          </div>
        </section>
      )}
      <Standing game={game} onAct={does} />
      <ul className={styles.table}>
        {game.up.map((up, base) => (
          <OneBase
            key={up.base.name}
            up={up}
            players={game.players}
            onPower={(player, by) => does({ act: 'power', base, player, by })}
            onNumbers={(breakpoint, vp) => does({ act: 'numbers', base, breakpoint, vp })}
            onScore={() => setOpen({ score: base })}
            onLay={() => setOpen({ lay: base })}
            onRead={read}
          />
        ))}
      </ul>
      <div className={styles.row}>
        <button type="button" {...press}>
          {sure ? words.dropSure : words.dropGame}
        </button>
        <button type="button" onClick={() => setOpen({ lay: game.up.length })}>
          {words.addBase}
        </button>
        <a className="button" href="#/judge/table">
          {words.judge}
        </a>
      </div>
      <LookUp onRead={read} />
      {open && <OpenDialog open={open} game={game} onAct={does} onClose={() => setOpen(null)} />}
    </>
  );
}

/** The dialog that is open: a base that scores, the choice of a base, or a card that is read. */
type Open = { score: number } | { lay: number } | { read: string };

function OpenDialog({ open, game, onAct, onClose }: { open: Open; game: RealGame; onAct: (act: Act) => void; onClose: () => void }) {
  const does = (act: Act): void => {
    onAct(act);
    onClose();
  };
  if ('read' in open) return <Read id={open.read} onClose={onClose} />;
  if ('lay' in open) {
    const { lay: base } = open;
    const up = game.up.map((u) => u.base);
    return <LayDialog old={up[base]} up={up} onLay={(to) => does({ act: 'lay', base, to })} onClose={onClose} />;
  }
  const { score: base } = open;
  return <ScoreDialog up={game.up[base]} players={game.players} onScore={(vp) => does({ act: 'score', base, vp })} onClose={onClose} />;
}

function Turn({ game, onAct, undo }: { game: RealGame; onAct: (act: Act) => void; undo: ReactNode }) {
  const words = useCompanion();
  const { turn, player, step, goal } = game;
  const isTied = (step === 'end' || step === 'start') && Math.max(...game.vp) >= goal && winnerOf(game) === null;
  return (
    <section className={styles.turn} aria-live="polite">
      <h2>
        <SeatBadge seat={player} /> {fill(words.turnOf, { turn, name: game.players[player].name })}
      </h2>
      <ol className={styles.steps}>
        {STEPS.map((s) => (
          <li key={s} aria-current={s === step ? 'step' : undefined}>
            {words.steps[s]}
          </li>
        ))}
      </ol>
      <div className={styles.hints}>
        {STEPS.map((s) => (
          <p key={s} aria-current={s === step ? 'step' : undefined}>
            {s === 'end' ? fill(words.stepHints.end, { goal }) : words.stepHints[s]} {isTied && s === step && <b>{words.tiedLead}</b>}
          </p>
        ))}
      </div>
      <div className={styles.row}>
        {undo}
        <button type="button" onClick={() => onAct({ act: 'next' })}>
          {words.next}
        </button>
        <button type="button" className={`${look.primary} ${look.big} ${styles.main}`} onClick={() => onAct({ act: 'end-turn' })}>
          {words.endTurn}
        </button>
      </div>
    </section>
  );
}

/** Each player's VP, with corrections. */
function Standing({ game, onAct }: { game: RealGame; onAct: (act: Act) => void }) {
  const words = useCompanion();
  const { language } = useSettings();
  return (
    <ul className={styles.standing}>
      {game.players.map(({ name, factions }, player) => (
        <li key={name}>
          <SeatBadge seat={player} />
          <span>
            <b>{name}</b> <small>{factions.map((f) => lineName(f, language)).join(' + ')}</small>
          </span>
          <Tap className={look.square} aria-label={fill(words.vpLess, { name })} onTap={() => onAct({ act: 'vp', player, by: -1 })}>
            −
          </Tap>
          <b className={styles.number}>
            <span className="sr-only">{fill(words.vpOf, { name, vp: game.vp[player] })}</span>
            <span aria-hidden="true">{game.vp[player]}</span>
          </b>
          <Tap className={look.square} aria-label={fill(words.vpMore, { name })} onTap={() => onAct({ act: 'vp', player, by: 1 })}>
            +
          </Tap>
        </li>
      ))}
    </ul>
  );
}

function Read({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts();
  return (
    <Dialog title={baseName({ name: id, ours: id }, texts)} onClose={onClose}>
      <CardFace id={id} size="large" />
    </Dialog>
  );
}

/** The screen stays on while a game is running, where the browser can do that. */
function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !navigator.wakeLock) return;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (ended) void lock?.release();
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [wanted]);
}
