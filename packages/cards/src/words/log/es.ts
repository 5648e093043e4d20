import type { CardView, EventOf, Seat } from '@breakpoint/engine';
import { by, type Cards, isBase, type Join, type Joined, type LogWords, type Piece, say, shownAfter, signed, verb, who } from './pieces.js';

const counters = (n: number): string => (n === 1 ? 'un contador de +1 de poder' : `${n} contadores de +1 de poder`);
const topCards = (n: number): string => (n === 1 ? 'la carta superior' : `las ${n} cartas superiores`);
const cardsOf = (n: number): string => (n === 1 ? 'una carta' : `${n} cartas`);
/** A minion that something happens to has an "a" before its name, like a person; an action that is in play has none. */
const aMinion: Join = ({ name, text }) => [text.startsWith('Juégala') ? '' : 'a ', name];
const a = (named: CardView): Joined => ({ named, join: aMinion });
const aThem = ({ cards }: Cards): Cards => ({ cards, join: aMinion });
const to = ({ cards }: Cards): Cards => ({ cards, join: ({ name }) => ['a ', name] });
const hand = (seat: Seat, whoseIt: Seat): Piece => (seat === whoseIt ? 'su mano' : say`la mano de ${who(whoseIt)}`);
const discardPile = (seat: Seat, whoseIt: Seat): Piece =>
  seat === whoseIt ? 'su pila de descartes' : say`la pila de descartes de ${who(whoseIt)}`;
const ofDeck = (seat: Seat, whoseIt: Seat): Piece => (seat === whoseIt ? 'de su mazo' : say`del mazo de ${who(whoseIt)}`);

const ABILITIES = { talent: 'el Talento', special: 'el Especial', 'on-your-turn': 'la capacidad' };
const PLACES = ['', '1.er', '2.º', '3.er', '4.º'];
const FROM: Record<string, string> = { Discard: ' de la pila de descartes', Deck: ' del mazo' };
const from = (zone: string): string => FROM[zone] ?? '';

function until(e: EventOf<'power' | 'cancelled' | 'abilities-cancelled' | 'sheltered'>): Piece {
  if (e.until === 'StartOf') return say`hasta el inicio del próximo turno de ${who(e.untilSeat)}`;
  if (e.until === 'NextTurnOf') return say`durante el próximo turno de ${who(e.untilSeat)}`;
  if (e.until === 'WhileInPlay') return 'mientras esa carta esté en juego';
  return e.until === 'EndOfTurnOf' ? say`hasta el final del turno de ${who(e.untilSeat)}` : 'hasta el final del turno';
}

function extra(e: EventOf<'extra'>): Piece {
  const usual = e.type === 'minion' ? 'un esbirro adicional' : 'una acción adicional';
  const power = e.atMost >= 0 ? ` de poder impreso ${e.atMost} o inferior` : '';
  const place = e.at ? say` en ${e.at}` : e.whereAlone ? ' en una base donde no tenga esbirros' : '';
  return say`${{ extra: e.type, of: e.source, usual }}${power}${e.onBase ? ' que se juegue sobre una base' : place}`;
}

function saved({ card, verb: harm, source }: EventOf<'saved'>): Piece {
  const what = harm === 'destroy' ? ' de la destrucción' : harm === 'discard' ? ' del descarte' : ' de este efecto';
  return by(
    { source },
    card,
    (s) => say`${s} ${verb(s, 'salva', 'salvan')} ${a(card)}${what}.`,
    () => say`${card} se ${verb(card, 'libra', 'libran')}${what}.`,
  );
}

function unaffected({ card, protector, source }: EventOf<'unaffected'>): Piece {
  if (source === null) return say`sin efecto sobre ${card}.`;
  return protector.n === card.n
    ? say`${source} no ${verb(source, 'afecta', 'afectan')} a ${card}.`
    : say`${protector} ${verb(protector, 'protege', 'protegen')} a ${card} de ${source}.`;
}

const shownTo = shownAfter(': ');

export const logWords: LogWords = {
  events: {
    'took-faction': (e) => say`${who(e.seat)} elige la facción ${{ faction: e.faction }}.`,
    redrew: (e) => say`${who(e.seat)} roba una nueva mano inicial, porque la primera no tenía esbirros.`,
    'turn-began': (e) => say`turno ${e.turn}: ¡le toca a ${who(e.seat)}!`,
    'done-playing': (e) => say`${who(e.seat)} termina su turno.`,
    passed: (e) => say`${who(e.seat)} pasa.`,
    'cut-short': () => say`esta partida podría no acabar nunca: termina aquí y gana quien tenga más PV.`,
    'game-over': (e) => say`¡${who(e.seat)} gana la partida!`,
    played: (e) =>
      say`${who(e.seat)} juega ${e.card}${from(e.fromZone)}${e.host ? say` ${isBase(e.host) ? 'en' : 'sobre'} ${e.host}` : ''}.`,
    used: (e) => say`${who(e.seat)} usa ${ABILITIES[e.ability]} de ${e.card}.`,
    chose: (e) => say`${{ heading: e.card }}: ${who(e.seat)} elige «${{ choice: e.choice, of: e.card }}».`,
    extra: (e) =>
      by(
        e,
        null,
        (s) => say`${s} ${verb(s, 'permite', 'permiten')} a ${who(e.seat)} jugar ${extra(e)}.`,
        () => say`${who(e.seat)} puede jugar ${extra(e)}.`,
      ),
    destroyed: (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'destruye', 'destruyen')} ${aThem(cards)}.`,
        () => say`se ${verb(cards, 'destruye', 'destruyen')} ${cards}.`,
      ),
    moved: (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'mueve', 'mueven')} ${a(e.card)} de ${e.from} a ${e.to}.`,
        () => say`${e.card} se mueve de ${e.from} a ${e.to}.`,
      ),
    returned: (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'devuelve', 'devuelven')} ${aThem(cards)} a la mano de ${who(e.hand)}.`,
        () => say`${cards} ${verb(cards, 'vuelve', 'vuelven')} a la mano de ${who(e.hand)}.`,
      ),
    counters: (e) =>
      by(
        e,
        e.card,
        (s) =>
          e.amount > 0
            ? say`${s} ${verb(s, 'coloca', 'colocan')} ${counters(e.amount)} sobre ${e.card}.`
            : say`${s} ${verb(s, 'retira', 'retiran')} ${counters(-e.amount)} de ${e.card}.`,
        () => say`${e.card} ${e.amount > 0 ? 'recibe' : 'pierde'} ${counters(Math.abs(e.amount))}.`,
      ),
    'counters-transferred': (e) =>
      by(
        e,
        { cards: [e.from, e.to] },
        (s) => say`${s} ${verb(s, 'transfiere', 'transfieren')} ${counters(e.amount)} de ${e.from} a ${e.to}.`,
        () => say`${e.to} recibe ${counters(e.amount)} de ${e.from}.`,
      ),
    power: (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'da', 'dan')} ${signed(e.amount)} de poder ${to(cards)} ${until(e)}.`,
        () => say`${cards} ${verb(cards, 'recibe', 'reciben')} ${signed(e.amount)} de poder ${until(e)}.`,
      ),
    control: (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'da', 'dan')} a ${who(e.seat)} el control de ${e.card}.`,
        () => say`${who(e.seat)} toma el control de ${e.card}.`,
      ),
    transferred: (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'transfiere', 'transfieren')} ${e.card} a ${e.to}.`,
        () => say`${e.card} se ${verb(e.card, 'transfiere', 'transfieren')} a ${e.to}.`,
      ),
    shed: (e) => say`se ${verb(e.card, 'descarta', 'descartan')}${e.host ? say` de ${e.host}:` : ''} ${e.card}.`,
    swept: (e, cards) => say`se ${verb(cards, 'descarta', 'descartan')} de ${e.base}: ${cards}.`,
    protected: (e) => say`este turno, ${e.card} vuelve a la mano de su propietario en vez de acabar en una pila de descartes.`,
    saved,
    unaffected,
    copied: (e) => say`${e.action} también ${verb(e.action, 'afecta', 'afectan')} a ${e.card}.`,
    drew: (e, cards) => say`${who(e.seat)} roba ${cards}.`,
    discarded: (e, cards) => say`${who(e.seat)} descarta ${cards}${from(e.fromZone)}.`,
    revealed: (e, cards) => say`${who(e.seat)} revela ${cards}${from(e.fromZone)}.`,
    'placed-in-hand': (e, cards) =>
      e.seat === e.hand && from(e.fromZone) !== ''
        ? say`${who(e.seat)} toma ${cards}${from(e.fromZone)}.`
        : say`${who(e.seat)} coloca ${cards}${from(e.fromZone)} en ${hand(e.seat, e.hand)}.`,
    'placed-in-discard': (e, cards) => say`${who(e.seat)} coloca ${cards}${from(e.fromZone)} en ${discardPile(e.seat, e.discard)}.`,
    'placed-on-top': (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'coloca', 'colocan')} ${cards} encima del mazo de ${who(e.deck)}.`,
        () => say`encima del mazo de ${who(e.deck)}: ${cards}.`,
      ),
    'placed-on-bottom': (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'coloca', 'colocan')} ${cards} al fondo del mazo de ${who(e.deck)}.`,
        () => say`al fondo del mazo de ${who(e.deck)}: ${cards}.`,
      ),
    'shuffled-in': (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'baraja', 'barajan')} ${cards} en el mazo de ${who(e.deck)}.`,
        () => say`se ${verb(cards, 'baraja', 'barajan')} en el mazo de ${who(e.deck)}: ${cards}.`,
      ),
    'looked-at-hand': (e) => say`${who(e.seat)} mira ${hand(e.seat, e.hand)}${shownTo(e.cards)}.`,
    'looked-at-deck': (e) => say`${who(e.seat)} mira ${topCards(e.amount)} ${ofDeck(e.seat, e.deck)}${shownTo(e.cards)}.`,
    'searched-deck': (e) => say`${who(e.seat)} busca ${e.seat === e.deck ? 'en su mazo' : say`en el mazo de ${who(e.deck)}`}.`,
    'put-back': (e) => say`${who(e.seat)} vuelve a colocar ${cardsOf(e.amount)} encima ${ofDeck(e.seat, e.deck)}.`,
    refilled: (e) => say`${who(e.deck)} baraja su pila de descartes, que pasa a ser su mazo.`,
    scoring: (e) => say`¡${verb(e.base, 'puntúa', 'puntúan')} ${e.base}!`,
    ranked: (e) => say`${who(e.seat)}: ${PLACES[e.place]} puesto en ${e.base} con ${e.power} de poder, ${e.vp} PV.`,
    vp: (e) =>
      by(
        e,
        null,
        (s) => say`${s} le ${e.amount > 0 ? verb(s, 'da', 'dan') : verb(s, 'quita', 'quitan')} ${Math.abs(e.amount)} PV a ${who(e.seat)}.`,
        () => say`${who(e.seat)} ${e.amount > 0 ? 'gana' : 'pierde'} ${Math.abs(e.amount)} PV.`,
      ),
    replaced: (e) => say`${e.next} ${verb(e.next, 'reemplaza', 'reemplazan')} a ${e.base}.`,
    'base-added': (e) =>
      by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'pone', 'ponen')} en juego ${e.base}.`,
        () => say`${e.base} ${verb(e.base, 'entra', 'entran')} en juego.`,
      ),
    'base-destroyed': (e) =>
      by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'destruye', 'destruyen')} ${e.base}.`,
        () => say`se ${verb(e.base, 'destruye', 'destruyen')} ${e.base}.`,
      ),
    'base-swapped': (e) =>
      by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'intercambia', 'intercambian')} ${e.base} por ${e.next}.`,
        () => say`se ${verb(e.base, 'intercambia', 'intercambian')} ${e.base} por ${e.next}.`,
      ),
    'base-revealed': (e) => say`la carta superior del mazo de bases es ${e.base}.`,
    'base-on-bottom': (e) => {
      const base = e.base ?? 'la carta superior del mazo de bases';
      return by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'coloca', 'colocan')} ${base} al fondo del mazo de bases.`,
        () => say`al fondo del mazo de bases: ${base}.`,
      );
    },
    'base-turned-down': () => say`la carta superior del mazo de bases queda boca abajo hasta el final del turno.`,
    'looked-at-bases': (e) => say`${who(e.seat)} mira ${topCards(e.amount)} del mazo de bases${shownTo(e.cards)}.`,
    'searched-bases': (e) => say`${who(e.seat)} busca en el mazo de bases.`,
    'bases-put-back': (e) => say`${who(e.seat)} vuelve a colocar ${cardsOf(e.amount)} encima del mazo de bases.`,
    'bases-shuffled': () => say`se baraja el mazo de bases.`,
    'bases-refilled': () => say`la pila de descartes de bases se baraja y pasa a ser el mazo de bases.`,
    breakpoint: (e) =>
      by(
        e,
        e.base,
        (s) =>
          say`${s} ${e.amount < 0 ? verb(s, 'reduce', 'reducen') : verb(s, 'aumenta', 'aumentan')} en ${Math.abs(e.amount)} el punto de ruptura de ${e.base} hasta el final del turno.`,
        () =>
          say`el punto de ruptura de ${e.base} ${e.amount < 0 ? 'se reduce' : 'aumenta'} en ${Math.abs(e.amount)} hasta el final del turno.`,
      ),
    'player-power': (e) => {
      const where = say`en ${e.base} hasta el final del turno.`;
      return by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'da', 'dan')} a ${who(e.seat)} ${signed(e.amount)} de poder ${where}`,
        () => say`${who(e.seat)} recibe ${signed(e.amount)} de poder ${where}`,
      );
    },
    cancelled: (e) =>
      by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'cancela', 'cancelan')} la capacidad de ${e.base} ${until(e)}.`,
        () => say`se cancela la capacidad de ${e.base} ${until(e)}.`,
      ),
    'abilities-cancelled': (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'cancela', 'cancelan')} las capacidades de ${e.card} ${until(e)}.`,
        () => say`se cancelan las capacidades de ${e.card} ${until(e)}.`,
      ),
    sheltered: (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'protege', 'protegen')} ${e.card} ${until(e)}.`,
        () => say`${e.card} tiene protección ${until(e)}.`,
      ),
    ignored: (e) => say`${who(e.seat)} ignora la capacidad de ${e.base}.`,
    named: (e) => say`${who(e.seat)} nombra la facción ${{ faction: e.faction }}.`,
    'card-named': (e) => say`${who(e.seat)} nombra la carta ${e.name}.`,
    'actions-forbidden': (e) =>
      by(
        e,
        null,
        (s) => say`${s} ${verb(s, 'impide', 'impiden')} a ${who(e.seat)} jugar acciones en su próximo turno.`,
        () => say`${who(e.seat)} no puede jugar acciones en su próximo turno.`,
      ),
    'name-forbidden': (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'impide', 'impiden')} a ${who(e.seat)} jugar más cartas llamadas ${e.card} este turno.`,
        () => say`${who(e.seat)} no puede jugar más cartas llamadas ${e.card} este turno.`,
      ),
  },
  and: (last) => (/^h?[ií](?!e)/i.test(last) ? ' e ' : ' y '),
};
