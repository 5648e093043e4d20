import { translation } from '../placeholders.js';
import type { TeachingWords } from './en.js';

export const fr = translation<TeachingWords>()({
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
});
