/** The words of the short lessons. An exercise has a task, and what it shows once it is solved. */
export const en = {
  title: 'Short lessons',
  lessonsWay: 'Each lesson has two positions. Play one turn: with all that it sets off, it has to reach the goal.',
  done: 'Done: {n} of {m}',
  exerciseOf: 'Position {n} of 2',
  missed: 'Not yet: you gained {mine} VP and {who} gained {theirs}.',
  next: 'Next position',
  all: 'All lessons',
  titles: {
    specials: 'Specials in windows',
    ties: 'Ties and second place',
    patience: 'When not to break a base',
    extras: 'Extra plays',
    staying: 'Actions that stay',
    reading: 'Reading a base',
  },
  about: {
    specials:
      'Right before a base scores, and right after, there is a window for Specials. A card you hold back for it comes as a surprise.',
    ties: 'Players who tie for first place all get the first prize. Second place often pays well, too.',
    patience: 'A base pays everyone who is there. Before you bring it to its breakpoint, count who comes first.',
    extras: 'You may play one minion and one action. Cards that allow an extra play let a turn do twice as much, if they come first.',
    staying: 'Most actions are over with the turn. Those played on a minion or a base stay until something removes them.',
    reading: 'The three numbers on a base are its prizes, and its text can change everything. Read both before you fight for it.',
  },
  tasks: {
    specials: ['Gain 4 VP this turn. One of your cards can wait for the window.', 'Gain 4 VP, and leave your rival no more than 2.'],
    ties: ['You can’t overtake your rival here. Gain 4 VP all the same.', 'Your rival will win the biggest base. Gain 3 VP from it.'],
    patience: [
      'Your rival must gain nothing this turn, and you must lead at a base where your rival is ahead now.',
      'Take the lead where both of you fight, but give your rival nothing this turn.',
    ],
    extras: ['You are 4 power short of the breakpoint. Gain 4 VP this turn.', 'One action is not enough. Gain 4 VP this turn.'],
    staying: [
      'When your turn is over, you must lead at the base with your minion.',
      'Something makes your rival’s minions stronger. Lead at their base when your turn is over.',
    ],
    reading: ['Gain 5 VP this turn.', 'Gain 3 VP this turn. Look at the prizes first.'],
  },
  points: {
    specials: [
      'You broke the base while you were behind, and won it in the window.',
      'A minion on another base can have a Special for this moment, too.',
    ],
    ties: [
      'A tie for first place pays as much as winning alone.',
      'Your rival would have broken the base anyway. Now you get second place.',
    ],
    patience: [
      'Breaking the other base would have paid your rival more than you.',
      'With that minion gone, the base holds for another turn, and you lead.',
    ],
    extras: [
      'The card with the extra play comes first; the other one uses it.',
      'An extra action can be kept until you need it, all turn long.',
    ],
    staying: [
      'The bigger bonus would have ended with the turn. The smaller one stays.',
      'An action on a base works until somebody destroys it.',
    ],
    reading: [
      'This base has no prizes for places: it pays 1 VP for each minion.',
      'Here second place pays more than first, so you did not want to win.',
    ],
  },
  puzzlesWay:
    'Positions from games between bots. Most ask for a whole turn: play all of it, in any order, then end it. Others ask which Special to use while a base scores, or which base scores first. It is judged only at the end. The more stars, the longer a bot needs to find the solution.',
  puzzleOf: 'Puzzle {n}',
  stars: 'Difficulty: {n} of 5',
  solvedAll: 'Solved: {n} of {m}',
  youAre: 'You are {who}.',
  findBest: {
    turn: 'Play the best turn you can find, then end it.',
    specials: 'A base is scoring. Use the best of your Specials, or pass.',
    order: 'Several bases are about to score. Choose the one that scores first.',
  },
  solved: 'Solved!',
  asGood: 'Solved! This way you win {value} of the time, and {best} with the solution.',
  wrong: 'This way you win {value} of the time. There is a way that wins {best} of the time.',
  themes: {
    scoring: 'Scoring',
    'last-vp': 'The last VP',
    denying: 'Denying',
    specials: 'Specials',
    order: 'Scoring order',
  },
  tryAgain: 'Try again',
  nextPuzzle: 'Next puzzle',
  showSolution: 'Show the solution',
  allPuzzles: 'All puzzles',
  puzzleOfDay: 'Puzzle of the day',
  streak: '{n} days in a row',
  streakOne: '{n} day in a row',
} as const;

export type PuzzleWords = typeof en;
