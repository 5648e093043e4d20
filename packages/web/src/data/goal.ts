/** With this many VP, the player who leads wins at the end of the turn. */
export const GOAL = 15;
