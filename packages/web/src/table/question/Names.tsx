import type { OptionView } from '@breakpoint/engine';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { factOf } from '../../data/facts.js';
import { factionName, nameOf, useTexts } from '../../i18n/index.js';
import { Emblem, factionColors } from '../../ui/Art.js';
import look from '../../ui/look.module.css';
import { placesOf, plain } from '../../ui/search.js';
import marks from '../cards/CardButton.module.css';
import type { Filling } from '../choosing/choice.js';
import { useActs, useChoice, useLooking } from '../choosing/context.js';
import { numbersOf } from '../choosing/order.js';
import { useTableWords } from '../words/index.js';
import styles from './Names.module.css';
import { Offer } from './Offers.js';

/**
 * The choice of a card to name, where there are many: by faction, with a search, in a place whose height does not change with what is
 * found. This is loaded when it is needed: hardly any game needs it.
 */
export function Names({ filling }: { filling: Filling }) {
  const words = useTableWords();
  const texts = useTexts();
  const { view } = useLooking();
  const { choose } = useActs();
  const hinted = useChoice((now) => now.hinted);
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is somewhere in the list
  useEffect(() => list.current?.querySelector(`.${marks.hinted}`)?.scrollIntoView({ block: 'center' }), [hinted]);
  const factionOf = (o: OptionView): string => factOf(o.card!.id).faction;
  const isFound = (o: OptionView): boolean =>
    [nameOf(texts, o.card!.id), factionName(texts, factionOf(o))].some((text) => placesOf(plain(wanted.trim()), plain(text)).length > 0);
  const found = wanted.trim() ? filling.options.filter(isFound) : filling.options;
  const numbers = numbersOf(view, found);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && found.length === 1) choose(found[0]);
    else if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.names}>
      <input
        type="search"
        aria-label={words.findName}
        placeholder={words.findName}
        value={wanted}
        onChange={(event) => {
          setWanted(event.target.value);
          list.current?.scrollTo(0, 0);
        }}
        onKeyDown={onKeyDown}
      />
      <p className="sr-only" role="status">
        {wanted && found.length}
      </p>
      <div ref={list} className={styles.list}>
        {found.length === 0 && <p className={look.hint}>{words.noSuchName}</p>}
        {[...new Set(found.map(factionOf))].map((faction) => (
          <section key={faction} className={styles.group} aria-label={factionName(texts, faction)}>
            <h3 style={factionColors(faction)}>
              <Emblem faction={faction} className={styles.emblem} /> {factionName(texts, faction)}
            </h3>
            {found.map(
              (o) => factionOf(o) === faction && <Offer key={o.key} option={o} filling={filling} number={numbers.get(o.key) ?? ''} />,
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
