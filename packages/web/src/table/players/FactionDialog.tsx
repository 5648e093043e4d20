import { factionName, labelled, useTexts, useWords } from '../../i18n/index.js';
import { Dialog } from '../../ui/Dialog.js';
import { FactionCards } from '../../ui/FactionCards.js';
import look from '../../ui/look.module.css';
import { TilesEnd } from '../../ui/Tile.js';
import type { GameTools } from '../choosing/useGame.js';

/** The cards of a faction, with a button to choose it if that is the question. */
export function FactionDialog({ faction, game, onClose }: { faction: string; game: GameTools; onClose: () => void }) {
  const words = useWords();
  const texts = useTexts();
  const option = game.filling?.decision.prompt === 'take-faction' && game.filling.options.find((o) => o.faction === faction);
  return (
    <Dialog title={factionName(texts, faction)} onClose={onClose} wide>
      <FactionCards faction={faction} />
      {option && (
        <TilesEnd>
          <button
            type="button"
            className={look.primary}
            onClick={() => {
              onClose();
              game.choose(option, true);
            }}
          >
            {labelled(words, words.chooseIt, factionName(texts, faction))}
          </button>
        </TilesEnd>
      )}
    </Dialog>
  );
}
