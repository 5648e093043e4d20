import type { AdviceWords } from './words.js';

export const advice: AdviceWords = {
  percent: '{n} %',
  wins: 'ganas el {percent} de las veces',
  ahead: 'cerca de {n} PV de ventaja al final',
  behind: 'cerca de {n} PV de desventaja al final',
  level: 'casi empate al final',
  point: ',',
  play: 'Jugar {card}',
  playOn: 'Jugar {card} en {place}',
  playOnto: 'Jugar {card} sobre {place}',
  use: 'Usar {card}',
  named: {
    play: '{card}',
    playOn: '{card} en {place}',
    playOnto: '{card} sobre {place}',
    use: 'usar {card}',
    end: 'terminar el turno',
    pass: 'pasar',
    none: 'no elegir nada',
    pick: 'elegir «{option}»',
  },
  even: 'Estas jugadas son casi igual de buenas',
  lost: 'La partida está casi perdida: estas jugadas son casi igual de buenas',
  won: 'La partida está casi ganada: estas jugadas son casi igual de buenas',
  both: 'Puedes hacer ambas este turno, en cualquier orden',
  same: 'Estas jugadas son casi igual de buenas: hasta tu próximo turno, ninguna suele sacar ventaja',
  later: 'Ningún hecho concreto lo explica: va mejor de media',
  little: 'Cambia poco: terminar el turno sería casi igual de bueno',
  rest: 'Ninguna otra cosa cambiaría mucho tus posibilidades ahora',
  only: 'No hay otra opción',
  framed: { 'order-triggers': 'Primero {option}', 'discard-down': 'Descartar {option}' },
  itself: 'esta misma carta',
  power: 'poder {n}',
  followed: '{option} → {next}',
  next: '{one}, después {other}',
  breaks: 'con {n} más, la base llega a su punto de ruptura',
  soon: 'con {n} más, la base llega a su punto de ruptura, lo que daría {m} PV tal como está',
  reached: 'la base llega a su punto de ruptura y da {n} PV',
  duel: '{n} de poder contra {m}',
  chain: ' con {card} después',
  chained: ' con otras jugadas después',
  besides: ' ({list})',
  gain: { you: 'tú {n} PV', who: '{who} {n} PV' },
  reasons: {
    wins: {
      you: 'Ganas la partida antes de tu próximo turno.',
      who: '{me} gana la partida antes de que acabe la ronda.',
    },
    winsNow: {
      you: 'Ganas la partida este turno.',
      who: '{me} gana la partida este turno.',
    },
    loses: {
      you: 'Tras {other}, {who} gana la partida antes de tu próximo turno.',
      who: 'Tras {other}, {who} gana la partida antes de que acabe la ronda.',
    },
    gains: {
      you: 'Ganas {n} PV en {base}{more}.',
      who: '{me} gana {n} PV en {base}{more}.',
    },
    gainsInstead: {
      you: 'Ganas {n} PV en {base}{more}, pero solo {m} tras {other}.',
      who: '{me} gana {n} PV en {base}{more}, pero solo {m} tras {other}.',
    },
    denies: {
      you: 'Impide que {who} gane {n} PV en {base}.',
      who: 'Impide que {who} gane {n} PV en {base}.',
    },
    deniesInstead: {
      you: '{who} solo gana {m} PV en {base}, pero {n} tras {other}.',
      who: '{who} solo gana {m} PV en {base}, pero {n} tras {other}.',
    },
    deniesOwn: {
      you: 'Impide que {who} gane {n} PV en {base}, donde tú ganas {own}.',
      who: 'Impide que {who} gane {n} PV en {base}, donde {me} gana {own}.',
    },
    spares: {
      you: '{base} no {base:puntúa|puntúan} este turno; tras {other}, sí: {list}.',
      who: '{base} no {base:puntúa|puntúan} este turno; tras {other}, sí: {list}.',
    },
    gainsUnsure: {
      you: 'Probablemente ganas {n} PV en {base}{more}; tras {other}, no es nada seguro.',
      who: 'Probablemente {me} gana {n} PV en {base}{more}; tras {other}, no es nada seguro.',
    },
    bars: {
      you: 'Probablemente {who} no gana nada en {base}; tras {other}, no es nada seguro.',
      who: 'Probablemente {who} no gana nada en {base}; tras {other}, no es nada seguro.',
    },
    earns: {
      you: '{card} te {card:da|dan} {n} PV{more}.',
      who: '{card} le {card:da|dan} {n} PV a {me}{more}.',
    },
    earnsNext: {
      you: 'En tu próximo turno, {card} probablemente te {card:dará|darán} {n} PV, pero no tras {other}.',
      who: '{card} probablemente le {card:dará|darán} {n} PV a {me} en su próximo turno, pero no tras {other}.',
    },
    ahead: {
      you: 'Hasta tu próximo turno, esta jugada vale al menos {n} PV más que {other}.',
      who: 'Hasta el final de la ronda, esta jugada vale al menos {n} PV más que {other}.',
    },
    aheadAt: {
      you: 'Hasta tu próximo turno, {base} te {base:vale|valen} al menos {n} PV más que tras {other}.',
      who: 'Hasta el final de la ronda, {base} le {base:vale|valen} a {me} al menos {n} PV más que tras {other}.',
    },
    leads: {
      you: 'Probablemente irás en cabeza en {base} al inicio de tu próximo turno.',
      who: 'Probablemente {me} irá en cabeza en {base} al final de la ronda.',
    },
    leadsStill: {
      you: 'Probablemente seguirás en cabeza en {base} al inicio de tu próximo turno, pero no tras {other}.',
      who: 'Probablemente {me} seguirá en cabeza en {base} al final de la ronda, pero no tras {other}.',
    },
    stops: {
      you: 'Tras {other}, probablemente {who} irá en cabeza en {base} al inicio de tu próximo turno.',
      who: 'Tras {other}, probablemente {who} irá en cabeza en {base} al final de la ronda.',
    },
    tops: {
      you: 'Así vas en cabeza en {base} con {n} de poder, frente a {m} de {who}; {breaks}.',
      who: 'Así {me} va en cabeza en {base} con {n} de poder, frente a {m} de {who}; {breaks}.',
    },
    alone: {
      you: 'Así tienes {n} de poder en {base}, donde nadie más tiene poder; {breaks}.',
      who: 'Así {me} tiene {n} de poder en {base}, donde nadie más tiene poder; {breaks}.',
    },
    trails: {
      you: 'Así tienes {n} de poder en {base}, frente a {m} de {who}; {breaks}.',
      who: 'Así {me} tiene {n} de poder en {base}, frente a {m} de {who}; {breaks}.',
    },
    feeds: {
      you: 'Tras {other}, {base} {base:llega|llegan} a su punto de ruptura con solo {n} de poder más, y allí {who} va en cabeza.',
      who: 'Tras {other}, {base} {base:llega|llegan} a su punto de ruptura con solo {n} de poder más, y allí {who} va en cabeza.',
    },
    feedsLess: {
      you: '{base}, donde {who} va en cabeza, {base:llega|llegan} entonces a su punto de ruptura con {m} de poder más en vez de {n}.',
      who: '{base}, donde {who} va en cabeza, {base:llega|llegan} entonces a su punto de ruptura con {m} de poder más en vez de {n}.',
    },
    holds: {
      you: 'Al inicio de tu próximo turno, probablemente tendrás al menos {n} de poder más en {base} que tras {other}.',
      who: 'Al final de la ronda, probablemente {me} tendrá al menos {n} de poder más en {base} que tras {other}.',
    },
    lowers: {
      you: 'Al inicio de tu próximo turno, probablemente {who} tendrá al menos {n} de poder menos en {base} que tras {other}.',
      who: 'Al final de la ronda, probablemente {who} tendrá al menos {n} de poder menos en {base} que tras {other}.',
    },
    weakens: {
      you: 'Le quita {n} de poder a {who} en {base}.',
      who: 'Le quita {n} de poder a {who} en {base}.',
    },
    removes: {
      you: 'Al inicio de tu próximo turno, {who} probablemente ya no tendrá {minion} en juego.',
      who: 'Al final de la ronda, {who} probablemente ya no tendrá {minion} en juego.',
    },
    keeps: {
      you: 'Tras {other}, probablemente ya no tendrás {minion} en juego al inicio de tu próximo turno.',
      who: 'Tras {other}, probablemente {me} ya no tendrá {minion} en juego al final de la ronda.',
    },
    brings: {
      you: 'Te pone al menos {n} cartas en la mano.',
      who: 'Pone al menos {n} cartas en la mano de {me}.',
    },
    bringsOne: {
      you: 'Te pone una carta en la mano.',
      who: 'Pone una carta en la mano de {me}.',
    },
    fetches: {
      you: 'Te pone {card} en la mano.',
      who: 'Pone {card} en la mano de {me}.',
    },
    enables: {
      you: 'Probablemente jugarás también {card} este turno, pero no tras {other}.',
      who: 'Probablemente {me} jugará también {card} este turno, pero no tras {other}.',
    },
    enablesAt: {
      you: 'Probablemente jugarás {card} en {base} más tarde en este turno, pero no tras {other}.',
      who: 'Probablemente {me} jugará {card} en {base} más tarde en este turno, pero no tras {other}.',
    },
    plans: {
      you: 'En tu próximo turno, probablemente jugarás {card}, pero no tras {other}.',
      who: 'En su próximo turno, {me} probablemente jugará {card}, pero no tras {other}.',
    },
    plansAt: {
      you: 'En tu próximo turno, probablemente jugarás {card} en {base}, pero no tras {other}.',
      who: 'En su próximo turno, {me} probablemente jugará {card} en {base}, pero no tras {other}.',
    },
    forgoesMinion: {
      you: 'Si terminas el turno, renuncias a un esbirro que aún puedes jugar.',
      who: 'Si {me} termina el turno, renuncia a un esbirro que aún puede jugar.',
    },
    forgoesAction: {
      you: 'Si terminas el turno, renuncias a una acción que aún puedes jugar.',
      who: 'Si {me} termina el turno, renuncia a una acción que aún puede jugar.',
    },
    takes: {
      you: 'Los demás pierden {n} cartas de la mano.',
      who: 'Los demás pierden {n} cartas de la mano.',
    },
    takesOne: {
      you: 'Otro jugador pierde una carta de la mano.',
      who: 'Otro jugador pierde una carta de la mano.',
    },
    cards: {
      you: 'Empiezas tu próximo turno con al menos {n} cartas más que tras {other}.',
      who: '{me} termina la ronda con al menos {n} cartas más que tras {other}.',
    },
    oneCard: {
      you: 'Empiezas tu próximo turno con una carta más que tras {other}.',
      who: '{me} termina la ronda con una carta más que tras {other}.',
    },
    saves: {
      you: 'Conservas {card} para otro turno.',
      who: '{me} conserva {card} para otro turno.',
    },
    savesVain: {
      you: 'Si juegas así {card}, no {card:cambia|cambian} nada que dure más allá del turno.',
      who: 'Si {me} juega así {card}, no {card:cambia|cambian} nada que dure más allá del turno.',
    },
    holdsNow: {
      you: 'Al final del turno, tienes al menos {n} de poder más en {base} que tras {other}.',
      who: 'Al final del turno, {me} tiene al menos {n} de poder más en {base} que tras {other}.',
    },
    lowersNow: {
      you: 'Al final del turno, {who} tiene al menos {n} de poder menos en {base} que tras {other}.',
      who: 'Al final del turno, {who} tiene al menos {n} de poder menos en {base} que tras {other}.',
    },
    lasts: {
      you: '{than} sale del juego cuando {base:puntúa|puntúan} {base}, con todo lo que lleva; {minion} se queda.',
      who: '{than} sale del juego cuando {base:puntúa|puntúan} {base}, con todo lo que lleva; {minion} se queda.',
    },
    lies: {
      you: 'En {base}, terminas el turno con {here}; tras {other}, sería con {there}.',
      who: 'En {base}, {me} termina el turno con {here}; tras {other}, sería con {there}.',
    },
    places: {
      you: 'En {base}, terminas el turno con {here}, a {left} del punto de ruptura; en {than}, sería con {there}, a {right}.',
      who: 'En {base}, {me} termina el turno con {here}, a {left} del punto de ruptura; en {than}, sería con {there}, a {right}.',
    },
    placesPaid: {
      you: 'En {base}, terminas el turno con {here}, a {left} del punto de ruptura, por {n} PV tal como está; en {than}, sería con {there}, a {right}, por {m} PV.',
      who: 'En {base}, {me} termina el turno con {here}, a {left} del punto de ruptura, por {n} PV tal como está; en {than}, sería con {there}, a {right}, por {m} PV.',
    },
    gainsLate: {
      you: 'Antes de tu próximo turno, ganas {n} PV en {base}{more}.',
      who: 'Antes de que acabe la ronda, {me} gana {n} PV en {base}{more}.',
    },
    scores: {
      you: 'Este turno {base:puntúa|puntúan} {base}: {list}.',
      who: 'Este turno {base:puntúa|puntúan} {base}: {list}.',
    },
    draws: {
      you: 'Ves las cartas nuevas antes de elegir el resto de tu turno.',
      who: '{me} ve las cartas nuevas antes de elegir el resto de su turno.',
    },
    merely: {
      you: 'Tras {other}, tienes {n} de poder en {base}, frente a {m} de {who}; {breaks}.',
      who: 'Tras {other}, {me} tiene {n} de poder en {base}, frente a {m} de {who}; {breaks}.',
    },
    merelyAlone: {
      you: 'Tras {other}, tienes {n} de poder en {base}, donde nadie más tiene poder; {breaks}.',
      who: 'Tras {other}, {me} tiene {n} de poder en {base}, donde nadie más tiene poder; {breaks}.',
    },
    grows: {
      you: 'Al inicio de tu próximo turno, probablemente tendrás al menos {n} de poder en {base}, salvo que ya {base:haya|hayan} puntuado.',
      who: 'Al final de la ronda, {me} probablemente tendrá al menos {n} de poder en {base}, salvo que ya {base:haya|hayan} puntuado.',
    },
    gets: {
      you: 'Al inicio de tu próximo turno, probablemente tendrás {card} en la mano, pero no tras {other}.',
      who: 'Al final de la ronda, {me} probablemente tendrá {card} en la mano, pero no tras {other}.',
    },
    stays: {
      you: '{card} {card:sigue|siguen} en juego y aún {card:cuenta|cuentan} en turnos posteriores.',
      who: '{card} {card:sigue|siguen} en juego y aún {card:cuenta|cuentan} en turnos posteriores.',
    },
    weakensTo: {
      you: 'Le quita {n} de poder a {who} en {base}: así tienes allí {own}, frente a {left}.',
      who: 'Le quita {n} de poder a {who} en {base}: así {me} tiene allí {own}, frente a {left}.',
    },
    scoresEither: {
      you: 'En ambos casos, este turno {base:puntúa|puntúan} {base}: {list}.',
      who: 'En ambos casos, este turno {base:puntúa|puntúan} {base}: {list}.',
    },
    pockets: {
      you: 'Te da {n} PV inmediatamente.',
      who: 'Da {n} PV a {me} inmediatamente.',
    },
    ripens: {
      you: 'En tu próximo turno, probablemente ganarás {n} PV en {base}{more}, pero no tras {other}.',
      who: 'En su próximo turno, {me} probablemente ganará {n} PV en {base}{more}, pero no tras {other}.',
    },
    waits: {
      you: 'Los {n} PV en {base} probablemente los ganarás también antes de que acabe tu próximo turno.',
      who: 'Los {n} PV en {base} probablemente los ganará {me} también antes de que acabe su próximo turno.',
    },
    lends: {
      you: 'Tras {other}, probablemente {who} jugará {card} antes de tu próximo turno.',
      who: 'Tras {other}, probablemente {who} jugará {card} antes de que acabe la ronda.',
    },
    couldLead: {
      you: 'En tu próximo turno, podrás ponerte en cabeza en {base} con {card}.',
      who: 'En su próximo turno, {me} podrá ponerse en cabeza en {base} con {card}.',
    },
    couldBreak: {
      you: 'En tu próximo turno, podrás llevar {base} a su punto de ruptura con {card}.',
      who: 'En su próximo turno, {me} podrá llevar {base} a su punto de ruptura con {card}.',
    },
    weakensAll: {
      you: 'Le quita a {who} todo su poder en {base}, que es {n}.',
      who: 'Le quita a {who} todo su poder en {base}, que es {n}.',
    },
    reaches: {
      you: 'Así tienes al menos {n} de poder en {base}, frente a {m}.',
      who: 'Así {me} tiene al menos {n} de poder en {base}, frente a {m}.',
    },
    looms: {
      you: 'Atención a {base}: con {n} más {base:llega|llegan} a su punto de ruptura (tal como está: {list}).',
      who: 'Atención a {base}: con {n} más {base:llega|llegan} a su punto de ruptura (tal como está: {list}).',
    },
  },
  puzzle: {
    pays: '{list} en {base}',
    paysLate: '{list} en {base} antes de tu próximo turno',
    gains: { you: 'tú ganas {n} PV', who: '{who} gana {n} PV' },
    nothing: { you: 'tú no ganas nada', who: '{who} no gana nada' },
    having: '{gain} con {power} de poder',
    lacks: 'el punto de ruptura de {base} queda a {n} de poder',
    spared: '{base} no {base:puntúa|puntúan}',
    would: 'si {base:puntúa|puntúan} {base}, ganas allí {n} PV, con lo que tienes {all} frente a los {m} de {who}',
    trades: 'pierdes a {minion}, lo que te da {n} PV en {base}',
    endsNow: 'ganas la partida este turno, con {n} PV frente a {m}',
    ends: 'ganas la partida antes de tu próximo turno, con {n} PV frente a {m}',
    loses: '{who} gana la partida antes de tu próximo turno',
    without: 'Sin {play}, {often}{told}',
    withoutBest: 'Sin {play}, lo mejor es {other}: {often}{told}',
    after: 'Tras {play}, {often}{told}',
    often: 'por lo general, ',
    also: '; ',
    all: 'Cada paso es necesario',
    decides: 'El paso decisivo es {play}',
    decidesBest: 'El paso decisivo es {play}; sin él, lo mejor es {other}',
    share: 'Sale bien más o menos el {percent} de las veces; el resto depende de lo que tengan los demás en la mano',
    later: 'Más tarde en el turno: {play}',
  },
};
