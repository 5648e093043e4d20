/** Counts up when a client of the last version would no longer understand or be understood. */
export const PROTOCOL = 2;

/** The limits that every client can rely on; a server may be set to others for its tests. */
export const LIMITS = {
  /** Bytes of one message, either way in. */
  message: 16 * 1024,
  /** Messages per second and socket, and how many may come at once. */
  perSecond: 20,
  burst: 60,
  /** Characters of a player's name. */
  name: 20,
  /** New tables per address and hour. */
  tables: 30,
  /** Requests that change something, per address, at once; a sixth of them each second after that. */
  posts: 30,
  /** Sockets per address, and people at one table. */
  sockets: 40,
  watchers: 60,
  /** Characters that are said at once. */
  said: 200,
  /** Seats that are asked for at once. */
  seats: 100,
} as const;

/** What can be said without words, and in words that everybody reads in their own language. */
export const EMOTES = ['hello', 'happy', 'wow', 'sad', 'angry', 'bravo'] as const;
export const PHRASES = ['good-luck', 'well-played', 'thanks', 'sorry', 'one-moment', 'good-game'] as const;

/** Every error has a code. What a person reads is the client's business. */
export const ERRORS = [
  /** The message is no JSON, or has not the form that docs/protocol.md gives. */
  'bad-message',
  'too-big',
  'too-fast',
  'too-many-tables',
  'too-many-sockets',
  /** Nothing was heard for too long. */
  'idle',
  /** The client speaks another version. */
  'version',
  /** No table, game or page has this address. */
  'not-found',
  'bad-secret',
  /** Only for those who sit at the table. */
  'not-seated',
  /** Only the host may do this. */
  'not-host',
  /** Not in this phase of the table or of the game. */
  'not-now',
  /** The host has not allowed chat or hints here. */
  'not-allowed',
  /** A link that was used before, or is too old. */
  'gone',
  /** The decision that was answered is no longer on the table. */
  'old-decision',
  /** The rules do not allow it: `reason` says why. */
  'refused',
  'table-full',
  'seats-open',
  'too-few-factions',
  /** A player who left is given some time to come back first. */
  'too-soon',
  'no-vote',
  /** This game stopped because of a bug; its log is kept. */
  'broken',
  /** The server stops; come back in a moment. */
  'closing',
  /** The server could not store it (its disk is full, say), so nothing was done; try again. */
  'not-stored',
  'server',
] as const;
export type ErrorCode = (typeof ERRORS)[number];

/** Codes with which a socket is closed for good; all others are worth another try. */
export const CLOSE = { idle: 4000, flood: 4001, refused: 4002, closing: 1001, tooBig: 1009 } as const;
