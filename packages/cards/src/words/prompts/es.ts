import type { Slots } from '@breakpoint/engine';
import { type Piece, say, signed, who } from '../log/pieces.js';
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
const sameName = (q: Question): string => (q.most > 1 ? ' con el mismo nombre' : '');

/** The limit of a card to be played: "de poder impreso 2 o menos". */
const limited = (q: Question): string => (q.among.atMost === undefined ? '' : ` de poder impreso ${q.among.atMost} o menos`);
const there = (q: Question): Piece => (q.among.at ? say` en ${q.among.at}` : '');
const EXTRA = { minion: 'como esbirro adicional', action: 'como acción adicional', card: 'como carta adicional' };

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
  'discard-down': (q) => say`elige ${cards(q.amount)} para ${q.amount === 1 ? 'descartarla' : 'descartarlas'} (puedes quedarte con diez)`,
  'play-at': (q) => say`elige dónde jugar ${q.card}`,
  'ignore-base': { ask: (q) => say`¿ignorar esta vez la capacidad de ${q.card}?`, yes: 'Ignorarla', no: 'No ignorarla' },

  // ---- minions in play ----
  'destroy-minion': (q) => say`elige ${minion(q)} para destruir${them(q, 'minion')}`,
  'destroy-own-for-vp': (q) => say`elige ${minion(q)} para destruir${them(q, 'minion')} y ganar 1 PV`,
  'return-minion': (q) => say`elige ${minion(q)} para devolver${them(q, 'minion')} a la mano de su propietario`,
  'place-minion-on-bottom': (q) => say`elige ${minion(q)} para colocar${them(q, 'minion')} al fondo del mazo de su propietario`,
  'shuffle-minion-into-deck': (q) => say`elige ${minion(q)} para barajar${them(q, 'minion')} en el mazo de su propietario`,
  'move-from-one-base': (q) => say`elige ${minion(q)}${q.most > 1 ? ' en una misma base' : ''} para mover${them(q, 'minion')}`,
  'move-minion': (q) => say`elige ${minion(q)} para mover${them(q, 'minion')}`,
  'move-minion-to': (q) => say`elige ${minion(q)} para mover${them(q, 'minion')} a ${q.it}`,
  'move-minion-to-or-from': (q) => say`elige ${minion(q)} para mover${them(q, 'minion')} a ${q.it}, o desde allí a otra base`,
  'move-minion-to-replacement': (q) => say`elige ${minion(q)} para mover${them(q, 'minion')} a la base que reemplaza a ${q.it}`,
  'move-minion-between': (q) => say`elige uno de tus esbirros para moverlo entre ${q.it} y ${q.other}`,
  'give-power-to-fellows': (q) =>
    say`elige ${minion(q)}${q.most > 1 ? ' de la misma facción en una misma base' : ''} ${toGet(q, `${signed(q.amount)} de poder`)} hasta el final del turno`,
  'give-power-to-equals': (q) =>
    say`elige ${minion(q)} con el mismo poder ${toGet(q, `${signed(q.amount)} de poder`)} hasta el final del turno`,
  'give-power': (q) => say`elige ${minion(q)} ${toGet(q, `${signed(q.amount)} de poder`)} hasta el final del turno`,
  'lower-power': (q) => say`elige ${minion(q)} ${toGet(q, `${signed(q.amount)} de poder`)} hasta el final del turno`,
  protect: (q) =>
    say`elige ${minion(q)} ${toGet(q, `${signed(q.amount)} de poder`)} y vuelva a la mano de su propietario si fuera a acabar en una pila de descartes este turno`,
  'place-counters': (q) => say`elige ${minion(q)} ${toGet(q, counters(q.amount))}`,
  'share-counters': (q) =>
    say`elige ${minion(q)} ${toGet(q, 'un contador de +1 de poder')}${q.amount > 1 ? ` (${q.amount} por colocar)` : ''}`,
  'place-counters-for-cards': (q) => say`elige ${minion(q)} ${toGet(q, 'un contador de +1 de poder')} por cada carta que elijas después`,
  'remove-counters': () => 'elige esbirros tuyos para retirarles contadores de +1 de poder (uno por elección)',
  'transfer-counter-from': (q) => say`elige ${minion(q)} del que transferir un contador de +1 de poder`,
  'transfer-counter-to': (q) => say`elige ${minion(q)} para transferirle un contador de +1 de poder de ${q.it}`,
  'transfer-counters-from': (q) => say`elige ${minion(q)} del que transferir contadores de +1 de poder`,
  'transfer-counters-to': (q) => say`elige ${minion(q)} para transferirle contadores de +1 de poder de ${q.it}`,
  'transfer-counters-anywhere': (q) => say`elige una carta o una base para transferirle contadores de +1 de poder de ${q.it}`,
  'transfer-how-many': (q) => say`¿cuántos contadores de +1 de poder transfieres de ${q.it} a ${q.other}?`,
  'save-for-counter': (q) => say`elige un esbirro para salvarlo de la destrucción retirando un contador de +1 de poder de ${q.card}`,
  'save-it-for-counter': {
    ask: (q) => say`¿retirar un contador de +1 de poder de ${q.card} para salvar a ${q.it} de la destrucción?`,
    yes: 'Salvarlo',
    no: 'No salvarlo',
  },
  'destroy-weaker-than': (q) => say`elige ${minion(q)} y después destruye en su base un esbirro con menos poder`,
  'destroy-total-up-to': (q) => say`elige ${minion(q)} y después destruye en su base esbirros cuyo poder total no supere el suyo`,
  'destroy-with-weaker': (q) =>
    say`elige ${minion(q)} para destruir${them(q, 'minion')} junto con todos los esbirros en su base cuyo poder no supere el suyo`,
  'reduce-breakpoint-by': (q) =>
    say`elige uno de tus esbirros en ${q.it} para reducir el punto de ruptura en tantos puntos como poder tenga`,
  'take-same-name': (q) => say`elige ${minion(q)} y después coloca en tu mano una carta con su nombre de tu pila de descartes`,
  'play-weaker-beside': (q) => say`elige ${minion(q)}; después puedes jugar en su base un esbirro adicional con menos poder`,
  'find-named-by': (q) => say`elige ${minion(q)} y después busca un esbirro nombrado en su texto`,
  'return-for-others': () => 'elige uno o dos de tus esbirros en una misma base para cambiarlos por esbirros de tu mano',

  // ---- actions in play ----
  'destroy-action': () => 'elige una acción para destruirla',
  'destroy-action-on': (q) =>
    say`elige ${some(q, 'action')} ${q.most > 1 ? 'vinculadas' : 'vinculada'} a ${q.it} para destruir${them(q, 'action')}`,
  'take-control': (q) => say`elige una acción vinculada a ${q.it} para tomar su control`,
  'transfer-action': () => 'elige una acción para transferirla a otra base',
  'transfer-action-to': (q) => say`elige una acción para transferirla a ${q.it}`,
  'transfer-action-either-way': (q) => say`elige una acción para transferirla a ${q.it}, o desde allí a otra base`,
  'transfer-or-control': () => 'elige una acción vinculada a una base para transferirla, tomar su control o ambas cosas',
  'return-to-play-on': (q) =>
    say`elige una de tus acciones vinculadas a otra base para devolverla a la mano de su propietario y jugarla sobre ${q.it}`,
  'return-and-shuffle-others': (q) =>
    say`elige una de tus acciones vinculadas a ${q.it} para devolverla a la mano de su propietario; las demás se barajan en sus mazos`,
  'return-to-play-again': () =>
    'elige cualquier número de tus acciones vinculadas a bases para devolverlas a las manos de sus propietarios y jugarlas otra vez',
  'transfer-onto': (q) => say`elige un esbirro al que transferir ${q.it}`,
  'bring-along': (q) => say`elige una de tus cartas de la base anterior para moverla o transferirla a ${q.it}`,
  'use-counters-or-talent': () =>
    'elige una de tus cartas en juego para transferir sus contadores de +1 de poder, usar su Talento o ambas cosas',

  // ---- bases ----
  'move-to': (q) => say`elige una base a la que mover ${q.it}`,
  'move-them-from': (q) => say`elige la base de la que mover esbirros (facción: ${q.it})`,
  'move-them-to': () => 'elige la base a la que moverlos',
  'transfer-to': (q) => say`elige una base a la que transferir ${q.it}`,
  'return-all-at': () => 'elige una base y devuelve todos sus esbirros a las manos de sus propietarios',
  'reduce-breakpoint': () => 'elige una base donde uno de tus esbirros reducirá el punto de ruptura',
  'destroy-weak-at': (q) => say`elige una base donde destruir los esbirros de poder ${q.amount} o menos de un jugador`,
  'destroy-one-at': (q) => say`elige una base donde destruir un esbirro de poder ${q.amount} o menos`,
  'fight-at': () => 'elige una base donde cada jugador con un esbirro destruirá un esbirro de otro jugador',
  'settle-at': () => 'elige una base donde no tengas esbirros y después juega o mueve allí un esbirro',
  'have-power-at': (q) => say`elige una base donde tener ${signed(q.amount)} de poder hasta el final del turno`,
  'draw-for-minions-at': () => 'elige una base y roba una carta por cada esbirro que tengas en ella',
  'shuffle-random-at': () =>
    'elige una base donde barajar en el mazo de su propietario un esbirro al azar de cada uno de los demás jugadores',
  'destroy-base': () => 'elige una base sin esbirros para destruirla',
  'swap-in': () => 'elige una base del mazo de bases para ponerla en juego',
  'swap-out': (q) => say`elige la base en juego que se intercambia por ${q.it}`,
  'next-base': (q) => say`elige la base que reemplaza a ${q.it}`,
  'order-bases': () => 'vuelve a colocar las bases encima del mazo de bases, en orden de arriba abajo',
  'new-bases': () => '¿cuántas bases nuevas pones en juego?',

  // ---- players and factions ----
  'look-at-hand': () => 'elige a un jugador para mirar su mano',
  'destroy-weak-of': (q) => say`elige a un jugador para destruir sus esbirros de poder ${q.amount} o menos en ${q.it}`,
  'forbid-actions': () => 'elige al jugador que no podrá jugar acciones en su próximo turno',
  'give-control': (q) => say`elige al jugador que toma el control de ${q.it}`,
  'give-to': (q) => say`elige a un jugador y coloca ${q.it} en su mano`,
  'give-instead': (q) => say`elige a un jugador y coloca ${q.it} en su mano en lugar de descartarla`,
  'name-to-move': () => 'nombra la facción cuyos esbirros quieres mover',
  'name-to-forbid': (q) => say`nombra la facción cuyos esbirros no se podrán jugar en ${q.it}`,

  // ---- hands, decks and discard piles ----
  'give-card': (q) =>
    say`elige ${some(q, 'card')} de tu mano para colocar${them(q, 'card')} en ${q.most > 1 ? 'las manos de otros jugadores' : 'la mano de otro jugador'}`,
  'give-card-to': (q) => say`elige una carta de tu mano para colocarla en la mano de ${q.it}`,
  discard: (q) => say`elige ${some(q, q.type)} de tu mano para descartar${them(q, q.type)}`,
  'discard-from-hand-of': (q) => say`elige ${ONE[q.type]} de la mano de ${q.it} para descartar${IT[q.type]}`,
  'place-from-hand': () => 'elige una carta de tu mano para colocarla encima o al fondo de tu mazo',
  'place-from-hand-on-bottom': (q) =>
    say`elige ${some(q, 'card')} de tu mano para colocar${them(q, 'card')} al fondo de tu mazo${q.most > 1 ? ', en orden de arriba abajo' : ''}`,
  'top-or-bottom': (q) => say`¿colocar ${q.it} encima o al fondo de tu mazo?`,
  'order-cards': () => 'vuelve a colocar las cartas encima de tu mazo, en orden de arriba abajo',
  'take-from-discard': (q) => say`elige ${some(q, q.type)} de tu pila de descartes para colocar${them(q, q.type)} en tu mano`,
  'take-of-one-name': (q) => say`elige ${some(q, q.type)}${sameName(q)} de tu pila de descartes para colocar${them(q, q.type)} en tu mano`,
  'shuffle-from-discard': (q) => say`elige ${some(q, q.type)} de tu pila de descartes para barajar${them(q, q.type)} en tu mazo`,
  'shuffle-kind-from-discard': (q) =>
    say`elige ${howMany(q) === null ? `un ${q.kind}` : `${howMany(q)} ${q.kind}s`} de tu pila de descartes para barajar${them(q, 'minion')} en tu mazo`,
  'place-on-top': (q) =>
    say`elige ${some(q, q.type)} de tu pila de descartes para colocar${them(q, q.type)} encima de tu mazo${q.most > 1 ? ', en orden de arriba abajo' : ''}`,
  'place-on-their-top': (q) =>
    say`elige ${ONE[q.type]} de la pila de descartes de otro jugador para colocar${IT[q.type]} encima del mazo de su propietario`,
  'take-revealed': (q) => say`elige ${some(q, q.type)} entre las cartas reveladas para colocar${them(q, q.type)} en tu mano`,
  'place-in-discard-of-one-name': (q) =>
    say`elige ${some(q, 'card')}${sameName(q)} de tu mazo para colocar${them(q, 'card')} en tu pila de descartes`,
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
  'play-own-from-hand-of': (q) => say`elige una carta de tu propiedad en la mano de ${q.it} para jugarla ${EXTRA.card}`,
  'play-again': () => 'elige la acción devuelta que juegas ahora',

  // ---- effects, and whether ----
  'choose-one': () => 'elige una opción',
  'choose-for': (q) => say`elige qué pasa con ${q.it}`,
  'choose-parts': (q) => say`elige una opción o ambas para ${q.it}`,
  'turn-base-down': {
    ask: () => '¿poner boca abajo la carta superior del mazo de bases hasta el final del turno?',
    yes: 'Ponerla boca abajo',
    no: 'Dejarla boca arriba',
  },
  'destroy-this-to-find': {
    ask: (q) => say`¿destruir ${q.card} para buscar el esbirro nombrado en su texto?`,
    yes: 'Destruirlo',
    no: 'Dejarlo en juego',
  },
  'shuffle-this-to-play': {
    ask: (q) => say`¿barajar ${q.card} en el mazo de su propietario para jugar un esbirro de tu pila de descartes?`,
    yes: 'Barajarlo',
    no: 'Dejarlo en juego',
  },
  'place-on-bottom-to-play': {
    ask: (q) => say`¿colocar ${q.it} al fondo del mazo de su propietario para jugar el primer esbirro que reveles de tu mazo?`,
    yes: 'Colocarlo al fondo',
    no: 'Dejarlo en juego',
  },
  'search-deck': {
    ask: (q) => say`¿buscar en tu mazo un esbirro de poder impreso ${q.amount} o menos para colocarlo en tu mano?`,
    yes: 'Buscar en tu mazo',
    no: 'No buscar',
  },
  'place-counter-on': { ask: (q) => say`¿colocar un contador de +1 de poder sobre ${q.it}?`, yes: 'Colocarlo', no: 'No colocarlo' },
  'gain-power': {
    ask: (q) => say`¿hacer que ${q.it} reciba ${signed(q.amount)} de poder hasta el final del turno?`,
    yes: 'Recibir el poder',
    no: 'Ahora no',
  },
  follow: {
    ask: (q) => say`¿mover ${q.card} a ${q.it} y hacer que reciba ${signed(q.amount)} de poder hasta el final del turno?`,
    yes: 'Moverlo',
    no: 'Dejarlo donde está',
  },
  draw: { ask: (q) => say`¿robar ${cards(q.amount)}?`, yes: 'Robar', no: 'No robar' },
};
