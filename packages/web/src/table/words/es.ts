import { translation } from '../../i18n/placeholders.js';
import type { TableWords } from './en.js';

export const es = translation<TableWords>()({
  bursts: ['¡Cataplum!', '¡Kra-kum!', '¡Badabum!'],
  fizzle: 'Pfff…',
  nothing: 'Aquí nadie gana PV.',
  burst: '¡Adiós, {base}!',
  reached: '¡{n} PV!',
  versus: 'VS',
  goodGame: '¡Buena partida!',
  close: '¡Qué cerca! A solo {n} PV.',
  tomorrow: 'Hoy ha sido su día. Mañana será el nuestro.',
  another: 'Otro día será.',
  told: '{who} gana por {a} a {b} en el turno {n}.',
  toldMany: '{who} gana con {a} PV en el turno {n}.',
  moment: 'La decisión más importante',
  soundAsk: '¿Jugar con sonido?',
  soundYes: '¡Sí!',
  soundNo: 'No, gracias',
  soundOn: 'El sonido está activado',
  soundOff: 'El sonido está desactivado',
  findName: 'Nombre o facción…',
  noSuchName: 'Ninguna carta se llama así.',
  tryPair: 'Una pareja nueva: el libro de las parejas',
  tryPuzzle: 'Algo corto: el reto del día',
});
