import type { Language } from '@breakpoint/cards';

/** Words that only the terminal uses. */
export interface TerminalWords {
  you: string;
  bot: string;
  turn: string;
  table: string;
  hand: string;
  empty: string;
  player: string;
  base: string;
  wouldGet: string;
  playsLeft: string;
  choose: string;
  chooseSome: string;
  orNone: string;
  again: string;
  unknown: string;
  help: string;
  hint: string;
  thinks: string;
  won: string;
  lost: string;
  saved: string;
  left: string;
  play: string;
  use: string;
  idle: string;
  and: string;
}

export const terminalWords: Record<Language, TerminalWords> = {
  en: {
    you: 'Player',
    bot: 'Bot {n}',
    turn: 'Turn {n}: {who}',
    table: 'The table',
    hand: 'Your hand',
    empty: 'nothing',
    player: '{who}: {vp} VP, {hand} cards in hand, {deck} in the deck, {discard} discarded ({factions})',
    base: '{base}: {total} of {breakpoint}, {vp} VP',
    wouldGet: 'if it scored now: {list}',
    playsLeft: 'Plays left: {list}',
    choose: 'Type a number',
    chooseSome: 'Type {least} to {most} numbers, separated by spaces',
    orNone: 'or just press Enter: {none}',
    again: 'Not possible: {reason}',
    unknown: 'That isn’t an option. Type ? for help.',
    help: 'Type the number of an option. Other keys: ? this help, ?3 the text of option 3, t the table, h a hint, q quit.',
    hint: 'Hint: {option}',
    thinks: '{who} is thinking…',
    won: '{who} wins! {score}',
    lost: '{who} wins. {score}',
    saved: 'The log of the game has been saved in {file}.',
    left: 'You leave the game.',
    play: 'play {card}',
    use: 'use {card}',
    idle: 'would have no effect',
    and: ', ',
  },
  fr: {
    you: 'Joueur',
    bot: 'Bot {n}',
    turn: 'Tour {n} : {who}',
    table: 'La table',
    hand: 'Votre main',
    empty: 'rien',
    player: '{who} : {vp} PV, {hand} cartes en main, {deck} dans la pioche, {discard} dans la défausse ({factions})',
    base: '{base} : {total} sur {breakpoint}, {vp} PV',
    wouldGet: 'si elle était conquise maintenant : {list}',
    playsLeft: 'Il reste à jouer : {list}',
    choose: 'Un numéro',
    chooseSome: '{least} à {most} numéros, séparés par des espaces',
    orNone: 'ou seulement Entrée : {none}',
    again: 'Cela ne convient pas : {reason}',
    unknown: 'Pas compris. Tapez ? pour l’aide.',
    help: 'Tapez le numéro d’un choix. Aussi : ? aide, ?3 lire la carte du choix 3, t la table, h un conseil, q quitter.',
    hint: 'Conseil : {option}',
    thinks: '{who} réfléchit…',
    won: '{who} gagne ! {score}',
    lost: '{who} gagne. {score}',
    saved: 'Le journal de la partie est dans {file}.',
    left: 'Vous quittez la partie.',
    play: 'jouer {card}',
    use: 'utiliser {card}',
    idle: 'ne changerait rien',
    and: ', ',
  },
  es: {
    you: 'Jugador',
    bot: 'Bot {n}',
    turn: 'Turno {n}: {who}',
    table: 'La mesa',
    hand: 'Tu mano',
    empty: 'nada',
    player: '{who}: {vp} PV, {hand} cartas en mano, {deck} en el mazo, {discard} descartadas ({factions})',
    base: '{base}: {total} de {breakpoint}, {vp} PV',
    wouldGet: 'si puntuara ahora: {list}',
    playsLeft: 'Queda por jugar: {list}',
    choose: 'Un número',
    chooseSome: 'de {least} a {most} números, separados por espacios',
    orNone: 'o solo Intro: {none}',
    again: 'Eso no encaja: {reason}',
    unknown: 'No se entiende. Escribe ? para ver la ayuda.',
    help: 'Escribe el número de una opción. También: ? ayuda, ?3 leer la carta de la opción 3, t la mesa, h un consejo, q salir.',
    hint: 'Consejo: {option}',
    thinks: '{who} está pensando…',
    won: '¡{who} gana! {score}',
    lost: 'Gana {who}. {score}',
    saved: 'El registro de la partida está en {file}.',
    left: 'Dejas la partida.',
    play: 'jugar {card}',
    use: 'usar {card}',
    idle: 'no cambiaría nada',
    and: ', ',
  },
};

export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (part, name: string) => String(values[name] ?? part));
