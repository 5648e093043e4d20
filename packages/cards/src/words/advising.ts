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

export const chanceIn = (speech: Speech, share: number): string => fill(speech.words.advice.wins, { percent: percentIn(speech, share) });

/** The reason in words; `seat` is the player who decides, and `reader` the player who reads it, if that is one of them. */
export function groundIn(speech: Speech, ground: Ground, seat: Seat, reader: Seat = -1): string {
  const { advice } = speech.words;
  const about = ground.kind === 'vp' ? ground.seat : seat;
  const sentence = about === reader ? TO_READER[ground.kind] : ground.kind;
  const said = (n: number): string => (ground.kind === 'leads' ? percentIn(speech, n) : n.toFixed(1).replace('.', advice.point));
  return fill(advice[sentence], {
    who: speech.names[about] ?? '',
    here: said(ground.here),
    there: said(ground.there),
    base: ground.kind === 'leads' ? nameIn(speech, ground.base) : '',
  });
}

const TO_READER = { vp: 'yourVp', leads: 'youLead', cards: 'yourCards' } as const;

/** The name of the card in a key. */
const nameIn = ({ texts }: Speech, key: string): string => cardText(texts, key.replace(/^.* /, '').replace(/:\d+$/, '')).name;

/** The question that an answer belongs to, with the fields that are needed to put the answer into words. */
export type Asked = Pick<DecisionView, 'prompt' | 'source'> & { options: readonly OptionView[] };

/** An answer in words, with the card or base that is chosen next: the place where it is played, or its target. */
export function answerIn(speech: Speech, asked: Asked, keys: readonly string[], onwards?: string): string {
  const d = asked as DecisionView;
  const { advice } = speech.words;
  const options = keys.map((key) => asked.options.find((o) => o.key === key));
  const next = onwards === undefined ? '' : nameIn(speech, onwards);
  const [only] = options;
  // The key of a base names no faction, so it has no slash.
  if (only?.kind === 'play' && only.card && onwards !== undefined && !onwards.includes('/'))
    return fill(advice.playOn, { card: cardText(speech.texts, only.card.id).name, place: next });
  const names = options.map((option, i) => (option ? optionIn(speech, d, option) : nameIn(speech, keys[i])));
  const said = names.length === 0 ? declineLabel(speech, d) : names.reduce((one, other) => fill(advice.and, { one, other }));
  return onwards === undefined ? said : fill(advice.followed, { option: said, next });
}

function optionIn(speech: Speech, d: DecisionView, option: OptionView): string {
  const { words, texts, names } = speech;
  if (option.card) {
    const card = cardText(texts, option.card.id).name;
    return option.kind === 'play' || option.kind === 'use' ? fill(words.advice[option.kind], { card }) : card;
  }
  if (option.seat !== undefined) return names[option.seat] ?? '';
  if (option.faction !== undefined) return factionName(texts, option.faction);
  return option.word !== undefined ? wordLabel(speech, option, d) : choiceLabel(speech, option, d);
}
