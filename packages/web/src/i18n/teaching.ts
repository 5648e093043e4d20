import type { Level } from '../session/types.js';
import { type Language, useSettings } from '../settings.js';

/** The words of the screens that help players improve: reviews and puzzles. */
interface TeachingWords {
  /** A description of each level. */
  levelHints: Record<Level, string>;
  review: string;
  reviewHint: string;
  reviewing: string;
  notOver: string;
  curve: string;
  turningPoints: string;
  noTurningPoints: string;
  /** A turning point, with the chances of winning before and after. */
  turned: string;
  decisionsOf: string;
  summary: string;
  noMistakes: string;
  /** The played answer and the better one. */
  played: string;
  better: string;
  showThere: string;
  puzzles: string;
  puzzlesHint: string;
  puzzlesWay: string;
  puzzleOf: string;
  stars: string;
  solvedAll: string;
  youAre: string;
  findBest: string;
  goOn: string;
  solved: string;
  wrong: string;
  wrongSoon: string;
  tryAgain: string;
  nextPuzzle: string;
  showSolution: string;
  allPuzzles: string;
}

const en: TeachingWords = {
  levelHints: {
    easy: 'Overlooks things and doesn’t plan ahead. Good for your first games.',
    normal: 'Chooses the best play of the moment, without planning ahead. One on one, it beats Easy in about 6 of 7 games.',
    hard: 'Thinks the round through for a tenth of a second. One on one, it beats Normal in about 8 of 10 games.',
    expert: 'Thinks four times as long as Hard.',
  },
  review: 'Review this game',
  reviewHint: 'A bot looks at every decision again, knowing only what the player knew. Chances are estimates: a few per cent mean nothing.',
  reviewing: 'Looking at the game: {n}%',
  notOver: 'Only a finished game can be reviewed.',
  curve: 'Chance to win, over the game',
  turningPoints: 'Turning points',
  noTurningPoints: 'No single moment decided this game.',
  turned: 'Turn {turn}: {who} goes from {from} to {to}',
  decisionsOf: 'Decisions by',
  summary: '{n} of {m} decisions could have been better.',
  noMistakes: 'Nothing clearly better was found.',
  played: 'Turn {turn}: {option}, {chance}',
  better: 'Better: {option}, {chance}',
  showThere: 'Show it on the table',
  puzzles: 'Puzzles',
  puzzlesHint: 'Find the one play that gains the most',
  puzzlesWay:
    'Positions from games between bots. One play is clearly better than every other: its chance to win is at least {n} points higher. The more stars, the longer a bot needs to find it.',
  puzzleOf: 'Puzzle {n}',
  stars: 'Difficulty: {n} of 5',
  solvedAll: 'Solved: {n} of {m}',
  youAre: 'You are {who}.',
  findBest: 'Find the best play.',
  goOn: 'Right: you win {chance} of the time. And now?',
  solved: 'Solved! {option} wins {chance} of the time.',
  wrong: '{option} wins {chance} of the time. Another play wins {best} of the time.',
  wrongSoon: 'There is a better play.',
  tryAgain: 'Try again',
  nextPuzzle: 'Next puzzle',
  showSolution: 'Show the solution',
  allPuzzles: 'All puzzles',
};

const fr: TeachingWords = {
  levelHints: {
    easy: 'Ne voit pas tout et n’anticipe pas. Idéal pour vos premières parties.',
    normal: 'Choisit le meilleur coup du moment, sans penser aux suivants. À deux joueurs, il bat Facile environ 6 fois sur 7.',
    hard: 'Réfléchit un dixième de seconde à tout le tour de table. À deux joueurs, il bat Normal environ 8 fois sur 10.',
    expert: 'Réfléchit quatre fois plus longtemps que Difficile.',
  },
  review: 'Analyser cette partie',
  reviewHint:
    'Un bot réexamine chaque décision, en ne sachant que ce que savait le joueur. Les chances sont des estimations : quelques points ne veulent rien dire.',
  reviewing: 'Analyse de la partie : {n} %',
  notOver: 'Seule une partie finie peut être analysée.',
  curve: 'Chances de gagner au fil de la partie',
  turningPoints: 'Tournants',
  noTurningPoints: 'Aucun moment n’a décidé de la partie à lui seul.',
  turned: 'Tour {turn} : {who} passe de {from} à {to}',
  decisionsOf: 'Décisions de',
  summary: 'Décisions qui auraient pu être meilleures : {n} sur {m}.',
  noMistakes: 'Rien de nettement meilleur n’a été trouvé.',
  played: 'Tour {turn} : {option}, {chance}',
  better: 'Mieux : {option}, {chance}',
  showThere: 'Le montrer sur la table',
  puzzles: 'Problèmes',
  puzzlesHint: 'Trouvez le coup qui rapporte le plus',
  puzzlesWay:
    'Des positions tirées de parties entre bots. Un coup est nettement meilleur que tous les autres : il donne au moins {n} points de plus de chances de gagner. Plus il y a d’étoiles, plus un bot met de temps à le trouver.',
  puzzleOf: 'Problème {n}',
  stars: 'Difficulté : {n} sur 5',
  solvedAll: 'Résolus : {n} sur {m}',
  youAre: 'Vous jouez {who}.',
  findBest: 'Trouvez le meilleur coup.',
  goOn: 'Exact : vous gagnez dans {chance} des cas. Et ensuite ?',
  solved: 'Résolu ! {option} : gagne dans {chance} des cas.',
  wrong: '{option} : gagne dans {chance} des cas. Un autre coup gagne dans {best} des cas.',
  wrongSoon: 'Il y a mieux.',
  tryAgain: 'Réessayer',
  nextPuzzle: 'Problème suivant',
  showSolution: 'Voir la solution',
  allPuzzles: 'Tous les problèmes',
};

const es: TeachingWords = {
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
};

const ALL: Record<Language, TeachingWords> = { en, fr, es };
export const useTeaching = (): TeachingWords => ALL[useSettings().language];
