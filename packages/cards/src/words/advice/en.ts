import type { AdviceWords } from './words.js';

export const advice: AdviceWords = {
  percent: '{n}%',
  wins: 'you win {percent} of the time',
  ahead: 'about {n} VP ahead at the end',
  behind: 'about {n} VP behind at the end',
  level: 'about level at the end',
  point: '.',
  play: 'Play {card}',
  playOn: 'Play {card} on {place}',
  playOnto: 'Play {card} on {place}',
  use: 'Use {card}',
  named: {
    play: '{card}',
    playOn: '{card} on {place}',
    playOnto: '{card} on {place}',
    use: 'using {card}',
    end: 'ending the turn',
    pass: 'passing',
    none: 'choosing none',
    pick: 'choosing “{option}”',
  },
  even: 'These plays are about equally good',
  lost: 'The game is all but lost: these plays are about equally good',
  won: 'The game is all but won: these plays are about equally good',
  both: 'You can make both this turn, in either order',
  same: 'These plays are about equally good: by your next turn, neither usually comes out ahead',
  later: 'No single event explains it: it does better on average',
  little: 'It changes little: ending the turn would be about as good',
  rest: 'Nothing else that you could do now would change your chances much',
  only: 'There is no other choice',
  framed: { 'order-triggers': '{option} first', 'discard-down': 'Discard {option}' },
  itself: 'itself',
  power: 'power {n}',
  followed: '{option} → {next}',
  next: '{one}, then {other}',
  breaks: 'it breaks with {n} more',
  soon: 'it breaks with {n} more, which would pay {m} VP as it stands',
  reached: 'it breaks, which pays {n} VP',
  duel: '{n} power against {m}',
  chain: ' with {card} after it',
  chained: ' with other plays after it',
  besides: ' ({list})',
  gain: { you: 'you {n} VP', who: '{who} {n} VP' },
  reasons: {
    wins: {
      you: 'You win the game before your next turn.',
      who: '{me} wins the game by the end of the round.',
    },
    winsNow: {
      you: 'You win the game this turn.',
      who: '{me} wins the game this turn.',
    },
    loses: {
      you: 'After {other}, {who} wins the game before your next turn.',
      who: 'After {other}, {who} wins the game by the end of the round.',
    },
    gains: {
      you: 'You gain {n} VP at {base}{more}.',
      who: '{me} gains {n} VP at {base}{more}.',
    },
    gainsInstead: {
      you: 'You gain {n} VP at {base}{more}, but only {m} after {other}.',
      who: '{me} gains {n} VP at {base}{more}, but only {m} after {other}.',
    },
    denies: {
      you: 'It keeps {who} from gaining {n} VP at {base}.',
      who: 'It keeps {who} from gaining {n} VP at {base}.',
    },
    deniesInstead: {
      you: '{who} gains only {m} VP at {base}, but {n} after {other}.',
      who: '{who} gains only {m} VP at {base}, but {n} after {other}.',
    },
    deniesOwn: {
      you: 'It keeps {who} from gaining {n} VP at {base}, where you gain {own}.',
      who: 'It keeps {who} from gaining {n} VP at {base}, where {me} gains {own}.',
    },
    spares: {
      you: '{base} {base:does|do} not score this turn; after {other}, {base:it does|they do}: {list}.',
      who: '{base} {base:does|do} not score this turn; after {other}, {base:it does|they do}: {list}.',
    },
    gainsUnsure: {
      you: 'You probably gain {n} VP at {base}{more}; after {other}, that is far from sure.',
      who: '{me} probably gains {n} VP at {base}{more}; after {other}, that is far from sure.',
    },
    bars: {
      you: '{who} probably gains nothing at {base}; after {other}, that is far from sure.',
      who: '{who} probably gains nothing at {base}; after {other}, that is far from sure.',
    },
    earns: {
      you: '{card} {card:gives|give} you {n} VP{more}.',
      who: '{card} {card:gives|give} {me} {n} VP{more}.',
    },
    earnsNext: {
      you: 'On your next turn, {card} probably {card:gives|give} you {n} VP, but not after {other}.',
      who: 'On the next turn, {card} probably {card:gives|give} {me} {n} VP, but not after {other}.',
    },
    ahead: {
      you: 'By your next turn, it is worth at least {n} VP more than {other}.',
      who: 'By the end of the round, it is worth at least {n} VP more than {other}.',
    },
    aheadAt: {
      you: 'By your next turn, {base} {base:is|are} worth at least {n} VP more to you than after {other}.',
      who: 'By the end of the round, {base} {base:is|are} worth at least {n} VP more to {me} than after {other}.',
    },
    leads: {
      you: 'You probably lead at {base} when your next turn begins.',
      who: '{me} probably leads at {base} at the end of the round.',
    },
    leadsStill: {
      you: 'You probably still lead at {base} when your next turn begins, but not after {other}.',
      who: '{me} probably still leads at {base} at the end of the round, but not after {other}.',
    },
    stops: {
      you: 'After {other}, {who} probably leads at {base} when your next turn begins.',
      who: 'After {other}, {who} probably leads at {base} at the end of the round.',
    },
    tops: {
      you: 'You then lead at {base} with {n} power, and {who} has {m}; {breaks}.',
      who: '{me} then leads at {base} with {n} power, and {who} has {m}; {breaks}.',
    },
    alone: {
      you: 'You then have {n} power at {base}, where nobody else has any; {breaks}.',
      who: '{me} then has {n} power at {base}, where nobody else has any; {breaks}.',
    },
    trails: {
      you: 'You then have {n} power at {base}, and {who} has {m}; {breaks}.',
      who: '{me} then has {n} power at {base}, and {who} has {m}; {breaks}.',
    },
    feeds: {
      you: 'After {other}, {base} {base:breaks|break} with only {n} more power, and {who} leads there.',
      who: 'After {other}, {base} {base:breaks|break} with only {n} more power, and {who} leads there.',
    },
    feedsLess: {
      you: '{base}, where {who} leads, then {base:breaks|break} only with {m} more power instead of {n}.',
      who: '{base}, where {who} leads, then {base:breaks|break} only with {m} more power instead of {n}.',
    },
    holds: {
      you: 'When your next turn begins, you probably have at least {n} more power at {base} than after {other}.',
      who: 'At the end of the round, {me} probably has at least {n} more power at {base} than after {other}.',
    },
    lowers: {
      you: 'When your next turn begins, {who} probably has at least {n} less power at {base} than after {other}.',
      who: 'At the end of the round, {who} probably has at least {n} less power at {base} than after {other}.',
    },
    weakens: {
      you: 'It takes {n} power away from {who} at {base}.',
      who: 'It takes {n} power away from {who} at {base}.',
    },
    removes: {
      you: 'When your next turn begins, {who} probably no longer has {minion} in play.',
      who: 'At the end of the round, {who} probably no longer has {minion} in play.',
    },
    keeps: {
      you: 'After {other}, you probably no longer have {minion} in play when your next turn begins.',
      who: 'After {other}, {me} probably no longer has {minion} in play at the end of the round.',
    },
    brings: {
      you: 'It brings at least {n} cards into your hand.',
      who: 'It brings at least {n} cards into the hand of {me}.',
    },
    bringsOne: {
      you: 'It brings a card into your hand.',
      who: 'It brings a card into the hand of {me}.',
    },
    fetches: {
      you: 'It brings {card} into your hand.',
      who: 'It brings {card} into the hand of {me}.',
    },
    enables: {
      you: 'You probably play {card} later this turn, too, but not after {other}.',
      who: '{me} probably plays {card} later this turn, too, but not after {other}.',
    },
    enablesAt: {
      you: 'You probably play {card} at {base} later this turn, but not after {other}.',
      who: '{me} probably plays {card} at {base} later this turn, but not after {other}.',
    },
    plans: {
      you: 'On your next turn, you probably play {card}, but not after {other}.',
      who: 'On the next turn, {me} probably plays {card}, but not after {other}.',
    },
    plansAt: {
      you: 'On your next turn, you probably play {card} at {base}, but not after {other}.',
      who: 'On the next turn, {me} probably plays {card} at {base}, but not after {other}.',
    },
    forgoesMinion: {
      you: 'Ending the turn gives up a minion that you could still play.',
      who: 'Ending the turn gives up a minion that {me} could still play.',
    },
    forgoesAction: {
      you: 'Ending the turn gives up an action that you could still play.',
      who: 'Ending the turn gives up an action that {me} could still play.',
    },
    takes: {
      you: 'The others lose {n} cards from their hands.',
      who: 'The others lose {n} cards from their hands.',
    },
    takesOne: {
      you: 'Another player loses a card from hand.',
      who: 'Another player loses a card from hand.',
    },
    cards: {
      you: 'You start your next turn with at least {n} more cards than after {other}.',
      who: '{me} ends the round with at least {n} more cards than after {other}.',
    },
    oneCard: {
      you: 'You start your next turn with one more card than after {other}.',
      who: '{me} ends the round with one more card than after {other}.',
    },
    saves: {
      you: 'You keep {card} for a later turn.',
      who: '{me} keeps {card} for a later turn.',
    },
    savesVain: {
      you: 'Played like this, {card} would change nothing that lasts beyond the turn.',
      who: 'Played like this, {card} would change nothing that lasts beyond the turn.',
    },
    holdsNow: {
      you: 'At the end of the turn, you have at least {n} more power at {base} than after {other}.',
      who: 'At the end of the turn, {me} has at least {n} more power at {base} than after {other}.',
    },
    lowersNow: {
      you: 'At the end of the turn, {who} has at least {n} less power at {base} than after {other}.',
      who: 'At the end of the turn, {who} has at least {n} less power at {base} than after {other}.',
    },
    lasts: {
      you: '{than} leaves play when {base} {base:scores|score}, with all that is on it; {minion} stays.',
      who: '{than} leaves play when {base} {base:scores|score}, with all that is on it; {minion} stays.',
    },
    lies: {
      you: 'At {base}, you end the turn with {here}; after {other}, it would be {there}.',
      who: 'At {base}, {me} ends the turn with {here}; after {other}, it would be {there}.',
    },
    places: {
      you: 'At {base}, you end the turn with {here}, {left} short of the breakpoint; at {than}, it would be {there}, {right} short of it.',
      who: 'At {base}, {me} ends the turn with {here}, {left} short of the breakpoint; at {than}, it would be {there}, {right} short of it.',
    },
    placesPaid: {
      you: 'At {base}, you end the turn with {here}, {left} short of the breakpoint, for {n} VP as it stands; at {than}, it would be {there}, {right} short of it, for {m} VP.',
      who: 'At {base}, {me} ends the turn with {here}, {left} short of the breakpoint, for {n} VP as it stands; at {than}, it would be {there}, {right} short of it, for {m} VP.',
    },
    gainsLate: {
      you: 'Before your next turn, you gain {n} VP at {base}{more}.',
      who: 'By the end of the round, {me} gains {n} VP at {base}{more}.',
    },
    scores: {
      you: '{base} {base:scores|score} this turn: {list}.',
      who: '{base} {base:scores|score} this turn: {list}.',
    },
    draws: {
      you: 'You see the new cards before you choose your other plays of the turn.',
      who: '{me} sees the new cards before choosing the other plays of the turn.',
    },
    merely: {
      you: 'After {other}, you have {n} power at {base}, and {who} has {m}; {breaks}.',
      who: 'After {other}, {me} has {n} power at {base}, and {who} has {m}; {breaks}.',
    },
    merelyAlone: {
      you: 'After {other}, you have {n} power at {base}, where nobody else has any; {breaks}.',
      who: 'After {other}, {me} has {n} power at {base}, where nobody else has any; {breaks}.',
    },
    grows: {
      you: 'When your next turn begins, you probably have at least {n} power at {base}, unless it has scored.',
      who: 'At the end of the round, {me} probably has at least {n} power at {base}, unless it has scored.',
    },
    gets: {
      you: 'When your next turn begins, you probably have {card} in hand, but not after {other}.',
      who: 'At the end of the round, {me} probably has {card} in hand, but not after {other}.',
    },
    stays: {
      you: '{card} {card:stays|stay} in play and still {card:counts|count} on later turns.',
      who: '{card} {card:stays|stay} in play and still {card:counts|count} on later turns.',
    },
    weakensTo: {
      you: 'It takes {n} power away from {who} at {base}: you then have {own} there, and {who} {left}.',
      who: 'It takes {n} power away from {who} at {base}: {me} then has {own} there, and {who} {left}.',
    },
    scoresEither: {
      you: 'Either way, {base} {base:scores|score} this turn: {list}.',
      who: 'Either way, {base} {base:scores|score} this turn: {list}.',
    },
    pockets: {
      you: 'It gives you {n} VP immediately.',
      who: 'It gives {me} {n} VP immediately.',
    },
    ripens: {
      you: 'On your next turn, you probably gain {n} VP at {base}{more}, but not after {other}.',
      who: 'On the next turn, {me} probably gains {n} VP at {base}{more}, but not after {other}.',
    },
    waits: {
      you: 'You probably gain the {n} VP at {base} by the end of your next turn, too.',
      who: '{me} probably gains the {n} VP at {base} by the end of the next turn, too.',
    },
    lends: {
      you: 'After {other}, {who} probably plays {card} before your next turn.',
      who: 'After {other}, {who} probably plays {card} by the end of the round.',
    },
    couldLead: {
      you: 'On your next turn, you can take the lead at {base} with {card}.',
      who: 'On the next turn, {me} can take the lead at {base} with {card}.',
    },
    couldBreak: {
      you: 'On your next turn, you can break {base} with {card}.',
      who: 'On the next turn, {me} can break {base} with {card}.',
    },
    weakensAll: {
      you: 'It takes away all {n} power that {who} has at {base}.',
      who: 'It takes away all {n} power that {who} has at {base}.',
    },
    reaches: {
      you: 'You then have at least {n} power at {base}, against {m}.',
      who: '{me} then has at least {n} power at {base}, against {m}.',
    },
    looms: {
      you: 'Watch {base}: it breaks with {n} more, which would pay {list} as it stands.',
      who: 'Watch {base}: it breaks with {n} more, which would pay {list} as it stands.',
    },
  },
  puzzle: {
    pays: '{list} at {base}',
    paysLate: '{list} at {base} before your next turn',
    gains: { you: 'you gain {n} VP', who: '{who} gains {n} VP' },
    nothing: { you: 'you gain nothing', who: '{who} gains nothing' },
    having: '{gain} with {power} power',
    lacks: '{n} power is missing to break {base}',
    spared: '{base} {base:does|do} not break',
    would: 'if {base} {base:breaks|break}, you gain {n} VP there, which makes {all} to the {m} of {who}',
    trades: 'you lose {minion} and gain {n} VP at {base} for it',
    endsNow: 'you win the game this turn, with {n} VP to {m}',
    ends: 'you win the game before your next turn, with {n} VP to {m}',
    loses: '{who} wins the game before your next turn',
    without: 'Without {play}, {often}{told}',
    withoutBest: 'Without {play}, the best is {other}: {often}{told}',
    after: 'After {play}, {often}{told}',
    often: 'usually ',
    also: '; ',
    all: 'Every step is needed',
    decides: 'The deciding step is {play}',
    decidesBest: 'The deciding step is {play}; without it, the best is {other}',
    share: 'It works about {percent} of the time; the rest hangs on what the others hold',
    later: 'Later in the turn: {play}',
  },
};
