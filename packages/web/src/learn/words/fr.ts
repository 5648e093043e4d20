import { translation } from '../../i18n/placeholders.js';
import type { LearnWords } from './en.js';

export const fr = translation<LearnWords>()({
  lesson: 'Première partie',
  next: 'Suite',
  leaveLesson: 'Quitter la leçon',
  leaveSure: 'Quitter la leçon ? La prochaine fois, elle recommencera au début.',
  stay: 'Rester',
  lessonOf: 'Étape {n} sur {m}',
  playReal: 'Jouer une vraie partie (bot facile)',
  again: 'Encore une fois',
  rival: 'Bolt',
  coach: {
    welcome:
      'Bienvenue ! Votre paquet mélange deux Factions : les Loups-garous sont forts, les Ninjas sont rusés. Vous avez 11 Points de Victoire (PV) ; le premier à 15 gagne. À l’assaut des Bases !',
    base: 'Voici une Base. Les joueurs y envoient des Créatures. Quand leur Force totale atteint sa Résistance, 16 pour celle-ci, elle est conquise et rapporte des points.',
    prizes: 'Voici les Points de Victoire : 4 PV pour le joueur qui y a le plus de Force, 3 pour le deuxième, 2 pour le troisième.',
    minion: 'À votre tour, vous pouvez jouer une Créature. Sa Force est le nombre dans son coin. Choisissez le Hurleur dans votre main.',
    where: 'Une Créature se joue sur une Base. Choisissez l’Oasis Luxuriant : personne n’y est, une seule Créature suffit donc pour mener.',
    ability:
      'Beaucoup de Créatures ont un effet. Celui du Hurleur augmente sa Force de 2 jusqu’à la fin du tour quand il est joué : elle est de 4. Pour lire une carte, touchez-la ou survolez-la.',
    action:
      'Vous pouvez aussi jouer une Action par tour. Bolt mène 6 à 4 aux Fosses de Goudron : affaiblissez-le. Choisissez Voir des Étoiles, qui détruit une Créature faible.',
    actionWhat: 'Choisissez le Zapbot de Bolt : avec une Force de 2, il est assez faible.',
    end: 'Vous avez joué une Créature et une Action : finissez votre tour. Vous piocherez deux cartes, puis Bolt jouera.',
    rivalTurn: 'Bolt a joué un Warbot sur cette Base et y mène 8 à 4, soit 12 sur 16. C’est de nouveau à vous, avec deux nouvelles cartes.',
    wolf: 'Il vous faut plus de Force aux Fosses de Goudron. Choisissez le Loup Adolescent : sa Force est de 3.',
    slip: 'Tout le monde peut se tromper. Faisons-le exprès : choisissez l’Oasis Luxuriant, la mauvaise Base.',
    undo: 'De là, le Loup ne vous aide pas. Annulez le coup avec ce bouton. On revient en arrière pas à pas, tant qu’aucun autre joueur n’a décidé et que rien de caché n’a été montré.',
    wolfBack: 'Le Loup est de retour dans votre main. Choisissez-le encore une fois.',
    wolfWhere: 'Cette fois, choisissez les Fosses de Goudron.',
    talent:
      '15 sur 16 : il manque 1 ! Le Loup Adolescent a un Talent, que vous pouvez utiliser une fois à chacun de vos tours. Choisissez le Loup.',
    talentUse: 'Le Talent augmente sa Force de 1 jusqu’à la fin du tour, juste ce qu’il faut. Utilisez-le.',
    full: '16 sur 16 : la Conquête a lieu quand vous avez fini de jouer des cartes. Mais c’est 8 à 8, et à égalité vous gagneriez tous deux 4 PV.',
    endAndScore: 'Infiltration ne change rien à l’égalité, mais une autre carte va la rompre. Finissez votre tour, et vous verrez.',
    window:
      'La Conquête des Fosses de Goudron va commencer. Juste avant une Conquête, et encore juste après, les joueurs peuvent utiliser leurs effets « Spécial ».',
    special: 'Le Shinobi de votre main a un effet Spécial pour ce moment. Choisissez-le.',
    specialUse:
      'Vous le jouez immédiatement sur les Fosses de Goudron : 11 à 8, et la première place est à vous. Utilisez l’effet Spécial.',
    won: 'Vous avez gagné, 15 à 14 : 4 PV pour la première place, 3 pour Bolt, deuxième. Les Créatures présentes sont défaussées et une nouvelle Base remplace l’ancienne. La partie se termine avec le tour où quelqu’un atteint 15 PV. Le reste est écrit sur les cartes.',
  },
  elsewhere: 'Lisez librement toutes les cartes. Pour continuer :',
  tapAgain: 'C’est bien elle. Touchez-la encore, ou appuyez sur le bouton en bas.',
  lessonGame: 'Une courte partie accompagnée',
  toGame: 'Jouer une courte partie accompagnée',
  gotIt: 'Compris',
  comments: {
    begin:
      'Une partie entière, mais courte : vous et Bolt commencez avec 8 PV, et il en faut {n}. Jouez comme vous le souhaitez : mes commentaires ne vous arrêtent jamais.',
    plan: 'Jouez une Créature, une Action, les deux ou aucune, dans l’ordre de votre choix. Lisez votre main, puis cherchez la Base où une carte change le plus de choses.',
    undo: 'Ce n’est pas ce que vous vouliez ? On peut annuler le coup, tant qu’aucun autre joueur n’a décidé et que rien de caché n’a été montré.',
    done: 'Il ne vous reste rien à jouer. Finissez votre tour : vous piochez deux cartes.',
    leads:
      '{base} : vous avez le plus de Force. Si la Conquête avait lieu maintenant, vous gagneriez {n} PV ; il manque encore {m} de Force.',
    behind:
      '{base} : {who} mène, et il ne manque que {m} de Force. Prenez la tête, contentez-vous de la deuxième place ou jouez vos cartes ailleurs.',
    ready:
      '{base} : la Résistance est atteinte, et la Conquête a lieu quand vous avez fini de jouer des cartes. Vous gagneriez {n} PV, {who} {m}.',
    talent: '{card} a un Talent. Vous pouvez l’utiliser une fois à chacun de vos tours, avant ou après avoir joué des cartes.',
    before: 'Une Base va être conquise. C’est le moment des effets « Spécial » : utilisez-en un, ou passez et gardez-le.',
    after: 'La Base est conquise, mais ses cartes sont encore là. Certains effets « Spécial » ne servent que maintenant.',
    scored:
      '{base} : la Conquête vous rapporte {n} PV, et {m} à {who}. Les cartes présentes ont été défaussées, et une nouvelle Base l’a remplacée.',
    hint: 'Vous hésitez ? Le bouton Conseil montre les meilleurs choix, et pourquoi ils sont bons.',
    danger: '{who} a {n} PV et doit encore en gagner {m}. Quelle Base pourrait les lui donner ? C’est là qu’il faut se battre d’abord.',
    close: 'Vous avez {n} PV et devez encore en gagner {m}. Quelle Base pourrait vous les donner ?',
    won: 'Vous avez gagné ! Vous savez tout ce qu’il faut : choisissez vos deux Factions et jouez une vraie partie.',
    lost: '{who} gagne cette fois. Réessayez, ou jouez une vraie partie : avec d’autres Factions, tout change.',
  },
});
