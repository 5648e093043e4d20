/** Things of other boxes and of fans' cards that the workshop can't say yet, and the nearest thing that it can. */
export const REFUSED: readonly { words: readonly string[]; nearest: string }[] = [
  { words: ['titan', 'summon titan'], nearest: 'a minion with much power, or an action on a base that gives you power here' },
  { words: ['duel'], nearest: '“destroy” a minion with less power than this one' },
  { words: ['bury', 'unbury', 'uncover'], nearest: '“put” a card under your deck, or “play” one from your discard pile' },
  { words: ['hide', 'face down', 'hidden'], nearest: 'a Special that plays the minion from your hand before a base scores' },
  { words: ['token', 'monster', 'treasure', 'madness', 'outside'], nearest: '“play” or “put” a card from your discard pile' },
  { words: ['copy', 'copy ability', 'gain ability'], nearest: 'the ability itself, written on this card' },
  { words: ['name faction', 'name card'], nearest: 'cards of a kind of your own (“kinds”)' },
  { words: ['swap bases', 'replace base', 'next base'], nearest: '“move” minions between bases, or change a breakpoint' },
];

/** The nearest thing that can be said, if somebody tried to say one of these. */
export function nearestTo(value: unknown): { word: string; nearest: string } | undefined {
  if (typeof value !== 'object' || value === null || !('do' in value) || typeof value.do !== 'string') return undefined;
  const word = value.do.toLowerCase();
  const found = REFUSED.find(({ words }) => words.some((w) => word === w || word.split(/[ -]/).includes(w)));
  return found && { word: value.do, nearest: found.nearest };
}
