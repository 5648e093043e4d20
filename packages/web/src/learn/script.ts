import type { DescribedPosition } from '@breakpoint/engine/tools';
import type { PageWords } from '../i18n/pages/en.js';

/** The first game: a position, and everything that is done in it, in order. Options are named by the beginning of their keys. */
export const ME = 0;
export const RIVAL = 1;

export type Bubble = keyof PageWords['coach'];
export interface LessonStep {
  seat: typeof ME | typeof RIVAL;
  does: string;
  /** What is explained first, with what it is about. */
  first?: { says: Bubble; about?: string }[];
  /** What is said when it is to be done. */
  says?: Bubble;
}

export const LESSON: readonly LessonStep[] = [
  {
    seat: ME,
    first: [{ says: 'welcome' }, { says: 'base', about: 'tar-pits' }, { says: 'prizes', about: 'tar-pits' }],
    says: 'minion',
    does: 'play aliens/invader',
  },
  { seat: ME, says: 'where', does: 'tar-pits' },
  { seat: ME, first: [{ says: 'ability', about: 'aliens/invader' }], says: 'action', does: 'play dinosaurs/upgrade' },
  { seat: ME, says: 'attach', does: 'dinosaurs/laseratops' },
  { seat: ME, says: 'end', does: 'end' },
  { seat: RIVAL, does: 'play robots/nukebot' },
  { seat: RIVAL, does: 'the-mothership' },
  { seat: RIVAL, does: 'end' },
  { seat: ME, first: [{ says: 'rivalTurn', about: 'robots/nukebot' }], says: 'raptor', does: 'play dinosaurs/war-raptor' },
  { seat: ME, says: 'raptorWhere', does: 'tar-pits' },
  { seat: ME, first: [{ says: 'full', about: 'tar-pits' }], says: 'endAndScore', does: 'end' },
  { seat: RIVAL, does: 'play robots/warbot' },
  { seat: RIVAL, does: 'the-mothership' },
  { seat: RIVAL, does: 'end' },
  {
    seat: ME,
    first: [{ says: 'scored' }, { says: 'danger', about: 'the-mothership' }],
    says: 'beam',
    does: 'play aliens/beam-up',
  },
  { seat: ME, says: 'beamWhat', does: 'robots/nukebot' },
  { seat: ME, says: 'rex', does: 'play dinosaurs/king-rex' },
  { seat: ME, says: 'rexWhere', does: 'the-mothership' },
  { seat: ME, says: 'win', does: 'end' },
];

/** Does this option do what the script wants? Keys end with the number of the card, after a colon. */
export const isScripted = (key: string, does: string): boolean => key === does || key.startsWith(`${does}:`);

export const LESSON_POSITION: DescribedPosition = {
  seed: 'first game',
  players: [
    {
      name: 'me',
      factions: ['dinosaurs', 'aliens'],
      vp: 8,
      hand: ['aliens/invader', 'dinosaurs/war-raptor', 'dinosaurs/upgrade', 'aliens/beam-up'],
      deck: [
        'dinosaurs/howl',
        'aliens/collector',
        'dinosaurs/king-rex',
        'aliens/scout',
        'dinosaurs/augmentation',
        'dinosaurs/armor-stego',
        'aliens/invasion',
        'aliens/collector',
        'dinosaurs/war-raptor',
        'aliens/disintegrator',
        'dinosaurs/rampage',
        'aliens/invader',
        'dinosaurs/armor-stego',
        'aliens/scout',
      ],
      discard: ['dinosaurs/howl', 'aliens/probe'],
    },
    {
      name: 'rival',
      factions: ['robots', 'zombies'],
      vp: 9,
      hand: ['robots/nukebot', 'robots/warbot', 'zombies/outbreak', 'robots/tech-center'],
      deck: [
        'robots/zapbot',
        'zombies/walker',
        'robots/tech-center',
        'zombies/tenacious-z',
        'robots/hoverbot',
        'zombies/grave-robbing',
        'robots/microbot-guard',
        'zombies/lend-a-hand',
        'robots/zapbot',
        'zombies/walker',
        'robots/hoverbot',
        'zombies/overrun',
      ],
      discard: ['zombies/mall-crawl', 'robots/zapbot'],
    },
  ],
  bases: [
    {
      base: 'tar-pits',
      minions: [
        { card: 'dinosaurs/laseratops', controller: 'me' },
        { card: 'robots/warbot', controller: 'rival' },
      ],
    },
    {
      base: 'the-mothership',
      minions: [
        { card: 'aliens/supreme-overlord', controller: 'me' },
        { card: 'zombies/grave-digger', controller: 'rival' },
      ],
    },
    { base: 'jungle-oasis' },
  ],
  baseDeck: ['the-central-brain', 'the-homeworld', 'the-great-library', 'rhodes-plaza-mall', 'tortuga'],
  turn: 'me',
};
