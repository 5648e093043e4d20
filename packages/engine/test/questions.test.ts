import { expect, test } from 'vitest';
import type { Abilities } from '../src/cards.js';
import { Choice } from '../src/words/decision.js';
import type { Instead } from '../src/words/definitions.js';

// Questions that nobody must be able to ask: `npm run typecheck` fails if one of these lines compiles.

export const card: Abilities = {
  *onPlay(it) {
    const minion = yield* it.choose('move-minion', { of: it.you });
    // @ts-expect-error: where does what go?
    yield* it.choose('move-to', it.position.bases);
    yield* it.choose('move-to', it.position.bases, { about: minion });
    // @ts-expect-error: power, but how much?
    yield* it.mayChoose('give-power', {});
    // @ts-expect-error: this question has no such slot
    yield* it.choose('destroy-minion', {}, { about: minion });
    // @ts-expect-error: there is no such question
    yield* it.choose('choose-minion', {});
    // @ts-expect-error: a card is chosen here, not whether to do it
    yield* it.may('destroy-minion');
    // @ts-expect-error: and whether to do it is no choice of a card
    yield* it.choose('turn-base-down', {});
    // @ts-expect-error: a counter on what?
    yield* it.may('place-counter-on');
    // @ts-expect-error: a player, but for what?
    yield* it.choosePlayer(it.position.others(it.you));
    // @ts-expect-error: who gets what?
    yield* it.choosePlayer('give-to', it.position.others(it.you));
    // @ts-expect-error: up to two of what?
    yield* it.chooseSome('take-from-discard', it.discardPile(), { most: 2 });
    // @ts-expect-error: a minion or an action?
    yield* it.playNow('play-from-discard', it.discardPile());
    // @ts-expect-error: from what to what?
    yield* it.chooseNumber('transfer-how-many', 0, 3);
    // @ts-expect-error: the rules alone ask this
    yield* it.may('ignore-base');
  },
};

export const optional: Pick<Instead, 'may'> = {
  // @ts-expect-error: what is asked?
  may: true,
};

// @ts-expect-error: nor can the rules leave a slot open
export const rules = new Choice(0, 'discard-down', 0, {}, [], false);

test('the compiler checks these lines', () => {
  expect(card.onPlay).toBeDefined();
});
