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
function howMany({ least, most, all }: Question): string | null {
  if (most === 1) return null;
  if (least === most) return number(most);
  if (!all) return `hasta ${number(most)}`;
  return least > 0 ? 'uno o más' : 'cualquier número de';
}

/** "un esbirro", "hasta dos esbirros", "cualquier número de esbirros". */
function some(q: Question, type: Slots['type']): string {
  const many = howMany(q);
  return many === null ? ONE[type] : `${many} ${MANY[type]}`;
}

/** The minions that can be chosen: "uno de tus esbirros de poder 2 o menos en La colina". */
function minion(q: Question): Piece {
  const { of, notOf, at, atMost, atLeast, another } = q.among;
  const many = howMany(q);
  if (q.total !== undefined && many !== null)
    return say`${many} esbirros${at ? say` en ${at}` : ''} con un poder total de ${q.total} o menos`;
  const limit = atMost !== undefined ? ` de poder ${atMost} o menos` : atLeast !== undefined ? ` de poder ${atLeast} o más` : '';
  const place = at ? say` en ${at}` : '';
  if (of === q.you) return say`${many?.replace(/ de$/, '') ?? (another ? 'otro' : 'uno')} de tus esbirros${limit}${place}`;
  if (of !== undefined) return say`${some(q, 'minion')} de ${who(of)}${limit}${place}`;
  if (notOf === q.you && many === null) return say`un esbirro de otro jugador${limit}${place}`;
  return say`${another && many === null ? 'otro esbirro' : some(q, 'minion')}${limit}${place}`;
}
/** The pronoun of what is chosen, at the end of an infinitive: "destruirlo", "descartarlas". */
const IT = { minion: 'lo', action: 'la', card: 'la' };
const them = (q: Question, type: Slots['type']): string => (q.most === 1 ? IT[type] : `${IT[type]}s`);
/** "para que reciba +2 de poder", for one minion or for each. */
const toGet = (q: Question, what: string): string => (q.most > 1 ? `para que cada uno reciba ${what}` : `para que reciba ${what}`);

/** The limit of a card to be played: "de poder impreso 2 o menos". */
const limited = (q: Question): string => (q.among.atMost === undefined ? '' : ` de poder impreso ${q.among.atMost} o menos`);
const there = (q: Question): Piece => (q.among.at ? say` en ${q.among.at}` : '');
const EXTRA = { minion: 'como esbirro adicional', action: 'como acción adicional', card: 'como carta adicional' };

/** The slots of the questions that factions declare themselves. */
export const grammar: Grammar = { minion, some: (q, type, which) => `${some(q, type)}${which}`, base: bare, joins: {} };

export const prompts: PromptWords = {
  // ---- the rules ----
  'take-faction': () => 'elige una facción',
  redraw: {
    ask: () => 'no tienes esbirros en la mano inicial: ¿revelarla y robar otras cinco cartas?',
    yes: 'Robar otra mano',
    no: 'Conservar esta mano',
  },
  'play-phase': () => 'juega cartas, usa capacidades o termina el turno',
  'before-scoring': (q) => say`antes de puntuar ${q.card}, usa un Especial o pasa`,
  'after-scoring': (q) => say`después de puntuar ${q.card}, usa un Especial o pasa`,
  react: (q) => say`responde a ${q.card} con una carta de tu mano o pasa`,
  'order-triggers': () => '¿por qué capacidad empezar?',
  'order-insteads': (q) => say`elige la capacidad que cambia primero lo que le pasa a ${q.it}`,
  'order-copiers': (q) => say`varias cartas pueden copiar ${q.card}: elige la que lo hace primero`,
  'copy-part': (q) => say`elige qué efecto de ${q.it} se copia`,
  'copy-onto': (q) => say`elige un esbirro para que ${q.it} lo afecte también`,
  'copy-onto-it': { ask: (q) => say`¿hacer que ${q.other} afecte también a ${q.it}?`, yes: 'Que lo afecte', no: 'Que no lo afecte' },
  'pick-base-to-score': () => 'elige la base que puntúa ahora',
  'discard-down': (q) =>
    say`elige ${cards(q.most)} para ${q.most === 1 ? 'descartarla' : 'descartarlas'} (puedes quedarte con ${number(q.amount)})`,
  'play-at': (q) => say`elige dónde jugar ${q.card}`,
  'ignore-base': { ask: (q) => say`¿ignorar esta vez la capacidad de ${q.card}?`, yes: 'Ignorarla', no: 'No ignorarla' },

  // ---- minions in play ----
  'destroy-minion': (q) => say`elige ${minion(q)} para destruir${them(q, 'minion')}`,
  'return-minion': (q) => say`elige ${minion(q)} para devolver${them(q, 'minion')} a la mano de su propietario`,
  'place-minion-on-bottom': (q) => say`elige ${minion(q)} para colocar${them(q, 'minion')} al fondo del mazo de su propietario`,
  'shuffle-minion-into-deck': (q) => say`elige ${minion(q)} para barajar${them(q, 'minion')} en el mazo de su propietario`,
  'move-minion': (q) => say`elige ${minion(q)} para mover${them(q, 'minion')}`,
  'move-minion-to': (q) => say`elige ${minion(q)} para mover${them(q, 'minion')} a ${q.it}`,
  'give-power': (q) => say`elige ${minion(q)} ${toGet(q, `${signed(q.amount)} de poder`)} hasta el final del turno`,
  'lower-power': (q) => say`elige ${minion(q)} ${toGet(q, `${signed(q.amount)} de poder`)} hasta el final del turno`,
  protect: (q) =>
    say`elige ${minion(q)} ${toGet(q, `${signed(q.amount)} de poder`)} y vuelva a la mano de su propietario si fuera a acabar en una pila de descartes este turno`,
  'place-counters': (q) => say`elige ${minion(q)} ${toGet(q, counters(q.amount))}`,
  'share-counters': (q) =>
    say`elige ${minion(q)} ${toGet(q, 'un contador de +1 de poder')}${q.amount > 1 ? ` (${q.amount} por colocar)` : ''}`,
  'place-counters-for-cards': (q) => say`elige ${minion(q)} ${toGet(q, 'un contador de +1 de poder')} por cada carta que elijas después`,
  'remove-counters': () => 'elige esbirros tuyos para retirarles contadores de +1 de poder (uno por elección)',
  'transfer-counter-to': (q) => say`elige ${minion(q)} para transferirle un contador de +1 de poder de ${q.it}`,
  'transfer-counters-from': (q) => say`elige ${minion(q)} del que transferir contadores de +1 de poder`,
  'transfer-counters-to': (q) => say`elige ${minion(q)} para transferirle contadores de +1 de poder de ${q.it}`,
  'transfer-how-many': (q) => say`¿cuántos contadores de +1 de poder transfieres de ${q.it} a ${q.other}?`,
  'destroy-weaker-than': (q) => say`elige ${minion(q)} y después destruye en su base un esbirro con menos poder`,
  'destroy-total-up-to': (q) => say`elige ${minion(q)} y después destruye en su base esbirros cuyo poder total no supere el suyo`,

  // ---- actions in play ----
  'destroy-action': () => 'elige una acción para destruirla',

  // ---- bases ----
  'move-to': (q) => say`elige una base a la que mover ${q.it}`,
  'move-them-to': () => 'elige la base a la que moverlos',
  'transfer-to': (q) => say`elige una base a la que transferir ${q.it}`,

  // ---- players and factions ----
  'look-at-hand': () => 'elige a un jugador para mirar su mano',
  'give-to': (q) => say`elige a un jugador y coloca ${q.it} en su mano`,

  // ---- hands, decks and discard piles ----
  discard: (q) => say`elige ${some(q, q.type)} de tu mano para descartar${them(q, q.type)}`,
  'discard-from-hand-of': (q) => say`elige ${ONE[q.type]} de la mano de ${q.it} para descartar${IT[q.type]}`,
  'top-or-bottom': (q) => say`¿colocar ${q.it} encima o al fondo de tu mazo?`,
  'order-cards': () => 'vuelve a colocar las cartas encima de tu mazo, en orden de arriba abajo',
  'take-from-discard': (q) => say`elige ${some(q, q.type)} de tu pila de descartes para colocar${them(q, q.type)} en tu mano`,
  'shuffle-from-discard': (q) => say`elige ${some(q, q.type)} de tu pila de descartes para barajar${them(q, q.type)} en tu mazo`,
  'place-on-top': (q) =>
    say`elige ${some(q, q.type)} de tu pila de descartes para colocar${them(q, q.type)} encima de tu mazo${q.most > 1 ? ', en orden de arriba abajo' : ''}`,
  'take-revealed': (q) => say`elige ${some(q, q.type)} entre las cartas reveladas para colocar${them(q, q.type)} en tu mano`,
  'search-for-hand': (q) => say`elige ${ONE[q.type]} de tu mazo para colocar${IT[q.type]} en tu mano`,
  'search-for-top': (q) => say`elige ${ONE[q.type]} de tu mazo para colocar${IT[q.type]} encima`,
  find: () => 'elige cuál de las cartas encontradas quieres',
  'find-or-search': () => 'elige la carta que quieres o busca una en tu mazo',

  // ---- extra plays ----
  'play-extra': (q) => say`elige ${ONE[q.type]} adicional${limited(q)} para jugar${IT[q.type]}${there(q)}`,
  'play-from-discard': (q) =>
    say`elige ${ONE[q.type]}${limited(q)} de tu pila de descartes para jugar${IT[q.type]}${there(q)} ${EXTRA[q.type]}`,
  'play-from-deck': (q) => say`elige ${ONE[q.type]} de tu mazo para jugar${IT[q.type]}${there(q)} ${EXTRA[q.type]}`,
  'play-revealed': (q) => say`elige ${ONE[q.type]} entre las cartas reveladas para jugar${IT[q.type]} ${EXTRA[q.type]}`,

  // ---- effects, and whether ----
  'choose-one': () => 'elige una opción',
  'choose-for': (q) => say`elige qué pasa con ${q.it}`,
  'choose-parts': (q) => say`elige una opción o ambas para ${q.it}`,
  draw: { ask: (q) => say`¿robar ${cards(q.amount)}?`, yes: 'Robar', no: 'No robar' },
};
