import { fill } from '../i18n/index.js';
import { useSettings } from '../settings.js';
import { SureSquare } from '../ui/SureSquare.js';
import styles from './Companion.module.css';
import { keep, useKept } from './kept.js';
import { lineName } from './line.js';
import { useCompanion } from './words/index.js';

/** Who won, and with which factions. */
export function History() {
  const words = useCompanion();
  const { language } = useSettings();
  const { history } = useKept();
  if (history.length === 0) return <p>{words.noHistory}</p>;
  return (
    <ul className={styles.history}>
      {history.map((game, i) => {
        const best = game.players[game.winner ?? 0];
        const line = fill(words.historyLine, {
          date: new Date(game.date).toLocaleDateString(language),
          winner: best.name,
          factions: best.factions.map((f) => lineName(f, language)).join(' + '),
          vp: game.players.map((p) => `${p.name} ${p.vp}`).join(', '),
        });
        return (
          <li key={game.date}>
            <span>{line}</span>
            <SureSquare label={words.forget} sureLabel={words.forget} onSure={() => keep({ history: history.filter((_, j) => j !== i) })} />
          </li>
        );
      })}
    </ul>
  );
}
