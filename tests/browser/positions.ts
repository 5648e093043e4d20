import type { DescribedPosition } from '@breakpoint/engine/tools';

type PlacedInPlay = NonNullable<NonNullable<DescribedPosition['bases']>[number]['minions']>[number];

// Positions for tests of the table. The page has Anna's seat.

const on = (controller: string, card: string, more: Partial<PlacedInPlay> = {}): PlacedInPlay => ({ card, controller, ...more });

const anna = {
  name: 'Anna',
  vp: 4,
  factions: ['aliens', 'wizards'],
  hand: ['aliens/invader', 'aliens/collector', 'wizards/enchantress', 'aliens/beam-up', 'wizards/mass-enchantment', 'aliens/disintegrator'],
  deck: ['aliens/scout', 'wizards/neophyte', 'aliens/probe', 'wizards/summon'],
  discard: ['aliens/abduction', 'wizards/scry'],
};
const bruno = {
  name: 'Bruno',
  vp: 7,
  factions: ['pirates', 'dinosaurs'],
  hand: ['pirates/broadside', 'dinosaurs/howl'],
  deck: ['pirates/swashbuckling', 'dinosaurs/upgrade', 'pirates/cannon'],
  discard: ['pirates/full-sail'],
};
const carole = { name: 'Carole', vp: 11, factions: ['zombies', 'robots'], hand: ['zombies/walker'], deck: ['zombies/outbreak'] };
const domingo = { name: 'Domingo', vp: 2, factions: ['ninjas', 'tricksters'], hand: ['ninjas/shinobi'], deck: ['ninjas/infiltrate'] };

const tarPits = {
  base: 'tar-pits',
  minions: [
    on('Anna', 'aliens/scout'),
    on('Anna', 'wizards/chronomage'),
    on('Bruno', 'pirates/first-mate'),
    on('Bruno', 'dinosaurs/war-raptor'),
  ],
};
const greyOpal = {
  base: 'the-grey-opal',
  minions: [
    on('Bruno', 'pirates/buccaneer', { counters: 1, actions: [on('Bruno', 'dinosaurs/upgrade')] }),
    on('Anna', 'aliens/supreme-overlord'),
  ],
  actions: [on('Bruno', 'dinosaurs/wildlife-preserve')],
};
const mall = { base: 'rhodes-plaza-mall', minions: [on('Bruno', 'dinosaurs/laseratops')] };

export const two: DescribedPosition = {
  players: [anna, bruno],
  bases: [tarPits, greyOpal, mall],
  baseDeck: ['the-central-brain', 'the-great-library'],
  turn: 'Anna',
};

/** Four players and five bases, with minions of all players. */
export const four: DescribedPosition = {
  players: [{ ...anna, hand: anna.hand.slice(0, 5) }, bruno, carole, domingo],
  bases: [
    {
      ...tarPits,
      minions: [...tarPits.minions, on('Carole', 'zombies/walker'), on('Carole', 'robots/zapbot'), on('Domingo', 'ninjas/tiger-assassin')],
    },
    { ...greyOpal, minions: [...greyOpal.minions, on('Carole', 'zombies/tenacious-z')] },
    { ...mall, minions: [...mall.minions, on('Domingo', 'ninjas/shinobi'), on('Domingo', 'tricksters/gremlin')] },
    {
      base: 'the-homeworld',
      minions: [on('Carole', 'robots/nukebot'), on('Carole', 'robots/microbot-guard'), on('Anna', 'aliens/invader')],
    },
    { base: 'temple-of-goju', minions: [on('Domingo', 'tricksters/brownie')] },
  ],
  baseDeck: ['the-central-brain', 'the-great-library'],
  turn: 'Anna',
};

/** The hands of the late game have ten cards. */
const tenCards = [...anna.hand, 'aliens/scout', 'wizards/neophyte', 'wizards/winds-of-change', 'aliens/terraforming'];

/** A full table: four players, 14 minions and 9 actions in play, half of them at one base, none at another; ten cards in hand. */
export const busy: DescribedPosition = {
  players: [{ ...anna, hand: tenCards }, bruno, carole, domingo],
  bases: [
    {
      base: 'tar-pits',
      minions: [
        on('Anna', 'aliens/scout', { actions: [on('Bruno', 'dinosaurs/upgrade')] }),
        on('Anna', 'wizards/chronomage'),
        on('Bruno', 'pirates/first-mate'),
        on('Bruno', 'dinosaurs/war-raptor', { counters: 1 }),
        on('Carole', 'zombies/tenacious-z'),
        on('Carole', 'robots/microbot-reclaimer', { actions: [on('Domingo', 'ninjas/poison')] }),
        on('Domingo', 'ninjas/tiger-assassin'),
      ],
      actions: [on('Bruno', 'dinosaurs/wildlife-preserve'), on('Carole', 'zombies/theyre-coming-to-get-you')],
    },
    {
      base: 'the-grey-opal',
      minions: [
        on('Bruno', 'pirates/buccaneer', { counters: 2, actions: [on('Bruno', 'dinosaurs/tooth-and-claw-and-guns')] }),
        on('Anna', 'aliens/supreme-overlord'),
        on('Domingo', 'tricksters/leprechaun'),
      ],
      actions: [on('Domingo', 'tricksters/enshrouding-mist')],
    },
    {
      base: 'rhodes-plaza-mall',
      minions: [
        on('Bruno', 'dinosaurs/laseratops', { actions: [on('Domingo', 'ninjas/assassination')] }),
        on('Domingo', 'tricksters/brownie'),
      ],
      actions: [on('Carole', 'zombies/overrun')],
    },
    {
      base: 'school-of-wizardry',
      minions: [on('Carole', 'robots/nukebot'), on('Anna', 'aliens/invader')],
      actions: [on('Anna', 'aliens/jammed-signal')],
    },
    { base: 'temple-of-goju' },
  ],
  baseDeck: ['the-central-brain', 'the-great-library'],
  turn: 'Anna',
};

/** The full table, all of whose minions have counters and an action on them; at each base one has two actions, and one is another player's card. */
export const signed: DescribedPosition = {
  ...busy,
  bases: busy.bases!.map((base) => ({
    ...base,
    minions: base.minions?.map((minion, i) => ({
      ...minion,
      ...(i === 1 && { owner: minion.controller === 'Anna' ? 'Bruno' : 'Anna' }),
      counters: 2,
      actions: [on('Bruno', 'dinosaurs/upgrade'), ...(i === 0 ? [on('Domingo', 'ninjas/poison')] : [])],
    })),
  })),
};

/** Ten minions of one player and six actions on a base. */
export const crowd: DescribedPosition = {
  ...two,
  bases: [
    {
      base: 'tar-pits',
      minions: [...Array.from({ length: 10 }, () => on('Anna', 'robots/microbot-alpha')), ...tarPits.minions.slice(2)],
      actions: [
        on('Bruno', 'dinosaurs/wildlife-preserve'),
        on('Anna', 'tricksters/enshrouding-mist'),
        on('Anna', 'zombies/theyre-coming-to-get-you'),
        on('Bruno', 'zombies/overrun'),
        on('Bruno', 'tricksters/block-the-path'),
        on('Anna', 'aliens/jammed-signal'),
      ],
    },
    greyOpal,
    mall,
  ],
};

/** Tar Pits scores at the end of this turn: Anna has 14 power there, Bruno 12, and Anna's Scout may return to her hand afterwards. */
export const full: DescribedPosition = {
  ...two,
  bases: [
    {
      ...tarPits,
      minions: [...tarPits.minions, on('Anna', 'aliens/supreme-overlord'), on('Anna', 'aliens/invader'), on('Bruno', 'dinosaurs/king-rex')],
    },
    greyOpal,
    mall,
  ],
};

/** The position with other cards in Anna's hand. */
export const holding = (hand: string[], position: DescribedPosition = two): DescribedPosition => ({
  ...position,
  players: [{ ...position.players[0], hand }, ...position.players.slice(1)],
});
