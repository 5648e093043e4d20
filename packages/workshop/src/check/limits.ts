/** The ranges that the check names in its sentences. */
export const LIMITS = {
  bytes: 65_536,
  name: 40,
  theme: 160,
  cards: 20,
  bases: 3,
  copies: 20,
  power: 12,
  breakpoint: 40,
  vp: 10,
  abilities: 4,
  steps: 6,
  depth: 4,
  /** Of lists and records within each other. */
  nesting: 60,
  number: 10,
  /** What a card waits for: events, and what it puts off. */
  triggers: 6,
  /** Specials that a card has. */
  specials: 3,
} as const;
