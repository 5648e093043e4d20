import type { Role } from '@breakpoint/art';
import { ROLES } from '@breakpoint/art';
import type { AnyCard, Document } from '@breakpoint/workshop';
import { Suspense, useState } from 'react';
import { fill, useWords } from '../../i18n/index.js';
import look from '../../ui/look.module.css';
import { Drawn, ownColours } from '../Drawn.js';
import { coloursOf, pictureOf } from '../looks.js';
import { partsIn, useIcons } from '../pictures.js';
import { useWorkshop } from '../words/index.js';
import { type Desk, withCard } from './desk.js';
import { Head } from './Head.js';
import styles from './PicturePage.module.css';
import { PicturePicker } from './PicturePicker.js';

interface Props {
  desk: Desk;
  document: Document;
  card: AnyCard;
  back: string;
}

/** The picture of a card: which one, and the colours of its parts. */
export function PicturePage({ desk, document, card, back }: Props) {
  const words = useWorkshop();
  const own = useWords();
  const choose = (picture: string): void => {
    const { paint, ...plain } = card as AnyCard & { paint?: unknown };
    desk.change(withCard(document, { ...plain, picture } as AnyCard));
  };
  return (
    <main className={look.page} style={ownColours(document)}>
      <Head desk={desk} back={back} title={words.picture} />
      <Drawn document={document} of={card} className={`${styles.preview} ${card.kind === 'base' ? styles.wide : ''}`} />
      <Suspense fallback={<p>{own.loading}</p>}>
        {card.kind !== 'base' && <Paint desk={desk} document={document} card={card} />}
        <PicturePicker value={pictureOf(card)} onChoose={choose} />
      </Suspense>
    </main>
  );
}

/** The parts of the picture are buttons; a colour for the last tapped one. */
function Paint({ desk, document, card }: { desk: Desk; document: Document; card: Exclude<AnyCard, { kind: 'base' }> }) {
  const words = useWorkshop();
  const set = useIcons();
  const parts = partsIn(set)(pictureOf(card)).flatMap((part, n) => (part.depth % 2 === 0 ? [{ ...part, n }] : []));
  const [chosen, setChosen] = useState(parts[0]?.n ?? 0);
  const roleOf = (n: number): Role => (card.paint?.[String(n)] as Role | undefined) ?? 'main';
  const [main, second, accent] = coloursOf(document);
  const colours: Record<Role, string> = {
    main,
    second,
    accent,
    white: '#ffffff',
    skin: '#ffd7ae',
    dark: '#4a3b66',
    ink: '#17102b',
    gold: '#ffcb2b',
    red: '#ff3f5e',
  };
  const give = (role: Role): void => {
    const { [String(chosen)]: old, ...others } = card.paint ?? {};
    desk.change(withCard(document, { ...card, paint: role === 'main' ? others : { ...others, [chosen]: role } }));
  };
  return (
    <fieldset className={styles.paint}>
      <legend>{words.paint}</legend>
      <svg viewBox="-10 -10 532 532" className={styles.parts} role="img" aria-label={words.picture}>
        {parts.map(({ n, path }) => (
          // biome-ignore lint/a11y/useSemanticElements: the parts of a drawing can't be buttons of HTML
          <path
            key={n}
            d={path}
            role="button"
            tabIndex={0}
            aria-pressed={n === chosen}
            aria-label={fill(words.part, { n: n + 1, role: words.roles[roleOf(n)] })}
            fill={colours[roleOf(n)]}
            className={n === chosen ? styles.chosen : styles.part}
            onClick={() => setChosen(n)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') setChosen(n);
            }}
          />
        ))}
      </svg>
      <div className={styles.roles}>
        {ROLES.map((role) => (
          <button key={role} type="button" aria-pressed={roleOf(chosen) === role} onClick={() => give(role)}>
            <span className={styles.dot} style={{ background: colours[role] }} /> {words.roles[role]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
