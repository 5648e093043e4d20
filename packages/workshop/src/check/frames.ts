import type { Ability, Compare, Description, Frame } from '../tree.js';
import { isDescription, isOnMinion, isSpokenName, stays } from '../tree.js';
import { checkDescription, type Known } from './descriptions.js';
import type { Place } from './place.js';
import { under } from './problems.js';

// The frames that have much to say: events, what happens instead, and Specials.

/** A limit that is a plain number. */
const isPlainPower = (power: Compare): boolean => typeof Object.values(power)[0] === 'number';
type Say = (key: string, problem: string, advice: string) => void;

/** Moments of cards that are in play, or were until then. */
const IN_PLAY: readonly string[] = [
  'played',
  'destroyed',
  'returned',
  'discarded from play',
  'left',
  'controlled',
  'moved',
  'countered',
  'talent',
];
/** Moments at which “you” of a base is the player who does it. */
const BY_YOU: readonly string[] = ['played', 'destroyed', 'moved', 'countered', 'talent', 'affected', 'controlled'];
/** Moments whose first occurrence in a turn is known. */
const FIRST: readonly string[] = ['played', 'moved', 'talent'];
/** Moments after which the card is in a discard pile; and those after which nobody says where it is. */
const GONE: readonly string[] = ['destroyed', 'discarded from play'];
const AWAY: readonly string[] = ['returned', 'left'];

export function checkEvent(when: Extract<Frame, { after: unknown }>, path: string, place: Place, known: Known): void {
  const { card, document, report } = place;
  const { what, by } = when;
  const say = (key: string, problem: string, advice: string): void => report.say(under(path, key), problem, advice);
  const events: Known = { ...known, player: true };
  checkDescription(what, 'event', under(path, 'what'), card, document, events, report);
  const together = when.after === 'destroyed' && what.pick === 'some';
  if (together) checkTogether(when, card, say);
  else if ((when.after === 'affected') !== (what.pick === 'some'))
    say(
      'what/pick',
      when.after === 'affected' ? 'an action may affect several minions' : 'an event is about one card',
      when.after === 'affected' ? 'choose “some”' : 'choose “one”',
    );
  const arrives = when.after === 'arrives';
  const scores = when.after === 'scores';
  if (arrives && (what.noun !== 'base' || by !== undefined || what.where)) say('what/noun', 'a base comes into play', 'describe a base');
  if (scores && (what.noun !== 'base' || by !== undefined)) say('what/noun', 'a base scores', 'describe a base');
  if (scores && card.kind === 'base') say('what/noun', 'a base has a frame of its own for this', 'use “scores”');
  const points = when.after === 'gained' || when.after === 'lost';
  if (points && (what.noun !== 'player' || Object.keys(what).length > 2))
    say('what/noun', 'players gain and lose VP', 'describe a player, and say who by “by”');
  if (!arrives && !scores && !points && (what.noun === 'base' || what.noun === 'player'))
    say('what/noun', 'this happens to cards', 'choose “minion” or “action”');
  const isKnown = IN_PLAY.includes(when.after);
  if (
    ((what.power || what.counters || what.faction || what.fresh || what.owner) && !isKnown) ||
    ((what.bearing || what.moved || what.talent) && (!isKnown || AWAY.includes(when.after) || GONE.includes(when.after))) ||
    what.total ||
    what.alike ||
    isSpokenName(what.named)
  )
    say('what', 'an event is not limited so yet', 'leave the limit out');
  if (what.owner && card.kind === 'base') say('what/owner', 'a base has no controller', 'leave “owner” out');
  if (what.fresh && when.after === 'played') say('what/fresh', 'it was played just now', 'leave “fresh” out');
  if (when.first && when.after === 'played' && (what.power || what.counters || what.faction || what.bearing || what.owner || what.printed))
    say('first', 'the first play is not limited so', 'leave the limit out');
  const atBase = when.after === 'played' && what.noun === 'minion' && !when.first;
  if (!scores && what.where !== undefined && what.where !== 'here' && what.where !== 'elsewhere' && !(what.where === 'with you' && atBase))
    say('what/where', 'an event is here, elsewhere or anywhere', 'choose “here” or “elsewhere”');
  if ((what.on === 'this' || what.on === 'host' || what.on === 'your minion' || what.on === 'base or minion') && when.after !== 'played')
    say('what/on', 'an event is not limited so yet', 'choose “base” or “minion”');
  if (what.on === 'your minion' && card.kind === 'base') say('what/on', 'a base has no controller', 'choose “minion”');
  if (what.whose === 'that player') say('what/whose', 'no player was spoken of', 'choose another owner');
  if (what.whose === 'not theirs' && (when.after !== 'destroyed' || by === undefined))
    say('what/whose', '“not theirs” belongs to what a player destroys', 'choose another owner');
  if (when.from && (when.after !== 'moved' || what.where))
    say('from', 'minions move from here to another base', 'choose “moved”, and leave “where” out');
  if (when.first && !FIRST.includes(when.after))
    say('first', 'only the first play, move or Talent of a turn is known', 'leave “first” out, and limit the ability to once per turn');
  if (when.after === 'played') {
    if (what.whose) say('what/whose', 'who plays it is said by “by”', 'leave “whose” out');
    if (what.noun === 'card') say('what/noun', 'a minion or an action is played', 'choose “minion” or “action”');
    if (when.first && (what.kind || what.named || what.other || what.on))
      say('first', 'the first play is not limited so', 'leave the limit out');
  }
  if (
    (when.after === 'discarded' || when.after === 'drawn') &&
    (what.where || what.on || what.other || what.kind || what.named || what.whose || what.printed)
  )
    say('what', 'a card of a hand or deck is not limited so yet', 'leave the limit out');
  if (when.after === 'drawn' && what.noun !== 'card') say('what/noun', 'nobody knows which cards were drawn', 'choose “card”');
  if ((when.after === 'discarded' || when.after === 'drawn') && card.kind === 'base')
    say('after', 'a base does not see this', 'put it on a minion or an action');
  if (when.after === 'controlled' && what.noun === 'card')
    say('what/noun', 'a card in play is a minion or an action', 'choose “minion” or “action”');
  if (when.after === 'controlled' && what.noun === 'action' && what.on) say('what/on', 'an event is not limited so yet', 'leave “on” out');
  if (when.after === 'countered' && what.noun !== 'minion') say('what/noun', 'counters are placed on minions', 'choose “minion”');
  if (when.after === 'revealed' && (what.where || what.on || what.other || what.kind || what.named || what.whose === 'not theirs'))
    say('what', 'a revealed card is in a hand or deck', 'leave the limit out');
  if (when.after === 'talent' && what.whose) say('what/whose', 'who does it is said by “by”', 'leave “whose” out');
  if (when.after === 'talent' && (what.noun === 'card' || what.on))
    say('what', 'a minion or an action has a Talent', 'choose “minion” or “action”, and say who by “by”');
  const { pick, noun, where, ...limits } = what;
  if (when.first && when.after === 'talent' && (Object.keys(limits).length > 0 || where === 'elsewhere'))
    say('first', 'the first Talent is not limited so', 'leave the limit out');
  if (when.after === 'moved' && what.noun !== 'minion') say('what/noun', 'minions move', 'choose “minion”');
  if ((GONE.includes(when.after) || AWAY.includes(when.after)) && what.noun === 'action' && what.on)
    say('what/on', 'an event is not limited so yet', 'leave “on” out');
  if ((when.after === 'discarded from play' || when.after === 'left') && what.noun === 'card')
    say('what/noun', 'a card in play is a minion or an action', 'choose “minion” or “action”');
  if ((when.after === 'discarded from play' || when.after === 'left') && by) say('by', 'nobody does this', 'leave “by” out');
  if (when.after === 'affected') checkAffected(what, say);
  if (!BY_YOU.includes(when.after) && by === 'you' && card.kind === 'base') say('by', 'a base has no controller', 'leave “by” out');
  if (by === 'another' && card.kind === 'base') say('by', 'a base has no controller', 'choose “you”, or leave it out');
  // “Your minion” is that of the player who has lost it.
  const isLost = GONE.includes(when.after) && what.whose === 'you' && by === undefined;
  if (card.kind === 'base' && what.whose && by !== 'you' && !isLost) say('what/whose', 'a base has no controller', 'leave “whose” out');
  if (
    card.kind === 'base' &&
    by === undefined &&
    when.after === 'played' &&
    place.card.abilities.some((a) => a.when === when && a.steps[0]?.who !== 'its owner')
  )
    known.it = true;
  const thrown = when.after === 'discarded';
  const inHands = when.after === 'revealed' || thrown || when.after === 'drawn' || points;
  // A card that was returned, or is nobody says where, is not spoken of.
  known.it = (thrown || !inHands) && !arrives && !scores && !together && !AWAY.includes(when.after);
  known.there = !inHands && !together;
  known.old = when.after === 'moved';
  known.spoken = known.it && !thrown && when.after !== 'affected';
  known.borne =
    when.after === 'played' && what.noun === 'action' && what.on !== undefined && what.on !== 'base' && what.on !== 'base or minion';
  // A destroyed or discarded card is in a discard pile.
  known.outside = thrown || GONE.includes(when.after);
  known.player = by !== undefined || when.after === 'played' || when.after === 'affected' || points;
}

/** “After one or more minions here are destroyed”, at the same time. */
function checkTogether({ what, by }: Extract<Frame, { after: unknown }>, card: Place['card'], say: Say): void {
  if (card.kind === 'base') say('what/pick', 'a base has a word of its own for this', 'choose “one”, or use “afterYou”');
  if (what.noun !== 'minion') say('what/noun', 'minions are destroyed together', 'choose “minion”');
  if (what.power && !isPlainPower(what.power)) say('what/power', 'an event is not limited so yet', 'leave the limit out');
  if (what.whose === 'not theirs') say('what/whose', '“not theirs” belongs to one card', 'choose another owner');
  if (by && what.where !== 'here') say('by', 'who destroyed several minions is known of those here', 'choose “here”, or leave “by” out');
}

/** “After you play an action that directly affects one or more of your minions here”. */
function checkAffected(what: Description, say: Say): void {
  const { pick, noun, whose, other, where, kind, named, not, faction, ...more } = what;
  if (noun !== 'minion') say('what/noun', 'minions are affected', 'choose “minion”');
  if (Object.keys(more).length > 0) say('what', 'an event is not limited so yet', 'leave the limit out');
}

/** This card itself, or the minion that it is on. */
export function checkOwnEvent(when: Extract<Frame, { afterThis: unknown } | { afterHost: unknown }>, path: string, place: Place): void {
  const event = 'afterThis' in when ? when.afterThis : when.afterHost;
  if (when.by && (event.startsWith('discarded') || event === 'left' || event === 'arrives'))
    place.report.say(under(path, 'by'), 'nobody does this', 'leave “by” out');
  if (event === 'affected' && 'afterThis' in when && place.card.kind !== 'minion')
    place.report.say(path, 'minions are affected', 'put it on a minion, or use “afterHost”');
}

export function checkInstead(ability: Ability, when: Extract<Frame, { instead: unknown }>, path: string, place: Place): void {
  const say = (problem: string, advice: string): void => place.report.say(path, problem, advice);
  const { what } = when;
  const [step] = ability.steps;
  if (typeof what === 'string' && what !== 'this' && what !== 'host') say('no card was spoken of', 'choose this card, or describe one');
  if (what === 'host' && !isOnMinion(place.card)) say('this card is on no minion', 'play it on a minion');
  if (place.card.kind === 'base' && what === 'this') say('a base is not destroyed so', 'describe minions here');
  if (place.card.kind === 'base' && isDescription(what) && what.whose) say('a base has no controller', 'leave “whose” out');
  if (isDescription(what)) {
    if (what.pick === 'some') say('an event is about one card', 'choose “one”');
    if (what.noun !== 'minion' && what.noun !== 'action') say('minions or actions are destroyed', 'choose “minion” or “action”');
    if (
      (what.power && !isPlainPower(what.power)) ||
      what.total ||
      what.alike ||
      isSpokenName(what.named) ||
      (what.where !== undefined && what.where !== 'here')
    )
      say('an “instead” is not limited so yet', 'leave the limit out');
  }
  if (when.by && place.card.kind === 'base') say('a base has no controller', 'leave “by” out');
  if (when.instead === 'moved' && (isDescription(what) ? what.noun !== 'minion' : place.card.kind !== 'minion' && what === 'this'))
    say('minions move', 'choose “minion”');
  if (when.from) {
    const whose = isDescription(what) ? what.whose : undefined;
    if (whose !== 'you' || (what as Description).noun !== 'minion' || (what as Description).where || place.card.kind === 'base')
      say('a card in hand saves one of your minions', 'describe one of your minions, anywhere');
    if (step?.may || ability.limit) say('this card is discarded if you like', 'leave “may” and the limit out');
  }
  if (step === undefined || ability.steps.length !== 1 || step.else || step.who) {
    say('one thing happens instead', 'write one step, and what depends on it (“done”)');
    return;
  }
  const saved = isDescription(what) ? 'it' : what;
  const moved = 'what' in step && step.what === saved;
  if (step.may && (step.do === 'either' || step.do === 'if' || step.do === 'for each'))
    say(`“${step.do}” is not asked about here`, 'let “may” be in another step, on which this depends');
  if (step.do === 'later' || step.do === 'whenever' || step.do === 'extra')
    say(`“${step.do}” can’t happen instead`, 'write it as what depends on another step');
  // The cards of a base go with it, and this would happen to them again and again.
  for (const verb of ['replace base', 'destroy base'])
    if (JSON.stringify(step).includes(`"do":"${verb}"`)) say(`“${verb}” can’t happen instead`, 'write it as an ability of its own');
  if (saved !== 'it' && 'what' in step && step.what === 'it') say(`“it” is this card already`, `write “${saved}”`);
  const leaves = when.instead === 'destroyed' || when.instead === 'discarded';
  if (leaves && moved && (step.do === 'destroy' || step.do === 'discard')) say('this happens to it anyway', 'choose another verb');
  // What replaces a move or a return sets off no other replacement, which might set off this one.
  const again = step.do === 'destroy' || step.do === 'return' || (step.do === 'move' && (when.instead === 'moved' || !moved));
  if (!leaves && again) say('one card would replace what another one does, and so on', 'choose a verb that moves no card away');
  if (step.do === 'leave' && !step.may && when.from === undefined) say('a “cannot” says this', 'use “cannot” under “always”');
  if (moved && step.do === 'put' && step.to === 'hand') say('a card in play returns to its owner’s hand', 'use “return”');
}

/** First this card goes from the hand to a discard pile or deck, if the player likes. */
export const leavesHand = ({ steps: [first] }: Ability): boolean =>
  (first?.do === 'discard' || (first?.do === 'put' && first.to !== 'hand')) &&
  first.what === 'this' &&
  first.may === true &&
  first.done !== undefined;

/** The one step is to play this card. */
export const playsItself = ({ steps: [first, ...more] }: Ability): boolean =>
  first?.do === 'play' && first.what === 'this' && first.may === true && more.length === 0;

export function checkSpecial(ability: Ability, when: Extract<Frame, { special: unknown }>, path: string, place: Place, known: Known): void {
  const { card, report } = place;
  const wrong = (problem: string, advice: string): void => report.say(path, problem, advice);
  const [first] = ability.steps;
  if (card.kind === 'base') {
    if (when.special !== 'your turn' || when.from !== 'play') wrong('a base has no Special', 'use “scores”, or “your turn” from play');
    else if (!first?.may) wrong('a base is used if you like', 'put “may” into the first step');
    if (ability.limit) wrong('this ability has a limit of its own', 'leave “limit” out');
    return;
  }
  if (when.special === 'each turn') {
    if (when.from !== 'play' || !stays(card)) wrong('this card is used while it is in play', 'choose “play”, and a card that stays');
    if (!first?.may) wrong('a Special on your turn is used if you like', 'put “may” into the first step');
    if (ability.limit) wrong('this ability has a limit of its own', 'leave “limit” out');
    return;
  }
  if (when.special === 'your turn' && first?.who && first.who !== 'you')
    report.say(path.replace(/when$/, 'steps/0/who'), 'on your turn you do it', 'leave “who” out, or choose “each turn”');
  if (when.special !== 'your turn') known.there = true;
  switch (when.from) {
    case 'play':
      if (!stays(card)) wrong('a standard action does not stay in play', 'choose “hand”');
      if (when.special === 'your turn' && !first?.may) wrong('a Special on your turn is used if you like', 'put “may” into the first step');
      if (ability.limit && when.special !== 'your turn' && !first?.may) wrong('this happens by itself, once', 'leave “limit” out');
      return;
    case 'hand':
      if (card.kind === 'action' && card.goes) {
        if (!playsItself(ability) || when.special === 'your turn' || first?.do !== 'play' || first.at !== 'there' || ability.limit)
          wrong('an action that stays can only be played by its Special', 'write one step: you may play this there');
        return;
      }
      if (card.kind === 'minion' && leavesHand(ability)) {
        known.nowhere = true;
        return;
      }
      if (when.special === 'your turn' && card.kind === 'minion' && ability.if && playsItself(ability)) {
        known.nowhere = true;
        return;
      }
      if (when.special === 'your turn') {
        wrong('on your turn cards are played from the hand anyway', 'choose “before” or “after”');
        return;
      }
      if (
        card.kind === 'minion' &&
        !(first?.do === 'play' && first.what === 'this' && first.may && first.at === 'there' && ability.steps.length === 1)
      )
        wrong('a minion in hand can only be played by its Special', 'write one step: you may play this there; or discard it first');
      if (card.kind === 'action' && ability.steps.some((s) => s.do === 'play' && s.what === 'this'))
        wrong('the card is played already', 'leave this step out');
      return;
    case 'discard':
      if (first?.do === 'play' && first.instead && ability.limit) wrong('this ability has a limit of its own', 'leave “limit” out');
      if (
        (card.kind === 'action' && card.goes === undefined && !(first?.do === 'play' && first.instead)) ||
        !(
          first?.do === 'play' &&
          first.what === 'this' &&
          first.may &&
          ability.steps.length === 1 &&
          (first.at === undefined) === (when.special === 'your turn')
        )
      )
        wrong('a card in the discard pile that stays in play can only be played by its Special', 'write one step: you may play this');
      return;
    default:
      throw new Error(`the check has no place ${when.from satisfies never}`);
  }
}
