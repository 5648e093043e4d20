import { isWindow } from '@breakpoint/cards/words/telling';
import { useWords } from '../../i18n/index.js';
import { useOnlineWords } from '../../session/words/index.js';
import { Icon } from '../../ui/Icon.js';
import look from '../../ui/look.module.css';
import type { GameTools } from '../choosing/useGame.js';
import type { Shown } from '../playback/playback.js';
import { Tool } from './Panel.js';
import panel from './Panel.module.css';

/** The small buttons beside the question: undo and hint. */
export function TableTools({ game, shown: { state, busy } }: { game: GameTools; shown: Shown }) {
  const words = useWords();
  const online = useOnlineWords();
  // An answer that awaits its confirmation has two buttons of its own.
  if (busy || game.pending !== null || game.undoAsked) return null;
  const canUndo = state.canUndo && !state.given;
  const canAsk = !state.canUndo && state.canAskUndo;
  const canHint = state.canHint && game.filling !== null;
  // The hint is always the last, and undo keeps its place beside it, so that a second tap never hits the other one.
  return (
    <>
      {canUndo && <Tool icon="undo" label={words.undo} title={state.undoMarks ? words.undoMarks : undefined} undo onClick={game.undo} />}
      {canAsk && <Tool icon="undo" label={online.askUndo} undo onClick={game.undo} />}
      {canHint && <Tool icon="bulb" label={words.hint} onClick={game.hint} />}
      {!canHint && state.canHint && (canUndo || canAsk) && <span className={panel.tool} aria-hidden="true" />}
    </>
  );
}

/** The buttons apart from answers that stand among them: skip, another answer, passing until the next turn, and the final score. */
export function TableButtons({ game, shown, onFinal }: { game: GameTools; shown: Shown; onFinal: () => void }) {
  const words = useWords();
  const { state, busy } = shown;
  return (
    <>
      {/* A scoring has a button of its own to go on. */}
      {busy && shown.scene?.kind !== 'award' && shown.scene?.kind !== 'paid' && (
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
        <button type="button" className={panel.quiet} onClick={() => game.pass?.(true)}>
          {words.passUntil}
        </button>
      )}
      {game.pass && state.passing && (
        <button type="button" onClick={() => game.pass?.(false)}>
          {words.stopPassing}
        </button>
      )}
      {state.status === 'over' && !busy && (
        <button type="button" className={look.primary} onClick={onFinal}>
          {words.finalScore}
        </button>
      )}
    </>
  );
}
