import { translation } from '../../i18n/placeholders.js';
import type { PuzzleWords } from './en.js';

export const fr = translation<PuzzleWords>()({
  title: 'Petites leçons',
  lessonsWay: 'Chaque leçon a deux positions. Jouez un tour : avec tout ce qu’il déclenche, il doit atteindre le but.',
  done: 'Réussies : {n} sur {m}',
  exerciseOf: 'Position {n} sur 2',
  missed: 'Pas encore : vous avez gagné {mine} PV, et {who} {theirs}.',
  next: 'Position suivante',
  all: 'Toutes les leçons',
  titles: {
    specials: 'Les effets « Spécial »',
    ties: 'Égalités et deuxième place',
    patience: 'Quand ne pas faire tomber une Base',
    extras: 'Cartes supplémentaires',
    staying: 'Les Actions qui restent',
    reading: 'Lire une Base',
  },
  about: {
    specials:
      'Juste avant une Conquête, et juste après, c’est le moment des effets « Spécial ». Une carte gardée pour ce moment surprend tout le monde.',
    ties: 'Les joueurs à égalité pour la première place reçoivent tous le premier prix. La deuxième place rapporte souvent bien, elle aussi.',
    patience: 'Une Base rapporte à tous ceux qui y sont. Avant d’atteindre sa Résistance, comptez qui est en tête.',
    extras:
      'Vous pouvez jouer une Créature et une Action. Une carte qui en permet une supplémentaire double votre tour, si elle vient en premier.',
    staying: 'La plupart des Actions cessent avec le tour. Celles jouées sur une Créature ou une Base restent tant que rien ne les retire.',
    reading: 'Les trois nombres d’une Base sont ses prix, et son texte peut tout changer. Lisez les deux avant de vous battre pour elle.',
  },
  tasks: {
    specials: [
      'Gagnez 4 PV ce tour-ci. L’une de vos cartes peut attendre la Conquête.',
      'Gagnez 4 PV, et n’en laissez pas plus de 2 à votre rival.',
    ],
    ties: [
      'Impossible de dépasser votre rival ici. Gagnez tout de même 4 PV.',
      'Votre rival va remporter la plus grande Base. Tirez-en 3 PV.',
    ],
    patience: [
      'Votre rival ne doit rien gagner ce tour-ci, et vous devez être en tête sur une Base où il vous devance.',
      'Prenez la tête là où la lutte est engagée, sans rien donner à votre rival ce tour-ci.',
    ],
    extras: [
      'Il vous manque 4 de Force pour atteindre la Résistance. Gagnez 4 PV ce tour-ci.',
      'Une seule Action ne suffit pas. Gagnez 4 PV ce tour-ci.',
    ],
    staying: [
      'À la fin de votre tour, soyez en tête sur la Base de votre Créature.',
      'Quelque chose renforce les Créatures de votre rival. Soyez en tête sur leur Base à la fin de votre tour.',
    ],
    reading: ['Gagnez 5 PV ce tour-ci.', 'Gagnez 3 PV ce tour-ci. Regardez d’abord les prix.'],
  },
  points: {
    specials: [
      'Vous avez lancé la Conquête en étant derrière, et l’avez remportée au dernier moment.',
      'Une Créature d’une autre Base peut, elle aussi, avoir un effet « Spécial » pour ce moment.',
    ],
    ties: [
      'Une égalité pour la première place rapporte autant qu’une victoire.',
      'Votre rival aurait de toute façon conquis la Base. La deuxième place est à vous.',
    ],
    patience: [
      'L’autre Conquête aurait rapporté plus à votre rival qu’à vous.',
      'Sans cette Créature, la Base tient un tour de plus, et vous êtes en tête.',
    ],
    extras: [
      'La carte qui permet d’en jouer une autre vient en premier.',
      'Une Action supplémentaire peut attendre jusqu’à la fin de vos coups.',
    ],
    staying: [
      'Le plus grand bonus aurait cessé avec le tour. Le plus petit reste.',
      'Une Action posée sur une Base agit jusqu’à ce que quelqu’un la détruise.',
    ],
    reading: [
      'Cette Base ne récompense pas les places : elle rapporte 1 PV par Créature.',
      'Ici, la deuxième place rapporte plus que la première : il ne fallait pas gagner.',
    ],
  },
  puzzlesWay:
    'Des positions de parties entre bots. La plupart demandent un tour entier : jouez-le en entier, dans l’ordre de votre choix, puis terminez-le. D’autres demandent quel effet « Spécial » utiliser pendant une Conquête, ou quelle Base est conquise la première. Rien n’est jugé avant la fin. Plus il y a d’étoiles, plus un bot met de temps à trouver la solution.',
  puzzleOf: 'Défi {n}',
  stars: 'Difficulté : {n} sur 5',
  solvedAll: 'Résolus : {n} sur {m}',
  youAre: 'Vous êtes {who}.',
  findBest: {
    turn: 'Jouez le meilleur tour possible, puis terminez-le.',
    specials: 'Une Base est conquise. Utilisez le meilleur de vos effets « Spécial », ou passez.',
    order: 'Plusieurs Bases vont être conquises. Choisissez la première.',
  },
  solved: 'Résolu !',
  asGood: 'Résolu ! Ainsi, vous gagnez dans {value} des cas, et dans {best} avec la solution.',
  wrong: 'Ainsi, vous gagnez dans {value} des cas. En jouant autrement, dans {best}.',
  themes: {
    scoring: 'Conquête',
    'last-vp': 'Le dernier PV',
    denying: 'Barrer la route',
    specials: 'Effets « Spécial »',
    order: 'L’ordre des Conquêtes',
  },
  tryAgain: 'Réessayer',
  nextPuzzle: 'Défi suivant',
  showSolution: 'Voir la solution',
  allPuzzles: 'Tous les défis',
  puzzleOfDay: 'Le défi du jour',
  streak: '{n} jours de suite',
  streakOne: '{n} jour de suite',
});
