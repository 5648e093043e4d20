import type { Slots } from '@breakpoint/engine';
import { bare, type Piece, say, signed, who } from '../log/pieces.js';
import type { Grammar } from './own.js';
import type { PromptWords, Question } from './question.js';

const NUMBERS = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const counters = (n: number): string => (n === 1 ? 'un contador de +1 de poder' : `${number(n)} contadores de +1 de poder`);
const cards = (n: number): string => (n === 1 ? 'una carta' : `${number(n)} cartas`);

const ONE = { minion: 'un esbirro', action: 'una acción', card: 'una carta' };
const MANY = { minion: 'esbirros', action: 'acciones', card: 'cartas' };

/** "hasta dos", "uno o más", "cualquier número de": null for just one. */
function howMany({ least, most, all }: Question, type: Slots['type']): string | null {
  if (most === 1) return null;
  if (least === most) return number(most);
  if (!all) return `hasta ${number(most)}`;
  return least > 0 ? (type === 'minion' ? 'uno o más' : 'una o más') : 'cualquier número de';
}

/** "un esbirro", "hasta dos esbirros", "cualquier número de esbirros". */
function some(q: Question, type: Slots['type']): string {
  const many = howMany(q, type);
  return many === null ? ONE[type] : `${many} ${MANY[type]}`;
}

/** The minions that can be chosen: "uno de tus esbirros de poder 2 o inferior en El hormiguero", or "de El hormiguero" if they leave it; "de Cara en Tortuga", because "de Cara de Tortuga" would be a name. */
function minion(q: Question, where = 'en'): Piece {
  const { of, notOf, at, atMost, atLeast, another } = q.among;
  const many = howMany(q, 'minion');
  const place = at ? say` ${of !== undefined && of !== q.you ? 'en' : where} ${at}` : '';
  if (q.total !== undefined && many !== null) return say`${many} esbirros${place} con un poder total de ${q.total} o inferior`;
  const limit = atMost !== undefined ? ` de poder ${atMost} o inferior` : atLeast !== undefined ? ` de poder ${atLeast} o superior` : '';
  if (of === q.you) return say`${many?.replace(/ de$/, '') ?? (another ? 'otro' : 'uno')} de tus esbirros${limit}${place}`;
  const whose =
    of !== undefined ? say` de ${who(of)}` : notOf === q.you ? (many === null ? ' de otro jugador' : ' de otros jugadores') : '';
  return say`${another && many === null ? 'otro esbirro' : some(q, 'minion')}${limit}${whose}${place}`;
}
const ownersHand = (q: Question): string => (q.most > 1 ? 'las manos de sus propietarios' : 'la mano de su propietario');
const ofOwnersDeck = (q: Question): string => (q.most > 1 ? 'de los mazos de sus propietarios' : 'del mazo de su propietario');
const each = (q: Question): string => (q.most > 1 ? ' (a cada uno)' : '');

/** The limit of a card to be played: "de poder impreso 2 o inferior". */
const limited = ({ among: { atMost, atLeast } }: Question): string =>
  atMost !== undefined ? ` de poder impreso ${atMost} o inferior` : atLeast !== undefined ? ` de poder impreso ${atLeast} o superior` : '';
const there = (q: Question): Piece => (q.among.at ? say` en ${q.among.at}` : '');
const EXTRA = { minion: 'como esbirro adicional', action: 'como acción adicional', card: 'como carta adicional' };

/** The slots of the questions that factions declare themselves. */
export const grammar: Grammar = { minion: (q) => minion(q), some: (q, type, which) => `${some(q, type)}${which}`, base: bare, joins: {} };

export const prompts: PromptWords = {
  // ---- the rules ----
  'take-faction': () => 'elige una facción',
  redraw: {
    ask: () => 'no tienes esbirros en la mano inicial: ¿revelarla y robar otras cinco cartas?',
    yes: 'Robar otra mano',
    no: 'Conservar esta mano',
  },
  'play-phase': () => 'juega cartas, usa capacidades o termina el turno',
  'before-scoring': (q) => say`usa un Especial antes de puntuar ${q.card} o pasa`,
  'after-scoring': (q) => say`usa un Especial después de puntuar ${q.card} o pasa`,
  react: (q) => say`responde a ${q.card} con una carta de tu mano o pasa`,
  'order-triggers': () => '¿por qué capacidad empiezas?',
  'order-insteads': (q) => say`elige la capacidad que cambia primero lo que le pasa a ${q.it}`,
  'order-copiers': (q) => say`elige la carta que copia primero ${q.card}`,
  'copy-part': (q) => say`elige qué efecto de ${q.it} se copia`,
  'copy-onto': (q) => say`haz que ${q.it} afecte también a otro esbirro`,
  'copy-onto-it': { ask: (q) => say`¿hacer que ${q.other} afecte también a ${q.it}?`, yes: 'Que lo afecte', no: 'Que no lo afecte' },
  'pick-base-to-score': () => 'elige la base que puntúa ahora',
  'discard-down': (q) => say`descarta ${cards(q.most)} (puedes quedarte con ${number(q.amount)})`,
  'play-at': (q) => say`elige dónde jugar ${q.card}`,
  'ignore-base': { ask: (q) => say`¿ignorar esta vez la capacidad de ${q.card}?`, yes: 'Ignorarla', no: 'No ignorarla' },

  // ---- minions in play ----
  'destroy-minion': (q) => say`destruye ${minion(q)}`,
  'return-minion': (q) => say`devuelve ${minion(q, 'de')} a ${ownersHand(q)}`,
  'place-minion-on-bottom': (q) => say`coloca ${minion(q, 'de')} al fondo ${ofOwnersDeck(q)}`,
  'shuffle-minion-into-deck': (q) =>
    say`baraja en ${q.most > 1 ? 'los mazos de sus propietarios' : 'el mazo de su propietario'} ${minion(q, 'de')}`,
  'move-minion': (q) => say`mueve ${minion(q, 'de')}`,
  'move-minion-to': (q) => say`mueve ${minion(q, 'de')} a ${q.it}`,
  'give-power': (q) => say`da ${signed(q.amount)} de poder a ${minion(q)}${each(q)} hasta el final del turno`,
  'lower-power': (q) => say`da ${signed(q.amount)} de poder a ${minion(q)} hasta el final del turno`,
  protect: (q) =>
    say`da ${signed(q.amount)} de poder a ${minion(q)}, que volverá a la mano de su propietario si fuera a acabar en una pila de descartes este turno`,
  'place-counters': (q) =>
    say`coloca ${counters(q.amount)} sobre ${minion(q)}${q.most > 1 ? ` (${q.amount === 1 ? 'uno' : number(q.amount)} en cada uno)` : ''}`,
  'share-counters': (q) => say`coloca un contador de +1 de poder sobre ${minion(q)}${q.amount > 1 ? ` (${q.amount} por colocar)` : ''}`,
  'place-counters-for-cards': (q) => say`coloca contadores de +1 de poder sobre ${minion(q)} (uno por cada carta que elijas después)`,
  'remove-counters': () => 'retira cualquier número de contadores de +1 de poder (elige uno de tus esbirros por cada uno)',
  'transfer-counter-to': (q) => say`transfiere un contador de +1 de poder de ${q.it} a ${minion(q)}`,
  'transfer-counters-from': (q) => say`transfiere contadores de +1 de poder de ${minion(q)}`,
  'transfer-counters-to': (q) => say`transfiere contadores de +1 de poder de ${q.it} a ${minion(q)}`,
  'transfer-how-many': (q) => say`¿cuántos contadores de +1 de poder transfieres de ${q.it} a ${q.other}?`,
  'destroy-weaker-than': (q) => say`elige ${minion(q)} y después destruye en su base un esbirro con menos poder`,
  'destroy-total-up-to': (q) => say`elige ${minion(q)} y después destruye en su base esbirros cuyo poder total no supere el suyo`,

  // ---- actions in play ----
  'destroy-action': () => 'destruye una acción',

  // ---- bases ----
  'move-to': (q) => say`mueve a ${q.it} a otra base`,
  'move-them-to': () => 'muévelos a otra base',
  'transfer-to': (q) => say`transfiere ${q.it} a otra base`,

  // ---- players and factions ----
  'look-at-hand': () => 'mira la mano de un jugador',
  'give-to': (q) => say`coloca ${q.it} en la mano de un jugador`,

  // ---- hands, decks and discard piles ----
  discard: (q) => say`descarta ${some(q, q.type)} de tu mano`,
  'discard-from-hand-of': (q) => say`descarta ${ONE[q.type]} de la mano de ${q.it}`,
  'top-or-bottom': (q) => say`¿colocar ${q.it} encima o al fondo de tu mazo?`,
  'order-cards': () => 'vuelve a colocar las cartas encima de tu mazo, en orden de arriba abajo',
  'take-from-discard': (q) => say`coloca ${some(q, q.type)} de tu pila de descartes en tu mano`,
  'shuffle-from-discard': (q) => say`baraja ${some(q, q.type)} de tu pila de descartes en tu mazo`,
  'place-on-top': (q) =>
    say`coloca ${some(q, q.type)} de tu pila de descartes encima de tu mazo${q.most > 1 ? ', en orden de arriba abajo' : ''}`,
  'take-revealed': (q) => say`coloca ${some(q, q.type)} de entre las cartas reveladas en tu mano`,
  'search-for-hand': (q) => say`coloca ${ONE[q.type]} de tu mazo en tu mano`,
  'search-for-top': (q) => say`coloca ${ONE[q.type]} de tu mazo encima de este`,
  find: () => 'elige cuál de las cartas encontradas quieres',
  'find-or-search': () => 'elige la carta que quieres o busca una en tu mazo',

  // ---- extra plays ----
  'play-extra': (q) => say`juega ${ONE[q.type]} adicional${limited(q)}${there(q)}`,
  'play-from-discard': (q) => say`juega ${ONE[q.type]}${limited(q)} de tu pila de descartes${there(q)} ${EXTRA[q.type]}`,
  'play-from-deck': (q) => say`juega ${ONE[q.type]} de tu mazo${there(q)} ${EXTRA[q.type]}`,
  'play-revealed': (q) => say`juega ${ONE[q.type]} de entre las cartas reveladas ${EXTRA[q.type]}`,

  // ---- effects, and whether ----
  'choose-one': () => 'elige una opción',
  'choose-for': (q) => say`elige qué pasa con ${q.it}`,
  'choose-parts': (q) => say`elige una opción o ambas para ${q.it}`,
  draw: { ask: (q) => say`¿robar ${cards(q.amount)}?`, yes: 'Robar', no: 'No robar' },
};
