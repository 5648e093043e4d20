import { LEVEL_NAMES } from '@breakpoint/bots';
import { eachNumber, NUMBERS, PROFILE_IDS } from '@breakpoint/engine';
import { z } from 'zod';
import { EMOTES, LIMITS, PHRASES } from './codes.js';
import { TURN_DAYS, TURN_SECONDS, windowsFit } from './settings.js';

// The schemas are strict: an unknown field is an error, so that no client relies on a field that the server ignores.

/** Characters that can't be seen, except the joiners that make one emoji of several. */
const UNSEEN = /(?!(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))\p{C}/gu;
/** Letters and signs that show nothing: fillers, selectors (except those that make an emoji of a sign), the empty Braille pattern. */
const EMPTY = /(?<!\p{Emoji})\ufe0f|(?![\u200d\ufe0f])\p{Default_Ignorable_Code_Point}|\u2800/gu;
/** Single signs as wide as a sentence. */
const ENDLESS = /[\ufdfd\u2e3b\u{12219}\u{1242b}]/gu;
/** Something that can be seen. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** One line, without signs that reverse the text after them or pile up on it. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(EMPTY, '')
    .replace(ENDLESS, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();

const name = z
  .string()
  .max(LIMITS.name * 2)
  .transform(oneLine)
  .pipe(z.string().regex(VISIBLE).max(LIMITS.name));
const TABLE_OR_GAME_ID = /^[\w-]{16,32}$/;
const link = z.string().regex(TABLE_OR_GAME_ID);
/** True if this text can be the id of a table or of a game. */
export const isId = (text: string): boolean => TABLE_OR_GAME_ID.test(text);
const secret = z.string().regex(/^[\w-]{22}$/);
const seat = z.int().min(0).max(3);
/** A card of a document has a long id. */
const LONGEST_KEY = 160;
const key = z.string().min(1).max(LONGEST_KEY);
const MOST_KEYS = 64;
/** The client's own name for a command. */
const ID = /^[\w-]{8,40}$/;

export const levelSchema = z.enum(LEVEL_NAMES);

export const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('turn'), seconds: z.literal(TURN_SECONDS) }),
  z.strictObject({ kind: z.literal('days'), days: z.literal(TURN_DAYS) }),
]);
export type Clock = z.infer<typeof clockSchema>;

/** How long a window (before and after scoring, reactions) lasts: until every player who can act has answered, or always the same time. */
export const windowsSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('masked'), seconds: z.int().min(5).max(20) }),
  z.strictObject({ kind: z.literal('hours'), hours: z.union([z.literal(1), z.literal(8)]) }),
]);
export type WindowsConfig = z.infer<typeof windowsSchema>;

/** The settings of a table. `settings.ts` has the defaults of the optional ones. */
export const configSchema = z
  .strictObject({
    boxes: z.array(z.string().max(40)).max(12),
    /** The factions that players made, by the ids of their documents. The server must have them. */
    documents: z
      .array(z.string().regex(/^sha256-[0-9a-f]{64}$/))
      .max(LIMITS.documents)
      .optional(),
    factions: z.enum(['free', 'draft', 'random']),
    rules: z.enum(PROFILE_IDS),
    /** The VP that win the game, and the cards that a player may keep; as usual if absent. */
    ...eachNumber((name) => z.literal<number[]>([...NUMBERS[name].choices]).optional()),
    duplicates: z.boolean(),
    clock: clockSchema,
    windows: windowsSchema.optional(),
    /** May players ask for hints? */
    hints: z.boolean().optional(),
    /** The level of bots that stand in for players. */
    level: levelSchema.optional(),
    /** May players write free text? Emotes are always allowed. */
    chat: z.boolean().optional(),
    /** What spectators may do; by default, they may talk. */
    watchers: z.enum(['talk', 'watch', 'nothing']).optional(),
    /** Is the table in the public list? */
    listed: z.boolean().optional(),
  })
  .refine(windowsFit, 'windows by hours go with a clock of days, and windows of seconds with any other')
  .refine(({ boxes, documents = [] }) => boxes.length + documents.length > 0, 'a table needs a box')
  .refine(({ listed, documents = [] }) => !listed || documents.length === 0, 'documents are for tables with a link')
  .refine(({ documents = [] }) => new Set(documents).size === documents.length, 'a document is named twice');
export type Config = z.infer<typeof configSchema>;

const emptySeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: levelSchema }),
]);
export type EmptySeat = z.infer<typeof emptySeat>;

/** A line that a player writes. */
const line = z
  .string()
  .max(LIMITS.said * 4)
  .transform(oneLine)
  .pipe(z.string().regex(VISIBLE).max(LIMITS.said));
const saying = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: line }),
  z.strictObject({ kind: z.literal('emote'), emote: z.enum(EMOTES) }),
  z.strictObject({ kind: z.literal('phrase'), phrase: z.enum(PHRASES) }),
]);
export type Saying = z.infer<typeof saying>;

// ---- HTTP bodies ---------------------------------------------------------------------------------------------------

/** A new table. Its creator gets seat 0 and is the host. */
export const createSchema = z.strictObject({ name, others: z.array(emptySeat).min(1).max(3), config: configSchema });
export type Create = z.input<typeof createSchema>;
export type NewTable = z.output<typeof createSchema>;
/** Takes a seat. If the client chooses the secret, a second request after a lost reply gives the same seat. */
export const joinSchema = z.strictObject({ name, secret: secret.optional() });

/** Proof of having a seat: its table and its secret. */
const seatKey = z.strictObject({ table: link, secret });
export type SeatKey = z.infer<typeof seatKey>;
export const seatsSchema = z.strictObject({ secrets: z.array(seatKey).max(LIMITS.seats) });

/** A subscription from a browser's PushManager, which says where and how to alert this device. */
export const pushSchema = z.strictObject({
  table: link,
  secret,
  subscription: z.strictObject({
    endpoint: z.string().max(1000),
    expirationTime: z.number().nullish(),
    keys: z.strictObject({ p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/), auth: z.string().regex(/^[\w-]{16,32}={0,2}$/) }),
  }),
  language: z.enum(['en', 'fr', 'es']),
});
export type PushRequest = z.infer<typeof pushSchema>;
/** A quick match with a player who wants the same settings. With a secret of the client’s choice it can be repeated, like a join. */
export const quickSchema = z.strictObject({
  name,
  config: configSchema.refine(({ documents = [] }) => documents.length === 0, 'documents are for tables with a link'),
  secret: secret.optional(),
});
export type QuickMatch = z.output<typeof quickSchema>;
/** A link that brings seats to another device. */
export const linkSchema = z.strictObject({ seats: z.array(seatKey).min(1).max(LIMITS.seats) });

// ---- socket messages ----------------------------------------------------------------------------------------------

export const commandSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('answer'), decision: z.int().min(0), keys: z.array(key).max(MOST_KEYS) }),
  z.strictObject({ what: z.literal('why-not'), key }),
  /** Asks what an option would lead to, without choosing it. */
  z.strictObject({ what: z.literal('ahead'), key }),
  z.strictObject({ what: z.literal('hint') }),
  /** Takes back the player's last answer: at once if it revealed nothing, otherwise if all players agree. */
  z.strictObject({ what: z.literal('undo') }),
  /** Passes for this seat in all windows until its next turn. Other players are not told. */
  z.strictObject({ what: z.literal('passing'), on: z.boolean() }),
  z.strictObject({ what: z.literal('vote'), yes: z.boolean() }),
  /** Lets a bot play for this seat until its player is back. */
  z.strictObject({ what: z.literal('stand-in'), seat }),
  z.strictObject({ what: z.literal('concede') }),
  /** Gives up the seat for good; its secret is no longer valid. */
  z.strictObject({ what: z.literal('leave') }),
  /** The name is for spectators, who have no other. */
  z.strictObject({ what: z.literal('say'), say: saying, name: name.optional() }),
  /** Mutes another seat for this one, or unmutes it. */
  z.strictObject({ what: z.literal('mute'), seat, on: z.boolean() }),
  /** Reports somebody at the table, or a line of the talk, to the operator of the server. */
  z.strictObject({ what: z.literal('report'), seat: z.int().min(-1).max(3), line: z.int().min(0).optional(), text: line.optional() }),
  /** Deletes the player's name and everything that the player said at this table. */
  z.strictObject({ what: z.literal('forget-me') }),
  /** The host decides what spectators may do; 'nothing' removes them. */
  z.strictObject({ what: z.literal('watchers'), may: z.enum(['talk', 'watch', 'nothing']) }),
  /** A new secret for this seat, made by the client; all other devices lose the seat. */
  z.strictObject({ what: z.literal('close-others'), secret }),
  z.strictObject({ what: z.literal('rematch') }),
  z.strictObject({ what: z.literal('rename'), name }),
  z.strictObject({ what: z.literal('configure'), config: configSchema }),
  z.strictObject({ what: z.literal('add-seat'), seat: emptySeat }),
  z.strictObject({ what: z.literal('set-seat'), number: seat, seat: emptySeat }),
  z.strictObject({ what: z.literal('remove-seat'), number: seat }),
  z.strictObject({ what: z.literal('start') }),
]);
export type Command = z.infer<typeof commandSchema>;

export const clientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    v: z.int(),
    table: link,
    /** The secret of a seat; a client without one is a spectator. */
    secret: secret.optional(),
    /** After a reconnect: the epoch and number of the last message received. */
    epoch: z.string().max(40).optional(),
    last: z.int().min(0).optional(),
  }),
  z.strictObject({
    type: z.literal('command'),
    /** Chosen by the client. A command that arrives twice is run once. */
    id: z.string().regex(ID),
    command: commandSchema,
  }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientMessage = z.input<typeof clientMessageSchema>;
export type Understood = z.output<typeof clientMessageSchema>;

/** What the schema makes of a message. Answers, which most messages are, are checked without it, as strictly and much faster. */
export function understand(json: unknown): { success: true; data: Understood } | { success: false; why: string | undefined } {
  if (isAnswer(json)) return { success: true, data: json };
  const parsed = clientMessageSchema.safeParse(json);
  return parsed.success ? { success: true, data: parsed.data } : { success: false, why: parsed.error.issues[0]?.message };
}
function isAnswer(json: unknown): json is Understood {
  if (!hasFields(json, 3) || json.type !== 'command' || typeof json.id !== 'string' || !ID.test(json.id)) return false;
  const { command } = json;
  if (!hasFields(command, 3) || command.what !== 'answer' || !Array.isArray(command.keys) || command.keys.length > MOST_KEYS) return false;
  if (!Number.isSafeInteger(command.decision) || (command.decision as number) < 0) return false;
  return command.keys.every((k) => typeof k === 'string' && k.length > 0 && k.length <= LONGEST_KEY);
}
const hasFields = (value: unknown, count: number): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.keys(value).length === count;
