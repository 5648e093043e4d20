import type { AnyCard, Document } from '@breakpoint/workshop';
import { type CSSProperties, Suspense } from 'react';
import { screenColours } from './looks.js';
import { cardPicture, emblem, scenePicture, useIcons } from './pictures.js';

interface DrawnProps {
  document: Document;
  /** A card or base; `emblem` and `scene` are the faction's own. */
  of: AnyCard | 'emblem' | 'scene';
  className?: string;
}

/** A picture of a faction of one's own, which fills its element. It comes when the pictures are loaded. */
export function Drawn(props: DrawnProps) {
  return (
    <Suspense fallback={<span className={props.className} aria-hidden="true" />}>
      <Picture {...props} />
    </Suspense>
  );
}

function Picture({ document, of, className }: DrawnProps) {
  const set = useIcons();
  const backgroundImage =
    of === 'emblem' ? emblem(set, document) : of === 'scene' ? scenePicture(set, document) : cardPicture(set, document, of);
  return (
    <span
      className={className}
      style={{
        backgroundImage,
        backgroundSize: of === 'emblem' ? 'contain' : 'cover',
        backgroundPosition: 'center',
        backgroundRepeat: 'no-repeat',
      }}
      aria-hidden="true"
    />
  );
}

/** The colours of the faction as CSS variables, as `factionColors` has them for ours. */
export function ownColours(document: Pick<Document, 'look'>): CSSProperties {
  const { main, dark, light, ink, frame } = screenColours(document);
  return { '--main': main, '--dark': dark, '--light': light, '--ink': ink, '--frame': frame, '--frame-2': frame } as CSSProperties;
}
