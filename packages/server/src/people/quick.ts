import type { Config, QuickMatch, Seated } from '@breakpoint/protocol';
import { unguessable } from '../base/secrets.js';
import type { Visitor } from '../base/visitor.js';
import { Line } from '../table/line.js';
import { seatRow, whyNotStart } from '../table/lobby.js';
import type { Table } from '../table/table.js';
import type { Tables } from '../table/tables.js';

/** Milliseconds that a page has to connect to the table that it was assigned. */
const ARRIVAL = 5000;

/** In a game of days nobody wants a bot, and nobody has to stay at the page until another player comes. */
const isSlow = ({ clock }: Config): boolean => clock?.kind === 'days';

/** Brings together two players who want the same kind of game. A player who waits too long gets a bot, unless the game takes days. */
export class QuickMatches {
  private readonly line = new Line();
  /** The tables at which a player waits, by the kind of game. */
  private readonly waiting = new Map<string, { id: string; since: number }>();
  /** The seats given recently, by the secrets of the requests: a repeated request must not match a player with themselves. */
  private readonly given = new Map<string, Seated>();

  constructor(private readonly tables: Tables) {}

  match({ name, config, secret = unguessable() }: QuickMatch, visitor: Visitor): Promise<Seated> {
    return this.line.inTurn(async () => {
      const before = this.given.get(secret);
      if (before) return before;
      const seated = (await this.join(name, config, visitor, secret)) ?? (await this.wait(name, config, visitor, secret));
      this.given.set(secret, seated);
      const { time, settings } = this.tables.house;
      time.after(settings.quickWait, () => this.given.delete(secret));
      return seated;
    });
  }

  private async join(name: string, config: Config, visitor: Visitor, secret: string): Promise<Seated | null> {
    const found = this.waiting.get(kindOf(config));
    if (!found) return null;
    this.waiting.delete(kindOf(config));
    // Another node may own the table by now: then the player who waits there gets a bot.
    const table = await this.tables.get(found.id).catch(() => null);
    if (!table || !stillWaits(table, found.since) || kindOf(table.config) !== kindOf(config)) return null;
    // A visitor with a link to the table may have taken the seat first.
    const seated = await this.tables.join(found.id, name, visitor, secret).catch(() => null);
    if (seated) await begin(table);
    return seated;
  }
  private async wait(name: string, config: Config, visitor: Visitor, secret: string): Promise<Seated> {
    const { time, settings } = this.tables.house;
    const seated = await this.tables.create({ name, others: [{ kind: 'open' }], config }, visitor, secret);
    const table = await this.tables.get(seated.table);
    this.waiting.set(kindOf(config), { id: seated.table, since: time.now() });
    table.botAt = isSlow(config) ? null : time.now() + settings.quickWait;
    if (!isSlow(config))
      time.after(settings.quickWait, () => void this.line.inTurn(() => this.letBotIn(table)).catch((error: unknown) => table.note(error)));
    return seated;
  }
  /** Called when no other player has come. */
  private async letBotIn(table: Table): Promise<void> {
    if (this.waiting.get(kindOf(table.config))?.id === table.row.id) this.waiting.delete(kindOf(table.config));
    const isSeated = await table.inTurn(async () => {
      const free = table.seats.findIndex((s) => s.kind === 'open');
      if (table.stopped || table.row.phase !== 'lobby' || free < 0 || !table.people.isHere(table.row.host)) return false;
      await table.change(() => {
        table.seats[free] = seatRow(table.row.id, free, { kind: 'bot', level: table.config.level ?? 'normal' }, table.seats);
      });
      return true;
    });
    if (isSeated) await begin(table);
    // A player who comes back later sees that no bot is coming, and asks again.
    else table.botAt = undefined;
  }
}

/** A key for a kind of game: the same for the same settings. */
const kindOf = (config: Config): string => JSON.stringify(Object.entries(config).sort(([a], [b]) => (a < b ? -1 : 1)));

function stillWaits(table: Table, since: number): boolean {
  const { host, phase } = table.row;
  const here = isSlow(table.config) || table.people.isHere(host) || table.house.time.now() - since < ARRIVAL;
  return phase === 'lobby' && here && table.seats[host].kind === 'person' && table.seats.filter((s) => s.kind === 'open').length === 1;
}

/** Starts the game. If that fails, the players keep their seats in the lobby, and the host can start it. */
async function begin(table: Table): Promise<void> {
  table.botAt = undefined;
  const work = async (): Promise<void> => {
    // The player who waited may have left or changed something.
    if (table.row.phase === 'lobby' && whyNotStart(table) === null) await table.startGame(undefined);
  };
  await table.inTurn(work).catch((error: unknown) => table.note(error));
}
