import { viewOf } from '@breakpoint/engine';
import { expect, it } from 'vitest';
import { action, play, table } from './made.js';

const looked = { do: 'look', n: 1 };
const decides = (who?: string) => ({ do: 'either', ...(who && { who }), of: [[{ do: 'discard', what: 'it' }], [{ do: 'leave' }]] });
const about = (...steps: object[]) => {
  const spy = action('spy', undefined, { when: 'played', steps });
  const { game } = play([spy], { ...table(['Anna one'], ['m/spy']), steps: [{ Anna: 'play', card: 'm/spy' }] });
  return { seat: game.decision!.seat, about: viewOf(game, game.decision!.seat).decision!.about };
};

it('a card that one player has looked at is not shown to another one who decides about it', () => {
  expect(about(looked, decides('each other player'))).toEqual({ seat: 1, about: null });
  expect(about(looked, decides())).toMatchObject({ seat: 0, about: { card: { id: 'm/nap' } } });
});
