import type { DecisionView } from '@breakpoint/engine';
import { useWords } from '../i18n/index.js';
import { useOnlineWords } from '../i18n/online.js';
import { Icon, type IconName } from '../ui/Icon.js';
import type { Shown } from './playback.js';
import type { GameTools } from './useGame.js';

const isWindow = (prompt: DecisionView['prompt']): boolean =>
  prompt === 'before-scoring' || prompt === 'after-scoring' || prompt === 'react';

/** The buttons apart from answers: skip, undo, hint, and the final score. */
export function TableButtons({ game, shown, onFinal }: { game: GameTools; shown: Shown; onFinal: () => void }) {
  const words = useWords();
  const online = useOnlineWords();
  const { state, busy } = shown;
  // An answer that awaits its confirmation has two buttons of its own.
  const free = !busy && game.pending === null;
  const button = (icon: IconName, label: string, onClick: () => void, title?: string) => (
    <button type="button" onClick={onClick} title={title ?? label} data-undo={icon === 'undo' || undefined}>
      <Icon name={icon} /> <span className="button-word">{label}</span>
    </button>
  );
  const undoButton = () =>
    state.given
      ? button('undo', words.changeAnswer, game.undo)
      : button('undo', words.undo, game.undo, state.undoMarks ? words.undoMarks : undefined);
  return (
    <>
      {busy && button('forward', words.skip, game.skip)}
      {free && state.canUndo && undoButton()}
      {free && !state.canUndo && state.canAskUndo && button('undo', online.askUndo, game.undo)}
      {!busy && game.pass && game.filling && isWindow(game.filling.decision.prompt) && (
        <button type="button" onClick={() => game.pass?.(true)}>
          {words.passUntil}
        </button>
      )}
      {game.pass && state.passing && (
        <button type="button" onClick={() => game.pass?.(false)}>
          {words.stopPassing}
        </button>
      )}
      {free && state.canHint && game.filling && button('bulb', words.hint, game.hint)}
      {state.status === 'over' && !busy && (
        <button type="button" className="primary" onClick={onFinal}>
          {words.finalScore}
        </button>
      )}
    </>
  );
}
