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
      you: 'Vas en cabeza en {base} al inicio de tu próximo turno.',
      who: '{me} va en cabeza en {base} al final de la ronda.',
    },
    leadsStill: {
      you: 'Sigues en cabeza en {base} al inicio de tu próximo turno, pero no tras {other}.',
      who: '{me} sigue en cabeza en {base} al final de la ronda, pero no tras {other}.',
    },
    stops: {
      you: 'Impide que {who} vaya en cabeza en {base}.',
      who: 'Impide que {who} vaya en cabeza en {base}.',
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
      you: 'Al inicio de tu próximo turno tienes al menos {n} de poder más en {base} que tras {other}.',
      who: 'Al final de la ronda {me} tiene al menos {n} de poder más en {base} que tras {other}.',
    },
    lowers: {
      you: 'Al inicio de tu próximo turno, {who} tiene al menos {n} de poder menos en {base} que tras {other}.',
      who: 'Al final de la ronda, {who} tiene al menos {n} de poder menos en {base} que tras {other}.',
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
      you: 'Conservas a {minion}; tras {other}, saldría del juego.',
      who: '{me} conserva a {minion}; tras {other}, saldría del juego.',
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
      you: 'Conservas {card} para un momento mejor.',
      who: '{me} conserva {card} para un momento mejor.',
    },
    savesVain: {
      you: '{card} no te daría nada hasta tu próximo turno: la conservas para un momento mejor.',
      who: '{card} no le daría nada a {me} hasta el final de la ronda: la conserva para un momento mejor.',
    },
    savesThan: {
      you: 'Conservas {card}, que vale más en la mano que {than}.',
      who: '{me} conserva {card}, que vale más en la mano que {than}.',
    },
  },
};
