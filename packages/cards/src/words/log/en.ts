import type { EventOf, Seat } from '@breakpoint/engine';
import { type LogWords, type Piece, say, signed, who } from './pieces.js';

const whose = (seat: Seat): Piece => say`${who(seat)}’s`;
const theirOr = (seat: Seat, whoseIt: Seat): Piece => (seat === whoseIt ? 'their' : whose(whoseIt));
const counters = (n: number): string => (n === 1 ? 'a +1 power counter' : `${n} +1 power counters`);
const topCards = (n: number): string => (n === 1 ? 'top card' : `top ${n} cards`);
const cardsOf = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);
const changed = (amount: number): string => `${amount < 0 ? 'reduced' : 'increased'} by ${Math.abs(amount)}`;

const ABILITIES = { talent: 'the Talent', special: 'the Special', 'on-your-turn': 'the ability' };
const PLACES = ['', '1st', '2nd', '3rd', '4th'];
const FROM: Record<string, string> = { Discard: ' from the discard pile', Deck: ' from the deck' };
const from = (zone: string): string => FROM[zone] ?? '';

function until(e: EventOf<'power' | 'cancelled'>): Piece {
  if (e.until === 'StartOf') return say`until the start of ${whose(e.untilSeat)} next turn`;
  if (e.until === 'NextTurnOf') return say`during ${whose(e.untilSeat)} next turn`;
  return e.until === 'EndOfTurnOf' ? say`until the end of ${whose(e.untilSeat)} turn` : 'until the end of the turn';
}

function extra(e: EventOf<'extra'>): Piece {
  const power = e.atMost >= 0 ? ` with printed power ${e.atMost} or less` : '';
  const place = e.at ? say` on ${e.at}` : e.whereAlone ? ' on a base where they have no minion' : '';
  return say`an extra ${e.type}${power}${e.onBase ? ' that is played on a base' : place}`;
}

function unaffected({ card, protector, source }: EventOf<'unaffected'>): Piece {
  if (source === null) return say`${card} is not affected.`;
  return protector.n === card.n ? say`${source} does not affect ${card}.` : say`${protector} protects ${card} from ${source}.`;
}

export const logWords: LogWords = {
  events: {
    'took-faction': (e) => say`${who(e.seat)} takes ${{ faction: e.faction }}.`,
    redrew: (e) => say`${who(e.seat)} draws a new opening hand, because the first had no minion.`,
    'turn-began': (e) => say`${who(e.seat)} begins turn ${e.turn}.`,
    'done-playing': (e) => say`${who(e.seat)} ends their turn.`,
    passed: (e) => say`${who(e.seat)} passes.`,
    'cut-short': () => say`The game has gone on for too long: it ends here, and the most VP win.`,
    'game-over': (e) => say`${who(e.seat)} wins the game!`,
    played: (e) => say`${who(e.seat)} plays ${e.card}${from(e.fromZone)}${e.host ? say` on ${e.host}` : ''}.`,
    used: (e) => say`${who(e.seat)} uses ${ABILITIES[e.ability]} of ${e.card}.`,
    chose: (e) => say`${e.card}: ${who(e.seat)} chooses “${{ choice: e.choice, of: e.card }}”.`,
    extra: (e) => say`${who(e.seat)} may play ${extra(e)}.`,
    destroyed: (e) => say`${e.card} is destroyed.`,
    moved: (e) => say`${e.card} moves from ${e.from} to ${e.to}.`,
    returned: (e) => say`${e.card} returns to ${whose(e.hand)} hand.`,
    counters: (e) => say`${e.card} ${e.amount > 0 ? 'gets' : 'loses'} ${counters(Math.abs(e.amount))}.`,
    'counters-transferred': (e) => say`${e.to} gets ${counters(e.amount)} from ${e.from}.`,
    power: (e) => say`${e.card} gets ${signed(e.amount)} power ${until(e)}.`,
    control: (e) => say`${who(e.seat)} takes control of ${e.card}.`,
    transferred: (e) => say`${e.card} is transferred to ${e.to}.`,
    shed: (e) => (e.host ? say`${e.card} is discarded from ${e.host}.` : say`${e.card} is discarded.`),
    swept: (e, cards) => say`Discarded from ${e.base}: ${cards}.`,
    protected: (e) => say`Until the end of the turn, ${e.card} returns to its owner’s hand instead of going to a discard pile.`,
    saved: (e) => say`${e.card} is not ${e.verb === 'destroy' ? 'destroyed' : e.verb === 'discard' ? 'discarded' : 'affected'}.`,
    unaffected,
    copied: (e) => say`${e.action} also affects ${e.card}.`,
    drew: (e, cards) => say`${who(e.seat)} draws ${cards}.`,
    discarded: (e, cards) => say`${who(e.seat)} discards ${cards}${from(e.fromZone)}.`,
    revealed: (e, cards) => say`${who(e.seat)} reveals ${cards}${from(e.fromZone)}.`,
    'placed-in-hand': (e, cards) => say`${who(e.seat)} places ${cards} in ${theirOr(e.seat, e.hand)} hand${from(e.fromZone)}.`,
    'placed-in-discard': (e, cards) =>
      say`${who(e.seat)} places ${cards} in ${theirOr(e.seat, e.discard)} discard pile${from(e.fromZone)}.`,
    'placed-on-top': (e, cards) => say`Placed on top of ${whose(e.deck)} deck: ${cards}.`,
    'placed-on-bottom': (e, cards) => say`Placed on the bottom of ${whose(e.deck)} deck: ${cards}.`,
    'shuffled-in': (e, cards) => say`Shuffled into ${whose(e.deck)} deck: ${cards}.`,
    'looked-at-hand': (e) => say`${who(e.seat)} looks at ${theirOr(e.seat, e.hand)} hand.`,
    'looked-at-deck': (e) => say`${who(e.seat)} looks at the ${topCards(e.amount)} of ${theirOr(e.seat, e.deck)} deck.`,
    'searched-deck': (e) => say`${who(e.seat)} searches ${theirOr(e.seat, e.deck)} deck.`,
    'put-back': (e) => say`${who(e.seat)} places ${cardsOf(e.amount)} back on top of ${theirOr(e.seat, e.deck)} deck.`,
    refilled: (e) => say`${whose(e.deck)} discard pile is shuffled to form a new deck.`,
    scoring: (e) => say`${e.base} scores!`,
    ranked: (e) => say`${who(e.seat)}: ${PLACES[e.place]} place on ${e.base} with ${e.power} power, ${e.vp} VP.`,
    vp: (e) => say`${who(e.seat)} ${e.amount > 0 ? 'gains' : 'loses'} ${Math.abs(e.amount)} VP.`,
    replaced: (e) => say`${e.next} replaces ${e.base}.`,
    'base-added': (e) => say`${e.base} comes into play.`,
    'base-destroyed': (e) => say`${e.base} is destroyed.`,
    'base-swapped': (e) => say`${e.base} is swapped for ${e.next}.`,
    'base-revealed': (e) => say`The top card of the base deck is ${e.base}.`,
    'base-on-bottom': (e) => say`${e.base ?? 'The top card of the base deck'} is placed on the bottom of the base deck.`,
    'base-turned-down': () => say`The top card of the base deck is face down until the end of the turn.`,
    'looked-at-bases': (e) => say`${who(e.seat)} looks at the ${topCards(e.amount)} of the base deck.`,
    'searched-bases': (e) => say`${who(e.seat)} searches the base deck.`,
    'bases-put-back': (e) => say`${who(e.seat)} places ${cardsOf(e.amount)} back on top of the base deck.`,
    'bases-shuffled': () => say`The base deck is shuffled.`,
    'bases-refilled': () => say`The base discard pile is shuffled to form a new base deck.`,
    breakpoint: (e) => say`The breakpoint of ${e.base} is ${changed(e.amount)} until the end of the turn.`,
    'player-power': (e) => say`${who(e.seat)} gets ${signed(e.amount)} power on ${e.base} until the end of the turn.`,
    cancelled: (e) => say`The ability of ${e.base} is cancelled ${until(e)}.`,
    ignored: (e) => say`${who(e.seat)} ignores the ability of ${e.base}.`,
    named: (e) => say`${who(e.seat)} names ${{ faction: e.faction }}.`,
    'actions-forbidden': (e) => say`${who(e.seat)} cannot play actions on their next turn.`,
    'name-forbidden': (e) => say`${who(e.seat)} cannot play cards named ${e.card} for the rest of the turn.`,
  },
  because: (source) => say`because of ${source}`,
  and: () => ' and ',
};
