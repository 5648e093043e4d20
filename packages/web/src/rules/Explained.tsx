import { useSettings } from '../settings.js';
import styles from './Explained.module.css';
import { piecesOf } from './keywords.js';
import { RuleLink } from './RuleLink.js';

/** The text of a card whose keywords open their rules. */
export function Explained({ text }: { text: string }) {
  const { language } = useSettings();
  return piecesOf(text, language).map((piece, i) =>
    piece.rule ? (
      <RuleLink key={i} rule={piece.rule} className={styles.keyword}>
        {piece.text}
      </RuleLink>
    ) : (
      piece.text
    ),
  );
}
