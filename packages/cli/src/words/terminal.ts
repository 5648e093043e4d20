import type { Level } from '@breakpoint/bots';
import type { Language } from '@breakpoint/cards';

/** Words that only the terminal uses. */
export interface TerminalWords {
  you: string;
  bot: string;
  /** The levels of the bots. */
  levels: Record<Level, string>;
  turn: string;
  table: string;
  hand: string;
  empty: string;
  player: string;
  base: string;
  wouldGet: string;
  playsLeft: string;
  choose: string;
  chooseAll: string;
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
    you: 'Player 1',
    bot: 'Bot {n}',
    levels: { easy: 'easy', normal: 'normal', hard: 'hard', expert: 'expert' },
    turn: 'Turn {n}: {who}',
    table: 'The table',
    hand: 'Your hand: {list}',
    empty: 'nothing',
    player: '{who}: {vp} VP; hand {hand}, deck {deck}, discard pile {discard} ({factions})',
    base: '{base}: {total} of {breakpoint}, {vp} VP',
    wouldGet: 'if it scored now: {list}',
    playsLeft: 'Plays left: {list}',
    choose: 'Type a number',
    chooseAll: 'Type {most} numbers, separated by spaces',
    chooseSome: 'Type {least} to {most} numbers, separated by spaces',
    orNone: 'or just press Enter: {none}',
    again: 'Not possible: {reason}',
    unknown: 'Huh? That isn’t an option. Type ? for help.',
    help: 'Type the number of an option. Other keys: ? this help, ?3 the text of option 3, t the table, h a hint, q quit.',
    hint: 'Hint: {option}',
    thinks: '{who} is thinking…',
    won: '{who} wins! {score}',
    lost: '{who} wins this time. {score}',
    saved: 'The log of the game has been saved in {file}.',
    left: 'You leave the game. See you soon!',
    play: 'play {card}',
    use: 'use {card}',
    idle: 'would have no effect',
    and: ', ',
  },
  fr: {
    you: 'Joueur 1',
    bot: 'Bot {n}',
    levels: { easy: 'facile', normal: 'normal', hard: 'difficile', expert: 'expert' },
    turn: 'Tour {n} : {who}',
    table: 'La table',
    hand: 'Votre main : {list}',
    empty: 'rien',
    player: '{who} : {vp} PV ; main {hand}, pioche {deck}, défausse {discard} ({factions})',
    base: '{base} : {total} sur {breakpoint}, {vp} PV',
    wouldGet: 'si elle était conquise maintenant : {list}',
    playsLeft: 'Il reste à jouer : {list}',
    choose: 'Tapez un numéro',
    chooseAll: 'Tapez {most} numéros, séparés par des espaces',
    chooseSome: 'Tapez de {least} à {most} numéros, séparés par des espaces',
    orNone: 'ou simplement Entrée : {none}',
    again: 'Impossible : {reason}',
    unknown: 'Pardon ? Ce choix n’existe pas. Tapez ? pour l’aide.',
    help: 'Tapez le numéro d’un choix. Aussi : ? aide, ?3 lire la carte du choix 3, t la table, h un conseil, q quitter.',
    hint: 'Conseil : {option}',
    thinks: '{who} réfléchit…',
    won: '{who} gagne ! {score}',
    lost: 'Cette fois, {who} gagne. {score}',
    saved: 'Le journal de la partie est dans {file}.',
    left: 'Vous quittez la partie. À bientôt !',
    play: 'jouer {card}',
    use: 'utiliser {card}',
    idle: 'ne changerait rien',
    and: ', ',
  },
  es: {
    you: 'Jugador 1',
    bot: 'Bot {n}',
    levels: { easy: 'fácil', normal: 'normal', hard: 'difícil', expert: 'experto' },
    turn: 'Turno {n}: {who}',
    table: 'La mesa',
    hand: 'Tu mano: {list}',
    empty: 'nada',
    player: '{who}: {vp} PV; mano {hand}, mazo {deck}, descartes {discard} ({factions})',
    base: '{base}: {total} de {breakpoint}, {vp} PV',
    wouldGet: 'si puntuara ahora: {list}',
    playsLeft: 'Queda por jugar: {list}',
    choose: 'Escribe un número',
    chooseAll: 'Escribe {most} números, separados por espacios',
    chooseSome: 'Escribe de {least} a {most} números, separados por espacios',
    orNone: 'o pulsa solo Intro: {none}',
    again: 'Imposible: {reason}',
    unknown: '¿Cómo? Esa opción no existe. Escribe ? para ver la ayuda.',
    help: 'Escribe el número de una opción. También: ? ayuda, ?3 leer la carta de la opción 3, t la mesa, h una pista, q salir.',
    hint: 'Pista: {option}',
    thinks: '{who} está pensando…',
    won: '¡{who} gana! {score}',
    lost: 'Esta vez gana {who}. {score}',
    saved: 'El registro de la partida está en {file}.',
    left: 'Dejas la partida. ¡Hasta pronto!',
    play: 'jugar {card}',
    use: 'usar {card}',
    idle: 'no cambiaría nada',
    and: ', ',
  },
};

export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (part, name: string) => String(values[name] ?? part));
