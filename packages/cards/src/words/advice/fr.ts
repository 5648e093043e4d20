import type { AdviceWords } from './words.js';

export const advice: AdviceWords = {
  percent: '{n} %',
  wins: 'vous gagnez dans {percent} des cas',
  ahead: 'environ {n} PV d’avance à la fin',
  behind: 'environ {n} PV de retard à la fin',
  level: 'à peu près à égalité à la fin',
  point: ',',
  play: 'Jouer {card}',
  playOn: 'Jouer {card} sur {place}',
  use: 'Utiliser {card}',
  named: {
    play: '{card}',
    playOn: '{card} sur {place}',
    use: 'l’effet « {card} »',
    end: 'la fin du tour',
    pass: 'le choix de passer',
    none: 'le choix de ne rien prendre',
    pick: 'le choix « {option} »',
  },
  even: 'Ces coups se valent à peu près',
  both: 'Vous pouvez faire les deux ce tour-ci, dans n’importe quel ordre',
  same: 'Ces coups se valent à peu près : le choix importe peu',
  later: 'Aucun fait précis ne l’explique : c’est mieux en moyenne',
  only: 'Il n’y a pas d’autre choix',
  framed: { 'order-triggers': '{option} d’abord', 'discard-down': 'Défausser {option}' },
  itself: 'elle-même',
  followed: '{option} → {next}',
  next: '{one}, puis {other}',
  breaks: 'il manque {n} pour atteindre la Résistance',
  soon: 'il manque {n} pour atteindre la Résistance, ce qui rapporterait {m} PV en l’état',
  reached: 'la Résistance est atteinte, ce qui rapporte {n} PV',
  reasons: {
    wins: {
      you: 'Vous gagnez la partie avant votre prochain tour.',
      who: '{me} gagne la partie avant la fin du tour de table.',
    },
    winsNow: {
      you: 'Vous gagnez la partie ce tour-ci.',
      who: '{me} gagne la partie ce tour-ci.',
    },
    loses: {
      you: 'Après {other}, {who} gagne la partie avant votre prochain tour.',
      who: 'Après {other}, {who} gagne la partie avant la fin du tour de table.',
    },
    gains: {
      you: 'Vous gagnez {n} PV sur {base}.',
      who: '{me} gagne {n} PV sur {base}.',
    },
    gainsInstead: {
      you: 'Vous gagnez {n} PV sur {base}, mais seulement {m} après {other}.',
      who: '{me} gagne {n} PV sur {base}, mais seulement {m} après {other}.',
    },
    denies: {
      you: 'Cela empêche {who} de gagner {n} PV sur {base}.',
      who: 'Cela empêche {who} de gagner {n} PV sur {base}.',
    },
    deniesInstead: {
      you: '{who} ne gagne que {m} PV sur {base}, mais {n} après {other}.',
      who: '{who} ne gagne que {m} PV sur {base}, mais {n} après {other}.',
    },
    earns: {
      you: '{card} vous rapporte {n} PV.',
      who: '{card} rapporte {n} PV à {me}.',
    },
    ahead: {
      you: 'D’ici votre prochain tour, cela vaut au moins {n} PV de plus qu’avec {other}.',
      who: 'D’ici la fin du tour de table, cela vaut au moins {n} PV de plus qu’avec {other}.',
    },
    aheadAt: {
      you: 'D’ici votre prochain tour, {base} vaut pour vous au moins {n} PV de plus qu’après {other}.',
      who: 'D’ici la fin du tour de table, {base} vaut pour {me} au moins {n} PV de plus qu’après {other}.',
    },
    leads: {
      you: 'Vous êtes en tête sur {base} au début de votre prochain tour.',
      who: '{me} est en tête sur {base} à la fin du tour de table.',
    },
    leadsStill: {
      you: 'Vous restez en tête sur {base} jusqu’au début de votre prochain tour, mais pas après {other}.',
      who: '{me} reste en tête sur {base} jusqu’à la fin du tour de table, mais pas après {other}.',
    },
    stops: {
      you: 'Cela empêche {who} d’être en tête sur {base}.',
      who: 'Cela empêche {who} d’être en tête sur {base}.',
    },
    tops: {
      you: 'Vous êtes alors en tête sur {base} avec {n} de Force, contre {m} pour {who} ; {breaks}.',
      who: '{me} est alors en tête sur {base} avec {n} de Force, contre {m} pour {who} ; {breaks}.',
    },
    alone: {
      you: 'Vous avez alors {n} de Force sur {base}, et personne d’autre n’en a ; {breaks}.',
      who: '{me} a alors {n} de Force sur {base}, et personne d’autre n’en a ; {breaks}.',
    },
    trails: {
      you: 'Vous avez alors {n} de Force sur {base}, contre {m} pour {who} ; {breaks}.',
      who: '{me} a alors {n} de Force sur {base}, contre {m} pour {who} ; {breaks}.',
    },
    feeds: {
      you: 'Après {other}, il ne manque plus que {n} de Force sur {base} pour atteindre la Résistance, et {who} y est en tête.',
      who: 'Après {other}, il ne manque plus que {n} de Force sur {base} pour atteindre la Résistance, et {who} y est en tête.',
    },
    holds: {
      you: 'Au début de votre prochain tour, vous avez au moins {n} de Force de plus sur {base} qu’après {other}.',
      who: 'À la fin du tour de table, {me} a au moins {n} de Force de plus sur {base} qu’après {other}.',
    },
    lowers: {
      you: 'Au début de votre prochain tour, {who} a au moins {n} de Force de moins sur {base} qu’après {other}.',
      who: 'À la fin du tour de table, {who} a au moins {n} de Force de moins sur {base} qu’après {other}.',
    },
    weakens: {
      you: 'Cela retire {n} de Force à {who} sur {base}.',
      who: 'Cela retire {n} de Force à {who} sur {base}.',
    },
    removes: {
      you: '{who} n’a plus {minion} en jeu.',
      who: '{who} n’a plus {minion} en jeu.',
    },
    keeps: {
      you: 'Vous gardez {minion} en jeu, mais pas après {other}.',
      who: '{me} garde {minion} en jeu, mais pas après {other}.',
    },
    brings: {
      you: 'Vous y gagnez {n} cartes en main.',
      who: '{me} y gagne {n} cartes en main.',
    },
    bringsOne: {
      you: 'Vous y gagnez une carte en main.',
      who: '{me} y gagne une carte en main.',
    },
    fetches: {
      you: 'Vous recevez {card} en main.',
      who: '{me} reçoit {card} en main.',
    },
    takes: {
      you: 'Les autres perdent {n} cartes de leur main.',
      who: 'Les autres perdent {n} cartes de leur main.',
    },
    takesOne: {
      you: 'Quelqu’un d’autre perd une carte de sa main.',
      who: 'Quelqu’un d’autre perd une carte de sa main.',
    },
    cards: {
      you: 'Vous commencez votre prochain tour avec au moins {n} cartes de plus qu’après {other}.',
      who: '{me} finit le tour de table avec au moins {n} cartes de plus qu’après {other}.',
    },
    oneCard: {
      you: 'Vous commencez votre prochain tour avec une carte de plus qu’après {other}.',
      who: '{me} finit le tour de table avec une carte de plus qu’après {other}.',
    },
    saves: {
      you: 'Vous gardez {card} pour un meilleur moment.',
      who: '{me} garde {card} pour un meilleur moment.',
    },
    savesVain: {
      you: '{card} ne vous apporterait rien d’ici votre prochain tour : vous gardez la carte pour un meilleur moment.',
      who: '{card} n’apporterait rien à {me} d’ici la fin du tour de table : la carte reste en main pour un meilleur moment.',
    },
    savesThan: {
      you: 'Entre {card} et {than}, la première vaut plus en main : vous la gardez.',
      who: 'Entre {card} et {than}, la première vaut plus en main : {me} la garde.',
    },
  },
};
