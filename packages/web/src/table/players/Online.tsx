import type { Seat, View } from '@breakpoint/engine';
import { useEffect, useState } from 'react';
import { fill, useWords } from '../../i18n/index.js';
import type { SeatInfo, Session, SessionState } from '../../session/types.js';
import { useOnlineWords } from '../../session/words/index.js';
import { useSettings } from '../../settings.js';
import { Icon } from '../../ui/Icon.js';
import look from '../../ui/look.module.css';
import type { Shown } from '../playback/playback.js';
import styles from './Online.module.css';

/** Is this player expected at the table, but not connected? */
export const isAway = (p: SeatInfo): boolean => p.kind === 'person' && !p.connected && !p.left && !p.standIn;

/** The absent players for whom the table waits. In a window it is secret which players are asked, so it may be any of them. */
function awaited({ state, view }: Shown): { seat: Seat; standInFrom?: number }[] {
  const asked = view.decision?.seat ?? -1;
  return state.players.flatMap((p, seat) =>
    isAway(p) && seat !== state.me && (asked < 0 || asked === seat) ? [{ seat, standInFrom: p.standInFrom }] : [],
  );
}

/** Says below the question that the connection is lost, or that the table waits for somebody who is away. */
export function OnlineNotes({ shown, names }: { shown: Shown; names: readonly string[] }) {
  const online = useOnlineWords();
  const { state } = shown;
  if (state.connected === undefined || state.status !== 'playing') return null;
  const notes = [...(state.connected ? [] : [online.lost]), ...awaited(shown).map(({ seat }) => fill(online.away, { who: names[seat] }))];
  return (
    <div role="status">
      {notes.map((note) => (
        <p key={note} className={look.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

/** Does the table wait for the turn of somebody who is away? Then nobody is thinking. */
export const waitsForAbsent = (shown: Shown): boolean =>
  shown.view.decision?.prompt === 'play-phase' && awaited(shown).some((p) => p.seat === shown.view.decision?.seat);

/** The buttons that let bots stand in for the absent players for whom the table waits. */
export function StandIns({ session, shown, names }: { session: Session; shown: Shown; names: readonly string[] }) {
  const online = useOnlineWords();
  const { state, busy } = shown;
  if (busy || state.me < 0 || !session.standIn || state.status !== 'playing') return null;
  const away = awaited(shown).filter((p) => p.standInFrom !== undefined);
  return away.map(({ seat, standInFrom = 0 }) => (
    <StandIn
      key={seat}
      from={standInFrom}
      label={away.length > 1 ? fill(online.standInFor, { who: names[seat] }) : online.standIn}
      onAsk={() => session.standIn?.(seat).catch(() => undefined)}
    />
  ));
}

/** A request of this player that was refused: the request is gone, and the position is still the same. `forget` hides that. */
export function useRefused({ vote, me }: SessionState, view: View): { refused: 'undo' | 'rematch' | null; forget: () => void } {
  const [asked, setAsked] = useState<{ kind: 'undo' | 'rematch'; at: View } | null>(null);
  const mine = vote?.by === me && vote.kind !== 'stand-in' ? vote.kind : null;
  useEffect(() => {
    if (mine) setAsked({ kind: mine, at: view });
  }, [mine, view]);
  return { refused: asked && !vote && asked.at === view ? asked.kind : null, forget: () => setAsked(null) };
}

/** A vote of the players at a table on a server. */
export function Vote({ session, shown: { state, view }, names }: { session: Session; shown: Shown; names: readonly string[] }) {
  const words = useWords();
  const online = useOnlineWords();
  const [hidden, setHidden] = useState('');
  const { refused, forget } = useRefused(state, view);
  const { vote } = state;
  const voteKey = vote ? `${vote.kind}${vote.by}${vote.agreed.length}` : '';
  const isAsked = vote?.missing.includes(state.me) === true;
  if (vote ? hidden === voteKey : refused !== 'undo') return null;
  const said = vote ? fill(online.votes[vote.kind], { who: names[vote.by], seat: names[vote.seat ?? -1] ?? '' }) : online.notAgreed.undo;
  return (
    <div className={styles.vote} role="status" data-vote>
      <p>
        {said} {vote && !isAsked && <span className={look.hint}>{online.asked}</span>}
      </p>
      {isAsked ? (
        <>
          <button type="button" className={look.primary} onClick={() => session.vote?.(true).catch(() => undefined)}>
            {online.agree}
          </button>
          <button type="button" onClick={() => session.vote?.(false).catch(() => undefined)}>
            {online.refuse}
          </button>
        </>
      ) : (
        <button type="button" onClick={() => (vote ? setHidden(voteKey) : forget())}>
          {words.hide}
        </button>
      )}
    </div>
  );
}

/** The time of this device, updated every second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The button that lets a bot stand in for an absent player, with a countdown until that is possible. */
function StandIn({ from, label, onAsk }: { from: number; label: string; onAsk: () => void }) {
  const seconds = Math.max(0, Math.ceil((from - useNow()) / 1000));
  return (
    <button type="button" disabled={seconds > 0} onClick={onAsk}>
      {label}
      {seconds > 0 && ` (${seconds} s)`}
    </button>
  );
}

/** The time that a player has left. */
export function Clock({ until }: { until: number }) {
  const seconds = Math.max(0, Math.round((until - useNow()) / 1000));
  const days = Math.floor(seconds / 86_400);
  const two = (n: number): string => String(n).padStart(2, '0');
  const text =
    days > 0
      ? `${days} d ${Math.floor((seconds % 86_400) / 3600)} h`
      : `${seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : ''}${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return (
    <span className={seconds < 20 ? `${styles.clock} ${styles.short}` : styles.clock} role="timer">
      {text}
    </span>
  );
}

/** The seconds at the end of a window that are counted down; before that, the weekday and the time of its end are shown. */
const COUNTED = 90;
/**
 * The end of a window that always has the same length, whatever anybody holds. It is a timer and not a status, so that a screen reader does
 * not read it out every second.
 */
export function WindowEnd({ until }: { until: number }) {
  const online = useOnlineWords();
  const { language } = useSettings();
  const seconds = Math.max(0, Math.ceil((until - useNow()) / 1000));
  const when = new Intl.DateTimeFormat(language, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return (
    <p className={`${look.hint} ${styles.ends}`} role="timer">
      <Icon name="clock" />
      {seconds > COUNTED ? fill(online.windowEndsAt, { when: when.format(until) }) : fill(online.windowEnds, { n: seconds })}
    </p>
  );
}
