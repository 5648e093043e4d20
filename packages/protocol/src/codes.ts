/** The version of the protocol. It goes up with every change that clients of the last version do not understand. */
export const PROTOCOL = 3;

/** The default limits. A server can be configured with others. */
export const LIMITS = {
  /** Bytes of one socket message or request body. */
  message: 16 * 1024,
  /** Messages per second and socket, and how many may come in one burst. */
  perSecond: 20,
  burst: 60,
  /** Characters of a player's name. */
  name: 20,
  /** New tables per address and hour. */
  tables: 30,
  /** Tables in the public list per address, and seats at such tables that have not started. */
  listed: 2,
  waitingSeats: 5,
  /** Quick matches per address: so many in one burst, and one per minute afterwards. */
  quick: 5,
  /** Requests that change something, per address, in one burst; a sixth of that per second afterwards. */
  posts: 30,
  /** Sockets per address, and spectators per table. */
  sockets: 40,
  watchers: 60,
  /** Characters of one message of the talk. */
  said: 200,
  /** Seats in one request. */
  seats: 100,
  /** Bytes of a document, documents of one table, and new documents per address and hour. */
  document: 65_536,
  documents: 8,
  newDocuments: 40,
} as const;

/** Emotes, and phrases that every player reads in their own language. */
export const EMOTES = ['hello', 'happy', 'wow', 'sad', 'angry', 'bravo'] as const;
export const PHRASES = ['good-luck', 'well-played', 'thanks', 'sorry', 'one-moment', 'good-game'] as const;

/** The error codes. Clients turn them into words. */
export const ERRORS = [
  /** The message is not JSON, or does not have the form that docs/protocol.md describes. */
  'bad-message',
  'too-big',
  'too-fast',
  'too-many-tables',
  'too-many-sockets',
  /** The client was silent for too long. */
  'idle',
  /** The client speaks another version. */
  'version',
  /** No table, game or page has this address. */
  'not-found',
  'bad-secret',
  /** Only players with a seat may do this. */
  'not-seated',
  /** Only the host may do this. */
  'not-host',
  /** Not in this phase of the table or of the game. */
  'not-now',
  /** The host has not allowed chat or hints at this table. */
  'not-allowed',
  /** The operator of the server has blocked this address or device. */
  'blocked',
  /** The link was already used, or is too old. */
  'gone',
  /** The decision that was answered is no longer on the table. */
  'old-decision',
  /** The rules do not allow it: `reason` says why. */
  'refused',
  'table-full',
  'seats-open',
  'too-few-factions',
  /** The server does not have a document that the settings name. */
  'no-document',
  /** The document does not pass the check: the message says why. */
  'bad-document',
  /** This server takes no factions that players made. */
  'no-workshop',
  /** This server does not have the cards of the game. It keeps the game as it is. */
  'other-cards',
  /** The absent player still has time to come back. */
  'too-soon',
  'no-vote',
  /** This game stopped because of a bug; its log is kept. */
  'broken',
  /** The server is stopping; clients reconnect after a moment. */
  'closing',
  /** The server could not store the change (because its disk is full, for example), so nothing was done; try again. */
  'not-stored',
  'server',
] as const;
export type ErrorCode = (typeof ERRORS)[number];

/** The codes with which the server closes a socket. */
export const CLOSE = { idle: 4000, flood: 4001, refused: 4002, closing: 1001, tooBig: 1009 } as const;
