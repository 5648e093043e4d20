import { translation } from '../../i18n/placeholders.js';
import type { PuzzleWords } from './en.js';

export const es = translation<PuzzleWords>()({
  title: 'Lecciones cortas',
  lessonsWay: 'Cada lección tiene dos posiciones. Juega un turno: con todo lo que provoca, debe alcanzar el objetivo.',
  done: 'Superadas: {n} de {m}',
  exerciseOf: 'Posición {n} de 2',
  missed: 'Aún no: has ganado {mine} PV y {who} ha ganado {theirs}.',
  next: 'Siguiente posición',
  all: 'Todas las lecciones',
  titles: {
    specials: 'Los Especiales, a su tiempo',
    ties: 'Empates y segundo puesto',
    patience: 'Cuándo no hacer puntuar una base',
    extras: 'Jugadas adicionales',
    staying: 'Acciones que se quedan',
    reading: 'Leer una base',
  },
  about: {
    specials:
      'Justo antes de puntuar una base, y justo después, es el momento de los Especiales. Una carta guardada para entonces sorprende.',
    ties: 'Quienes empatan en el primer puesto reciben todos el primer premio. El segundo puesto también suele pagar bien.',
    patience: 'Una base paga a todos los que están en ella. Antes de llevarla a su punto de ruptura, cuenta quién va primero.',
    extras: 'Puedes jugar un esbirro y una acción. Las cartas que dan una jugada adicional doblan tu turno, si van primero.',
    staying:
      'La mayoría de las acciones acaban con el turno. Las que se juegan sobre un esbirro o una base se quedan hasta que algo las quite.',
    reading: 'Los tres números de una base son sus premios, y su texto puede cambiarlo todo. Lee ambos antes de luchar por ella.',
  },
  tasks: {
    specials: ['Gana 4 PV este turno. Una de tus cartas puede esperar a que puntúe la base.', 'Gana 4 PV y no dejes más de 2 a tu rival.'],
    ties: ['Aquí no puedes superar a tu rival. Gana 4 PV de todos modos.', 'Tu rival va a ganar la base más grande. Saca de ella 3 PV.'],
    patience: [
      'Tu rival no debe ganar nada este turno, y tú debes ir en cabeza en una base en la que ahora va por delante.',
      'Ponte en cabeza donde lucháis los dos, sin dar nada a tu rival este turno.',
    ],
    extras: ['Te faltan 4 de poder para el punto de ruptura. Gana 4 PV este turno.', 'Una acción no basta. Gana 4 PV este turno.'],
    staying: [
      'Al acabar tu turno debes ir en cabeza en la base de tu esbirro.',
      'Algo refuerza a los esbirros de tu rival. Ve en cabeza en su base al acabar tu turno.',
    ],
    reading: ['Gana 5 PV este turno.', 'Gana 3 PV este turno. Mira antes los premios.'],
  },
  points: {
    specials: [
      'Hiciste puntuar la base yendo por detrás y la ganaste en el último momento.',
      'Un esbirro de otra base también puede tener un Especial para este momento.',
    ],
    ties: [
      'Un empate en el primer puesto paga lo mismo que ganar a solas.',
      'Tu rival iba a hacer puntuar la base de todos modos. Ahora el segundo puesto es tuyo.',
    ],
    patience: [
      'Hacer puntuar la otra base habría dado más a tu rival que a ti.',
      'Sin ese esbirro, la base aguanta un turno más, y tú vas en cabeza.',
    ],
    extras: [
      'La carta que da la jugada adicional va primero; la otra la aprovecha.',
      'Una acción adicional puede esperar durante todo el turno.',
    ],
    staying: [
      'La ventaja más grande habría acabado con el turno. La pequeña se queda.',
      'Una acción sobre una base funciona hasta que alguien la destruye.',
    ],
    reading: [
      'Esta base no premia los puestos: paga 1 PV por cada esbirro.',
      'Aquí el segundo puesto paga más que el primero: no convenía ganar.',
    ],
  },
  puzzlesWay:
    'Posiciones de partidas entre bots. La mayoría piden un turno entero: juégalo en cualquier orden y termínalo. Otras preguntan qué Especial usar cuando puntúa una base, o qué base puntúa primero. Solo se juzga al final. Cuantas más estrellas, más tarda un bot en encontrar la solución.',
  puzzleOf: 'Reto {n}',
  stars: 'Dificultad: {n} de 5',
  solvedAll: 'Resueltos: {n} de {m}',
  youAre: 'Eres {who}.',
  findBest: {
    turn: 'Juega el mejor turno que encuentres y termínalo.',
    specials: 'Una base va a puntuar. Usa tu mejor Especial, o pasa.',
    order: 'Varias bases van a puntuar. Elige la que puntúa primero.',
  },
  solved: '¡Resuelto!',
  asGood: '¡Resuelto! Así ganas el {value} de las veces, y el {best} con la solución.',
  wrong: 'Así ganas el {value} de las veces. De otra manera ganarías el {best}.',
  themes: {
    scoring: 'Puntuar',
    'last-vp': 'El último PV',
    denying: 'Impedir',
    specials: 'Especiales',
    order: 'El orden de las bases',
  },
  tryAgain: 'Intentarlo otra vez',
  nextPuzzle: 'Siguiente reto',
  showSolution: 'Ver la solución',
  allPuzzles: 'Todos los retos',
  puzzleOfDay: 'El reto del día',
  streak: 'Racha de {n} días',
  streakOne: 'Racha de {n} día',
});
