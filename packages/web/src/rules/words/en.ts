export const en = {
  opening: {
    turn: 'Your turn',
    turnText: 'Play a minion onto a base and an action, in either order. Then draw two cards.',
    scoring: 'A base breaks',
    scoringText:
      'All power here together reaches the breakpoint: 13 + 7 + 4 is more than {breakpoint}. The most power takes the first number of VP, and so on.',
    tie: 'A tie',
    tieText: 'Both players in first place take the first number. Second place is skipped, so the next player takes the third number.',
    gains: '{power} power: {vp} VP',
  },
  searchRules: 'Breakpoint, Talent, tie…',
  sections: 'Sections',
  rule: 'Rule {n}',
  allRules: 'All rules',
  linkTo: 'Link to rule {n}',
} as const;

export type RuleWords = typeof en;
