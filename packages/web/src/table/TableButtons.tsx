import type { DecisionView } from '@breakpoint/engine';
import { useWords } from '../i18n/index.js';
import { useOnlineWords } from '../i18n/online.js';
import { Icon } from '../ui/Icon.js';
import { Tool } from './Panel.js';
import type { Shown } from './playback.js';
import type { GameTools } from './useGame.js';

const isWindow = (prompt: DecisionView['prompt']): boolean =>
  prompt === 'before-scoring' || prompt === 'after-scoring' || prompt === 'react';

/** The small buttons beside the question: undo and hint. */
export function TableTools({ game, shown: { state, busy } }: { game: GameTools; shown: Shown }) {
  const words = useWords();
  const online = useOnlineWords();
  // An answer that awaits its confirmation has two buttons of its own.
  if (busy || game.pending !== null || game.undoAsked) return null;
  const canUndo = state.canUndo && !state.given;
  return (
    <>
      {canUndo && <Tool icon="undo" label={words.undo} title={state.undoMarks ? words.undoMarks : undefined} undo onClick={game.undo} />}
      {!state.canUndo && state.canAskUndo && <Tool icon="undo" label={online.askUndo} undo onClick={game.undo} />}
      {state.canHint && game.filling && <Tool icon="bulb" label={words.hint} onClick={game.hint} />}
    </>
  );
}

/** The buttons apart from answers that stand among them: skip, another answer, passing until the next turn, and the final score. */
export function TableButtons({ game, shown, onFinal }: { game: GameTools; shown: Shown; onFinal: () => void }) {
  const words = useWords();
  const { state, busy } = shown;
  return (
    <>
      {busy && (
        <button type="button" onClick={game.skip}>
          <Icon name="forward" /> {words.skip}
        </button>
      )}
      {!busy && state.canUndo && state.given && (
        <button type="button" data-undo onClick={game.undo}>
          <Icon name="undo" /> {words.changeAnswer}
        </button>
      )}
      {!busy && game.pass && game.filling && isWindow(game.filling.decision.prompt) && (
        <button type="button" className="quiet" onClick={() => game.pass?.(true)}>
          {words.passUntil}
        </button>
      )}
      {game.pass && state.passing && (
        <button type="button" onClick={() => game.pass?.(false)}>
          {words.stopPassing}
        </button>
      )}
      {state.status === 'over' && !busy && (
        <button type="button" className="primary" onClick={onFinal}>
          {words.finalScore}
        </button>
      )}
    </>
  );
}
