import { useWords } from '../i18n/index.js';
import { useOnlineWords } from '../i18n/online.js';
import { Icon, type IconName } from '../ui/Icon.js';
import type { Shown } from './playback.js';
import type { GameTools } from './useGame.js';

/** What one can do beside answering: skip, take back, get a hint, see the score again. */
export function TableButtons({ game, shown, onFinal }: { game: GameTools; shown: Shown; onFinal: () => void }) {
  const words = useWords();
  const online = useOnlineWords();
  const { state, busy } = shown;
  const button = (icon: IconName, label: string, onClick: () => void, title?: string) => (
    <button type="button" onClick={onClick} title={title}>
      <Icon name={icon} /> <span className="button-word">{label}</span>
    </button>
  );
  return (
    <>
      {busy && button('forward', words.skip, game.skip)}
      {!busy && state.canUndo && button('undo', words.undo, game.undo, state.undoMarks ? words.undoMarks : undefined)}
      {!busy && !state.canUndo && state.canAskUndo && button('undo', online.askUndo, game.undo)}
      {state.canHint && game.filling && button('bulb', words.hint, game.hint)}
      {state.status === 'over' && !busy && (
        <button type="button" className="primary" onClick={onFinal}>
          {words.finalScore}
        </button>
      )}
    </>
  );
}
