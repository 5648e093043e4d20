import type { CardView, EventOf, Seat } from '@breakpoint/engine';
import { deCard, deWho } from '../french.js';
import { by, type Cards, type Joined, type LogWords, type Piece, say, shownAfter, verb, type Who, who } from './pieces.js';

const de = (named: CardView | Who): Joined => ({ named, join: 'seat' in named ? deWho : deCard });
const deThem = ({ cards }: Cards): Cards => ({ cards, join: deCard });

const counters = (n: number): string => (n === 1 ? 'un marqueur Force +1' : `${n} marqueurs Force +1`);
const firstCards = (n: number): string => (n === 1 ? 'la première carte' : `les ${n} premières cartes`);
const cardsOf = (n: number): string => (n === 1 ? 'une carte' : `${n} cartes`);
const changed = (amount: number): string => `${amount < 0 ? 'réduite' : 'augmentée'} de ${Math.abs(amount)}`;
/** What a card does to a number: "augmente de 2". */
const changes = (card: CardView, amount: number): Piece =>
  say`${amount < 0 ? verb(card, 'réduit', 'réduisent') : verb(card, 'augmente', 'augmentent')} de ${Math.abs(amount)}`;
const hand = (seat: Seat, whoseIt: Seat): Piece => (seat === whoseIt ? 'sa main' : say`la main ${de(who(whoseIt))}`);
const discardPile = (seat: Seat, whoseIt: Seat): Piece => (seat === whoseIt ? 'sa défausse' : say`la défausse ${de(who(whoseIt))}`);
const deck = (seat: Seat, whoseIt: Seat): Piece => (seat === whoseIt ? 'sa pioche' : say`la pioche ${de(who(whoseIt))}`);

const ABILITIES = { talent: 'le Talent', special: 'l’effet Spécial', 'on-your-turn': 'l’effet' };
const PLACES = ['', '1re', '2e', '3e', '4e'];
const FROM: Record<string, string> = { Discard: ' depuis la défausse', Deck: ' depuis la pioche' };
const TAKEN: Record<string, string> = { Discard: ' dans la défausse', Deck: ' dans la pioche' };
const from = (zone: string): string => FROM[zone] ?? '';

function until(e: EventOf<'power' | 'cancelled' | 'abilities-cancelled' | 'sheltered'>): Piece {
  if (e.until === 'StartOf') return say`jusqu’au début du prochain tour ${de(who(e.untilSeat))}`;
  if (e.until === 'NextTurnOf') return say`pendant le prochain tour ${de(who(e.untilSeat))}`;
  if (e.until === 'WhileInPlay') return 'tant que cette carte est en jeu';
  return e.until === 'EndOfTurnOf' ? say`jusqu’à la fin du tour ${de(who(e.untilSeat))}` : 'jusqu’à la fin du tour';
}

function extra(e: EventOf<'extra'>): Piece {
  const usual = `une ${e.type === 'minion' ? 'Créature' : 'Action'} supplémentaire`;
  const power = e.atMost >= 0 ? ` de Force de départ ${e.atMost} ou moins` : '';
  const place = e.at ? say` sur ${e.at}` : e.whereAlone ? say` sur une Base où ${who(e.seat)} n’a pas de Créature` : '';
  return say`${{ extra: e.type, of: e.source, usual }}${power}${e.onBase ? ' à attacher à une Base' : place}`;
}

function saved({ card, verb: harm, source }: EventOf<'saved'>): Piece {
  const what = harm === 'destroy' ? 'la destruction' : harm === 'discard' ? 'la défausse' : 'cet effet';
  return by(
    { source },
    card,
    (s) => say`${s} ${verb(s, 'sauve', 'sauvent')} ${card} de ${what}.`,
    () => say`${card} ${verb(card, 'échappe', 'échappent')} à ${what}.`,
  );
}

function unaffected({ card, protector, source }: EventOf<'unaffected'>): Piece {
  if (source === null) return say`aucun effet sur ${card}.`;
  return protector.n === card.n
    ? say`${source} ${verb(source, 'n’affecte', 'n’affectent')} pas ${card}.`
    : say`${protector} ${verb(protector, 'protège', 'protègent')} ${card} contre ${source}.`;
}

const shownTo = shownAfter('\u202f: ');

export const logWords: LogWords = {
  events: {
    'took-faction': (e) => say`${who(e.seat)} prend la Faction ${{ faction: e.faction }}.`,
    redrew: (e) => say`${who(e.seat)} pioche une nouvelle main de départ, car la première n’avait aucune Créature.`,
    'turn-began': (e) => say`tour ${e.turn} : à ${who(e.seat)} de jouer !`,
    'done-playing': (e) => say`${who(e.seat)} termine son tour.`,
    passed: (e) => say`${who(e.seat)} passe.`,
    'cut-short': () => say`cette partie pourrait ne jamais finir : elle s’arrête là, et celui qui a le plus de PV l’emporte.`,
    'game-over': (e) => say`${who(e.seat)} gagne la partie !`,
    played: (e) => say`${who(e.seat)} joue ${e.card}${from(e.fromZone)}${e.host ? say` sur ${e.host}` : ''}.`,
    used: (e) => say`${who(e.seat)} utilise ${ABILITIES[e.ability]} ${de(e.card)}.`,
    chose: (e) => say`${{ heading: e.card }} : ${who(e.seat)} choisit « ${{ choice: e.choice, of: e.card }} ».`,
    extra: (e) =>
      by(
        e,
        null,
        (s) => say`${s} ${verb(s, 'permet', 'permettent')} à ${who(e.seat)} de jouer ${extra(e)}.`,
        () => say`${who(e.seat)} peut jouer ${extra(e)}.`,
      ),
    destroyed: (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'détruit', 'détruisent')} ${cards}.`,
        () => say`destruction : ${cards}.`,
      ),
    moved: (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'déplace', 'déplacent')} ${e.card} ${de(e.from)} vers ${e.to}.`,
        () => say`${e.card} ${verb(e.card, 'se déplace', 'se déplacent')} ${de(e.from)} vers ${e.to}.`,
      ),
    returned: (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'renvoie', 'renvoient')} ${cards} dans la main ${de(who(e.hand))}.`,
        () => say`${cards} ${verb(cards, 'revient', 'reviennent')} dans la main ${de(who(e.hand))}.`,
      ),
    counters: (e) =>
      by(
        e,
        e.card,
        (s) =>
          e.amount > 0
            ? say`${s} ${verb(s, 'place', 'placent')} ${counters(e.amount)} sur ${e.card}.`
            : say`${s} ${verb(s, 'retire', 'retirent')} ${counters(-e.amount)} ${de(e.card)}.`,
        () =>
          say`${e.card} ${e.amount > 0 ? verb(e.card, 'reçoit', 'reçoivent') : verb(e.card, 'perd', 'perdent')} ${counters(Math.abs(e.amount))}.`,
      ),
    'counters-transferred': (e) =>
      by(
        e,
        { cards: [e.from, e.to] },
        (s) => say`${s} ${verb(s, 'transfère', 'transfèrent')} ${counters(e.amount)} ${de(e.from)} vers ${e.to}.`,
        () => say`${e.to} ${verb(e.to, 'reçoit', 'reçoivent')} ${counters(e.amount)} ${de(e.from)}.`,
      ),
    power: (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${changes(s, e.amount)} la Force ${deThem(cards)} ${until(e)}.`,
        () => say`la Force ${deThem(cards)} est ${changed(e.amount)} ${until(e)}.`,
      ),
    control: (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'donne', 'donnent')} à ${who(e.seat)} le contrôle ${de(e.card)}.`,
        () => say`${who(e.seat)} prend le contrôle ${de(e.card)}.`,
      ),
    transferred: (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'transfère', 'transfèrent')} ${e.card} vers ${e.to}.`,
        () => say`transfert vers ${e.to} : ${e.card}.`,
      ),
    shed: (e) =>
      e.host ? say`${e.card} ${verb(e.card, 'quitte', 'quittent')} ${e.host} pour la défausse.` : say`à la défausse : ${e.card}.`,
    swept: (e, cards) => say`à la défausse depuis ${e.base} : ${cards}.`,
    protected: (e) =>
      say`jusqu’à la fin du tour, ${e.card} ${verb(e.card, 'revient', 'reviennent')} dans la main de son propriétaire au lieu d’aller dans une défausse.`,
    saved,
    unaffected,
    copied: (e) => say`${e.action} ${verb(e.action, 'affecte', 'affectent')} aussi ${e.card}.`,
    drew: (e, cards) => say`${who(e.seat)} pioche ${cards}.`,
    discarded: (e, cards) => say`${who(e.seat)} défausse ${cards}${from(e.fromZone)}.`,
    revealed: (e, cards) => say`${who(e.seat)} révèle ${cards}${from(e.fromZone)}.`,
    'placed-in-hand': (e, cards) =>
      e.seat === e.hand && e.fromZone in TAKEN
        ? say`${who(e.seat)} prend ${cards}${TAKEN[e.fromZone]}.`
        : say`${who(e.seat)} place ${cards} dans ${hand(e.seat, e.hand)}${from(e.fromZone)}.`,
    'placed-in-discard': (e, cards) => say`${who(e.seat)} place ${cards} dans ${discardPile(e.seat, e.discard)}${from(e.fromZone)}.`,
    'placed-on-top': (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'place', 'placent')} ${cards} sur la pioche ${de(who(e.deck))}.`,
        () => say`sur la pioche ${de(who(e.deck))} : ${cards}.`,
      ),
    'placed-on-bottom': (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'place', 'placent')} ${cards} sous la pioche ${de(who(e.deck))}.`,
        () => say`sous la pioche ${de(who(e.deck))} : ${cards}.`,
      ),
    'shuffled-in': (e, cards) =>
      by(
        e,
        cards,
        (s) => say`${s} ${verb(s, 'mélange', 'mélangent')} ${cards} dans la pioche ${de(who(e.deck))}.`,
        () => say`mélange dans la pioche ${de(who(e.deck))} : ${cards}.`,
      ),
    'looked-at-hand': (e) => say`${who(e.seat)} consulte ${hand(e.seat, e.hand)}${shownTo(e.cards)}.`,
    'looked-at-deck': (e) => say`${who(e.seat)} consulte ${firstCards(e.amount)} de ${deck(e.seat, e.deck)}${shownTo(e.cards)}.`,
    'searched-deck': (e) => say`${who(e.seat)} cherche dans ${deck(e.seat, e.deck)}.`,
    'put-back': (e) => say`${who(e.seat)} replace ${cardsOf(e.amount)} sur ${deck(e.seat, e.deck)}.`,
    refilled: (e) => say`${who(e.deck)} mélange sa défausse, qui devient sa pioche.`,
    scoring: (e) => say`Conquête ${de(e.base)} !`,
    ranked: (e) => say`${who(e.seat)} : ${PLACES[e.place]} place sur ${e.base} avec ${e.power} de Force, ${e.vp} PV.`,
    vp: (e) =>
      by(
        e,
        null,
        (s) =>
          say`${s} ${e.amount > 0 ? verb(s, 'donne', 'donnent') : verb(s, 'fait perdre', 'font perdre')} ${Math.abs(e.amount)} PV à ${who(e.seat)}.`,
        () => say`${who(e.seat)} ${e.amount > 0 ? 'gagne' : 'perd'} ${Math.abs(e.amount)} PV.`,
      ),
    replaced: (e) => say`${e.next} ${verb(e.next, 'remplace', 'remplacent')} ${e.base}.`,
    'base-added': (e) =>
      by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'met', 'mettent')} en jeu ${e.base}.`,
        () => say`${e.base} ${verb(e.base, 'entre', 'entrent')} en jeu.`,
      ),
    'base-destroyed': (e) =>
      by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'détruit', 'détruisent')} ${e.base}.`,
        () => say`destruction ${de(e.base)}.`,
      ),
    'base-swapped': (e) =>
      by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'échange', 'échangent')} ${e.base} contre ${e.next}.`,
        () => say`${e.next} ${verb(e.next, 'prend', 'prennent')} la place ${de(e.base)}.`,
      ),
    'base-revealed': (e) => say`la première carte de la pioche Base est ${{ heading: e.base }}.`,
    'base-on-bottom': (e) =>
      by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'place', 'placent')} ${e.base ?? 'la première carte de la pioche Base'} sous la pioche Base.`,
        () =>
          e.base ? say`sous la pioche Base : ${{ heading: e.base }}.` : say`la première carte de la pioche Base est placée sous celle-ci.`,
      ),
    'base-turned-down': () => say`la première carte de la pioche Base est face cachée jusqu’à la fin du tour.`,
    'looked-at-bases': (e) => say`${who(e.seat)} consulte ${firstCards(e.amount)} de la pioche Base${shownTo(e.cards)}.`,
    'searched-bases': (e) => say`${who(e.seat)} cherche dans la pioche Base.`,
    'bases-put-back': (e) => say`${who(e.seat)} replace ${cardsOf(e.amount)} sur la pioche Base.`,
    'bases-shuffled': () => say`la pioche Base est mélangée.`,
    'bases-refilled': () => say`la défausse Base est mélangée et devient la pioche Base.`,
    breakpoint: (e) =>
      by(
        e,
        e.base,
        (s) => say`${s} ${changes(s, e.amount)} la Résistance ${de(e.base)} jusqu’à la fin du tour.`,
        () => say`la Résistance ${de(e.base)} est ${changed(e.amount)} jusqu’à la fin du tour.`,
      ),
    'player-power': (e) =>
      by(
        e,
        e.base,
        (s) => say`${s} ${changes(s, e.amount)} la Force ${de(who(e.seat))} sur ${e.base} jusqu’à la fin du tour.`,
        () => say`la Force ${de(who(e.seat))} sur ${e.base} est ${changed(e.amount)} jusqu’à la fin du tour.`,
      ),
    cancelled: (e) =>
      by(
        e,
        e.base,
        (s) => say`${s} ${verb(s, 'annule', 'annulent')} l’effet ${de(e.base)} ${until(e)}.`,
        () => say`l’effet ${de(e.base)} est annulé ${until(e)}.`,
      ),
    'abilities-cancelled': (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'annule', 'annulent')} les effets ${de(e.card)} ${until(e)}.`,
        () => say`les effets ${de(e.card)} sont annulés ${until(e)}.`,
      ),
    sheltered: (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'protège', 'protègent')} ${e.card} ${until(e)}.`,
        () => say`une protection s’applique à ${e.card} ${until(e)}.`,
      ),
    ignored: (e) => say`${who(e.seat)} ignore l’effet ${de(e.base)}.`,
    named: (e) => say`${who(e.seat)} nomme la Faction ${{ faction: e.faction }}.`,
    'card-named': (e) => say`${who(e.seat)} nomme la carte ${e.name}.`,
    'actions-forbidden': (e) =>
      by(
        e,
        null,
        (s) => say`${s} ${verb(s, 'empêche', 'empêchent')} ${who(e.seat)} de jouer des Actions à son prochain tour.`,
        () => say`${who(e.seat)} ne peut pas jouer d’Action à son prochain tour.`,
      ),
    'name-forbidden': (e) =>
      by(
        e,
        e.card,
        (s) => say`${s} ${verb(s, 'empêche', 'empêchent')} ${who(e.seat)} de jouer d’autres cartes nommées ${e.card} ce tour-ci.`,
        () => say`${who(e.seat)} ne peut plus jouer de carte nommée ${e.card} ce tour-ci.`,
      ),
  },
  and: () => ' et ',
};
