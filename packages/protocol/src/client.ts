import { LEVEL_NAMES } from '@breakpoint/bots';
import { PROFILE_IDS } from '@breakpoint/engine';
import { z } from 'zod';
import { EMOTES, LIMITS, PHRASES } from './codes.js';
import { TURN_DAYS, TURN_SECONDS, windowsFit } from './settings.js';

// Strict: a field that is not known is an error, so that nobody relies on what is not there.

/** Signs that can't be seen, but for the joiners that make one emoji of several. */
const UNSEEN = /(?!(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))\p{C}/gu;
/** One line, without signs that turn or pile up what follows them. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();

const name = z
  .string()
  .max(LIMITS.name * 2)
  .transform(oneLine)
  .pipe(z.string().min(1).max(LIMITS.name));
const link = z.string().regex(/^[\w-]{16,32}$/);
const secret = z.string().regex(/^[\w-]{22}$/);
const seat = z.int().min(0).max(3);
const key = z.string().min(1).max(80);

export const levelSchema = z.enum(LEVEL_NAMES);

export const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('turn'), seconds: z.literal(TURN_SECONDS) }),
  z.strictObject({ kind: z.literal('days'), days: z.literal(TURN_DAYS) }),
]);
export type Clock = z.infer<typeof clockSchema>;

/** How long a window (before and after scoring, reactions) lasts: until it is settled what happens, or always the same time. */
export const windowsSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('masked'), seconds: z.int().min(5).max(20) }),
  z.strictObject({ kind: z.literal('hours'), hours: z.union([z.literal(1), z.literal(8)]) }),
]);
export type WindowsConfig = z.infer<typeof windowsSchema>;

/** The settings of a table. What is left out is as `settings.ts` says. */
export const configSchema = z
  .strictObject({
    boxes: z.array(z.string().max(40)).min(1).max(12),
    factions: z.enum(['free', 'draft', 'random']),
    rules: z.enum(PROFILE_IDS),
    duplicates: z.boolean(),
    clock: clockSchema,
    windows: windowsSchema.optional(),
    /** May players ask a bot? */
    hints: z.boolean().optional(),
    /** Of bots that stand in for people. */
    level: levelSchema.optional(),
    /** Free text between players; emotes are always there. */
    chat: z.boolean().optional(),
    /** In the public list of tables. */
    listed: z.boolean().optional(),
  })
  .refine(windowsFit, 'windows by hours go with a clock of days, and windows of seconds with any other');
export type Config = z.infer<typeof configSchema>;

const emptySeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: levelSchema }),
]);
export type EmptySeat = z.infer<typeof emptySeat>;

/** What somebody writes. */
const line = z
  .string()
  .max(LIMITS.said * 4)
  .transform(oneLine)
  .pipe(z.string().min(1).max(LIMITS.said));
const saying = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: line }),
  z.strictObject({ kind: z.literal('emote'), emote: z.enum(EMOTES) }),
  z.strictObject({ kind: z.literal('phrase'), phrase: z.enum(PHRASES) }),
]);
export type Saying = z.infer<typeof saying>;

// ---- HTTP bodies ---------------------------------------------------------------------------------------------------

/** A new table: the one who makes it sits at seat 0 and is the host. */
export const createSchema = z.strictObject({ name, others: z.array(emptySeat).min(1).max(3), config: configSchema });
export type Create = z.input<typeof createSchema>;
export type NewTable = z.output<typeof createSchema>;
/** With a secret of one's own, asking again after a lost reply gives the same seat. */
export const joinSchema = z.strictObject({ name, secret: secret.optional() });
export type Join = z.input<typeof joinSchema>;

/** A seat that somebody holds: its table and its secret. */
const seatKey = z.strictObject({ table: link, secret });
export type SeatKey = z.infer<typeof seatKey>;
export const seatsSchema = z.strictObject({ secrets: z.array(seatKey).max(LIMITS.seats) });

/** What a browser's PushManager gives: where and how this device is alerted. */
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
/** A game with somebody who wants the same; the settings say what. */
export const quickSchema = z.strictObject({ name, config: configSchema });
export type QuickMatch = z.output<typeof quickSchema>;
/** Seats to be brought to another device. */
export const linkSchema = z.strictObject({ seats: z.array(seatKey).min(1).max(LIMITS.seats) });

// ---- socket messages ----------------------------------------------------------------------------------------------

export const commandSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('answer'), decision: z.int().min(0), keys: z.array(key).max(64) }),
  z.strictObject({ what: z.literal('why-not'), key }),
  z.strictObject({ what: z.literal('hint') }),
  /** Takes back one's last answer: at once where nothing was learnt from it, otherwise if all agree. */
  z.strictObject({ what: z.literal('undo') }),
  /** Passes for this seat in all windows until its next turn; nobody else is told. */
  z.strictObject({ what: z.literal('passing'), on: z.boolean() }),
  z.strictObject({ what: z.literal('vote'), yes: z.boolean() }),
  /** A bot plays for this seat until its player is back. */
  z.strictObject({ what: z.literal('stand-in'), seat }),
  z.strictObject({ what: z.literal('concede') }),
  /** Leaves for good: the seat's secret is worth nothing afterwards. */
  z.strictObject({ what: z.literal('leave') }),
  /** With a name, since those who watch have none otherwise. */
  z.strictObject({ what: z.literal('say'), say: saying, name: name.optional() }),
  /** Whether this seat is to be heard. */
  z.strictObject({ what: z.literal('mute'), seat, on: z.boolean() }),
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
    /** Of a seat; without it one watches. */
    secret: secret.optional(),
    /** The last message that was received, for those who come back. */
    epoch: z.string().max(40).optional(),
    last: z.int().min(0).optional(),
  }),
  z.strictObject({
    type: z.literal('command'),
    /** The client's own: a command that comes twice is done once. */
    id: z.string().regex(/^[\w-]{8,40}$/),
    command: commandSchema,
  }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientMessage = z.input<typeof clientMessageSchema>;
