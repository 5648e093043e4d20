import { translation } from '../placeholders.js';
import type { MadeWords } from './en.js';

export const es = translation<MadeWords>()({
  own: 'Tus propias facciones',
  atTable: 'Facciones creadas por jugadores',
  open: 'Abrir un archivo de facción',
  bad: 'No se puede jugar con esto: {why}',
  fillUp: 'Si se reúnen menos de {n} bases, se añaden bases del juego básico.',
  sending: 'Enviando las facciones: {n} de {m}',
  getting: 'Recibiendo las facciones: {n} de {m}',
  tooMany: 'En una mesa caben {n}.',
});
