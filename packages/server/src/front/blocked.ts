import { readFileSync, statSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { log } from '../base/log.js';

/** Milliseconds between two looks at the file. */
const LOOK_AGAIN = 2000;

/** The addresses and nets in a file that may not use the server. The file may be changed while the server runs. */
export class Blocked {
  private list = new BlockList();
  private read = '';
  private readonly looking: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly file: string | undefined) {
    if (file === undefined) return;
    this.look();
    this.looking = setInterval(() => this.look(), LOOK_AGAIN);
    this.looking.unref();
  }
  has(address: string): boolean {
    const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.split('%')[0];
    const family = isIP(plain);
    return family !== 0 && this.list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  }
  close(): void {
    clearInterval(this.looking);
  }

  /** Reads the file again if it has changed. A file that can't be read blocks what it blocked before. */
  private look(): void {
    try {
      const { mtimeMs, size } = statSync(this.file!);
      const version = `${mtimeMs} ${size}`;
      if (version === this.read) return;
      this.read = version;
      this.list = listFrom(readFileSync(this.file!, 'utf8'));
    } catch (error) {
      if (this.read === 'nothing') return;
      this.read = 'nothing';
      log.warn({ err: error }, 'the file with blocked addresses can’t be read');
    }
  }
}

/** A line is an address or a net, such as 203.0.113.9 or 2001:db8::/48; what follows # is a remark. */
function listFrom(text: string): BlockList {
  const list = new BlockList();
  for (const [i, line] of text.split('\n').entries()) {
    const entry = line.split('#')[0].trim();
    if (entry === '') continue;
    const [address, bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    try {
      if (bits === undefined) list.addAddress(address, family);
      else list.addSubnet(address, Number(bits), family);
    } catch {
      log.warn({ line: i + 1 }, 'this line of the file with blocked addresses is no address');
    }
  }
  return list;
}
