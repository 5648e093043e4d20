import type { CardView, EventOf, Seat } from '@breakpoint/engine';
import { aCard, deCard, deWho } from '../french.js';
import { type Joined, type LogWords, type Piece, say, type Who, who } from './pieces.js';

const de = (named: CardView | Who): Joined => ({ named, join: 'seat' in named ? deWho : deCard });
const à = (named: CardView): Joined => ({ named, join: aCard });

const counters = (n: number): string => (n === 1 ? 'un marqueur Force +1' : `${n} marqueurs Force +1`);
const firstCards = (n: number): string => (n === 1 ? 'la première carte' : `les ${n} premières cartes`);
const cardsOf = (n: number): string => (n === 1 ? 'une carte' : `${n} cartes`);
const changed = (amount: number): string => `${amount < 0 ? 'réduite' : 'augmentée'} de ${Math.abs(amount)}`;
const hand = (seat: Seat, whoseIt: Seat): Piece => (seat === whoseIt ? 'sa main' : say`la main ${de(who(whoseIt))}`);
const discardPile = (seat: Seat, whoseIt: Seat): Piece => (seat === whoseIt ? 'sa défausse' : say`la défausse ${de(who(whoseIt))}`);
const deck = (seat: Seat, whoseIt: Seat): Piece => (seat === whoseIt ? 'sa pioche' : say`la pioche ${de(who(whoseIt))}`);

const ABILITIES = { talent: 'le Talent', special: 'l’effet Spécial', 'on-your-turn': 'l’effet' };
const PLACES = ['', '1re', '2e', '3e', '4e'];
const FROM: Record<string, string> = { Discard: ' depuis la défausse', Deck: ' depuis la pioche' };
const from = (zone: string): string => FROM[zone] ?? '';

function until(e: EventOf<'power' | 'cancelled'>): Piece {
  if (e.until === 'StartOf') return say`jusqu’au début du prochain tour ${de(who(e.untilSeat))}`;
  if (e.until === 'NextTurnOf') return say`pendant le prochain tour ${de(who(e.untilSeat))}`;
  return e.until === 'EndOfTurnOf' ? say`jusqu’à la fin du tour ${de(who(e.untilSeat))}` : 'jusqu’à la fin du tour';
}

function extra(e: EventOf<'extra'>): Piece {
  const type = e.type === 'minion' ? 'Créature' : 'Action';
  const power = e.atMost >= 0 ? ` de Force de départ ${e.atMost} ou moins` : '';
  const place = e.at ? say` sur ${e.at}` : e.whereAlone ? say` sur une Base où ${who(e.seat)} n’a pas de Créature` : '';
  return say`une ${type} supplémentaire${power}${e.onBase ? ' à attacher à une Base' : place}`;
}

function saved({ card, verb }: EventOf<'saved'>): Piece {
  if (verb === 'destroy') return say`${card} échappe à la destruction.`;
  return verb === 'discard' ? say`${card} échappe à la défausse.` : say`Aucun effet sur ${card}.`;
}

function unaffected({ card, protector, source }: EventOf<'unaffected'>): Piece {
  if (source === null) return say`Aucun effet sur ${card}.`;
  return protector.n === card.n ? say`${source} n’affecte pas ${card}.` : say`${protector} protège ${card} contre ${source}.`;
}

export const logWords: LogWords = {
  events: {
    'took-faction': (e) => say`${who(e.seat)} prend la faction ${{ faction: e.faction }}.`,
    redrew: (e) => say`${who(e.seat)} pioche une nouvelle main de départ, car la première n’avait aucune Créature.`,
    'turn-began': (e) => say`${who(e.seat)} commence le tour ${e.turn}.`,
    'done-playing': (e) => say`${who(e.seat)} termine son tour.`,
    passed: (e) => say`${who(e.seat)} passe.`,
    'cut-short': () => say`La partie dure depuis trop longtemps : elle s’arrête ici, et le plus de PV l’emporte.`,
    'game-over': (e) => say`${who(e.seat)} gagne la partie !`,
    played: (e) => say`${who(e.seat)} joue ${e.card}${from(e.fromZone)}${e.host ? say` sur ${e.host}` : ''}.`,
    used: (e) => say`${who(e.seat)} utilise ${ABILITIES[e.ability]} ${de(e.card)}.`,
    chose: (e) => say`${e.card} : ${who(e.seat)} choisit « ${{ choice: e.choice, of: e.card }} ».`,
    extra: (e) => say`${who(e.seat)} peut jouer ${extra(e)}.`,
    destroyed: (e) => say`Destruction ${de(e.card)}.`,
    moved: (e) => say`${e.card} se déplace ${de(e.from)} ${à(e.to)}.`,
    returned: (e) => say`${e.card} revient dans la main ${de(who(e.hand))}.`,
    counters: (e) => say`${e.card} ${e.amount > 0 ? 'reçoit' : 'perd'} ${counters(Math.abs(e.amount))}.`,
    'counters-transferred': (e) => say`${e.to} reçoit ${counters(e.amount)} ${de(e.from)}.`,
    power: (e) => say`La Force ${de(e.card)} est ${changed(e.amount)} ${until(e)}.`,
    control: (e) => say`${who(e.seat)} prend le contrôle ${de(e.card)}.`,
    transferred: (e) => say`Transfert ${de(e.card)} ${à(e.to)}.`,
    shed: (e) => (e.host ? say`${e.card} quitte ${e.host} pour la défausse.` : say`${e.card} va dans la défausse.`),
    swept: (e, cards) => say`À la défausse depuis ${e.base} : ${cards}.`,
    protected: (e) => say`Jusqu’à la fin du tour, ${e.card} revient dans la main de son propriétaire au lieu d’aller dans une défausse.`,
    saved,
    unaffected,
    copied: (e) => say`${e.action} affecte aussi ${e.card}.`,
    drew: (e, cards) => say`${who(e.seat)} pioche ${cards}.`,
    discarded: (e, cards) => say`${who(e.seat)} défausse ${cards}${from(e.fromZone)}.`,
    revealed: (e, cards) => say`${who(e.seat)} révèle ${cards}${from(e.fromZone)}.`,
    'placed-in-hand': (e, cards) => say`${who(e.seat)} place ${cards} dans ${hand(e.seat, e.hand)}${from(e.fromZone)}.`,
    'placed-in-discard': (e, cards) => say`${who(e.seat)} place ${cards} dans ${discardPile(e.seat, e.discard)}${from(e.fromZone)}.`,
    'placed-on-top': (e, cards) => say`Sur la pioche ${de(who(e.deck))} : ${cards}.`,
    'placed-on-bottom': (e, cards) => say`Sous la pioche ${de(who(e.deck))} : ${cards}.`,
    'shuffled-in': (e, cards) => say`Mélange dans la pioche ${de(who(e.deck))} : ${cards}.`,
    'looked-at-hand': (e) => say`${who(e.seat)} regarde ${hand(e.seat, e.hand)}.`,
    'looked-at-deck': (e) => say`${who(e.seat)} regarde ${firstCards(e.amount)} de ${deck(e.seat, e.deck)}.`,
    'searched-deck': (e) => say`${who(e.seat)} cherche dans ${deck(e.seat, e.deck)}.`,
    'put-back': (e) => say`${who(e.seat)} replace ${cardsOf(e.amount)} sur ${deck(e.seat, e.deck)}.`,
    refilled: (e) => say`La défausse ${de(who(e.deck))} est mélangée et devient sa pioche.`,
    scoring: (e) => say`Conquête ${de(e.base)} !`,
    ranked: (e) => say`${who(e.seat)} : ${PLACES[e.place]} place sur ${e.base} avec ${e.power} de Force, ${e.vp} PV.`,
    vp: (e) => say`${who(e.seat)} ${e.amount > 0 ? 'gagne' : 'perd'} ${Math.abs(e.amount)} PV.`,
    replaced: (e) => say`${e.next} remplace ${e.base}.`,
    'base-added': (e) => say`${e.base} entre en jeu.`,
    'base-destroyed': (e) => say`Destruction ${de(e.base)}.`,
    'base-swapped': (e) => say`${e.next} prend la place ${de(e.base)}.`,
    'base-revealed': (e) => say`La première carte de la pioche Base est ${e.base}.`,
    'base-on-bottom': (e) =>
      e.base ? say`${e.base} va sous la pioche Base.` : say`La première carte de la pioche Base est placée sous celle-ci.`,
    'base-turned-down': () => say`La première carte de la pioche Base est face cachée jusqu’à la fin du tour.`,
    'looked-at-bases': (e) => say`${who(e.seat)} regarde ${firstCards(e.amount)} de la pioche Base.`,
    'searched-bases': (e) => say`${who(e.seat)} cherche dans la pioche Base.`,
    'bases-put-back': (e) => say`${who(e.seat)} replace ${cardsOf(e.amount)} sur la pioche Base.`,
    'bases-shuffled': () => say`La pioche Base est mélangée.`,
    'bases-refilled': () => say`La défausse Base est mélangée et devient la pioche Base.`,
    breakpoint: (e) => say`La Résistance ${de(e.base)} est ${changed(e.amount)} jusqu’à la fin du tour.`,
    'player-power': (e) => say`La Force ${de(who(e.seat))} sur ${e.base} est ${changed(e.amount)} jusqu’à la fin du tour.`,
    cancelled: (e) => say`L’effet ${de(e.base)} est annulé ${until(e)}.`,
    ignored: (e) => say`${who(e.seat)} ignore l’effet ${de(e.base)}.`,
    named: (e) => say`${who(e.seat)} nomme ${{ faction: e.faction }}.`,
    'actions-forbidden': (e) => say`${who(e.seat)} ne peut pas jouer d’Action à son prochain tour.`,
    'name-forbidden': (e) => say`${who(e.seat)} ne peut plus jouer de carte nommée ${e.card} ce tour-ci.`,
  },
  because: (source) => say`effet ${de(source)}`,
  and: () => ' et ',
};
