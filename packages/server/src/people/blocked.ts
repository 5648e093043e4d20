import { readFileSync, statSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { log } from '../base/log.js';
import { timeNow } from '../base/time.js';
import { isDevice } from '../base/visitor.js';
import type { Store } from '../store/store.js';

/** Milliseconds between two looks at the lists. */
const LOOK_AGAIN = 2000;

/** Something that the operator has blocked while the server runs. */
export interface BlockLine {
  entry: string;
  why: string;
  at: number;
}

/**
 * The addresses, nets and devices that may not use the server: those in a file, which may be changed while the server runs, and those in the
 * database, which all its nodes read.
 */
export class Blocked {
  private nets = new BlockList();
  private devices: ReadonlySet<string> = new Set();
  /** The seats that blocked devices have taken, by the hashes of their secrets. */
  private seats: ReadonlySet<string> = new Set();
  private inFile: string[] = [];
  private read = '';
  private looking: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  private constructor(
    private readonly file: string | undefined,
    private readonly store: Store,
  ) {}
  static async open(file: string | undefined, store: Store): Promise<Blocked> {
    const blocked = new Blocked(file, store);
    await blocked.look();
    return blocked;
  }
  close(): void {
    this.isClosed = true;
    clearTimeout(this.looking);
  }

  has(address: string): boolean {
    const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.split('%')[0];
    const family = isIP(plain);
    return family !== 0 && this.nets.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  }
  hasDevice(device: string): boolean {
    return this.devices.has(device);
  }
  hasSeat(owner: string): boolean {
    return this.seats.has(owner);
  }

  private async look(): Promise<void> {
    if (this.file !== undefined) this.lookAtFile(this.file);
    try {
      this.use([...this.inFile, ...(await blocks(this.store)).map((b) => b.entry)]);
      this.seats = await this.takenBy([...this.devices]);
    } catch (error) {
      // What was blocked stays blocked until the database can be read again.
      log.debug({ err: error }, 'the list of what is blocked can’t be read');
    }
    if (this.isClosed) return;
    this.looking = setTimeout(() => void this.look(), LOOK_AGAIN);
    this.looking.unref();
  }
  private use(entries: readonly string[]): void {
    this.nets = new BlockList();
    this.devices = new Set(entries.filter(isDevice));
    for (const entry of entries) addNet(this.nets, entry);
  }
  private async takenBy(devices: string[]): Promise<ReadonlySet<string>> {
    if (devices.length === 0) return new Set();
    const rows = await this.store.read((db) => db.selectFrom('devices').select('owner').where('device', 'in', devices).execute());
    return new Set(rows.map((r) => r.owner));
  }
  /** Reads the file again if it has changed. A file that can't be read blocks what it blocked before. */
  private lookAtFile(file: string): void {
    try {
      const { mtimeMs, size } = statSync(file);
      const version = `${mtimeMs} ${size}`;
      if (version === this.read) return;
      this.read = version;
      this.inFile = entriesIn(readFileSync(file, 'utf8'));
    } catch (error) {
      if (this.read === 'nothing') return;
      this.read = 'nothing';
      log.warn({ err: error }, 'the file with blocked addresses can’t be read');
    }
  }
}

/** A line is an address, a net such as 2001:db8::/48, or a device; what follows # is a remark. */
function entriesIn(text: string): string[] {
  return text.split('\n').flatMap((line, i) => {
    const entry = line.split('#')[0].trim();
    if (entry === '') return [];
    if (isEntry(entry)) return [entry];
    log.warn({ line: i + 1 }, 'this line of the file with blocked addresses is neither an address nor a device');
    return [];
  });
}
/** Can this be blocked? */
export const isEntry = (entry: string): boolean => isDevice(entry) || addNet(new BlockList(), entry);

/** Adds an address or a net to the list; false if the text is neither. */
function addNet(list: BlockList, entry: string): boolean {
  const [address, bits, more] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false;
  try {
    if (bits === undefined) list.addAddress(address, family === 6 ? 'ipv6' : 'ipv4');
    else list.addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

// ---- the list in the database ---------------------------------------------------------------------------------------

export async function blocks(store: Store): Promise<BlockLine[]> {
  const rows = await store.read((db) => db.selectFrom('blocks').selectAll().orderBy('at', 'desc').execute());
  return rows.map(({ entry, why, at }) => ({ entry, why, at: Number(at) }));
}
export const block = (store: Store, entry: string, why: string): Promise<void> =>
  store.write((w, db) =>
    w.run(
      db
        .insertInto('blocks')
        .values({ entry, why, at: timeNow() })
        .onConflict((c) => c.column('entry').doUpdateSet({ why })),
    ),
  );
export const unblock = (store: Store, entry: string): Promise<void> =>
  store.write((w, db) => w.must(db.deleteFrom('blocks').where('entry', '=', entry), 'it is not blocked'));
