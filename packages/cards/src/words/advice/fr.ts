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
  playOnto: 'Jouer {card} sur {place}',
  use: 'Utiliser {card}',
  named: {
    play: '{card}',
    playOn: '{card} sur {place}',
    playOnto: '{card} sur {place}',
    use: 'l’effet « {card} »',
    end: 'le choix « Finir le tour »',
    pass: 'le choix de passer',
    none: 'le choix de ne rien prendre',
    pick: 'le choix « {option} »',
  },
  even: 'Ces coups se valent à peu près',
  lost: 'La partie est presque perdue : ces coups se valent à peu près',
  won: 'La partie est presque gagnée : ces coups se valent à peu près',
  both: 'Vous pouvez faire les deux ce tour-ci, dans n’importe quel ordre',
  same: 'Ces coups se valent à peu près : d’ici votre prochain tour, aucun ne prend d’ordinaire l’avantage',
  later: 'Aucun fait précis ne l’explique : c’est mieux en moyenne',
  little: 'Cela change peu : finir le tour vaudrait à peu près autant',
  rest: 'Rien d’autre ne changerait beaucoup vos chances maintenant',
  only: 'Il n’y a pas d’autre choix',
  framed: { 'order-triggers': '{option} d’abord', 'discard-down': 'Défausser {option}' },
  itself: 'elle-même',
  power: 'Force {n}',
  followed: '{option} → {next}',
  next: '{one}, puis {other}',
  breaks: 'il manque {n} pour atteindre la Résistance',
  soon: 'il manque {n} pour atteindre la Résistance, ce qui rapporterait {m} PV en l’état',
  reached: 'la Résistance est atteinte, ce qui rapporte {n} PV',
  duel: '{n} de Force contre {m}',
  chain: ' avec {card} ensuite',
  chained: ' avec d’autres coups ensuite',
  besides: ' ({list})',
  gain: { you: 'vous {n} PV', who: '{who} {n} PV' },
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
      you: 'Vous gagnez {n} PV sur {base}{more}.',
      who: '{me} gagne {n} PV sur {base}{more}.',
    },
    gainsInstead: {
      you: 'Vous gagnez {n} PV sur {base}{more}, mais seulement {m} après {other}.',
      who: '{me} gagne {n} PV sur {base}{more}, mais seulement {m} après {other}.',
    },
    denies: {
      you: 'Cela empêche {who} de gagner {n} PV sur {base}.',
      who: 'Cela empêche {who} de gagner {n} PV sur {base}.',
    },
    deniesInstead: {
      you: '{who} ne gagne que {m} PV sur {base}, mais {n} après {other}.',
      who: '{who} ne gagne que {m} PV sur {base}, mais {n} après {other}.',
    },
    deniesOwn: {
      you: 'Cela empêche {who} de gagner {n} PV sur {base}, où vous en gagnez {own}.',
      who: 'Cela empêche {who} de gagner {n} PV sur {base}, où {me} en gagne {own}.',
    },
    spares: {
      you: 'Pas de Conquête ce tour-ci sur {base} ; après {other}, il y en a une : {list}.',
      who: 'Pas de Conquête ce tour-ci sur {base} ; après {other}, il y en a une : {list}.',
    },
    gainsUnsure: {
      you: 'Vous gagnez sans doute {n} PV sur {base}{more} ; après {other}, c’est loin d’être sûr.',
      who: '{me} gagne sans doute {n} PV sur {base}{more} ; après {other}, c’est loin d’être sûr.',
    },
    bars: {
      you: '{who} ne gagne sans doute rien sur {base} ; après {other}, c’est loin d’être sûr.',
      who: '{who} ne gagne sans doute rien sur {base} ; après {other}, c’est loin d’être sûr.',
    },
    earns: {
      you: '{card} vous {card:rapporte|rapportent} {n} PV{more}.',
      who: '{card} {card:rapporte|rapportent} {n} PV à {me}{more}.',
    },
    earnsNext: {
      you: 'À votre prochain tour, {card} vous {card:rapportera|rapporteront} sans doute {n} PV, mais pas après {other}.',
      who: '{card} {card:rapportera|rapporteront} sans doute {n} PV à {me} à son prochain tour, mais pas après {other}.',
    },
    ahead: {
      you: 'D’ici votre prochain tour, cela vaut au moins {n} PV de plus qu’avec {other}.',
      who: 'D’ici la fin du tour de table, cela vaut au moins {n} PV de plus qu’avec {other}.',
    },
    aheadAt: {
      you: 'D’ici votre prochain tour, {base} {base:vaut|valent} pour vous au moins {n} PV de plus qu’après {other}.',
      who: 'D’ici la fin du tour de table, {base} {base:vaut|valent} pour {me} au moins {n} PV de plus qu’après {other}.',
    },
    leads: {
      you: 'Vous serez sans doute en tête sur {base} au début de votre prochain tour.',
      who: '{me} sera sans doute en tête sur {base} à la fin du tour de table.',
    },
    leadsStill: {
      you: 'Vous resterez sans doute en tête sur {base} jusqu’au début de votre prochain tour, mais pas après {other}.',
      who: '{me} restera sans doute en tête sur {base} jusqu’à la fin du tour de table, mais pas après {other}.',
    },
    stops: {
      you: 'Après {other}, {who} sera sans doute en tête sur {base} au début de votre prochain tour.',
      who: 'Après {other}, {who} sera sans doute en tête sur {base} à la fin du tour de table.',
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
    feedsLess: {
      you: 'Sur {base}, où {who} est en tête, il manque alors {m} de Force au lieu de {n} pour atteindre la Résistance.',
      who: 'Sur {base}, où {who} est en tête, il manque alors {m} de Force au lieu de {n} pour atteindre la Résistance.',
    },
    holds: {
      you: 'Au début de votre prochain tour, vous aurez sans doute au moins {n} de Force de plus sur {base} qu’après {other}.',
      who: 'À la fin du tour de table, {me} aura sans doute au moins {n} de Force de plus sur {base} qu’après {other}.',
    },
    lowers: {
      you: 'Au début de votre prochain tour, {who} aura sans doute au moins {n} de Force de moins sur {base} qu’après {other}.',
      who: 'À la fin du tour de table, {who} aura sans doute au moins {n} de Force de moins sur {base} qu’après {other}.',
    },
    weakens: {
      you: 'Cela retire {n} de Force à {who} sur {base}.',
      who: 'Cela retire {n} de Force à {who} sur {base}.',
    },
    removes: {
      you: 'Au début de votre prochain tour, {who} n’aura sans doute plus {minion} en jeu.',
      who: 'À la fin du tour de table, {who} n’aura sans doute plus {minion} en jeu.',
    },
    keeps: {
      you: 'Après {other}, vous n’aurez sans doute plus {minion} en jeu au début de votre prochain tour.',
      who: 'Après {other}, {me} n’aura sans doute plus {minion} en jeu à la fin du tour de table.',
    },
    brings: {
      you: 'Vous recevez au moins {n} cartes en main.',
      who: '{me} reçoit au moins {n} cartes en main.',
    },
    bringsOne: {
      you: 'Vous recevez une carte en main.',
      who: '{me} reçoit une carte en main.',
    },
    fetches: {
      you: 'Vous recevez {card} en main.',
      who: '{me} reçoit {card} en main.',
    },
    enables: {
      you: 'Vous jouerez sans doute aussi {card} ce tour-ci, mais pas après {other}.',
      who: '{me} jouera sans doute aussi {card} ce tour-ci, mais pas après {other}.',
    },
    enablesAt: {
      you: 'Vous jouerez sans doute {card} sur {base} plus tard dans le tour, mais pas après {other}.',
      who: '{me} jouera sans doute {card} sur {base} plus tard dans le tour, mais pas après {other}.',
    },
    plans: {
      you: 'À votre prochain tour, vous jouerez sans doute {card}, mais pas après {other}.',
      who: 'À son prochain tour, {me} jouera sans doute {card}, mais pas après {other}.',
    },
    plansAt: {
      you: 'À votre prochain tour, vous jouerez sans doute {card} sur {base}, mais pas après {other}.',
      who: 'À son prochain tour, {me} jouera sans doute {card} sur {base}, mais pas après {other}.',
    },
    forgoesMinion: {
      you: 'En finissant le tour, vous renoncez à une Créature encore jouable.',
      who: 'En finissant le tour, {me} renonce à une Créature encore jouable.',
    },
    forgoesAction: {
      you: 'En finissant le tour, vous renoncez à une Action encore jouable.',
      who: 'En finissant le tour, {me} renonce à une Action encore jouable.',
    },
    takes: {
      you: 'Les autres perdent {n} cartes de leur main.',
      who: 'Les autres perdent {n} cartes de leur main.',
    },
    takesOne: {
      you: 'Un autre joueur perd une carte de sa main.',
      who: 'Un autre joueur perd une carte de sa main.',
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
      you: 'Vous gardez {card} pour un autre tour.',
      who: '{me} garde {card} pour un autre tour.',
    },
    savesVain: {
      you: 'En jouant ainsi {card}, vous ne changez rien qui dure au-delà du tour.',
      who: 'En jouant ainsi {card}, {me} ne change rien qui dure au-delà du tour.',
    },
    holdsNow: {
      you: 'À la fin du tour, vous avez au moins {n} de Force de plus sur {base} qu’après {other}.',
      who: 'À la fin du tour, {me} a au moins {n} de Force de plus sur {base} qu’après {other}.',
    },
    lowersNow: {
      you: 'À la fin du tour, {who} a au moins {n} de Force de moins sur {base} qu’après {other}.',
      who: 'À la fin du tour, {who} a au moins {n} de Force de moins sur {base} qu’après {other}.',
    },
    lasts: {
      you: '{than} quitte le jeu lors de la Conquête sur {base}, avec tout ce qui lui est attaché ; {minion} reste.',
      who: '{than} quitte le jeu lors de la Conquête sur {base}, avec tout ce qui lui est attaché ; {minion} reste.',
    },
    lies: {
      you: 'Sur {base}, vous finissez le tour avec {here} ; après {other}, ce serait avec {there}.',
      who: 'Sur {base}, {me} finit le tour avec {here} ; après {other}, ce serait avec {there}.',
    },
    places: {
      you: 'Sur {base}, vous finissez le tour avec {here}, à {left} de la Résistance ; sur {than}, ce serait avec {there}, à {right}.',
      who: 'Sur {base}, {me} finit le tour avec {here}, à {left} de la Résistance ; sur {than}, ce serait avec {there}, à {right}.',
    },
    placesPaid: {
      you: 'Sur {base}, vous finissez le tour avec {here}, à {left} de la Résistance, pour {n} PV en l’état ; sur {than}, ce serait avec {there}, à {right}, pour {m} PV.',
      who: 'Sur {base}, {me} finit le tour avec {here}, à {left} de la Résistance, pour {n} PV en l’état ; sur {than}, ce serait avec {there}, à {right}, pour {m} PV.',
    },
    gainsLate: {
      you: 'Avant votre prochain tour, vous gagnez {n} PV sur {base}{more}.',
      who: 'Avant la fin du tour de table, {me} gagne {n} PV sur {base}{more}.',
    },
    scores: {
      you: 'Ce tour-ci, Conquête sur {base} : {list}.',
      who: 'Ce tour-ci, Conquête sur {base} : {list}.',
    },
    draws: {
      you: 'Vous voyez les nouvelles cartes avant de choisir le reste de votre tour.',
      who: '{me} voit les nouvelles cartes avant de choisir le reste de son tour.',
    },
    merely: {
      you: 'Après {other}, vous avez {n} de Force sur {base}, contre {m} pour {who} ; {breaks}.',
      who: 'Après {other}, {me} a {n} de Force sur {base}, contre {m} pour {who} ; {breaks}.',
    },
    merelyAlone: {
      you: 'Après {other}, vous avez {n} de Force sur {base}, et personne d’autre n’en a ; {breaks}.',
      who: 'Après {other}, {me} a {n} de Force sur {base}, et personne d’autre n’en a ; {breaks}.',
    },
    grows: {
      you: 'Au début de votre prochain tour, vous aurez sans doute au moins {n} de Force sur {base}, sauf Conquête d’ici là.',
      who: 'À la fin du tour de table, {me} aura sans doute au moins {n} de Force sur {base}, sauf Conquête d’ici là.',
    },
    gets: {
      you: 'Au début de votre prochain tour, vous aurez sans doute {card} en main, mais pas après {other}.',
      who: 'À la fin du tour de table, {me} aura sans doute {card} en main, mais pas après {other}.',
    },
    stays: {
      you: '{card} {card:reste|restent} en jeu et {card:compte|comptent} encore aux tours suivants.',
      who: '{card} {card:reste|restent} en jeu et {card:compte|comptent} encore aux tours suivants.',
    },
    weakensTo: {
      you: 'Cela retire {n} de Force à {who} sur {base} : vous y avez alors {own}, contre {left}.',
      who: 'Cela retire {n} de Force à {who} sur {base} : {me} y a alors {own}, contre {left}.',
    },
    scoresEither: {
      you: 'Dans les deux cas, Conquête ce tour-ci sur {base} : {list}.',
      who: 'Dans les deux cas, Conquête ce tour-ci sur {base} : {list}.',
    },
    pockets: {
      you: 'Cela vous rapporte {n} PV immédiatement.',
      who: 'Cela rapporte {n} PV à {me} immédiatement.',
    },
    ripens: {
      you: 'À votre prochain tour, vous gagnerez sans doute {n} PV sur {base}{more}, mais pas après {other}.',
      who: 'À son prochain tour, {me} gagnera sans doute {n} PV sur {base}{more}, mais pas après {other}.',
    },
    waits: {
      you: 'Les {n} PV sur {base}, vous les gagnerez sans doute aussi d’ici la fin de votre prochain tour.',
      who: 'Les {n} PV sur {base}, {me} les gagnera sans doute aussi d’ici la fin de son prochain tour.',
    },
    lends: {
      you: 'Après {other}, {who} jouera sans doute {card} avant votre prochain tour.',
      who: 'Après {other}, {who} jouera sans doute {card} avant la fin du tour de table.',
    },
    couldLead: {
      you: 'À votre prochain tour, vous pourrez prendre la tête sur {base} avec {card}.',
      who: 'À son prochain tour, {me} pourra prendre la tête sur {base} avec {card}.',
    },
    couldBreak: {
      you: 'À votre prochain tour, vous pourrez atteindre la Résistance sur {base} avec {card}.',
      who: 'À son prochain tour, {me} pourra atteindre la Résistance sur {base} avec {card}.',
    },
    weakensAll: {
      you: 'Cela retire à {who} toute sa Force sur {base}, soit {n}.',
      who: 'Cela retire à {who} toute sa Force sur {base}, soit {n}.',
    },
    reaches: {
      you: 'Vous avez alors au moins {n} de Force sur {base}, contre {m}.',
      who: '{me} a alors au moins {n} de Force sur {base}, contre {m}.',
    },
    looms: {
      you: 'À surveiller : sur {base}, il manque {n} pour atteindre la Résistance (en l’état : {list}).',
      who: 'À surveiller : sur {base}, il manque {n} pour atteindre la Résistance (en l’état : {list}).',
    },
  },
  puzzle: {
    pays: '{list} sur {base}',
    paysLate: '{list} sur {base} avant votre prochain tour',
    gains: { you: 'vous gagnez {n} PV', who: '{who} gagne {n} PV' },
    nothing: { you: 'vous ne gagnez rien', who: '{who} ne gagne rien' },
    having: '{gain} avec {power} de Force',
    lacks: 'il manque {n} de Force sur {base} pour atteindre la Résistance',
    spared: 'il n’y a pas de Conquête sur {base}',
    would: 'en cas de Conquête sur {base}, vous y gagnez {n} PV, ce qui fait {all} contre {m} pour {who}',
    trades: 'vous perdez {minion}, ce qui vous donne {n} PV sur {base}',
    endsNow: 'vous gagnez la partie ce tour-ci, avec {n} PV contre {m}',
    ends: 'vous gagnez la partie avant votre prochain tour, avec {n} PV contre {m}',
    loses: '{who} gagne la partie avant votre prochain tour',
    without: 'Sans {play}, {often}{told}',
    withoutBest: 'Sans {play}, le mieux est {other} : {often}{told}',
    after: 'Après {play}, {often}{told}',
    often: 'en général, ',
    also: ' ; ',
    all: 'Chaque étape est nécessaire',
    decides: 'L’étape décisive : {play}',
    decidesBest: 'L’étape décisive : {play} ; sans elle, le mieux est {other}',
    share: 'Cela réussit dans environ {percent} des cas ; le reste dépend de ce que les autres ont en main',
    later: 'Plus tard dans le tour : {play}',
  },
};
