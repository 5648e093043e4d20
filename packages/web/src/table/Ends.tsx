import type { Seat, View } from '@breakpoint/engine';
import { useEffect, useRef } from 'react';
import { fill, useWords } from '../i18n/index.js';
import type { SessionState } from '../session/types.js';
import { Dialog } from '../ui/Dialog.js';
import { SeatBadge } from '../ui/Seat.js';

/** Between two players at one device: nobody's hand is to be seen. */
export function Curtain({ seat, name, onLift }: { seat: Seat; name: string; onLift: () => void }) {
  const words = useWords();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-label={fill(words.passDevice, { who: name })}>
      <SeatBadge seat={seat} />
      <h2>{fill(words.passDevice, { who: name })}</h2>
      <p>{words.passDeviceHint}</p>
      <button ref={ref} type="button" className="primary big" onClick={onLift}>
        {fill(words.iAm, { who: name })}
      </button>
    </div>
  );
}

interface OverProps {
  state: SessionState;
  view: View;
  names: readonly string[];
  onClose: () => void;
  onRematch?: () => void;
  onHome: () => void;
}
export function GameOver({ state, view, names, onClose, onRematch, onHome }: OverProps) {
  const words = useWords();
  const { result } = state;
  if (!result) return null;
  const order = view.players.slice().sort((a, b) => Number(b.seat === result.winner) - Number(a.seat === result.winner) || b.vp - a.vp);
  const mine = result.winner === state.me && state.players.filter((p) => p.kind === 'person').length === 1;
  return (
    <Dialog title={mine ? words.youWon : fill(words.won, { who: names[result.winner] })} onClose={onClose} className="game-over">
      {result.by === 'concession' && <p>{words.wonByConcession}</p>}
      <ol className="final" aria-label={words.finalScore}>
        {order.map((p) => (
          <li key={p.seat} className={p.seat === result.winner ? 'winner' : ''}>
            <SeatBadge seat={p.seat} />
            <span className="award-name">{names[p.seat]}</span>
            {state.players[p.seat].conceded && <span className="tag">{words.gaveUp}</span>}
            <b>{fill(words.vpOf, { n: p.vp })}</b>
          </li>
        ))}
      </ol>
      <div className="prompt-buttons">
        {onRematch && (
          <button type="button" className="primary" onClick={onRematch}>
            {words.rematch}
          </button>
        )}
        {state.replay && (
          <a className="button" href={`#/replay/${state.replay}`}>
            {words.watchReplay}
          </a>
        )}
        <button type="button" onClick={onClose}>
          {words.showAll}
        </button>
        <button type="button" onClick={onHome}>
          {words.home}
        </button>
      </div>
    </Dialog>
  );
}
