import type { BaseView, InPlayView, View } from '@breakpoint/engine';
import { type CSSProperties, memo } from 'react';
import { factOf } from '../../data/facts.js';
import { fill, labelled, nameOf, textOf, useTexts, useWords } from '../../i18n/index.js';
import { factionColors } from '../../ui/Art.js';
import { Labelled } from '../../ui/CardFace.js';
import { Icon } from '../../ui/Icon.js';
import { Name } from '../../ui/Name.js';
import { SeatBadge, seatLetter } from '../../ui/Seat.js';
import { useShape } from '../../ui/useShape.js';
import { CardButton, howOf } from '../cards/CardButton.js';
import { AttachedAction, Sign } from '../cards/Minion.js';
import pieces from '../cards/Minion.module.css';
import { hasPlayed } from '../cards/Prizes.js';
import { useActs, useLooking, useMark } from '../choosing/context.js';
import { sidesOf } from '../choosing/order.js';
import styles from './Base.module.css';
import { BasePicture } from './Breaking.js';
import breaking from './Breaking.module.css';
import { useGrowing } from './bars.js';
import type { Plan } from './room.js';
import { Side } from './Side.js';

interface Props {
  base: BaseView;
  plan: Plan;
  place: Plan['places'][number];
}

/** A base with everything on it: the opponents' minions on the far side, mine on the near side; on a phone, all of them below or beside it. */
export const Base = memo(function Base({ base, plan, place }: Props) {
  const { view, cracks } = useLooking();
  const { press } = useActs();
  const shape = useShape();
  const sides = sidesOf(view);
  const mark = useMark(base.n);
  const target = mark?.open === true && mark.role !== 'lift';
  const strip = shape === 'phone';
  const small = strip || shape === 'low';
  const states = [
    strip ? styles.strip : styles.column,
    strip && place.below && styles.below,
    isReady(base) && styles.isReady,
    view.scoring?.base === base.n && styles.scoring,
    target && styles.target,
    target && mark.aimed && styles.aimed,
  ];
  const cards = base.minions.length + base.actions.length;
  const [art, type, far, width] = [plan.art, plan.type, place.far, place.width].map((n) => `${n}px`);
  const style = { '--art-h': art, '--type': type, '--far': far, '--base-w': width, '--lines': place.lines + 1 } as CSSProperties;
  const side = { base, tile: plan.tile, spacing: plan.spacing, width: place.inner };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a wider target for the pointer; the base itself is a button
    <li
      className={states.filter(Boolean).join(' ')}
      style={{ ...factionColors(factOf(base.id).faction), ...style }}
      data-drop={base.n}
      data-strip={strip || undefined}
      data-target={target || undefined}
      data-cracks={cracks === base.n || undefined}
      onClick={(event) => {
        // A click anywhere in the column counts as a click on the base.
        if (target && !(event.target as Element).closest('button')) press(base, howOf(event));
      }}
    >
      {!strip && <Side {...side} seats={sides.far} kind="far" />}
      <BaseCard base={base} withText={plan.type > 0} />
      {!small && base.actions.length > 0 && <Actions actions={base.actions} />}
      {!(strip && cards === 0) && (
        <Side
          {...side}
          seats={strip ? [...sides.far, sides.near] : [sides.near]}
          kind={strip ? 'all' : 'near'}
          actions={small ? base.actions : undefined}
        />
      )}
    </li>
  );
});

const totalOf = (base: BaseView): number => base.power.reduce((a, b) => a + b, 0);
const isReady = (base: BaseView): boolean => totalOf(base) >= base.breakpoint;
/** Does the base say that it scores at the end of the turn? */
export const willScore = (base: BaseView, view: View): boolean => isReady(base) && !hasPlayed(view.step);

/** The base card: name, VP, text, power against the breakpoint, and the current ranking. */
function BaseCard({ base, withText }: { base: BaseView; withText: boolean }) {
  const words = useWords();
  const texts = useTexts();
  const shape = useShape();
  const { view, names, cracks, burst, openBase } = useLooking();
  const mark = useMark(base.n);
  const name = nameOf(texts, base.id);
  const total = totalOf(base);
  const scores = willScore(base, view) && cracks !== base.n;
  const label = [
    labelled(words, words.base, name),
    `${words.breakpoint} ${fill(words.ofBreakpoint, { n: total, m: base.breakpoint })}`,
    `${words.vp} ${base.vp.join(', ')}`,
    ...view.players.filter((p) => base.power[p.seat] > 0).map((p) => `${names[p.seat]} ${base.power[p.seat]}`),
    base.counters > 0 ? fill(words.markers, { n: base.counters }) : '',
    scores ? words.ready : '',
  ];
  const small = shape === 'phone' || shape === 'low';
  const style = { '--letters': name.length, '--ranked': base.ranks.filter((rank) => rank > 0).length } as CSSProperties;
  return (
    <div className={burst === base.n ? `${styles.middle} ${breaking.gone}` : styles.middle} style={style}>
      <CardButton
        card={base}
        label={label.filter(Boolean).join(', ')}
        className={styles.base}
        onRead={small ? () => openBase(base.n) : undefined}
      >
        <span className={styles.art}>
          <BasePicture base={base} total={total} />
        </span>
        <span className={styles.name}>
          <Name text={name} />
        </span>
        <BaseVp vp={base.vp} />
        <Meter base={base} total={total} />
        {scores && <span className={styles.ready}>{words.ready}</span>}
        {withText ? <BaseText base={base} /> : <TextSign />}
        {base.counters > 0 && (
          <span className={`${pieces.counters} ${styles.counters}`} title={fill(words.markers, { n: base.counters })}>
            ◆{base.counters}
          </span>
        )}
        {mark?.options.some((o) => o.kind === 'use') && (
          <Sign usable title={words.ability} className={styles.sign}>
            ✦
          </Sign>
        )}
        {!base.works && !withText && (
          <Sign spent className={styles.sign}>
            ∅
          </Sign>
        )}
      </CardButton>
      <Forecast base={base} ready={isReady(base)} small={small} />
    </div>
  );
}

/** Says that the base has a text that there is no room for: a tap shows it. */
function TextSign() {
  return (
    <span className={styles.textSign} aria-hidden="true">
      <Icon name="book" />
    </span>
  );
}

/** The VP of the base's places. */
export function BaseVp({ vp, className = '' }: { vp: readonly number[]; className?: string }) {
  return (
    <span className={`${styles.vp} ${className}`} data-vp>
      {vp.map((amount, i) => (
        <span key={i} className={styles.coin}>
          {amount}
        </span>
      ))}
    </span>
  );
}

/** The text of the base, and whether it is in force. */
export function BaseText({ base }: { base: BaseView }) {
  const words = useWords();
  const texts = useTexts();
  const { text } = textOf(texts, base.id);
  if (base.works)
    return (
      <span className={styles.text}>
        <Labelled text={text} />
      </span>
    );
  return (
    <span className={styles.text}>
      <b>{words.abilityOff}</b> <s>{text}</s>
    </span>
  );
}

/** The actions on the base, in a line of their own. */
function Actions({ actions }: { actions: readonly InPlayView[] }) {
  const words = useWords();
  return (
    <ul className={styles.actions} aria-label={words.attached} style={{ '--n': actions.length } as CSSProperties}>
      {actions.map((a) => (
        <li key={a.n}>
          <AttachedAction action={a} />
        </li>
      ))}
    </ul>
  );
}

/** A meter of every player's power against the breakpoint. */
export function Meter({ base, total }: { base: BaseView; total: number }) {
  const width = Math.max(base.breakpoint, total, 1);
  const bar = useGrowing(base.power.map((p) => p / width));
  return (
    <span className={styles.meter}>
      <span ref={bar} className={styles.bar} style={{ '--cells': width } as CSSProperties}>
        {base.power.map((p, seat) =>
          p > 0 ? (
            <span key={seat} className={styles.part} data-seat={seat} style={{ width: `${(100 * p) / width}%` }}>
              {p >= 2 && <span>{seatLetter(seat)}</span>}
            </span>
          ) : null,
        )}
      </span>
      <span className={styles.number}>
        <span>
          {total}/{base.breakpoint}
        </span>
        {base.breakpoint !== base.printed && (
          <span className={base.breakpoint > base.printed ? styles.raised : styles.lowered}>
            {base.breakpoint > base.printed ? '▲' : '▼'}
          </span>
        )}
      </span>
    </span>
  );
}

/** The VP that each player would get if the base scored now; with little room, without their name. */
function Forecast({ base, ready, small }: { base: BaseView; ready: boolean; small: boolean }) {
  const words = useWords();
  const { names } = useLooking();
  const places = base.ranks.map((rank, seat) => ({ rank, seat, vp: base.award[seat] })).filter((p) => p.rank > 0 || p.vp > 0);
  places.sort((a, b) => a.rank - b.rank);
  const spoken = places.map((p) => `${names[p.seat]} ${fill(words.vpOf, { n: p.vp })}`).join(', ');
  return (
    <p
      className={ready ? `${styles.forecast} ${styles.now}` : styles.forecast}
      title={spoken ? labelled(words, words.wouldGet, spoken) : undefined}
    >
      {spoken && <span className="sr-only">{labelled(words, words.wouldGet, spoken)}</span>}
      {places.map((p) => (
        <span key={p.seat} className={styles.place} aria-hidden="true">
          <SeatBadge seat={p.seat} small />+{p.vp}
        </span>
      ))}
      {spoken && !small && <span aria-hidden="true">{words.vp}</span>}
    </p>
  );
}
