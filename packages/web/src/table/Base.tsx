import type { BaseView, InPlayView, Seat } from '@breakpoint/engine';
import { factOf } from '../data/facts.js';
import { fill, nameOf, textOf, useTexts, useWords } from '../i18n/index.js';
import { factionColors, Ground, Picture } from '../ui/Art.js';
import { Name } from '../ui/Name.js';
import { SeatBadge, seatLetter } from '../ui/Seat.js';
import { CardButton } from './CardButton.js';
import { useTable } from './context.js';
import { AttachedAction, Minion } from './Minion.js';

/** A base with everything on it: others' minions on one side, mine on the other. */
export function Base({ base }: { base: BaseView }) {
  const words = useWords();
  const texts = useTexts();
  const table = useTable();
  const { view, me, names } = table;
  const total = base.power.reduce((a, b) => a + b, 0);
  const ready = total >= base.breakpoint;
  const scoring = view.scoring?.base === base.n;
  const seats = view.players.map((p) => p.seat);
  // Who watches sees it from the first seat.
  const near = me >= 0 ? me : 0;
  const others = seats.filter((s) => s !== near);
  const choosable = table.optionsOf.has(base.n);
  const fact = factOf(base.id);
  const label = [
    `${words.base}: ${nameOf(texts, base.id)}`,
    `${words.breakpoint} ${fill(words.ofBreakpoint, { n: total, m: base.breakpoint })}`,
    `${words.vp} ${base.vp.join(', ')}`,
    ...seats.filter((s) => base.power[s] > 0).map((s) => `${names[s]} ${base.power[s]}`),
    ready ? words.ready : '',
  ];
  const side = (list: readonly Seat[], name: string) => (
    <div className={`side ${name}`}>
      {list.map((seat) => (
        <Group key={seat} seat={seat} minions={base.minions.filter((m) => m.controller === seat)} power={base.power[seat]} />
      ))}
    </div>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a wider target for the pointer; the base itself is a button
    <li
      className={['base-column', ready && 'ready', scoring && 'scoring', choosable && 'choosable-column'].filter(Boolean).join(' ')}
      data-drop={base.n}
      onClick={(event) => {
        // The whole column is the base, for those who aim roughly; the base itself is the button.
        if (choosable && !(event.target as Element).closest('button')) table.press(base);
      }}
    >
      {side(others, 'theirs')}
      <div className="base-middle" style={factionColors(fact.faction)}>
        <CardButton card={base} label={label.filter(Boolean).join(', ')} className="base">
          <span className="base-art">
            <Ground faction={fact.faction} />
            <Picture id={base.id} />
          </span>
          <span className="base-name">
            <Name text={nameOf(texts, base.id)} />
          </span>
          <span className="base-vp">
            {base.vp.map((vp, i) => (
              <span key={i} className={`vp-place place-${i + 1}`}>
                {vp}
              </span>
            ))}
          </span>
          <span className={base.works ? 'base-text' : 'base-text off'}>{base.works ? textOf(texts, base.id).text : words.abilityOff}</span>
          <Meter base={base} total={total} />
        </CardButton>
        <Forecast base={base} ready={ready} />
        {base.counters > 0 && <span className="counters on-base">+{base.counters}</span>}
        {base.actions.length > 0 && (
          <div className="base-actions">
            {base.actions.map((a) => (
              <AttachedAction key={a.n} action={a} />
            ))}
          </div>
        )}
      </div>
      {side([near], 'own')}
    </li>
  );
}

function Group({ seat, minions, power }: { seat: Seat; minions: readonly InPlayView[]; power: number }) {
  if (minions.length === 0 && power === 0) return null;
  return (
    <div className={`group seat-line-${seat}`}>
      <span className="group-power" aria-hidden="true">
        <SeatBadge seat={seat} small />
        {power}
      </span>
      {minions.map((m) => (
        <Minion key={m.n} minion={m} />
      ))}
    </div>
  );
}

/** How full the base is: every player's power against the breakpoint. */
function Meter({ base, total }: { base: BaseView; total: number }) {
  const width = Math.max(base.breakpoint, total, 1);
  return (
    <span className="meter">
      <span className="meter-bar">
        {base.power.map((p, seat) =>
          p > 0 ? (
            <span key={seat} className={`meter-part seat-${seat}`} style={{ width: `${(100 * p) / width}%` }}>
              {p >= 2 && <span>{seatLetter(seat)}</span>}
            </span>
          ) : null,
        )}
      </span>
      <span className="meter-number">
        <b>{total}</b>/{base.breakpoint}
        {base.breakpoint !== base.printed && (
          <span className={base.breakpoint > base.printed ? 'raised' : 'lowered'}>{base.breakpoint > base.printed ? '▲' : '▼'}</span>
        )}
      </span>
    </span>
  );
}

/** Who would get what if it scored now. */
function Forecast({ base, ready }: { base: BaseView; ready: boolean }) {
  const words = useWords();
  const { names } = useTable();
  const places = base.ranks.map((rank, seat) => ({ rank, seat, vp: base.award[seat] })).filter((p) => p.rank > 0 || p.vp > 0);
  if (places.length === 0) return null;
  places.sort((a, b) => a.rank - b.rank);
  const spoken = places.map((p) => `${names[p.seat]} ${fill(words.vpOf, { n: p.vp })}`).join(', ');
  return (
    <p className={ready ? 'forecast now' : 'forecast'} title={`${words.wouldGet}: ${spoken}`}>
      <span className="sr-only">
        {words.wouldGet}: {spoken}
      </span>
      {places.map((p) => (
        <span key={p.seat} className="forecast-place" aria-hidden="true">
          <SeatBadge seat={p.seat} small />+{p.vp}
        </span>
      ))}
    </p>
  );
}
