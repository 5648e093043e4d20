/** The words for factions that players made, in games. */
export const en = {
  own: 'Factions you made',
  atTable: 'Factions made by players',
  open: 'Open a faction file',
  bad: 'This can’t be played: {why}',
  fillUp: 'If fewer than {n} bases come together, bases of the base game join them.',
  sending: 'Sending the factions: {n} of {m}',
  getting: 'Getting the factions: {n} of {m}',
  tooMany: 'A table has room for {n} of them.',
} as const;

export type MadeWords = typeof en;
