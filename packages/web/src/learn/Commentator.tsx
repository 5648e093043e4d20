import { useEffect, useMemo, useRef, useState } from 'react';
import { fill, useTexts } from '../i18n/index.js';
import { usePages } from '../i18n/pages/index.js';
import type { Shown } from '../table/playback.js';
import { Bubble } from './Bubble.js';
import { type Comment, type CommentName, commentsOn } from './comments.js';

interface Props {
  shown: Shown;
  names: readonly string[];
  onPlay: () => void;
  onAgain: () => void;
}

/** Comments on a freely played game: one at a time, each shown once, and hidden when the player goes on. */
export function Commentator({ shown, names, onPlay, onAgain }: Props) {
  const pages = usePages();
  const texts = useTexts();
  const said = useRef(new Set<CommentName>());
  const [closed, setClosed] = useState(-1);
  const [begun, setBegun] = useState(false);
  const moment = shown.busy ? -1 : (shown.view.decision?.number ?? Number.MAX_SAFE_INTEGER);
  const over = shown.state.result !== null && !shown.busy;
  // The comment stays the same during a decision.
  const comment = useMemo(
    (): Comment | null => commentsOn(shown, names, texts).find((c) => !said.current.has(c.says)) ?? null,
    [moment, over, begun],
  );
  useEffect(() => {
    if (comment && !over) said.current.add(comment.says);
  }, [comment, over]);
  if (!comment || (closed === moment && !over)) return null;
  return (
    <Bubble label={pages.lessonGame} target={comment.target ?? null} aside={!over}>
      <p className="coach-text" role="status">
        {fill(pages.comments[comment.says], comment.values ?? {})}
      </p>
      <div className="prompt-buttons">
        {over ? (
          <>
            <button type="button" className="primary" onClick={onPlay}>
              {pages.playReal}
            </button>
            <button type="button" onClick={onAgain}>
              {pages.again}
            </button>
          </>
        ) : (
          <button
            type="button"
            className="primary"
            // After the welcome there is something to say about the first turn, too.
            onClick={() => (comment.says === 'begin' ? setBegun(true) : setClosed(moment))}
          >
            {pages.gotIt}
          </button>
        )}
      </div>
    </Bubble>
  );
}
