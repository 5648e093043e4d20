import { translation } from '../placeholders.js';
import type { TeachingWords } from './en.js';

export const es = translation<TeachingWords>()({
  levelHints: {
    easy: 'Se le escapan cosas y no planifica. Ideal para tus primeras partidas.',
    normal: 'Elige la mejor jugada del momento, sin pensar en las siguientes. Con dos jugadores, gana a Fácil unas 6 de cada 7 partidas.',
    hard: 'Dedica una décima de segundo a calcular toda la ronda. Con dos jugadores, gana a Normal unas 8 de cada 10 partidas.',
    expert: 'Piensa cuatro veces más tiempo que Difícil.',
  },
  review: 'Analizar esta partida',
  reviewHint:
    'Un bot vuelve a mirar cada decisión sabiendo solo lo que sabía el jugador. Las probabilidades son estimaciones: unos pocos puntos porcentuales no significan nada.',
  reviewing: 'Analizando la partida: {n} %',
  notOver: 'Solo se puede analizar una partida terminada.',
  curve: 'Probabilidad de ganar a lo largo de la partida',
  turningPoints: 'Momentos decisivos',
  noTurningPoints: 'Ningún momento decidió la partida por sí solo.',
  turned: 'Turno {turn}: {who} pasa del {from} al {to}',
  decisionsOf: 'Decisiones de',
  summary: '{n} de {m} decisiones podrían haber sido mejores.',
  noMistakes: 'No se ha encontrado nada claramente mejor.',
  played: 'Turno {turn}: {option}, {chance}',
  better: 'Mejor: {option}, {chance}',
  showThere: 'Mostrarlo en la mesa',
  puzzles: 'Problemas',
  puzzlesHint: 'Encuentra la jugada que da más ventaja',
  puzzlesWay:
    'Posiciones de partidas entre bots. Una jugada es claramente mejor que todas las demás: con ella, la probabilidad de ganar es al menos {n} puntos mayor. Cuantas más estrellas, más tarda un bot en encontrarla.',
  puzzleOf: 'Problema {n}',
  stars: 'Dificultad: {n} de 5',
  solvedAll: 'Resueltos: {n} de {m}',
  youAre: 'Eres {who}.',
  findBest: 'Encuentra la mejor jugada.',
  goOn: 'Correcto: ganas el {chance} de las veces. ¿Y ahora?',
  solved: '¡Resuelto! {option}: gana el {chance} de las veces.',
  wrong: '{option}: gana el {chance} de las veces. Otra jugada gana el {best}.',
  wrongSoon: 'Hay una mejor.',
  tryAgain: 'Intentarlo otra vez',
  nextPuzzle: 'Siguiente problema',
  showSolution: 'Ver la solución',
  allPuzzles: 'Todos los problemas',
});
