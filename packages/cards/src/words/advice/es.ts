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
  use: 'Usar {card}',
  named: {
    play: '{card}',
    playOn: '{card} en {place}',
    use: 'la capacidad de {card}',
    end: 'el final del turno',
    pass: 'pasar',
    none: 'no elegir nada',
    pick: 'la elección «{option}»',
  },
  even: 'Estas jugadas son casi igual de buenas',
  both: 'Puedes hacer ambas este turno, en cualquier orden',
  same: 'Estas jugadas son más o menos igual de buenas: la elección apenas importa',
  later: 'Ningún hecho concreto lo explica: va mejor de media',
  only: 'No hay otra opción',
  framed: { 'order-triggers': 'Primero {option}', 'discard-down': 'Descartar {option}' },
  itself: 'esta misma carta',
  followed: '{option} → {next}',
  next: '{one}, después {other}',
  breaks: 'con {n} más, la base llega a su punto de ruptura',
  soon: 'con {n} más, la base llega a su punto de ruptura, y tal como está da {m} PV',
  reached: 'la base llega a su punto de ruptura y da {n} PV',
  duel: '{n} de poder contra {m}',
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
      you: 'Ganas {n} PV en {base}.',
      who: '{me} gana {n} PV en {base}.',
    },
    gainsInstead: {
      you: 'Ganas {n} PV en {base}, pero solo {m} tras {other}.',
      who: '{me} gana {n} PV en {base}, pero solo {m} tras {other}.',
    },
    denies: {
      you: 'Impide que {who} gane {n} PV en {base}.',
      who: 'Impide que {who} gane {n} PV en {base}.',
    },
    deniesInstead: {
      you: '{who} solo gana {m} PV en {base}, pero {n} tras {other}.',
      who: '{who} solo gana {m} PV en {base}, pero {n} tras {other}.',
    },
    earns: {
      you: '{card} te da {n} PV.',
      who: '{card} le da {n} PV a {me}.',
    },
    ahead: {
      you: 'Hasta tu próximo turno vale al menos {n} PV más que {other}.',
      who: 'Hasta el final de la ronda vale al menos {n} PV más que {other}.',
    },
    aheadAt: {
      you: 'Hasta tu próximo turno, {base} te vale al menos {n} PV más que tras {other}.',
      who: 'Hasta el final de la ronda, {base} le vale a {me} al menos {n} PV más que tras {other}.',
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
      you: 'Así tienes {n} de poder en {base} y {who} tiene {m}; {breaks}.',
      who: 'Así {me} tiene {n} de poder en {base} y {who} tiene {m}; {breaks}.',
    },
    feeds: {
      you: 'Tras {other}, {base} llega a su punto de ruptura con solo {n} de poder más, y allí {who} va en cabeza.',
      who: 'Tras {other}, {base} llega a su punto de ruptura con solo {n} de poder más, y allí {who} va en cabeza.',
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
      you: '{who} ya no tiene en juego a {minion}.',
      who: '{who} ya no tiene en juego a {minion}.',
    },
    keeps: {
      you: 'Tras {other}, probablemente perderás a {minion}.',
      who: 'Tras {other}, probablemente {me} perderá a {minion}.',
    },
    brings: {
      you: 'Te pone {n} cartas en la mano.',
      who: 'Pone {n} cartas en la mano de {me}.',
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
      you: 'El turno sigue probablemente con {card}, pero no tras {other}.',
      who: 'El turno sigue probablemente con {card}, pero no tras {other}.',
    },
    takes: {
      you: 'Los demás pierden {n} cartas de la mano.',
      who: 'Los demás pierden {n} cartas de la mano.',
    },
    takesOne: {
      you: 'Otra persona pierde una carta de la mano.',
      who: 'Otra persona pierde una carta de la mano.',
    },
    cards: {
      you: 'Empiezas tu próximo turno con al menos {n} cartas más que tras {other}.',
      who: '{me} acaba la ronda con al menos {n} cartas más que tras {other}.',
    },
    oneCard: {
      you: 'Empiezas tu próximo turno con una carta más que tras {other}.',
      who: '{me} acaba la ronda con una carta más que tras {other}.',
    },
    saves: {
      you: 'En tu mano, {card} vale cerca de {n} PV; si la juegas así, te da cerca de {m}.',
      who: 'En la mano de {me}, {card} vale cerca de {n} PV; jugada así, da cerca de {m}.',
    },
    savesVain: {
      you: 'Si juegas así {card}, no cambia nada que dure más allá del turno.',
      who: 'Si {me} juega así {card}, no cambia nada que dure más allá del turno.',
    },
    savesThan: {
      you: 'Conservas {card}, que en la mano vale cerca de {n} PV más que {than}.',
      who: '{me} conserva {card}, que en la mano vale cerca de {n} PV más que {than}.',
    },
    holdsNow: {
      you: 'Al final del turno tienes {n} de poder más en {base} que tras {other}.',
      who: 'Al final del turno {me} tiene {n} de poder más en {base} que tras {other}.',
    },
    lowersNow: {
      you: 'Al final del turno, {who} tiene {n} de poder menos en {base} que tras {other}.',
      who: 'Al final del turno, {who} tiene {n} de poder menos en {base} que tras {other}.',
    },
    marksOwn: {
      you: '{minion} está de tu lado; {than}, del lado de {who}.',
      who: '{minion} está del lado de {me}; {than}, del lado de {who}.',
    },
    marksOther: {
      you: '{minion} está del lado de {who}; {than}, de tu lado.',
      who: '{minion} está del lado de {who}; {than}, del lado de {me}.',
    },
    lasts: {
      you: '{minion} sigue en juego; {than} lo abandona cuando {base} puntúa, con lo que {other} le pone.',
      who: '{minion} sigue en juego; {than} lo abandona cuando {base} puntúa, con lo que {other} le pone.',
    },
    savesAll: {
      you: 'En tu mano, {card} vale cerca de {n} PV: más que lo que cambia ahora.',
      who: 'En la mano de {me}, {card} vale cerca de {n} PV: más que lo que cambia ahora.',
    },
    lies: {
      you: 'En {base} acabas el turno con {here}; tras {other}, con {there}: eso vale cerca de {n} PV.',
      who: 'En {base}, {me} acaba el turno con {here}; tras {other}, con {there}: eso vale cerca de {n} PV.',
    },
    liesInCards: {
      you: 'La diferencia está sobre todo en tus cartas: las que te quedan valen cerca de {n} PV más.',
      who: 'La diferencia está sobre todo en las cartas de {me}: las que le quedan valen cerca de {n} PV más.',
    },
    places: {
      you: 'En {base} acabas el turno con {here} (a {left} del punto de ruptura); en {than} quedarías con {there} (a {right}). De media, lo primero vale cerca de {n} PV más.',
      who: 'En {base}, {me} acaba el turno con {here} (a {left} del punto de ruptura); en {than} quedaría con {there} (a {right}). De media, lo primero vale cerca de {n} PV más.',
    },
    adds: {
      you: 'Ningún hecho lo decide por sí solo: de media, sacas cerca de {n} PV más que tras {other}.',
      who: 'Ningún hecho lo decide por sí solo: de media, {me} saca cerca de {n} PV más que tras {other}.',
    },
  },
  puzzle: {
    pays: '{list} en {base}',
    paysLate: 'antes de tu próximo turno, {list} en {base}',
    gains: { you: 'tú ganas {n} PV', who: '{who} gana {n} PV' },
    nothing: { you: 'tú no ganas nada', who: '{who} no gana nada' },
    having: '{gain} con {power} de poder',
    lacks: 'en {base}, el punto de ruptura queda a {n} de poder',
    spared: 'no se puntúa en {base}',
    would: 'si se puntúa en {base}, ganas allí {n} PV, con lo que tienes {all} frente a los {m} de {who}',
    trades: 'pierdes a {minion}, lo que te da {n} PV en {base}',
    endsNow: 'ganas la partida este turno, con {n} PV frente a {m}',
    ends: 'ganas la partida antes de tu próximo turno, con {n} PV frente a {m}',
    loses: '{who} gana la partida antes de tu próximo turno',
    without: 'Sin {play}, {often}{told}',
    after: 'Tras {play}, {often}{told}',
    often: 'por lo general ',
    also: '; ',
    all: 'Cada paso es necesario',
    decides: 'El paso decisivo es {play}',
    share: 'Sale así más o menos el {percent} de las veces; el resto depende de lo que tengan los demás en la mano',
    later: 'Más tarde en el turno: {play}',
  },
};
