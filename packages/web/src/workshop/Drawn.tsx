import type { AnyCard, Document } from '@breakpoint/workshop';
import { type CSSProperties, type ReactNode, Suspense } from 'react';
import styles from './Drawn.module.css';
import { screenColours } from './looks.js';
import { cardPicture, emblem, half, scenePicture, useIcons } from './pictures.js';

interface DrawnProps {
  document: Pick<Document, 'look'>;
  /** A card or base; the others are the faction's own. */
  of: AnyCard | 'emblem' | 'scene' | 'left' | 'right';
  className?: string;
  /** Shown until the pictures are loaded. */
  meanwhile?: ReactNode;
}

/** A picture of a faction of one's own, which fills its element. It comes when the pictures are loaded. */
export function Drawn(props: DrawnProps) {
  return (
    <Suspense fallback={props.meanwhile ?? <span className={props.className} aria-hidden="true" />}>
      <Picture {...props} />
    </Suspense>
  );
}

function Picture({ document, of, className = '' }: DrawnProps) {
  const set = useIcons();
  const picture =
    of === 'emblem'
      ? emblem(set, document)
      : of === 'scene'
        ? scenePicture(set, document)
        : of === 'left' || of === 'right'
          ? half(set, document, of)
          : cardPicture(set, document, of);
  // Our own drawing code made it, from numbers, checked colours and the paths of the set: nothing that was typed is in it.
  return <span className={`${styles.drawn} ${className}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture }} />;
}

/** The colours of the faction as CSS variables, as `factionColors` has them for ours. */
export function ownColours(document: Pick<Document, 'look'>): CSSProperties {
  const { main, dark, light, ink, frame } = screenColours(document);
  return { '--main': main, '--dark': dark, '--light': light, '--ink': ink, '--frame': frame, '--frame-2': frame } as CSSProperties;
}
