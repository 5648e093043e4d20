import type { ErrorCode } from '@breakpoint/protocol';
import { type Language, useSettings } from '../settings.js';

/** Words that only tables on a server need. */
interface OnlineWords {
  errors: Record<ErrorCode | 'offline', string>;
  newTable: string;
  makeTable: string;
  invite: string;
  copyLink: string;
  open: string;
  tableSettings: string;
  host: string;
  join: string;
  watch: string;
  /** The reason why a table has no seat to take, by the table's phase. */
  noSeat: Record<'lobby' | 'playing' | 'over' | 'broken', string>;
  /** Shown if the link could not be copied, but is selected. */
  copyByHand: string;
  waitingForHost: string;
  addSeat: string;
  lost: string;
  votes: { undo: string; 'stand-in': string; rematch: string };
  agree: string;
  refuse: string;
  asked: string;
  wantRematch: string;
  waitingFor: string;
  away: string;
  standIn: string;
  /** If more than one player is away. */
  standInFor: string;
  standInPlays: string;
  askUndo: string;
  leaveForGood: string;
  seatKept: string;
  devices: string;
  window: string;
  /** The end of a window that always takes the same time: in seconds, or as a time of day. */
  windowEnds: string;
  windowEndsAt: string;
  watchers: string;
  clock: string;
}

const en: OnlineWords = {
  errors: {
    'bad-message': 'The server didn’t understand that.',
    'too-big': 'That message was too long.',
    'too-fast': 'Slow down a little, please.',
    'too-many-tables': 'Too many new tables from here. Try again later.',
    'too-many-sockets': 'Too many windows are open from here.',
    idle: 'Disconnected: no activity.',
    version: 'This page is out of date. Reload it.',
    'not-found': 'There is no such table.',
    'bad-secret': 'You no longer have a seat at this table.',
    'not-seated': 'Only players at this table may do that.',
    'not-host': 'Only the host may do that.',
    'not-now': 'Not now.',
    'not-allowed': 'The host doesn’t allow that here.',
    gone: 'This link has been used or is too old.',
    'old-decision': 'That has already been decided.',
    refused: 'The rules don’t allow that.',
    'table-full': 'The table is full.',
    'seats-open': 'Some seats are still free: wait for your friends, or give those seats to bots.',
    'too-few-factions': 'These boxes don’t have enough factions for that many players.',
    'other-cards': 'This server doesn’t have the cards of this game any more. The game is kept as it is.',
    'too-soon': 'Give them a moment to come back.',
    'no-vote': 'There is nothing to vote on.',
    broken: 'A bug stopped this game. Its log has been saved.',
    closing: 'The server is restarting. One moment…',
    'not-stored': 'The server could not save this, so nothing was done. Try again in a moment.',
    server: 'The server has a problem.',
    offline: 'No game server here: you can play against bots or share this device.',
  },
  newTable: 'A table for friends',
  makeTable: 'Create the table',
  invite: 'Send this link to your friends:',
  copyLink: 'Copy the link',
  open: 'Free seat',
  tableSettings: 'Table settings',
  host: 'host',
  join: 'Take a seat',
  watch: 'Watch',
  noSeat: {
    lobby: 'This table is full, but you can watch.',
    playing: 'This game has begun without a free seat, but you can watch.',
    over: 'This game is over. You can still look at it.',
    broken: 'A bug stopped this game. You can still look at it.',
  },
  copyByHand: 'The link is selected: copy it from there.',
  waitingForHost: 'Waiting for the host to start…',
  addSeat: 'Add a seat',
  lost: 'Connection lost. Trying again…',
  votes: {
    undo: '{who} would like to undo their last choice.',
    'stand-in': 'Should a bot play for {seat} for now?',
    rematch: '{who} would like to play again.',
  },
  agree: 'Agree',
  refuse: 'No',
  asked: 'Waiting for the others…',
  wantRematch: 'Ready to play again: {who}.',
  waitingFor: 'Waiting for {who}…',
  away: '{who} is away.',
  standIn: 'Let a bot play for now',
  standInFor: 'Let a bot play for {who}',
  standInPlays: 'a bot is playing',
  askUndo: 'Ask to undo',
  devices: 'Other devices',
  leaveForGood: 'Leave for good',
  seatKept: 'Your seat is kept for you.',
  window: 'Specials may be used now…',
  windowEnds: '{n} s left for everyone, so nobody can guess what you hold.',
  windowEndsAt: 'Open for everyone until {when}, so nobody can guess what you hold.',
  watchers: '{n} watching',
  clock: 'Clock',
};
const fr: OnlineWords = {
  errors: {
    'bad-message': 'Le serveur n’a pas compris ce message.',
    'too-big': 'Message trop long.',
    'too-fast': 'Un peu moins vite, s’il vous plaît.',
    'too-many-tables': 'Trop de nouvelles tables depuis votre connexion. Réessayez plus tard.',
    'too-many-sockets': 'Trop de fenêtres ouvertes depuis votre connexion.',
    idle: 'Déconnexion : aucune activité depuis longtemps.',
    version: 'Cette page n’est plus à jour. Rechargez-la.',
    'not-found': 'Cette table n’existe pas.',
    'bad-secret': 'Vous n’avez plus de place à cette table.',
    'not-seated': 'Réservé aux joueurs de la table.',
    'not-host': 'Réservé à l’hôte.',
    'not-now': 'Pas maintenant.',
    'not-allowed': 'L’hôte ne le permet pas ici.',
    gone: 'Ce lien a déjà servi ou n’est plus valable.',
    'old-decision': 'Ce choix est déjà fait.',
    refused: 'Les règles ne le permettent pas.',
    'table-full': 'La table est complète.',
    'seats-open': 'Il reste des places libres : attendez vos amis, ou donnez ces places à des bots.',
    'too-few-factions': 'Trop peu de factions dans ces boîtes pour autant de joueurs.',
    'other-cards': 'Ce serveur n’a plus les cartes de cette partie. La partie est conservée telle quelle.',
    'too-soon': 'Laissez-lui un moment pour revenir.',
    'no-vote': 'Aucun vote en cours.',
    broken: 'Cette partie s’est arrêtée à cause d’un bug. Son journal est conservé.',
    closing: 'Le serveur redémarre. Un instant…',
    'not-stored': 'Le serveur n’a pas pu l’enregistrer : rien n’a été fait. Réessayez dans un instant.',
    server: 'Le serveur rencontre un problème.',
    offline: 'Pas de serveur de jeu : jouez contre des bots ou partagez cet appareil.',
  },
  newTable: 'Une table entre amis',
  makeTable: 'Créer la table',
  invite: 'Envoyez ce lien à vos amis :',
  copyLink: 'Copier le lien',
  open: 'Place libre',
  tableSettings: 'Réglages de la table',
  host: 'hôte',
  join: 'Prendre place',
  watch: 'Regarder',
  noSeat: {
    lobby: 'Cette table est complète, mais vous pouvez regarder.',
    playing: 'Cette partie a commencé sans place libre, mais vous pouvez regarder.',
    over: 'Cette partie est terminée. Vous pouvez encore la regarder.',
    broken: 'Un bug a interrompu cette partie. Vous pouvez encore la regarder.',
  },
  copyByHand: 'Le lien est sélectionné : copiez-le à partir de là.',
  waitingForHost: 'En attente de l’hôte…',
  addSeat: 'Ajouter une place',
  lost: 'Connexion perdue. Reconnexion…',
  votes: {
    undo: '{who} aimerait reprendre son dernier coup.',
    'stand-in': 'Un bot doit-il jouer pour {seat} en attendant ?',
    rematch: '{who} aimerait rejouer.',
  },
  agree: 'D’accord',
  refuse: 'Non',
  asked: 'En attente des autres joueurs…',
  wantRematch: 'Prêts à rejouer : {who}.',
  waitingFor: 'On attend {who}…',
  away: '{who} n’est plus là.',
  standIn: 'Laisser un bot jouer en attendant',
  standInFor: 'Laisser un bot jouer pour {who}',
  standInPlays: 'un bot joue',
  askUndo: 'Demander l’annulation',
  devices: 'Autres appareils',
  leaveForGood: 'Quitter définitivement',
  seatKept: 'Votre place vous est gardée.',
  window: 'Des effets « Spécial » peuvent être utilisés…',
  windowEnds: 'Encore {n} s pour tous : personne ne devine votre main.',
  windowEndsAt: 'Ouvert à tous jusqu’à {when} : personne ne devine votre main.',
  watchers: 'Spectateurs : {n}',
  clock: 'Limite de temps',
};
const es: OnlineWords = {
  errors: {
    'bad-message': 'El servidor no ha entendido el mensaje.',
    'too-big': 'Ese mensaje era demasiado largo.',
    'too-fast': 'Un poco más despacio, por favor.',
    'too-many-tables': 'Demasiadas mesas nuevas desde tu conexión. Prueba más tarde.',
    'too-many-sockets': 'Hay demasiadas ventanas abiertas desde tu conexión.',
    idle: 'Desconectado por inactividad.',
    version: 'Esta página no está actualizada. Recárgala.',
    'not-found': 'No existe esa mesa.',
    'bad-secret': 'Ya no tienes sitio en esta mesa.',
    'not-seated': 'Solo pueden hacerlo los jugadores de esta mesa.',
    'not-host': 'Solo puede hacerlo el anfitrión.',
    'not-now': 'Ahora no.',
    'not-allowed': 'El anfitrión no lo permite aquí.',
    gone: 'Este enlace ya se ha usado o ha caducado.',
    'old-decision': 'Eso ya está decidido.',
    refused: 'Las reglas no lo permiten.',
    'table-full': 'La mesa está completa.',
    'seats-open': 'Todavía hay sitios libres: espera a tus amigos o pon bots en esos sitios.',
    'too-few-factions': 'Estas cajas tienen pocas facciones para tantos jugadores.',
    'other-cards': 'Este servidor ya no tiene las cartas de esta partida. La partida se conserva tal como está.',
    'too-soon': 'Dale un momento para volver.',
    'no-vote': 'No hay nada que votar.',
    broken: 'Esta partida se detuvo por un error. Su registro está guardado.',
    closing: 'El servidor se está reiniciando. Un momento.',
    'not-stored': 'El servidor no ha podido guardarlo y no se ha hecho nada. Inténtalo de nuevo en un momento.',
    server: 'El servidor tiene un problema.',
    offline: 'No hay servidor de juego: puedes jugar contra bots o compartir este dispositivo.',
  },
  newTable: 'Una mesa para tus amigos',
  makeTable: 'Crear la mesa',
  invite: 'Envía este enlace a tus amigos:',
  copyLink: 'Copiar el enlace',
  open: 'Sitio libre',
  tableSettings: 'Ajustes de la mesa',
  host: 'anfitrión',
  join: 'Sentarse',
  watch: 'Mirar',
  noSeat: {
    lobby: 'Esta mesa está completa, pero puedes mirar.',
    playing: 'Esta partida ha empezado sin sitios libres, pero puedes mirar.',
    over: 'Esta partida ha terminado. Aún puedes verla.',
    broken: 'Un error ha detenido esta partida. Aún puedes verla.',
  },
  copyByHand: 'El enlace está seleccionado: cópialo desde ahí.',
  waitingForHost: 'Esperando a que el anfitrión empiece la partida…',
  addSeat: 'Añadir un sitio',
  lost: 'Se ha perdido la conexión. Reintentando…',
  votes: {
    undo: '{who} quiere deshacer su última elección.',
    'stand-in': '¿Dejamos que un bot juegue por {seat} mientras tanto?',
    rematch: '{who} quiere jugar otra vez.',
  },
  agree: 'De acuerdo',
  refuse: 'No',
  asked: 'Esperando a los demás…',
  wantRematch: 'Listos para otra partida: {who}.',
  waitingFor: 'Esperando a {who}…',
  away: '{who} no está.',
  standIn: 'Que juegue un bot mientras tanto',
  standInFor: 'Que un bot juegue por {who}',
  standInPlays: 'juega un bot',
  askUndo: 'Pedir deshacer',
  devices: 'Otros dispositivos',
  leaveForGood: 'Irse definitivamente',
  seatKept: 'Se te guarda el sitio.',
  window: 'Ahora se pueden usar Especiales…',
  windowEnds: 'Quedan {n} s para todos: así nadie adivina tu mano.',
  windowEndsAt: 'Abierto para todos hasta el {when}: así nadie adivina tu mano.',
  watchers: 'Espectadores: {n}',
  clock: 'Reloj',
};

const ALL: Record<Language, OnlineWords> = { en, fr, es };
export const useOnlineWords = (): OnlineWords => ALL[useSettings().language];
