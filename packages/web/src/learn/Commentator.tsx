import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../i18n/index.js';
import type { Shown } from '../table/playback/playback.js';
import look from '../ui/look.module.css';
import { Bubble } from './Bubble.js';
import bubble from './Bubble.module.css';
import { type Comment, type CommentName, commentIn, commentsOn } from './comments.js';
import { useLearnWords } from './words/index.js';

interface Props {
  shown: Shown;
  names: readonly string[];
}

/** Comments on a freely played game: one at a time, each shown once, and hidden when the player goes on. */
export function Commentator({ shown, names }: Props) {
  const words = useLearnWords();
  const texts = useTexts();
  const said = useRef(new Set<CommentName>());
  const [closed, setClosed] = useState(-1);
  const [begun, setBegun] = useState(false);
  const moment = shown.busy ? -1 : (shown.view.decision?.number ?? Number.MAX_SAFE_INTEGER);
  const over = shown.state.result !== null && !shown.busy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the comment stays the same during a decision, whatever else changes
  const comment = useMemo(
    (): Comment | null => commentsOn(shown, names, texts).find((c) => !said.current.has(c.says)) ?? null,
    [moment, over, begun],
  );
  useEffect(() => {
    if (comment) said.current.add(comment.says);
  }, [comment]);
  // The last comment is in the dialog at the end of the game, with the ways on.
  if (!comment || over || closed === moment) return null;
  return (
    <Bubble label={words.lessonGame} target={comment.target ?? null} aside>
      <p className={bubble.text} role="status">
        {commentIn(words, comment)}
      </p>
      <div className={`${look.row} ${bubble.buttons}`}>
        <button
          type="button"
          className={look.primary}
          // After the welcome, the first turn gets a comment, too.
          onClick={() => (comment.says === 'begin' ? setBegun(true) : setClosed(moment))}
        >
          {words.gotIt}
        </button>
      </div>
    </Bubble>
  );
}

interface OnwardProps extends Props {
  onPlay: () => void;
  onAgain: () => void;
}
/** What the coach says at the end of the game, and the ways on. */
export function Onward({ shown, names, onPlay, onAgain }: OnwardProps) {
  const words = useLearnWords();
  const texts = useTexts();
  const [comment] = commentsOn(shown, names, texts);
  return (
    <>
      {comment && <p className={bubble.text}>{commentIn(words, comment)}</p>}
      <div className={look.row}>
        <button type="button" className={look.primary} onClick={onPlay}>
          {words.playReal}
        </button>
        <button type="button" onClick={onAgain}>
          {words.again}
        </button>
      </div>
    </>
  );
}
