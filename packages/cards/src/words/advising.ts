import type { DecisionView, OptionView, Seat } from '@breakpoint/engine';
import { cardText, factionName } from '../texts/index.js';
import { choiceLabel, declineLabel, type Speech, wordLabel } from './telling.js';

/** A reason to prefer one option (`here`) to another (`there`), as the bots give it, with its value for each of them. */
export type Ground =
  | { kind: 'vp'; seat: Seat; here: number; there: number }
  | { kind: 'leads'; base: string; here: number; there: number }
  | { kind: 'cards'; here: number; there: number };

const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

export const percentIn = ({ words }: Speech, share: number): string => fill(words.advice.percent, { n: String(Math.round(100 * share)) });

/** The reason in words; `seat` is the player who decides. */
export function groundIn(speech: Speech, ground: Ground, seat: Seat): string {
  const { advice } = speech.words;
  const who = speech.names[ground.kind === 'vp' ? ground.seat : seat] ?? '';
  const said = (n: number): string => (ground.kind === 'leads' ? percentIn(speech, n) : n.toFixed(1).replace('.', advice.point));
  return fill(advice[ground.kind], {
    who,
    here: said(ground.here),
    there: said(ground.there),
    base: ground.kind === 'leads' ? nameIn(speech, ground.base) : '',
  });
}

/** The name of the card in a key. */
const nameIn = ({ texts }: Speech, key: string): string => cardText(texts, key.replace(/^.* /, '').replace(/:\d+$/, '')).name;

/** The question that an answer belongs to, with the fields that are needed to put the answer into words. */
export type Asked = Pick<DecisionView, 'prompt' | 'source'> & { options: readonly OptionView[] };

/** An answer in words, with the card that follows at once. */
export function answerIn(speech: Speech, asked: Asked, keys: readonly string[], onwards?: string): string {
  const d = asked as DecisionView;
  const names = keys.map((key) => {
    const option = asked.options.find((o) => o.key === key);
    return option ? optionIn(speech, d, option) : nameIn(speech, key);
  });
  const said =
    names.length === 0 ? declineLabel(speech.words, d) : names.reduce((one, other) => fill(speech.words.advice.and, { one, other }));
  return onwards === undefined ? said : fill(speech.words.advice.followed, { option: said, next: nameIn(speech, onwards) });
}

function optionIn(speech: Speech, d: DecisionView, option: OptionView): string {
  const { words, texts, names } = speech;
  if (option.card) return cardText(texts, option.card.id).name;
  if (option.seat !== undefined) return names[option.seat] ?? '';
  if (option.faction !== undefined) return factionName(texts, option.faction);
  return option.word !== undefined ? wordLabel(words, option, d) : choiceLabel(words, texts, option, d);
}
