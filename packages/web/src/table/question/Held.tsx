import { refusalIn } from '@breakpoint/cards/words/telling';
import type { CardView, OptionView, View } from '@breakpoint/engine';
import type { ReactNode } from 'react';
import { factOf } from '../../data/facts.js';
import { nameOf, textOf, useTexts, useWords } from '../../i18n/index.js';
import type { Speaker } from '../../i18n/sentences.js';
import { factionColors, Picture } from '../../ui/Art.js';
import look from '../../ui/look.module.css';
import { CardButton, Key } from '../cards/CardButton.js';
import { cardLabel } from '../cards/label.js';
import pieces from '../cards/Minion.module.css';
import { powerInWords } from '../cards/power.js';
import { findInPlay } from '../cards/Reader.js';
import { useLooking } from '../choosing/context.js';
import { type Lifted, type Mark, mainAnswer } from '../choosing/marks.js';
import { isInHand } from '../choosing/order.js';
import type { GameTools } from '../choosing/useGame.js';
import { verbOf } from '../choosing/verbs.js';
import styles from './Held.module.css';
import { Panel, Tool } from './Panel.js';
import panel from './Panel.module.css';
import { liftedSentence } from './sentence.js';

// What the question's place shows about one card: the card that is lifted, or the card that is read.

/** Why the player's last attempt was refused. */
export function Note({ game }: { game: GameTools }) {
  return (
    <p className={look.note} role="alert">
      {game.note && refusalIn(game.speaker, game.note)}
    </p>
  );
}

interface Props {
  game: GameTools;
  /** What the table says: who is away, that the connection is lost, when the window ends. */
  notes: ReactNode;
}

/** The lifted card: its text, the target it needs, and the button to put it down. */
export function LiftedCard({ game, lifted, notes }: Props & { lifted: Lifted }) {
  const words = useWords();
  const texts = useTexts();
  const { view } = useLooking();
  const { card, options } = lifted;
  const label = (o: OptionView): string =>
    o.kind === 'use' ? useLabel(words, card) : o.kind === 'play' ? words.play : verbOf(words, game.filling?.decision);
  // Where a card goes is chosen on the table; a button to play it would only ask that. It is there if there is only one place.
  const main = mainAnswer(lifted);
  const useless = isUseless(lifted);
  const buttons = main ? options : options.filter((o) => o.kind !== 'play');
  const sentence = liftedSentence(lifted, game.speaker);
  const { text } = textOf(texts, card.id);
  const head = (
    <>
      <h2 className={panel.sentence} tabIndex={-1}>
        {sentence}
      </h2>
      {notes}
      {useless && <p className={styles.final}>{words.noEffectNow}</p>}
      {lifted.isFinal && <p className={styles.final}>{words.noWayBack}</p>}
      {game.note && <Note game={game} />}
    </>
  );
  const answers = (
    <div className={panel.row}>
      {buttons.map((o, i) => (
        <button
          key={o.key}
          type="button"
          className={useless || !main ? '' : look.primary}
          data-confirm={main?.option === o || undefined}
          onClick={() => game.commit(o, main?.target)}
        >
          {label(o)}
          {buttons.length > 1 && <Key>{i + 1}</Key>}
        </button>
      ))}
      <button type="button" onClick={game.clear}>
        {putDownLabel(words, view, card)}
      </button>
    </div>
  );
  return (
    <Panel of={`lifted ${card.n}`} doing="lifted" mine={game.filling !== null} head={head} answers={answers}>
      {!isSaidBy(sentence, text) && <p className={panel.text}>{text}</p>}
    </Panel>
  );
}

/** Is the text of a card nothing but what the question says already? */
const isSaidBy = (sentence: string, text: string): boolean => sentence.toLowerCase().endsWith(text.toLowerCase().replace(/\.$/, ''));

/** Would playing or using the lifted card now change nothing? An action that has only a Special waits for its moment. */
const isUseless = ({ card, options, ahead }: Lifted): boolean =>
  ahead?.inVain || options.every((o) => o.idle || (o.kind === 'play' && factOf(card.id).onlySpecial));

/**
 * The words for putting a lifted card down: it stays in hand; in play or on the table, where its ability may be used later; or in a pile or
 * deck.
 */
const putDownLabel = (words: Speaker['words'], view: View, { n }: CardView): string => {
  if (findInPlay(view, n) || view.bases.some((b) => b.n === n)) return words.letBe;
  return isInHand(view, n) ? words.keep : words.leaveThere;
};

const useLabel = (words: Speaker['words'], card: CardView): string => {
  const fact = factOf(card.id);
  return fact.talent ? words.useTalent : fact.special ? words.useSpecial : words.useIt;
};

/** A card that was tapped for reading, with a button to choose it. */
export function ReadCard({ game, card, notes }: Props & { card: CardView }) {
  const words = useWords();
  const texts = useTexts();
  const { view } = useLooking();
  const { marks, reading, speaker } = game;
  const mark = marks.get(card.n);
  const inPlay = findInPlay(view, card.n);
  const target = mark?.aimed ? mark : null;
  // A card in play stands for its base, too: a tap on it reads, and a button chooses the base.
  const base = target ? undefined : view.bases.find((b) => b.n !== card.n && [...b.minions, ...b.actions].some((c) => c.n === card.n));
  const here = base && marks.get(base.n);
  const chosen = target ?? (isTarget(here) ? here : null);
  const choose = ({ role, options }: Mark): void => {
    game.read(null);
    if (game.lifted) game.commit(game.lifted.options[0], role === 'target' ? options[0] : undefined);
    else game.choose(options[0], true);
  };
  const verb = game.lifted ? verbOfLifted(words, game.lifted) : verbOf(words, game.filling?.decision);
  const head = (
    <>
      <h2 className={panel.sentence} tabIndex={-1}>
        {nameOf(texts, card.id)}
      </h2>
      {notes}
      {inPlay?.power !== undefined && inPlay.power !== inPlay.printed && (
        <p className={styles.why}>
          {words.power} {inPlay.power}: {powerInWords(inPlay, words, texts)}
        </p>
      )}
      {reading?.reason && (
        <p className={look.note} role="status">
          {refusalIn(speaker, reading.reason)}
        </p>
      )}
    </>
  );
  const tools = (
    <>
      <Tool icon="book" label={words.rulings} onClick={() => game.study(card)} />
      <Tool icon="close" label={words.close} onClick={() => game.read(null)} />
    </>
  );
  const answers = chosen && (
    <div className={panel.row}>
      <button type="button" className={look.primary} data-confirm onClick={() => choose(chosen)}>
        {target ? verb : words.chooseBase}
      </button>
    </div>
  );
  return (
    <Panel of={`read ${card.n}`} doing="reading" mine={game.filling !== null} head={head} tools={tools} answers={answers} wanted="always">
      <p className={panel.text}>{textOf(texts, card.id).text}</p>
      <SmallCards cards={inPlay?.actions ?? []} label={words.attached} />
    </Panel>
  );
}

const verbOfLifted = (words: Speaker['words'], { ahead, options: [option], card }: Lifted): string => {
  if (ahead && ahead.prompt !== 'play-at') return verbOf(words, ahead);
  return option.kind === 'use' ? useLabel(words, card) : words.playHere;
};

const isTarget = (mark: Mark | undefined): mark is Mark => mark?.role === 'target' && mark.open;

/** Small cards that can be read. */
export function SmallCards({ cards, label, inHead = false }: { cards: readonly CardView[]; label: string; inHead?: boolean }) {
  const words = useWords();
  const texts = useTexts();
  if (cards.length === 0) return null;
  return (
    <ul className={inHead ? `${styles.cards} ${styles.inHead}` : styles.cards} aria-label={label}>
      {cards.map((card) => (
        <li key={card.n}>
          <CardButton
            card={card}
            label={cardLabel(card, words, texts)}
            className={pieces.attached}
            style={factionColors(factOf(card.id).faction)}
          >
            <Picture id={card.id} className={pieces.picture} />
          </CardButton>
        </li>
      ))}
    </ul>
  );
}
