import type { CardView, EventView, View } from '@breakpoint/engine';
import { type ReactNode, useMemo } from 'react';
import { fill, nameOf, useTexts, useWords } from '../../i18n/index.js';
import { seriesAt } from '../../session/finished.js';
import type { Session, SessionState } from '../../session/types.js';
import { useOnlineWords } from '../../session/words/index.js';
import { Dialog } from '../../ui/Dialog.js';
import look from '../../ui/look.module.css';
import { SeatBadge } from '../../ui/Seat.js';
import { useRefused } from '../players/Online.js';
import { useTableWords } from '../words/index.js';
import { Curve } from './Curve.js';
import { EndStage } from './EndStage.js';
import styles from './GameOver.module.css';
import { type Summary, summaryOf } from './summary.js';

interface Props {
  session: Session;
  state: SessionState;
  view: View;
  events: readonly EventView[][];
  names: readonly string[];
  onCard: (card: CardView) => void;
  onClose: () => void;
  onHome: () => void;
  onward?: ReactNode;
}

/** The end of the game: the winner, how the game went, and what the player can do next. */
export function GameOver({ session, state, view, events, names, onCard, onClose, onHome, onward }: Props) {
  const words = useWords();
  const show = useTableWords();
  const { result } = state;
  const summary = useMemo(
    () =>
      summaryOf(
        events.flat(),
        view.players.map((p) => p.vp),
      ),
    [events, view],
  );
  if (!result) return null;
  const order = view.players.slice().sort((a, b) => Number(b.seat === result.winner) - Number(a.seat === result.winner) || b.vp - a.vp);
  // People who share a device need a name; a device of one's own says "you".
  const shared = state.connected === undefined && state.players.filter((p) => p.kind === 'person').length > 1;
  const mine = result.winner === state.me && !shared;
  const score = state.score ?? seriesAt(session.tableId, view.players.length);
  return (
    <Dialog title={mine ? words.youWon : fill(words.won, { who: names[result.winner] })} onClose={onClose} className={styles.over}>
      <div className={styles.result}>
        <EndStage view={view} state={state} shared={shared} />
        <p className={styles.told}>{result.by === 'concession' ? words.wonByConcession : told()}</p>
        {state.tookBack && <p className={look.note}>{words.tookBack}</p>}
        <ol className={styles.final} aria-label={words.finalScore}>
          {order.map((p) => (
            <li key={p.seat} className={p.seat === result.winner ? styles.winner : ''}>
              <SeatBadge seat={p.seat} />
              <span className={styles.name}>{names[p.seat]}</span>
              {state.players[p.seat].conceded && <span className={look.tag}>{words.gaveUp}</span>}
              {score && <span className={look.tag}>{fill(words.gamesWon, { n: score[p.seat] ?? 0 })}</span>}
              <b>{fill(words.vpOf, { n: p.vp })}</b>
            </li>
          ))}
        </ol>
      </div>
      {summary.curve.length > 2 && <Curve curve={summary.curve} names={names} goal={view.goal} />}
      <Deeds summary={summary} onCard={onCard} />
      {onward}
      {!onward && state.me >= 0 && (
        <p>
          <a href={mine ? '#/pairs' : '#/puzzles/today'}>{mine ? show.tryPair : show.tryPuzzle}</a>
        </p>
      )}
      <div className={`${look.row} ${styles.end}`}>
        <Rematch session={session} state={state} view={view} names={names} />
        {session.rematch && view.seat >= 0 && state.vote?.kind !== 'rematch' && (
          <button type="button" className={look.primary} onClick={() => void session.rematch?.()}>
            {words.rematch}
          </button>
        )}
        {state.replay && <Again replay={state.replay} />}
        <button type="button" onClick={onClose}>
          {words.showAll}
        </button>
        <button type="button" onClick={onHome}>
          {words.home}
        </button>
      </div>
    </Dialog>
  );

  /** What happened, in one sentence. */
  function told(): string {
    const [{ vp }, second] = order;
    const who = names[result!.winner];
    const n = view.turn;
    return order.length === 2 ? fill(show.told, { who, a: vp, b: second.vp, n }) : fill(show.toldMany, { who, a: vp, n });
  }
}

/** The ways back into the game: from its beginning, to its best moment, or before the judge. */
function Again({ replay }: { replay: string }) {
  const words = useWords();
  const show = useTableWords();
  return (
    <>
      <a className="button" href={`#/replay/${replay}`}>
        {words.watchReplay}
      </a>
      <a className="button" href={`#/replay/${replay}/moment`}>
        {show.moment}
      </a>
      <a className="button" href={`#/judge/replay/${replay}/end`}>
        {words.whatIf}
      </a>
    </>
  );
}

function Deeds({ summary: { best, cards }, onCard }: { summary: Summary; onCard: (card: CardView) => void }) {
  const words = useWords();
  const texts = useTexts();
  if (!best && cards.length === 0) return null;
  const link = (card: CardView) => (
    <button type="button" onClick={() => onCard(card)}>
      {nameOf(texts, card.id)}
    </button>
  );
  return (
    <dl className={styles.deeds}>
      {best && (
        <div>
          <dt>{words.bestBase}</dt>
          <dd>
            <SeatBadge seat={best.seat} small /> {link(best.base)} {fill(words.vpOf, { n: best.vp })}
          </dd>
        </div>
      )}
      {cards.length > 0 && (
        <div>
          <dt>{words.bestCards}</dt>
          {cards.map((c) => (
            <dd key={c.card.n}>
              <SeatBadge seat={c.seat} small /> {link(c.card)} {c.deeds === 1 ? words.deed : fill(words.deeds, { n: c.deeds })}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** The players who want a rematch, and the button to join them. */
function Rematch({ session, state, view, names }: Pick<Props, 'session' | 'state' | 'view' | 'names'>) {
  const words = useWords();
  const online = useOnlineWords();
  const { vote } = state;
  const { refused } = useRefused(state, view);
  if (refused)
    return (
      <p className={`${look.note} ${styles.whole}`} role="status">
        {online.notAgreed.rematch}
      </p>
    );
  if (vote?.kind !== 'rematch') return null;
  const asked = vote.missing.includes(state.me);
  return (
    <div className={`${styles.rematch} ${styles.whole}`} role="status">
      <p>
        {fill(online.wantRematch, { who: vote.agreed.map((seat) => names[seat]).join(', ') })}{' '}
        {!asked && vote.missing.length > 0 && fill(online.waitingFor, { who: vote.missing.map((seat) => names[seat]).join(', ') })}
      </p>
      {asked && (
        <div className={look.row}>
          <button type="button" className={look.primary} onClick={() => session.vote?.(true).catch(() => undefined)}>
            {words.rematch}
          </button>
          <button type="button" onClick={() => session.vote?.(false).catch(() => undefined)}>
            {online.refuse}
          </button>
        </div>
      )}
    </div>
  );
}
