export const en = {
  /** What a base sounds like when it bursts; each base has one of them. */
  bursts: ['Kra-koom!', 'Ba-doom!', 'Kablam!'],
  /** A base that is worth nothing. */
  fizzle: 'Pfff…',
  nothing: 'Nobody gets VP here.',
  burst: '{base}: smashed!',
  reached: '{n} VP!',
  versus: 'VS',
  goodGame: 'Good game!',
  close: 'So close! Just {n} VP short.',
  tomorrow: 'They had their day. Tomorrow is ours.',
  another: 'We live to fight another day.',
  told: '{who} wins {a} to {b} on turn {n}.',
  toldMany: '{who} wins with {a} VP on turn {n}.',
  moment: 'The decision that mattered most',
  soundAsk: 'Play with sound?',
  soundYes: 'Yes, loud!',
  soundNo: 'No, thanks',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
  findName: 'Name or faction…',
  noSuchName: 'No card has that name.',
  tryPair: 'A new pair to try: the book of pairs',
  tryPuzzle: 'Something short: the puzzle of the day',
} as const;
export type TableWords = typeof en;
