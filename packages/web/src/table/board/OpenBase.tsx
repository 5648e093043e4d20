import type { BaseView, Seat } from '@breakpoint/engine';
import { Fragment } from 'react';
import { factOf } from '../../data/facts.js';
import { fill, nameOf, useTexts, useWords } from '../../i18n/index.js';
import { factionColors, Picture } from '../../ui/Art.js';
import { Icon } from '../../ui/Icon.js';
import look from '../../ui/look.module.css';
import { SeatBadge } from '../../ui/Seat.js';
import { AttachedAction, Minion } from '../cards/Minion.js';
import { Prizes } from '../cards/Prizes.js';
import { partnerOf } from '../cards/partner.js';
import { useLooking } from '../choosing/context.js';
import { BaseText, BaseVp, Meter } from './Base.js';
import styles from './OpenBase.module.css';

/** An enlarged base with its text, and everything on it with names. The hand stays visible. */
export function OpenBase({ base, onClose }: { base: BaseView; onClose: () => void }) {
  const words = useWords();
  const texts = useTexts();
  const { view, names } = useLooking();
  const fact = factOf(base.id);
  const total = base.power.reduce((a, b) => a + b, 0);
  const of = (seat: Seat) => base.minions.filter((m) => m.controller === seat);
  return (
    <section className={styles.open} aria-label={nameOf(texts, base.id)} data-drop={base.n} style={factionColors(fact.faction)}>
      <header className={styles.head}>
        <h2>{nameOf(texts, base.id)}</h2>
        <button type="button" className={look.square} onClick={onClose} aria-label={words.close}>
          <Icon name="close" />
        </button>
        <span className={styles.art}>
          <Picture id={base.id} />
        </span>
        <BaseVp vp={base.vp} className={styles.vp} />
        <Meter base={base} total={total} />
      </header>
      <p>
        <BaseText base={base} />
      </p>
      <p>
        <Prizes base={base} step={view.step} />
      </p>
      <div className={styles.cards}>
        {base.actions.length > 0 && (
          <div className={styles.group}>
            {base.actions.map((a) => (
              <AttachedAction key={a.n} action={a} />
            ))}
          </div>
        )}
        {view.players.map(({ seat }) =>
          of(seat).length === 0 ? null : (
            <div key={seat} className={styles.group} data-seat={seat}>
              <h3>
                <SeatBadge seat={seat} small /> {names[seat]} · {fill(words.powerOf, { n: base.power[seat] })}
              </h3>
              {of(seat).map((m) => (
                <Fragment key={m.n}>
                  <Minion minion={m} partner={partnerOf(view, m)} chips={false} />
                  {m.actions?.map((a) => (
                    <AttachedAction key={a.n} action={a} />
                  ))}
                </Fragment>
              ))}
            </div>
          ),
        )}
      </div>
    </section>
  );
}
