import type { DescribedPosition } from '@breakpoint/engine/tools';
import type { LearnWords } from './words/en.js';

/** The first game: a position, and all its steps in order. Options are named by the beginning of their keys. */
export const ME = 0;
export const RIVAL = 1;

export type Bubble = keyof LearnWords['coach'];
interface LessonStep {
  seat: typeof ME | typeof RIVAL;
  /** The option that is chosen; `UNDO`: the last gesture is undone. */
  does: string;
  /** The explanations that come first, with their subjects. */
  first?: { says: Bubble; about?: string }[];
  /** The saying that tells the player to do it. */
  says?: Bubble;
  /** The saying when the card is lifted and has no target, so that a button plays it. */
  presses?: Bubble;
}
export const UNDO = 'undo';

export const LESSON: readonly LessonStep[] = [
  {
    seat: ME,
    first: [{ says: 'welcome' }, { says: 'base', about: 'tar-pits' }, { says: 'prizes', about: 'tar-pits' }],
    says: 'minion',
    does: 'play werewolves/howler',
  },
  { seat: ME, says: 'where', does: 'jungle-oasis' },
  { seat: ME, first: [{ says: 'ability', about: 'werewolves/howler' }], says: 'action', does: 'play ninjas/seeing-stars' },
  { seat: ME, says: 'actionWhat', does: 'robots/zapbot' },
  { seat: ME, says: 'end', does: 'end' },
  { seat: RIVAL, does: 'play robots/warbot' },
  { seat: RIVAL, does: 'tar-pits' },
  { seat: RIVAL, does: 'end' },
  { seat: ME, first: [{ says: 'rivalTurn', about: 'tar-pits' }], says: 'wolf', does: 'play werewolves/teenage-wolf' },
  { seat: ME, says: 'slip', does: 'jungle-oasis' },
  { seat: ME, says: 'undo', does: UNDO },
  { seat: ME, says: 'wolfBack', does: 'play werewolves/teenage-wolf' },
  { seat: ME, says: 'wolfWhere', does: 'tar-pits' },
  { seat: ME, says: 'talent', presses: 'talentUse', does: 'use werewolves/teenage-wolf' },
  { seat: ME, first: [{ says: 'full', about: 'tar-pits' }], says: 'endAndScore', does: 'end' },
  {
    seat: ME,
    first: [{ says: 'window', about: 'tar-pits' }],
    says: 'special',
    presses: 'specialUse',
    does: 'use ninjas/shinobi',
  },
];

/** Is this the option that the script wants? Keys end with the number of the card, after a colon. */
export const isScripted = (key: string, does: string): boolean => key === does || key.startsWith(`${does}:`);

export const LESSON_POSITION: DescribedPosition = {
  seed: 'first game',
  players: [
    {
      name: 'me',
      factions: ['werewolves', 'ninjas'],
      vp: 11,
      hand: ['werewolves/howler', 'werewolves/teenage-wolf', 'ninjas/seeing-stars', 'ninjas/shinobi'],
      deck: [
        'ninjas/infiltrate',
        'ninjas/ninja-acolyte',
        'werewolves/chew-toy',
        'ninjas/poison',
        'werewolves/howler',
        'werewolves/frenzy',
        'werewolves/pack-alpha',
        'ninjas/ninja-master',
      ],
      discard: ['werewolves/moontouched', 'ninjas/smoke-bomb'],
    },
    {
      name: 'rival',
      factions: ['robots', 'zombies'],
      vp: 11,
      hand: ['robots/warbot', 'zombies/outbreak', 'robots/tech-center', 'zombies/walker'],
      deck: [
        'robots/zapbot',
        'zombies/walker',
        'robots/tech-center',
        'zombies/tenacious-z',
        'robots/hoverbot',
        'zombies/grave-robbing',
        'robots/microbot-guard',
        'zombies/lend-a-hand',
      ],
      discard: ['zombies/mall-crawl', 'robots/zapbot'],
    },
  ],
  bases: [
    {
      base: 'tar-pits',
      minions: [
        { card: 'ninjas/tiger-assassin', controller: 'me' },
        { card: 'zombies/grave-digger', controller: 'rival' },
        { card: 'robots/zapbot', controller: 'rival' },
      ],
    },
    { base: 'jungle-oasis' },
    {
      base: 'the-central-brain',
      minions: [
        { card: 'werewolves/howler', controller: 'me' },
        { card: 'robots/nukebot', controller: 'rival' },
      ],
    },
  ],
  baseDeck: ['the-homeworld', 'the-great-library', 'rhodes-plaza-mall', 'tortuga'],
  turn: 'me',
};
