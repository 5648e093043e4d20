import { type Config, settingsFrom } from '@breakpoint/protocol';
import { escaped } from '../base/pages.js';
import type { SeatRow, TableRow } from '../store/schema.js';

// The preview of an invitation in messengers: the host and the kind of game, in the head of the linked page.

/** The number of preview images in the web client: invite-1.png and so on. */
const PICTURES = 3;

interface Words {
  invites: string;
  plays: string;
  players: string;
  free: string;
  oneFree: string;
  full: string;
  modes: Record<Config['factions'], string>;
  minutes: string;
  days: string;
}
const WORDS: Record<string, Words> = {
  en: {
    invites: '{host} invites you to a game of Breakpoint',
    plays: 'Watch {host} play Breakpoint',
    players: '{n} players',
    free: '{n} seats are free',
    oneFree: 'one seat is free',
    full: 'no seat is free',
    modes: { free: 'factions chosen freely', draft: 'factions drafted', random: 'random factions' },
    minutes: '{n} min a turn',
    days: '{n} d a turn',
  },
  fr: {
    invites: '{host} vous invite à une partie de Breakpoint',
    plays: 'Regardez {host} jouer à Breakpoint',
    players: '{n} joueurs',
    free: '{n} places libres',
    oneFree: 'une place libre',
    full: 'aucune place libre',
    modes: { free: 'Factions au choix', draft: 'Factions en draft', random: 'Factions au hasard' },
    minutes: '{n} min par tour',
    days: '{n} j par tour',
  },
  es: {
    invites: '{host} te invita a una partida de Breakpoint',
    plays: 'Mira cómo juega {host} a Breakpoint',
    players: '{n} jugadores',
    free: '{n} sitios libres',
    oneFree: 'un sitio libre',
    full: 'ningún sitio libre',
    modes: { free: 'facciones a elección', draft: 'facciones por turnos', random: 'facciones al azar' },
    minutes: '{n} min por turno',
    days: '{n} d por turno',
  },
};
const fill = (text: string, name: string, value: string | number): string => text.split(`{${name}}`).join(String(value));

/** The words in the reader's preferred language. */
const wordsFor = (accepted: string | undefined): Words =>
  (accepted ?? '')
    .split(',')
    .map((tag) => WORDS[tag.trim().slice(0, 2).toLowerCase()])
    .find((words) => words !== undefined) ?? WORDS.en;

/** The page, with the invitation to this table in its head. */
export function withInvitation(
  page: string,
  { language, origin }: { language: string | undefined; origin: string | null },
  { table, seats }: { table: TableRow; seats: SeatRow[] },
): string {
  const words = wordsFor(language);
  const { clock, factions } = settingsFrom(JSON.parse(table.config));
  const host = seats[table.host]?.name || 'Breakpoint';
  const free = seats.filter((s) => s.kind === 'open').length;
  const title = fill(table.phase === 'lobby' ? words.invites : words.plays, 'host', host);
  const facts = [fill(words.players, 'n', seats.length), words.modes[factions]];
  if (clock.kind === 'turn') facts.push(fill(words.minutes, 'n', clock.seconds / 60));
  if (clock.kind === 'days') facts.push(fill(words.days, 'n', clock.days));
  if (table.phase === 'lobby') facts.push(free === 0 ? words.full : free === 1 ? words.oneFree : fill(words.free, 'n', free));
  const picture = 1 + ([...table.id].reduce((sum, c) => sum + c.charCodeAt(0), 0) % PICTURES);
  const properties: [name: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Breakpoint'],
    ['og:title', title],
    ['og:description', facts.join(' · ')],
    ...(origin
      ? ([
          ['og:url', `${origin}/t/${table.id}`],
          ['og:image', `${origin}/invite-${picture}.png`],
        ] as [string, string][])
      : []),
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
  const head = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(facts.join(' · '))}" />`,
    '<meta name="robots" content="noindex" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`),
  ];
  // The replacement is a function, so that "$" in a name has no special meaning.
  return page.replace(/<meta name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => head.join('\n    '));
}
