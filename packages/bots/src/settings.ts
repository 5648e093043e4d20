/** How the search looks ahead. The arena can try other values. */
export interface SearchSettings {
  /** How strongly the search prefers options with a high prior over options with good results (PUCT's exploration constant). */
  curiosity: number;
  /** The number of turns that a playout covers, including the current one. */
  horizon: number;
  /** How sharp the priors are: the difference that changes a prior by the factor e, in worth (if options were tried) and in rough scores. */
  worth: number;
  glance: number;
  /** The number of visits to another seat's node after which its options are tried, too; 0: they never are. */
  foes: number;
  /** The share of a result that is judged at the end of the current turn, before the other seats answer it. */
  halfway: number;
  /** Trying an option once, for its prior, counts as much as this many visits. */
  trust: number;
  /** How much playouts prefer answers that went well before: the bonus, in rough scores, for results that are 1 above the average. */
  experience: number;
  /** The answer is the option with the best mean, less `caution` divided by the square root of its visits. */
  caution: number;
  /** How much chance there is in the choices of the learnt policy; 0: rough opinions are used in its place. */
  heat: number;
  /** 1: the policy also answers questions when options are tried, and sets the priors of the other seats; 0: it is for playouts only. */
  everywhere: number;
}

/** By the number of players: docs/bots.md says what was measured. */
export const searchSettings: Readonly<Record<2 | 3 | 4, SearchSettings>> = {
  2: {
    curiosity: 0.35,
    horizon: 2,
    worth: 0.7,
    glance: 1,
    foes: 0,
    halfway: 0,
    trust: 3,
    experience: 25,
    caution: 0.25,
    heat: 0,
    everywhere: 1,
  },
  3: {
    curiosity: 0.6,
    horizon: 3,
    worth: 0.7,
    glance: 1,
    foes: 4,
    halfway: 0.5,
    trust: 3,
    experience: 25,
    caution: 0.25,
    heat: 0,
    everywhere: 1,
  },
  4: {
    curiosity: 0.6,
    horizon: 4,
    worth: 0.7,
    glance: 1,
    foes: 4,
    halfway: 0.5,
    trust: 3,
    experience: 25,
    caution: 0.25,
    heat: 0,
    everywhere: 1,
  },
};
