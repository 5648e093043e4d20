import type { EventOf, Seat } from '@breakpoint/engine';
import { isBase, type LogWords, type Piece, say, signed, who } from './pieces.js';

const counters = (n: number): string => (n === 1 ? 'un contador de +1 de poder' : `${n} contadores de +1 de poder`);
const topCards = (n: number): string => (n === 1 ? 'la carta superior' : `las ${n} cartas superiores`);
const cardsOf = (n: number): string => (n === 1 ? 'una carta' : `${n} cartas`);
const changed = (amount: number): string => `se ${amount < 0 ? 'reduce' : 'aumenta'} en ${Math.abs(amount)}`;
const hand = (seat: Seat, whoseIt: Seat): Piece => (seat === whoseIt ? 'su mano' : say`la mano de ${who(whoseIt)}`);
const discardPile = (seat: Seat, whoseIt: Seat): Piece =>
  seat === whoseIt ? 'su pila de descartes' : say`la pila de descartes de ${who(whoseIt)}`;
const ofDeck = (seat: Seat, whoseIt: Seat): Piece => (seat === whoseIt ? 'de su mazo' : say`del mazo de ${who(whoseIt)}`);

const ABILITIES = { talent: 'el Talento', special: 'el Especial', 'on-your-turn': 'la capacidad' };
const PLACES = ['', '1.er', '2.º', '3.er', '4.º'];
const FROM: Record<string, string> = { Discard: ' de la pila de descartes', Deck: ' del mazo' };
const from = (zone: string): string => FROM[zone] ?? '';

function until(e: EventOf<'power' | 'cancelled'>): Piece {
  if (e.until === 'StartOf') return say`hasta el inicio del próximo turno de ${who(e.untilSeat)}`;
  if (e.until === 'NextTurnOf') return say`durante el próximo turno de ${who(e.untilSeat)}`;
  return e.until === 'EndOfTurnOf' ? say`hasta el final del turno de ${who(e.untilSeat)}` : 'hasta el final del turno';
}

function extra(e: EventOf<'extra'>): Piece {
  const type = e.type === 'minion' ? 'un esbirro adicional' : 'una acción adicional';
  const power = e.atMost >= 0 ? ` de poder impreso ${e.atMost} o menos` : '';
  const place = e.at ? say` en ${e.at}` : e.whereAlone ? ' en una base donde no tenga esbirros' : '';
  return say`${type}${power}${e.onBase ? ' que se juega sobre una base' : place}`;
}

function saved({ card, verb }: EventOf<'saved'>): Piece {
  if (verb === 'destroy') return say`${card} no se destruye.`;
  return verb === 'discard' ? say`${card} no se descarta.` : say`Sin efecto sobre ${card}.`;
}

function unaffected({ card, protector, source }: EventOf<'unaffected'>): Piece {
  if (source === null) return say`Sin efecto sobre ${card}.`;
  return protector.n === card.n ? say`${source} no afecta a ${card}.` : say`${protector} protege a ${card} de ${source}.`;
}

export const logWords: LogWords = {
  events: {
    'took-faction': (e) => say`${who(e.seat)} elige ${{ faction: e.faction }}.`,
    redrew: (e) => say`${who(e.seat)} roba una nueva mano inicial, porque la primera no tenía esbirros.`,
    'turn-began': (e) => say`${who(e.seat)} empieza el turno ${e.turn}.`,
    'done-playing': (e) => say`${who(e.seat)} termina su turno.`,
    passed: (e) => say`${who(e.seat)} pasa.`,
    'cut-short': () => say`La partida se ha alargado demasiado: termina aquí y gana quien tenga más PV.`,
    'game-over': (e) => say`¡${who(e.seat)} gana la partida!`,
    played: (e) =>
      say`${who(e.seat)} juega ${e.card}${from(e.fromZone)}${e.host ? say` ${isBase(e.host) ? 'en' : 'sobre'} ${e.host}` : ''}.`,
    used: (e) => say`${who(e.seat)} usa ${ABILITIES[e.ability]} de ${e.card}.`,
    chose: (e) => say`${e.card}: ${who(e.seat)} elige «${{ choice: e.choice, of: e.card }}».`,
    extra: (e) => say`${who(e.seat)} puede jugar ${extra(e)}.`,
    destroyed: (e) => say`Se destruye ${e.card}.`,
    moved: (e) => say`${e.card} se mueve de ${e.from} a ${e.to}.`,
    returned: (e) => say`${e.card} vuelve a la mano de ${who(e.hand)}.`,
    counters: (e) => say`${e.card} ${e.amount > 0 ? 'recibe' : 'pierde'} ${counters(Math.abs(e.amount))}.`,
    'counters-transferred': (e) => say`${e.to} recibe ${counters(e.amount)} de ${e.from}.`,
    power: (e) => say`${e.card} recibe ${signed(e.amount)} de poder ${until(e)}.`,
    control: (e) => say`${who(e.seat)} toma el control de ${e.card}.`,
    transferred: (e) => say`${e.card} se transfiere a ${e.to}.`,
    shed: (e) => (e.host ? say`Se descarta de ${e.host}: ${e.card}.` : say`Se descarta ${e.card}.`),
    swept: (e, cards) => say`Se descarta de ${e.base}: ${cards}.`,
    protected: (e) => say`Este turno, ${e.card} vuelve a la mano de su propietario en vez de acabar en una pila de descartes.`,
    saved,
    unaffected,
    copied: (e) => say`${e.action} también afecta a ${e.card}.`,
    drew: (e, cards) => say`${who(e.seat)} roba ${cards}.`,
    discarded: (e, cards) => say`${who(e.seat)} descarta ${cards}${from(e.fromZone)}.`,
    revealed: (e, cards) => say`${who(e.seat)} revela ${cards}${from(e.fromZone)}.`,
    'placed-in-hand': (e, cards) => say`${who(e.seat)} coloca ${cards}${from(e.fromZone)} en ${hand(e.seat, e.hand)}.`,
    'placed-in-discard': (e, cards) => say`${who(e.seat)} coloca ${cards}${from(e.fromZone)} en ${discardPile(e.seat, e.discard)}.`,
    'placed-on-top': (e, cards) => say`Se coloca encima del mazo de ${who(e.deck)}: ${cards}.`,
    'placed-on-bottom': (e, cards) => say`Se coloca al fondo del mazo de ${who(e.deck)}: ${cards}.`,
    'shuffled-in': (e, cards) => say`Se baraja en el mazo de ${who(e.deck)}: ${cards}.`,
    'looked-at-hand': (e) => say`${who(e.seat)} mira ${hand(e.seat, e.hand)}.`,
    'looked-at-deck': (e) => say`${who(e.seat)} mira ${topCards(e.amount)} ${ofDeck(e.seat, e.deck)}.`,
    'searched-deck': (e) => say`${who(e.seat)} busca ${e.seat === e.deck ? 'en su mazo' : say`en el mazo de ${who(e.deck)}`}.`,
    'put-back': (e) => say`${who(e.seat)} vuelve a colocar ${cardsOf(e.amount)} encima ${ofDeck(e.seat, e.deck)}.`,
    refilled: (e) => say`La pila de descartes de ${who(e.deck)} se baraja y pasa a ser su mazo.`,
    scoring: (e) => say`¡${e.base} puntúa!`,
    ranked: (e) => say`${who(e.seat)}: ${PLACES[e.place]} puesto en ${e.base} con ${e.power} de poder, ${e.vp} PV.`,
    vp: (e) => say`${who(e.seat)} ${e.amount > 0 ? 'gana' : 'pierde'} ${Math.abs(e.amount)} PV.`,
    replaced: (e) => say`${e.next} reemplaza a ${e.base}.`,
    'base-added': (e) => say`${e.base} entra en juego.`,
    'base-destroyed': (e) => say`Se destruye ${e.base}.`,
    'base-swapped': (e) => say`Se intercambia ${e.base} por ${e.next}.`,
    'base-revealed': (e) => say`La carta superior del mazo de bases es ${e.base}.`,
    'base-on-bottom': (e) => say`${e.base ?? 'La carta superior del mazo de bases'} se coloca al fondo del mazo de bases.`,
    'base-turned-down': () => say`La carta superior del mazo de bases queda boca abajo hasta el final del turno.`,
    'looked-at-bases': (e) => say`${who(e.seat)} mira ${topCards(e.amount)} del mazo de bases.`,
    'searched-bases': (e) => say`${who(e.seat)} busca en el mazo de bases.`,
    'bases-put-back': (e) => say`${who(e.seat)} vuelve a colocar ${cardsOf(e.amount)} encima del mazo de bases.`,
    'bases-shuffled': () => say`Se baraja el mazo de bases.`,
    'bases-refilled': () => say`La pila de descartes de bases se baraja y pasa a ser el mazo de bases.`,
    breakpoint: (e) => say`El punto de ruptura de ${e.base} ${changed(e.amount)} hasta el final del turno.`,
    'player-power': (e) => say`${who(e.seat)} recibe ${signed(e.amount)} de poder en ${e.base} hasta el final del turno.`,
    cancelled: (e) => say`Se cancela la capacidad de ${e.base} ${until(e)}.`,
    ignored: (e) => say`${who(e.seat)} ignora la capacidad de ${e.base}.`,
    named: (e) => say`${who(e.seat)} nombra ${{ faction: e.faction }}.`,
    'actions-forbidden': (e) => say`${who(e.seat)} no puede jugar acciones en su próximo turno.`,
    'name-forbidden': (e) => say`${who(e.seat)} no puede jugar más cartas llamadas ${e.card} este turno.`,
  },
  because: (source) => say`por ${source}`,
  and: (last) => (/^h?[ií](?!e)/i.test(last) ? ' e ' : ' y '),
};
