import { lazy, memo, Suspense } from 'react';
import { factionOf } from '../data/facts.js';
import { shownDocuments } from '../data/made.js';
import styles from './MadeArt.module.css';

const SHAPES = { panel: [150, 100], base: [180, 57], emblem: [100, 100], left: [108, 120], right: [108, 120] } as const;
/** The halves of a crest that a bolt splits. */
const HALVES = { left: 'M8 8H54L46 60L62 62L54 116Q12 96 8 60z', right: 'M54 8H100V60Q96 96 54 116L62 62L46 60z' } as const;
const RAYS = 12;

function rays(x: number, y: number, length: number): string {
  const at = (turn: number): string => `${Math.round(x + length * Math.cos(turn))} ${Math.round(y + length * Math.sin(turn))}`;
  const turns = Array.from({ length: RAYS }, (_, i) => (i * 2 * Math.PI) / RAYS);
  return turns.map((turn) => `M${x} ${y}L${at(turn)}L${at(turn + Math.PI / RAYS)}z`).join('');
}

interface Props {
  faction: string;
  shape: keyof typeof SHAPES;
}

/** The picture of a faction that players made, which fills its element: its colours and the first letter of its name. */
const MadeArt = memo(function MadeArt({ faction, shape }: Props) {
  const { colors, sign = '' } = factionOf(faction);
  const [w, h] = SHAPES[shape];
  if (shape === 'left' || shape === 'right') {
    const x = shape === 'left' ? 30 : 78;
    return (
      <svg className={`${styles.art} ${styles.half}`} viewBox={`0 0 ${w} ${h}`} aria-hidden="true" focusable="false">
        <path d={HALVES[shape]} fill={colors.main} stroke={colors.ink} strokeWidth="4" />
        <text x={x} y="66" fontSize="40" fill={colors.ink}>
          {sign}
        </text>
      </svg>
    );
  }
  return (
    <svg className={styles.art} viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width={w} height={h} fill={colors.main} />
      <path d={rays(w / 2, h / 2, w)} fill={colors.dark} fillOpacity=".35" />
      <circle cx={w / 2} cy={h / 2} r={h * 0.36} fill={colors.light} stroke={colors.ink} strokeWidth={h * 0.04} />
      <text x={w / 2} y={h / 2} dy=".36em" fontSize={h * 0.48} fill={colors.ink}>
        {sign}
      </text>
    </svg>
  );
});

/** The code that draws is loaded only if a document says how it looks. */
const Drawn = lazy(async () => ({ default: (await import('../workshop/Drawn.js')).Drawn }));

/** The picture of a card, or of the faction itself; a document without any look has colours and a letter. */
export const MadePicture = memo(function MadePicture({ faction, card, shape }: Props & { card?: string }) {
  const plain = <MadeArt faction={faction} shape={shape} />;
  const document = shownDocuments([faction])?.[faction];
  const half = shape === 'left' || shape === 'right' ? shape : undefined;
  const of = card === undefined ? (half ?? 'emblem') : [...(document?.cards ?? []), ...(document?.bases ?? [])].find((c) => c.id === card);
  if (!document?.look || !of) return plain;
  return (
    <Suspense fallback={plain}>
      <Drawn document={document} of={of} className={half ? `${styles.art} ${styles.half}` : styles.art} />
    </Suspense>
  );
});
