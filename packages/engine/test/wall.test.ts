import { expect, test } from 'vitest';
import type { Abilities, Happening, Position, Resolution } from '../src/cards.js';

// Code that a card must not be able to contain: `npm run typecheck` fails if one of these lines compiles.

export const hooks: Abilities = {
  powerSelf(p: Position, self) {
    // @ts-expect-error: nothing of a position can be assigned
    p.turn = 3;
    // @ts-expect-error
    p.active = 1;
    // @ts-expect-error: its lists are read-only
    p.bases.push(self);
    // @ts-expect-error
    p.at(self).pop();
    // @ts-expect-error
    p.hand(0)[0] = self;
    // @ts-expect-error: a read-only list is no list that could be changed
    const bases: number[] = p.bases;
    // @ts-expect-error
    const plays: { seat: number }[] = p.plays;
    // @ts-expect-error
    p.plays[0].seat = 1;
    // @ts-expect-error: questions have no verbs
    p.draw(1);
    // @ts-expect-error
    p.destroy(self);
    // @ts-expect-error
    p.tell('vp', 0, self);
    // @ts-expect-error: there is no way to the state or to the board
    p.state.vp[0] = 15;
    // @ts-expect-error
    p.s.vp[0] = 15;
    // @ts-expect-error
    p.board.state.vp[0] = 15;
    // @ts-expect-error: not even by the name of a private field
    p['#board'].state.vp[0] = 15;
    return bases.length + plays.length;
  },
  *onPlay(it: Resolution) {
    // @ts-expect-error: an ability changes things through its verbs only
    it.board.state.vp[0] = 15;
    // @ts-expect-error
    it.you = 1;
    // @ts-expect-error
    it.position.state.vp[0] = 15;
    // @ts-expect-error
    it.position.draw(1);
    yield* it.draw(1);
  },
  triggers: [
    {
      on: 'played',
      when(p, self, e: Happening) {
        // @ts-expect-error: what happened cannot be changed
        e.seat = 1;
        // @ts-expect-error
        e.cards.push(self);
        // @ts-expect-error
        p.state;
        return e.base === self;
      },
      *run() {},
    },
  ],
};

test('the compiler checks these lines; at run time a position has nothing that could be assigned', () => {
  expect(hooks.onPlay).toBeDefined();
});
