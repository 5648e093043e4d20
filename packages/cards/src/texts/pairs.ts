import type { Texts } from './gather.js';

/**
 * The name of a deck of two factions: the first as an adjective, the second as a noun ("Robot Ninjas"). English puts the adjective
 * first; French and Spanish put it after the noun, and let it agree. A faction without words for pairs goes by its name.
 */
export function pairName(texts: Texts, [first, second]: readonly string[], language: string): string {
  const [a, b] = [texts.factions[first], texts.factions[second]];
  if (!a || !b)
    return [a, b]
      .map((f) => f?.name ?? '')
      .join(' ')
      .trim();
  if (!a.pair || !b.pair) return `${a.name} + ${b.name}`;
  const { adjective } = a.pair;
  const { noun, gender } = b.pair;
  const agreeing = typeof adjective === 'string' ? adjective : adjective[gender === 'f' ? 1 : 0];
  return language === 'en' ? `${agreeing} ${noun}` : `${noun} ${agreeing}`;
}
