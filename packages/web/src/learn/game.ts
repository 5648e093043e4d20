import type { DescribedPosition } from '@breakpoint/engine/tools';

const robots = ['robots/zapbot', 'robots/hoverbot', 'robots/warbot', 'robots/nukebot', 'robots/microbot-guard'];
const zombies = ['zombies/walker', 'zombies/grave-digger', 'zombies/tenacious-z', 'zombies/walker', 'zombies/outbreak'];

/** The start of the short game: both players are halfway, and no base has any cards. */
export const GAME_POSITION: DescribedPosition = {
  seed: 'a short game',
  players: [
    {
      name: 'me',
      factions: ['werewolves', 'aliens'],
      vp: 8,
      hand: ['werewolves/teenage-wolf', 'aliens/invader', 'werewolves/howler', 'werewolves/full-moon', 'aliens/beam-up'],
      deck: [
        'werewolves/loup-garou',
        'aliens/collector',
        'aliens/supreme-overlord',
        'werewolves/chew-toy',
        'werewolves/howler',
        'aliens/disintegrator',
        'werewolves/pack-alpha',
        'aliens/invasion',
        'werewolves/teenage-wolf',
        'aliens/scout',
        'werewolves/frenzy',
        'aliens/invader',
        'werewolves/loup-garou',
        'aliens/abduction',
        'aliens/scout',
        'werewolves/moontouched',
        'aliens/collector',
        'werewolves/howler',
      ],
    },
    {
      name: 'rival',
      factions: ['robots', 'zombies'],
      vp: 8,
      hand: ['robots/zapbot', 'zombies/walker', 'robots/warbot', 'zombies/grave-robbing', 'robots/tech-center'],
      deck: [...zombies, ...robots, 'zombies/overrun', 'zombies/lend-a-hand', ...robots.slice(0, 3), ...zombies.slice(0, 3)],
    },
  ],
  bases: [{ base: 'tar-pits' }, { base: 'jungle-oasis' }, { base: 'the-central-brain' }],
  baseDeck: ['the-mothership', 'the-great-library', 'the-homeworld', 'evans-city-cemetery', 'tortuga'],
  turn: 'me',
};
