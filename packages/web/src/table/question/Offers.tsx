import { choiceLabel, wordLabel } from '@breakpoint/cards/words/telling';
import type { OptionView } from '@breakpoint/engine';
import { type ReactNode, Suspense } from 'react';
import type { Words } from '../../i18n/en.js';
import { fill, nameOf, useTexts, useWords } from '../../i18n/index.js';
import { lazily } from '../../ui/lazily.js';
import look from '../../ui/look.module.css';
import { SeatBadge } from '../../ui/Seat.js';
import { Tile } from '../../ui/Tile.js';
import { Key } from '../cards/CardButton.js';
import marks from '../cards/CardButton.module.css';
import { type Filling, timesChosen, weightOf, whyNotAdd } from '../choosing/choice.js';
import { useActs, useChoice, useLooking } from '../choosing/context.js';
import { numbersOf } from '../choosing/order.js';
import styles from './Offers.module.css';

/** The number of picks so far, and the number allowed. */
export function Count({ filling }: { filling: Filling }) {
  const words = useWords();
  const { decision, chosen } = filling;
  const weight = weightOf(filling);
  return (
    <p className={styles.count} role="status">
      {fill(words.chosen, { n: chosen.length })} · {range(words, filling)}
      {decision.ordered && ` · ${words.inOrder}`}
      {weight !== null && ` · ${fill(words.totalAtMost, { n: weight, m: decision.limit ?? 0 })}`}
    </p>
  );
}

function range(words: Words, { decision, options }: Filling): string {
  const { least, most } = decision;
  if (least === most) return fill(words.exactly, { n: least });
  if (least === 0 && most >= options.length && !decision.times) return words.anyNumber;
  if (least === 0 || (decision.optional && least === 1)) return fill(words.upTo, { n: most });
  return fill(words.fromTo, { n: least, m: most });
}

const Names = lazily(async () => (await import('./Names.js')).Names);
/** More names than these are searched. */
const FEW_NAMES = 12;

/** The options that are not cards: words, numbers, players, factions; and cards whose place is unknown. */
export function Offers({ filling }: { filling: Filling }) {
  const { view } = useLooking();
  const rest = filling.options.filter((o) => !o.card || o.card.n === 0);
  if (rest.length === 0) return null;
  if (rest.length > FEW_NAMES && rest.every((o) => o.card))
    return (
      <Suspense fallback={null}>
        <Names filling={filling} />
      </Suspense>
    );
  const numbers = numbersOf(view, filling.options);
  return (
    <div className={styles.offers}>
      {rest.map((o) => (
        <Offer key={o.key} option={o} filling={filling} number={numbers.get(o.key) ?? ''} />
      ))}
    </div>
  );
}

/** The button of one of them. */
export function Offer({ option, filling, number }: { option: OptionView; filling: Filling; number: string }) {
  const { choose } = useActs();
  const { hinted, pending } = useChoice((now) => now);
  const times = timesChosen(filling, option.key);
  const chosen = times > 0 || pending === option.key;
  // "End turn" is the primary button only if it is the only option. Of two ways to answer, none is the usual one.
  const primary = option.word === 'end' && filling.options.length === 1;
  const classes = [
    primary ? look.primary : option.word === 'end' && styles.end,
    option.faction !== undefined && styles.faction,
    chosen && styles.chosen,
    hinted.has(option.key) && `${marks.hinted} ${marks.hintedAnswer}`,
  ];
  const button = {
    'data-choosable': true,
    'data-word': option.word,
    className: classes.filter(Boolean).join(' '),
    'aria-pressed': filling.single && !chosen ? undefined : chosen,
    disabled: !filling.single && times === 0 && whyNotAdd(filling, option.key) !== null,
    onClick: () => choose(option),
  };
  const rest = (
    <>
      {times > 1 && ` ×${times}`}
      {number && <Key>{number}</Key>}
    </>
  );
  if (option.faction !== undefined)
    return (
      <Tile faction={option.faction} small {...button}>
        {rest}
      </Tile>
    );
  return (
    <button type="button" {...button}>
      <OfferLabel option={option} filling={filling} />
      {rest}
    </button>
  );
}

function OfferLabel({ option, filling }: { option: OptionView; filling: Filling }): ReactNode {
  const words = useWords();
  const texts = useTexts();
  const { names } = useLooking();
  switch (option.kind) {
    case 'seat':
      return (
        <>
          <SeatBadge seat={option.seat!} small /> {names[option.seat!]}
        </>
      );
    case 'number':
      return choiceLabel({ words, texts }, option, filling.decision);
    case 'word':
      return wordLabel({ words, texts }, option, filling.decision);
    default:
      return nameOf(texts, option.card!.id);
  }
}
