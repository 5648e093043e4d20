import type { Ask, Card, Resolution } from '@breakpoint/engine/cards';
import type { Description, Dig, Give, Look, Put, Search, Show, Step, Take } from '../tree.js';
import { isDescription, isPrice, isZone, unknown } from '../tree.js';
import { asker, type Question, questionOf } from './asking.js';
import { apartIn, type Chosen, chosen, maybe, offered, remember, spokenOf, whole } from './choosing.js';
import { type Around, type Env, type Run, shown } from './env.js';
import { cardsIn, fitsPrint, isAny } from './printed.js';

/** Places cards on, under or in a deck, or in a hand. */
export function put(step: Put, around: Around): Run {
  const { to } = step;
  if (to === 'top or bottom') return putAtEitherEnd(step, around);
  const cards = chosen(step, step.what, around);
  const outside = isDescription(step.what) && isZone(step.what.where);
  if (!outside) {
    return function* (it, env) {
      const list = yield* cards(it, env);
      const inPlay = list.filter((c) => it.position.inPlay(c));
      if (inPlay.length === 0) {
        // A revealed card is not in play.
        if (list.length === 0) return false;
        if (to === 'hand') yield* intoHand(it, env, list);
        else it.putOnDeck(list, to === 'deck' ? 'shuffle' : to);
        return true;
      }
      env.old = it.position.baseOf(inPlay[0]);
      if (to === 'hand') return (yield* it.returnToHand(whole(list))) > 0;
      return (yield* it.placeOnDeck(whole(list), to === 'deck' ? 'shuffle' : to)) > 0;
    };
  }
  const { where, pick, whose } = step.what as Description;
  // A card of another player's pile goes to the hand that the words name.
  const ofOthers = whose === 'others' || whose === 'that player';
  const unseen = where === 'hand' || where === 'them';
  const inOrder = where === 'them' && pick === 'all' && (to === 'top' || to === 'bottom');
  return function* (it, env) {
    let list = yield* cards(it, env);
    if (inOrder && list.length > 1) list = yield* it.chooseOrder('order-cards', list);
    taken(env, list);
    env.count = list.length;
    switch (to) {
      case 'hand':
        if (ofOthers) for (const card of list) yield* it.give(card, it.you);
        else yield* intoHand(it, env, list);
        break;
      case 'deck':
        it.putOnDeck(list, 'shuffle', unseen);
        break;
      case 'top':
        // The first chosen card ends on top.
        for (const card of [...list].reverse()) it.putOnDeck(card, 'top', unseen);
        break;
      case 'bottom':
        it.putOnDeck(list, 'bottom', unseen);
        break;
      default:
        unknown('place', to);
    }
    return list.length > 0;
  };
}

/** One card after the other, each to the top or to the bottom (D13). */
function putAtEitherEnd(step: Put, around: Around): Run {
  const d = step.what as Description;
  const which = questionOf(step, 'cards', around);
  const there = cardsIn(d, around);
  return function* (it, env) {
    const placed: Card[] = [];
    const most = d.pick === 'all' ? there(it, env).length : (d.n ?? 1);
    while (placed.length < most) {
      const card = yield* asker(it).choose(
        which,
        there(it, env).filter((c) => !placed.includes(c)),
      );
      if (card === 0) break;
      it.putOnDeck(card, yield* it.topOrBottom(card), true);
      taken(env, [card]);
      placed.push(card);
    }
    remember(it, env, placed, { ...d, where: 'deck' });
    env.count = placed.length;
    return placed.length > 0;
  };
}

/** A card of another player's deck is taken as one of their hand is (RULES 12.18). */
function* intoHand(it: Resolution, env: Env, list: readonly Card[]): Ask {
  const given = env.theirs ? list.filter((c) => env.it.includes(c) || env.them.includes(c)) : [];
  for (const card of given) yield* it.give(card, it.you);
  if (given.length === 0) it.takeIntoHand(list);
}

/** These cards are no longer among those that were looked at. */
export function taken(env: Env, cards: readonly Card[]): void {
  if (env.them.length > 0) env.them = env.them.filter((c) => !cards.includes(c));
}

export function search(step: Search, around: Around): Run {
  const { what, to } = step;
  if (what.where === 'deck or discard') return searchBoth(step, around);
  const which = questionOf(step, 'cards', around);
  const asks = maybe(step, around);
  const fits = isAny(what) ? undefined : fitsPrint(what, around);
  return function* (it, env) {
    // The search is offered whatever the deck holds, because leaving it out would give that away (D2).
    if (to !== 'play' && asks && !(yield* asks(it, env))) return false;
    const found = it.searchDeck(fits?.(it.position, it.you, env));
    let cards: Card[];
    if (to === 'play') {
      const at = step.at && [step.at === 'there' ? env.there : env.here];
      const card = yield* asker(it).playNow(which, found, { ...(at && { at }), ...(!step.may && { must: true }) });
      it.shuffle();
      remember(it, env, card > 0 ? [card] : []);
      return card > 0;
    }
    if (what.pick === 'up to' && what.n === 1) {
      const card = yield* asker(it).mayChoose(which, found);
      cards = card ? [card] : [];
    } else if (what.pick !== 'one')
      cards = yield* asker(it).chooseSome(which, found, {
        ...(what.n && { most: what.n }),
        ...(what.alike === 'name' && { group: (c: Card) => it.position.def(c).n }),
        ...apartIn(what, it.position),
      });
    else {
      const card = yield* asker(it).choose(which, found);
      cards = card ? [card] : [];
    }
    remember(it, env, cards, what);
    env.count = cards.length;
    switch (to) {
      case 'hand':
        it.takeIntoHand(whole(cards) || 0, step.reveal === true);
        it.shuffle();
        break;
      case 'top':
        it.shuffleUnder(cards[0] ?? 0);
        break;
      case 'discard':
        it.putInDiscardPile(cards);
        it.shuffle();
        break;
      default:
        unknown('place', to);
    }
    return cards.length > 0;
  };
}

/** A card of the discard pile, or one for which the deck is searched and then shuffled (D20). */
function searchBoth(step: Search, around: Around): Run {
  const { what, to } = step;
  const fits = fitsPrint(what, around);
  return offered(step, around, function* (it, env) {
    const p = it.position;
    const fitting = fits(p, it.you, env);
    const at = step.at && [step.at === 'there' ? env.there : env.here];
    const open = it.discardPile(it.you, fitting).filter((c) => to !== 'play' || it.canPlay(c, at));
    const card = yield* it.findAnywhere(open, fitting);
    let isDone = card > 0;
    if (to === 'hand') it.takeIntoHand(card, step.reveal === true);
    else if (isDone) isDone = yield* it.playCard(card, { at, isExtra: true });
    // What was found in the deck and can't be played goes back.
    if (card > 0 && !isDone && !open.includes(card)) it.putOnDeck(card, 'shuffle', true);
    remember(it, env, isDone ? [card] : [], to === 'play' ? undefined : what);
    env.count = isDone ? 1 : 0;
    return isDone;
  });
}

export const lookOrReveal = (step: Look, around: Around): Run =>
  offered(step, around, function* (it, env) {
    const seat = step.whose === 'that player' ? env.player : it.you;
    shown(it.position, env, seat < 0 ? [] : step.do === 'look' ? it.lookAtTop(seat, step.n) : it.revealTop(seat, step.n));
    env.them = env.it;
    env.seen = env.it;
    env.theirs = seat !== env.you;
    return env.it.length > 0;
  });

/** A card of that player's hand goes to yours: any one, or one of those that you look at. */
export function take(step: Take, around: Around): Run {
  const which = questionOf(step, 'cards', around);
  const fits = fitsPrint(step.what, around);
  return function* (it, env) {
    if (env.player < 0) return false;
    const random = step.what.pick === 'random';
    const fitting = fits(it.position, it.you, env);
    const hand = random ? it.position.hand(env.player) : it.lookAtHand(env.player).filter((c) => fitting(it.position.def(c)));
    if (hand.length === 0) {
      spokenOf(it, env, []);
      return false;
    }
    const card = random ? it.atRandom(hand) : yield* asker(it).choose(which, hand);
    return (yield* it.give(spokenOf(it, env, [card])[0], it.you)) > 0;
  };
}

export const lookAtHand = (step: Step, around: Around): Run =>
  offered(step, around, function* (it, env) {
    shown(it.position, env, env.player < 0 ? [] : it.lookAtHand(env.player));
    return env.it.length > 0;
  });

/** Reveals cards until some fit; those go to the hand, the others into the deck. */
export function revealUntil(step: Dig, around: Around): Run {
  const which = questionOf(step, 'cards', around);
  const fits = fitsPrint(step.what, around);
  return offered(step, around, function* (it, env) {
    const fitting = fits(it.position, it.you, env);
    const revealed = it.revealUntil(it.you, step.n, fitting);
    const found = revealed.filter((c) => fitting(it.position.def(c)));
    const kept = yield* keptOf(step, it, which, found);
    it.takeIntoHand(kept);
    const others = (step.rest === 'discard found' ? found : step.rest ? revealed : []).filter((c) => !kept.includes(c));
    if (others.length > 0) yield* it.discard(others);
    if (step.rest !== 'discard') it.shuffleBack(revealed);
    remember(it, env, kept, { ...step.what, where: 'hand' });
    return found.length > 0;
  });
}

function* keptOf({ what }: Dig, it: Resolution, which: Question, found: Card[]): Ask<Card[]> {
  if (what.pick === 'any') return yield* asker(it).chooseSome(which, found, {});
  if (what.pick !== 'one') return found;
  const card = yield* asker(it).choose(which, found);
  return card > 0 ? [card] : [];
}

/** Places cards from your hand, or this card, in other players' hands. */
export function give(step: Give, around: Around): Run {
  if (step.what === 'this')
    return function* (it) {
      yield* it.giveThisCardAway();
      return true;
    };
  const cards = chosen(step, step.what, around);
  if (step.back) return exchange(step, cards, around);
  return function* (it, env) {
    let placed = 0;
    if (step.to === 'that player' && (env.player < 0 || env.player === it.you)) return false;
    for (const card of yield* cards(it, env))
      placed += yield* step.to === 'you'
        ? it.give(card, it.cause.seat)
        : it.give(
            card,
            step.to === 'that player' ? env.player : yield* it.choosePlayer('give-to', it.position.others(it.you), { about: card }),
          );
    env.count = placed;
    return placed > 0;
  };
}

/** You and that player each choose a card; then both change hands (RULES 12.158). */
function exchange(step: Give, cards: Chosen, around: Around): Run {
  const back = questionOf(step, 'back', around);
  return function* (it, env) {
    const { player } = env;
    if (player < 0 || player === it.you) return false;
    const mine = yield* cards(it, env);
    const other = it.as(player);
    const theirs = yield* asker(other).choose(back, other.hand());
    for (const card of mine) yield* it.give(card, player);
    if (theirs > 0) yield* it.give(theirs, it.you);
    env.count = mine.length;
    return true;
  };
}

/** Discards cards of a hand, or those that were spoken of. */
export function discard(step: Step & { do: 'discard' }, around: Around): Run {
  const { what } = step;
  if (isDescription(what) && what.pick === 'random') {
    const asks = maybe(step, around);
    return function* (it, env) {
      const hand = [...it.position.hand(it.you)];
      if (asks && !(hand.length > 0 && (yield* asks(it, env)))) {
        env.declined = true;
        return false;
      }
      yield* it.discardAtRandom(it.you, what.n ?? 1);
      const left = it.position.hand(it.you);
      const gone = hand.filter((card) => !left.includes(card));
      env.count = spokenOf(it, env, gone, what).length;
      return env.count >= (what.n ?? 1);
    };
  }
  if (isDescription(what) && what.whose === 'that player' && what.pick === 'one') {
    // You choose among the cards in that player's hand; that player discards.
    const which = questionOf(step, 'cards', around);
    return function* (it, env) {
      const cards = env.it.filter((c) => what.noun === 'card' || it.position.def(c).type === what.noun);
      const card = yield* asker(it).choose(which, cards);
      env.count = spokenOf(it, env, card > 0 ? [card] : []).length;
      return (yield* it.discard(card, env.player)) > 0;
    };
  }
  const cards = chosen(step, what, around);
  return function* (it, env) {
    const before = { ...env };
    const list = yield* cards(it, env);
    const n = yield* it.discard(whole(list));
    env.count = n;
    taken(env, list);
    if (isPrice(step)) keepSpoken(it, env, before);
    return n > 0;
  };
}

/** A card in play that was spoken of is still "it" after a card of a hand was paid. */
function keepSpoken(it: Resolution, env: Env, before: Env): void {
  const [card = 0] = before.it;
  if (card === 0 || !it.position.inPlay(card)) return;
  const { it: cards, those, lone, together, many, power, counters, holder, there, its, happened } = before;
  Object.assign(env, { it: cards, those, lone, together, many, power, counters, holder, there, its, happened });
}

export function show(step: Show, around: Around): Run {
  const cards = chosen(step, step.what, around);
  return function* (it, env) {
    const list = yield* cards(it, env);
    env.count = list.length;
    it.reveal(list);
    return env.count > 0;
  };
}
