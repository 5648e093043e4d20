import type { EventOf, Seat } from '@breakpoint/engine';
import { by, type LogWords, type Piece, say, shownAfter, signed, verb, who } from './pieces.js';

const whose = (seat: Seat): Piece => say`${who(seat)}’s`;
const theirOr = (seat: Seat, whoseIt: Seat): Piece => (seat === whoseIt ? 'their' : whose(whoseIt));
const counters = (n: number): string => (n === 1 ? 'a +1 power counter' : `${n} +1 power counters`);
const topCards = (n: number): string => (n === 1 ? 'top card' : `top ${n} cards`);
const cardsOf = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);

const ABILITIES = { talent: 'the Talent', special: 'the Special', 'on-your-turn': 'the ability' };
const PLACES = ['', '1st', '2nd', '3rd', '4th'];
const FROM: Record<string, string> = { Discard: ' from the discard pile', Deck: ' from the deck' };
const from = (zone: string): string => FROM[zone] ?? '';

function until(e: EventOf<'power' | 'cancelled' | 'abilities-cancelled' | 'sheltered'>): Piece {
  if (e.until === 'StartOf') return say`until the start of ${whose(e.untilSeat)} next turn`;
  if (e.until === 'NextTurnOf') return say`during ${whose(e.untilSeat)} next turn`;
  if (e.until === 'WhileInPlay') return 'while that card is in play';
  return e.until === 'EndOfTurnOf' ? say`until the end of ${whose(e.untilSeat)} turn` : 'until the end of the turn';
}

function extra(e: EventOf<'extra'>): Piece {
  const power = e.atMost >= 0 ? ` with printed power ${e.atMost} or less` : '';
  const place = e.at ? say` on ${e.at}` : e.whereAlone ? ' on a base where they have no minion' : '';
  const play = { extra: e.type, of: e.source, usual: `an extra ${e.type}` };
  return say`${play}${power}${e.onBase ? ' that is played on a base' : place}`;
}

function saved({ card, verb: harm, source }: EventOf<'saved'>): Piece {
  const what = harm === 'destroy' ? 'destruction' : harm === 'discard' ? 'the discard pile' : 'this effect';
  return by(
    { source },
    card,
    (s) => say`${s} ${verb(s, 'saves', 'save')} ${card} from ${what}.`,
    () => say`${card} escapes ${what}.`,
  );
}

function unaffected({ card, protector, source }: EventOf<'unaffected'>): Piece {
  if (source === null) return say`${card} is not affected.`;
  return protector.n === card.n
    ? say`${source} ${verb(source, 'does', 'do')} not affect ${card}.`
    : say`${protector} ${verb(protector, 'protects', 'protect')} ${card} from ${source}.`;
}

const shownTo = shownAfter(': ');

export const logWords: LogWords = {
  events: {
    'took-faction': (e) => say`${who(e.seat)} takes the ${{ faction: e.faction }}.`,
    redrew: (e) => say`${who(e.seat)} draws a new opening hand, because the first had no minion.`,
    'turn-began': (e) => say`turn ${e.turn}: here comes ${who(e.seat)}!`,
    'done-playing': (e) => say`${who(e.seat)} ends their turn.`,
    passed: (e) => say`${who(e.seat)} passes.`,
    'cut-short': () => say`this game could go on forever: it ends here, and the most VP win.`,
    'game-over': (e) => say`${who(e.seat)} wins the game!`,
    played: (e) => say`${who(e.seat)} plays ${e.card}${from(e.fromZone)}${e.host ? say` on ${e.host}` : ''}.`,
    used: (e) => say`${who(e.seat)} uses ${ABILITIES[e.ability]} of ${e.card}.`,
    chose: (e) => say`${{ heading: e.card }}: ${who(e.seat)} chooses “${{ choice: e.choice, of: e.card }}”.`,
    extra: (e) =>
      by(
        e,
        null,
        (s) => say`${s} ${verb(s, 'lets', 'let')} ${who(e.seat)} play ${extra(e)}.`,
        () => say`${who(e.seat)} may play ${extra(e)}.`,
      ),
    destroyed: (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'destroys', 'destroy')} ${cards}.`,
        () => say`${cards} ${verb(cards, 'is', 'are')} destroyed.`,
      ),
    moved: (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'moves', 'move')} ${e.card} from ${e.from} to ${e.to}.`,
        () => say`${e.card} moves from ${e.from} to ${e.to}.`,
      ),
    returned: (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'returns', 'return')} ${cards} to ${whose(e.hand)} hand.`,
        () => say`${cards} ${verb(cards, 'returns', 'return')} to ${whose(e.hand)} hand.`,
      ),
    counters: (e) =>
      by(
        e,
        e.card,
        (s) =>
          e.amount > 0
            ? say`${s} ${verb(s, 'places', 'place')} ${counters(e.amount)} on ${e.card}.`
            : say`${s} ${verb(s, 'removes', 'remove')} ${counters(-e.amount)} from ${e.card}.`,
        () => say`${e.card} ${e.amount > 0 ? 'gets' : 'loses'} ${counters(Math.abs(e.amount))}.`,
      ),
    'counters-transferred': (e) =>
      by(
        e,
        { cards: [e.from, e.to] },
        (s) => say`${s} ${verb(s, 'transfers', 'transfer')} ${counters(e.amount)} from ${e.from} to ${e.to}.`,
        () => say`${e.to} gets ${counters(e.amount)} from ${e.from}.`,
      ),
    power: (e, cards) => {
      const power = say`${signed(e.amount)} power${cards.cards.length > 1 ? ' each' : ''} ${until(e)}.`;
      return by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'gives', 'give')} ${cards} ${power}`,
        () => say`${cards} ${verb(cards, 'gets', 'get')} ${power}`,
      );
    },
    control: (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'gives', 'give')} ${who(e.seat)} control of ${e.card}.`,
        () => say`${who(e.seat)} takes control of ${e.card}.`,
      ),
    transferred: (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'transfers', 'transfer')} ${e.card} to ${e.to}.`,
        () => say`${e.card} is transferred to ${e.to}.`,
      ),
    shed: (e) => (e.host ? say`${e.card} is discarded from ${e.host}.` : say`${e.card} is discarded.`),
    swept: (e, cards) => say`discarded from ${e.base}: ${cards}.`,
    protected: (e) => say`until the end of the turn, ${e.card} returns to its owner’s hand instead of going to a discard pile.`,
    saved,
    unaffected,
    copied: (e) => say`${e.action} also ${verb(e.action, 'affects', 'affect')} ${e.card}.`,
    drew: (e, cards) => say`${who(e.seat)} draws ${cards}.`,
    discarded: (e, cards) => say`${who(e.seat)} discards ${cards}${from(e.fromZone)}.`,
    revealed: (e, cards) => say`${who(e.seat)} reveals ${cards}${from(e.fromZone)}.`,
    'placed-in-hand': (e, cards) =>
      e.seat === e.hand && from(e.fromZone) !== ''
        ? say`${who(e.seat)} takes ${cards}${from(e.fromZone)}.`
        : say`${who(e.seat)} places ${cards}${from(e.fromZone)} in ${theirOr(e.seat, e.hand)} hand.`,
    'placed-in-discard': (e, cards) =>
      say`${who(e.seat)} places ${cards}${from(e.fromZone)} in ${theirOr(e.seat, e.discard)} discard pile.`,
    'placed-on-top': (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'places', 'place')} ${cards} on top of ${whose(e.deck)} deck.`,
        () => say`on top of ${whose(e.deck)} deck: ${cards}.`,
      ),
    'placed-on-bottom': (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'places', 'place')} ${cards} on the bottom of ${whose(e.deck)} deck.`,
        () => say`on the bottom of ${whose(e.deck)} deck: ${cards}.`,
      ),
    'shuffled-in': (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'shuffles', 'shuffle')} ${cards} into ${whose(e.deck)} deck.`,
        () => say`shuffled into ${whose(e.deck)} deck: ${cards}.`,
      ),
    'looked-at-hand': (e) => say`${who(e.seat)} looks at ${theirOr(e.seat, e.hand)} hand${shownTo(e.cards)}.`,
    'looked-at-deck': (e) => say`${who(e.seat)} looks at the ${topCards(e.amount)} of ${theirOr(e.seat, e.deck)} deck${shownTo(e.cards)}.`,
    'searched-deck': (e) => say`${who(e.seat)} searches ${theirOr(e.seat, e.deck)} deck.`,
    'put-back': (e) => say`${who(e.seat)} places ${cardsOf(e.amount)} back on top of ${theirOr(e.seat, e.deck)} deck.`,
    refilled: (e) => say`${who(e.deck)} shuffles their discard pile into a new deck.`,
    scoring: (e) => say`${e.base} ${verb(e.base, 'scores', 'score')}!`,
    ranked: (e) => say`${who(e.seat)}: ${PLACES[e.place]} place on ${e.base} with ${e.power} power, ${e.vp} VP.`,
    vp: (e) =>
      by(
        e,
        null,
        (s) => say`${s} ${e.amount > 0 ? verb(s, 'gives', 'give') : verb(s, 'costs', 'cost')} ${who(e.seat)} ${Math.abs(e.amount)} VP.`,
        () => say`${who(e.seat)} ${e.amount > 0 ? 'gains' : 'loses'} ${Math.abs(e.amount)} VP.`,
      ),
    replaced: (e) => say`${e.next} ${verb(e.next, 'replaces', 'replace')} ${e.base}.`,
    'base-added': (e) =>
      by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'puts', 'put')} ${e.base} into play.`,
        () => say`${e.base} ${verb(e.base, 'comes', 'come')} into play.`,
      ),
    'base-destroyed': (e) =>
      by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'destroys', 'destroy')} ${e.base}.`,
        () => say`${e.base} ${verb(e.base, 'is', 'are')} destroyed.`,
      ),
    'base-swapped': (e) =>
      by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'swaps', 'swap')} ${e.base} for ${e.next}.`,
        () => say`${e.base} ${verb(e.base, 'is', 'are')} swapped for ${e.next}.`,
      ),
    'base-revealed': (e) => say`the top card of the base deck is ${e.base}.`,
    'base-on-bottom': (e) => {
      const base = e.base ?? 'the top card of the base deck';
      return by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'places', 'place')} ${base} on the bottom of the base deck.`,
        () => say`on the bottom of the base deck: ${base}.`,
      );
    },
    'base-turned-down': () => say`the top card of the base deck is face down until the end of the turn.`,
    'looked-at-bases': (e) => say`${who(e.seat)} looks at the ${topCards(e.amount)} of the base deck${shownTo(e.cards)}.`,
    'searched-bases': (e) => say`${who(e.seat)} searches the base deck.`,
    'bases-put-back': (e) => say`${who(e.seat)} places ${cardsOf(e.amount)} back on top of the base deck.`,
    'bases-shuffled': () => say`the base deck is shuffled.`,
    'bases-refilled': () => say`the base discard pile is shuffled into a new base deck.`,
    breakpoint: (e) =>
      by(
        e,
        e.base,
        (s) =>
          say`${s} ${e.amount < 0 ? verb(s, 'reduces', 'reduce') : verb(s, 'increases', 'increase')} the breakpoint of ${e.base} by ${Math.abs(e.amount)} until the end of the turn.`,
        () =>
          say`the breakpoint of ${e.base} is ${e.amount < 0 ? 'reduced' : 'increased'} by ${Math.abs(e.amount)} until the end of the turn.`,
      ),
    'player-power': (e) => {
      const power = say`${signed(e.amount)} power on ${e.base} until the end of the turn.`;
      return by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'gives', 'give')} ${who(e.seat)} ${power}`,
        () => say`${who(e.seat)} gets ${power}`,
      );
    },
    cancelled: (e) =>
      by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'cancels', 'cancel')} the ability of ${e.base} ${until(e)}.`,
        () => say`the ability of ${e.base} is canceled ${until(e)}.`,
      ),
    'abilities-cancelled': (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'cancels', 'cancel')} the abilities of ${e.card} ${until(e)}.`,
        () => say`the abilities of ${e.card} are canceled ${until(e)}.`,
      ),
    sheltered: (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'protects', 'protect')} ${e.card} ${until(e)}.`,
        () => say`${e.card} is protected ${until(e)}.`,
      ),
    ignored: (e) => say`${who(e.seat)} ignores the ability of ${e.base}.`,
    named: (e) => say`${who(e.seat)} names the ${{ faction: e.faction }}.`,
    'card-named': (e) => say`${who(e.seat)} names ${e.name}.`,
    'actions-forbidden': (e) =>
      by(
        e,
        null,
        (s) => say`${s} ${verb(s, 'keeps', 'keep')} ${who(e.seat)} from playing actions on their next turn.`,
        () => say`${who(e.seat)} cannot play actions on their next turn.`,
      ),
    'name-forbidden': (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'keeps', 'keep')} ${who(e.seat)} from playing cards named ${e.card} for the rest of the turn.`,
        () => say`${who(e.seat)} cannot play cards named ${e.card} for the rest of the turn.`,
      ),
  },
  and: () => ' and ',
};
