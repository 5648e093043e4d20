import type { DescribedPosition } from '@breakpoint/engine/tools';

// Short lessons on what newcomers get wrong. Each has two positions to solve, in which the player plays a whole turn.

export const LESSONS = ['specials', 'ties', 'patience', 'extras', 'staying', 'reading'] as const;
export type LessonId = (typeof LESSONS)[number];

/** What has to be true when the turn is over. */
interface Goal {
  /** The player gained at least this many VP, and the rival at most this many. */
  mine?: number;
  theirs?: number;
  /** The player has the most power at this base. */
  leads?: string;
}
export interface Exercise {
  position: DescribedPosition;
  goal: Goal;
  /** A way to reach the goal, and a tempting one that misses it. Options are named by the beginning of their keys; empty: none is chosen. */
  solution: readonly string[];
  trap: readonly string[];
}

type PlacedInPlay = NonNullable<NonNullable<DescribedPosition['bases']>[number]['minions']>[number];
type Side = readonly string[];
interface LessonBase {
  base: string;
  mine?: Side;
  theirs?: Side;
  actions?: PlacedInPlay[];
}

const inPlay = (controller: string, cards: Side = []): PlacedInPlay[] => cards.map((card) => ({ card, controller }));
/** The faction of a card is the beginning of its id. */
const factionsOf = (cards: Side): string[] => [...new Set(cards.map((card) => card.split('/')[0]))];

function position(hand: Side, mine: Side, theirs: Side, places: LessonBase[]): DescribedPosition {
  return {
    seed: 'lessons',
    players: [
      { name: 'me', factions: factionsOf(mine), vp: 4, hand: [...hand], deck: [...mine, ...mine] },
      { name: 'rival', factions: factionsOf(theirs), vp: 4, hand: theirs.slice(0, 1), deck: [...theirs, ...theirs] },
    ],
    bases: places.map((p) => ({
      base: p.base,
      minions: [...inPlay('me', p.mine), ...inPlay('rival', p.theirs)],
      actions: p.actions ?? [],
    })),
    baseDeck: ['school-of-wizardry', 'the-homeworld', 'the-hill'],
    turn: 'me',
  };
}

/** The rival's cards where they do not matter. */
const PLAIN = ['robots/warbot', 'zombies/grave-digger'];

export const EXERCISES: Record<LessonId, readonly [Exercise, Exercise]> = {
  specials: [
    {
      position: position(
        ['dinosaurs/laseratops', 'ninjas/shinobi', 'dinosaurs/wildlife-preserve'],
        ['ninjas/tiger-assassin', 'dinosaurs/howl'],
        PLAIN,
        [
          { base: 'tar-pits', mine: ['ninjas/tiger-assassin'], theirs: ['zombies/zombie-lord', 'robots/warbot'] },
          { base: 'jungle-oasis' },
          { base: 'standing-stones' },
        ],
      ),
      goal: { mine: 4 },
      solution: ['play dinosaurs/laseratops', 'tar-pits', 'end', 'use ninjas/shinobi'],
      trap: ['play ninjas/shinobi', 'tar-pits', 'end'],
    },
    {
      position: position(['pirates/saucy-wench', 'dinosaurs/wildlife-preserve'], ['pirates/first-mate', 'dinosaurs/howl'], PLAIN, [
        { base: 'standing-stones', mine: ['pirates/buccaneer', 'pirates/saucy-wench'], theirs: ['zombies/zombie-lord', 'robots/nukebot'] },
        { base: 'jungle-oasis', mine: ['pirates/pirate-king'] },
        { base: 'tar-pits' },
      ]),
      goal: { mine: 4, theirs: 2 },
      solution: ['play pirates/saucy-wench', 'standing-stones', 'end', 'use pirates/pirate-king'],
      trap: ['play pirates/saucy-wench', 'standing-stones', 'end', ''],
    },
  ],
  ties: [
    {
      position: position(['dinosaurs/armor-stego', 'dinosaurs/rampage'], ['dinosaurs/howl', 'aliens/invasion'], PLAIN, [
        { base: 'standing-stones', mine: ['dinosaurs/king-rex'], theirs: ['zombies/zombie-lord', 'robots/nukebot'] },
        { base: 'jungle-oasis' },
        { base: 'tar-pits' },
      ]),
      goal: { mine: 4 },
      solution: ['play dinosaurs/armor-stego', 'standing-stones', 'end'],
      trap: ['play dinosaurs/rampage', 'end'],
    },
    {
      position: position(
        ['pirates/saucy-wench', 'pirates/first-mate'],
        ['pirates/first-mate', 'aliens/invasion'],
        ['dinosaurs/howl', 'robots/warbot'],
        [
          {
            base: 'funky-town',
            theirs: ['dinosaurs/king-rex', 'dinosaurs/war-raptor', 'dinosaurs/war-raptor', 'robots/nukebot'],
          },
          { base: 'jungle-oasis', mine: ['pirates/buccaneer'] },
          { base: 'tar-pits' },
        ],
      ),
      goal: { mine: 3 },
      solution: ['play pirates/saucy-wench', 'funky-town', 'end'],
      trap: ['play pirates/first-mate', 'funky-town', 'end'],
    },
  ],
  patience: [
    {
      position: position(['dinosaurs/king-rex', 'dinosaurs/wildlife-preserve'], ['dinosaurs/howl', 'pirates/first-mate'], PLAIN, [
        { base: 'standing-stones', mine: ['dinosaurs/laseratops'], theirs: ['zombies/zombie-lord', 'robots/nukebot', 'robots/zapbot'] },
        { base: 'tar-pits', mine: ['dinosaurs/armor-stego'], theirs: ['zombies/grave-digger'] },
        { base: 'jungle-oasis' },
      ]),
      goal: { theirs: 0, leads: 'tar-pits' },
      solution: ['play dinosaurs/king-rex', 'tar-pits', 'end'],
      trap: ['play dinosaurs/king-rex', 'standing-stones', 'end'],
    },
    {
      position: position(['ninjas/tiger-assassin', 'pirates/dinghy'], ['ninjas/ninja-acolyte', 'pirates/swashbuckling'], PLAIN, [
        {
          base: 'golem-schloss',
          mine: ['ninjas/ninja-master', 'pirates/first-mate'],
          theirs: ['zombies/zombie-lord', 'zombies/grave-digger', 'zombies/walker'],
        },
        { base: 'jungle-oasis' },
        { base: 'tar-pits' },
      ]),
      goal: { theirs: 0, leads: 'golem-schloss' },
      solution: ['play ninjas/tiger-assassin', 'golem-schloss', 'zombies/walker', 'end'],
      trap: ['play ninjas/tiger-assassin', 'golem-schloss', '', 'end', ''],
    },
  ],
  extras: [
    {
      position: position(
        ['robots/zapbot', 'zombies/walker', 'robots/tech-center'],
        ['robots/hoverbot', 'zombies/outbreak'],
        ['aliens/scout', 'wizards/enchantress'],
        [
          { base: 'tar-pits', mine: ['robots/warbot', 'robots/hoverbot'], theirs: ['aliens/supreme-overlord'] },
          { base: 'jungle-oasis' },
          { base: 'standing-stones' },
        ],
      ),
      goal: { mine: 4 },
      solution: ['play robots/zapbot', 'tar-pits', 'play zombies/walker', 'tar-pits', '1', 'end'],
      trap: ['play zombies/walker', 'tar-pits', '1', 'end'],
    },
    {
      position: position(['wizards/chronomage', 'dinosaurs/upgrade', 'dinosaurs/howl'], ['dinosaurs/howl', 'wizards/enchantress'], PLAIN, [
        { base: 'standing-stones', mine: ['dinosaurs/laseratops'], theirs: ['zombies/zombie-lord', 'zombies/grave-digger'] },
        { base: 'jungle-oasis' },
        { base: 'tar-pits' },
      ]),
      goal: { mine: 4 },
      solution: [
        'play wizards/chronomage',
        'standing-stones',
        'play dinosaurs/upgrade',
        'dinosaurs/laseratops',
        'play dinosaurs/howl',
        'end',
      ],
      trap: ['play dinosaurs/howl', 'play wizards/chronomage', 'standing-stones', 'end'],
    },
  ],
  staying: [
    {
      position: position(['dinosaurs/augmentation', 'dinosaurs/upgrade'], ['dinosaurs/howl', 'aliens/invasion'], PLAIN, [
        { base: 'tar-pits', mine: ['dinosaurs/laseratops'], theirs: ['robots/nukebot'] },
        { base: 'jungle-oasis' },
        { base: 'standing-stones' },
      ]),
      goal: { leads: 'tar-pits' },
      solution: ['play dinosaurs/upgrade', 'dinosaurs/laseratops', 'end'],
      trap: ['play dinosaurs/augmentation', 'dinosaurs/laseratops', 'end'],
    },
    {
      position: position(
        ['tricksters/disenchant', 'tricksters/take-the-shinies'],
        ['tricksters/gremlin', 'dinosaurs/howl'],
        ['werewolves/frenzy', 'robots/warbot'],
        [
          {
            base: 'standing-stones',
            mine: ['tricksters/leprechaun', 'tricksters/brownie'],
            theirs: ['werewolves/teenage-wolf', 'werewolves/howler', 'werewolves/howler'],
            actions: [
              { card: 'werewolves/full-moon', controller: 'rival' },
              { card: 'tricksters/flame-trap', controller: 'me' },
            ],
          },
          { base: 'jungle-oasis' },
          { base: 'tar-pits' },
        ],
      ),
      goal: { leads: 'standing-stones' },
      solution: ['play tricksters/disenchant', 'werewolves/full-moon', 'end'],
      trap: ['play tricksters/take-the-shinies', 'end'],
    },
  ],
  reading: [
    {
      position: position(
        ['robots/nukebot', 'robots/tech-center'],
        ['robots/hoverbot', 'zombies/outbreak'],
        ['dinosaurs/howl', 'aliens/invasion'],
        [
          {
            base: 'rhodes-plaza-mall',
            mine: ['robots/zapbot', 'robots/zapbot', 'zombies/walker', 'robots/warbot'],
            theirs: ['dinosaurs/king-rex', 'aliens/collector'],
          },
          { base: 'jungle-oasis', mine: ['robots/hoverbot'], theirs: ['dinosaurs/laseratops'] },
          { base: 'tar-pits' },
        ],
      ),
      goal: { mine: 5 },
      solution: ['play robots/nukebot', 'rhodes-plaza-mall', 'end'],
      trap: ['play robots/nukebot', 'jungle-oasis', 'end'],
    },
    {
      position: position(['ninjas/tiger-assassin', 'dinosaurs/upgrade'], ['ninjas/ninja-acolyte', 'dinosaurs/howl'], PLAIN, [
        { base: 'ninja-dojo', mine: ['dinosaurs/armor-stego'], theirs: ['zombies/zombie-lord', 'zombies/grave-digger', 'zombies/walker'] },
        { base: 'jungle-oasis' },
        { base: 'tar-pits' },
      ]),
      goal: { mine: 3 },
      solution: ['play ninjas/tiger-assassin', 'ninja-dojo', '', 'end'],
      trap: ['play ninjas/tiger-assassin', 'ninja-dojo', 'zombies/walker', 'end'],
    },
  ],
};
