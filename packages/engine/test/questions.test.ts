import { expect, test } from 'vitest';
import { type Abilities, question } from '../src/cards.js';
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
    yield* it.choose('draw', {});
    // @ts-expect-error: how many cards?
    yield* it.may('draw');
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

const honour = question('gardeners/honour', { chooses: 'card', open: true, means: 'help' });
const praise = question('gardeners/praise', { chooses: 'whether', about: 'card', amount: true });

/** A faction's own questions are checked like the others. */
export const own: Abilities = {
  *onPlay(it) {
    const minion = yield* it.choose(honour, { of: it.you });
    yield* it.may(praise, { about: minion, amount: 2 });
    // @ts-expect-error: how much?
    yield* it.may(praise, { about: minion });
    // @ts-expect-error: whom?
    yield* it.may(praise);
    // @ts-expect-error: this question has no such slot
    yield* it.choose(honour, {}, { about: minion });
    // @ts-expect-error: whether to do it is no choice of a card
    yield* it.choose(praise, {}, { about: minion, amount: 2 });
    // @ts-expect-error: a faction's question is asked as it was declared, not by its name
    yield* it.choose('gardeners/honour', {});
  },
};

// @ts-expect-error: a faction's question is not one of the rules
export const ruling = question('gardeners/ruling', { chooses: 'whether', rules: true });
// @ts-expect-error: whose question is it?
export const nobodys = question('praise', { chooses: 'whether' });

export const optional: Pick<Instead, 'may'> = {
  // @ts-expect-error: what is asked?
  may: true,
};

// @ts-expect-error: nor can the rules leave a slot open
export const rules = new Choice(0, 'discard-down', 0, {}, [], false);

test('the compiler checks these lines', () => {
  expect(card.onPlay).toBeDefined();
});
