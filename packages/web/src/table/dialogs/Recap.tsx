import { linesOf } from '@breakpoint/cards/words/telling';
import { useWords } from '../../i18n/index.js';
import { Dialog } from '../../ui/Dialog.js';
import look from '../../ui/look.module.css';
import { Sentences } from '../cards/Sentences.js';
import type { GameTools } from '../choosing/useGame.js';
import { type Shown, sinceLastTurn } from '../playback/playback.js';
import { isDraft } from '../question/Question.js';

interface Props {
  game: GameTools;
  shown: Shown;
  onClose: () => void;
}
/** What has happened since the player's last turn, and a button to watch it again. */
export function Recap({ game, shown: { events, state, canReplay, busy }, onClose }: Props) {
  const words = useWords();
  const lines = linesOf(sinceLastTurn(events.flat(), state.me).filter((e) => !isDraft(e)));
  const again = (): void => {
    onClose();
    game.replay();
  };
  return (
    <Dialog title={words.recapTitle} onClose={onClose}>
      {canReplay && !busy && (
        <button type="button" className={look.primary} onClick={again}>
          {words.watchAgain}
        </button>
      )}
      {lines.length === 0 ? <p>{words.recapEmpty}</p> : <Sentences lines={lines} speaker={game.speaker} onCard={game.study} />}
    </Dialog>
  );
}
