/** Milliseconds without a message after which a client pings, and after which it does so if it waits for a reply. */
const QUIET = 8000;
const UNANSWERED = 2000;
/** Milliseconds without a message after a ping, after which the server counts as gone. */
const GONE = 4000;
/** Milliseconds after which a client pings in any case, because the server closes sockets that say nothing. */
const LONGEST = 40_000;

/**
 * Notices that the server at the other end of an open socket is gone: it is frozen, or the network has swallowed the connection. Then
 * the client connects anew, which leads to another node if there are several. Every node answers pings at once, even while the table
 * is on its way to another node.
 */
export class Silence {
  private heardAt: number;
  private pingedAt: number;
  /** Since when something is expected: the reply to a ping or to a command; null: nothing is. */
  private expectedSince: number | null = null;
  private isPinged = false;

  /** All times are milliseconds of any clock that only moves forward. */
  constructor(now: number) {
    this.heardAt = now;
    this.pingedAt = now;
  }
  /** The server has said something. */
  heard(now: number): void {
    this.heardAt = now;
    this.expectedSince = null;
    this.isPinged = false;
  }
  /** A command was sent, so the server should say something soon. */
  expect(now: number): void {
    this.expectedSince ??= now;
  }
  /** What the client should do now. It asks about once per second. */
  look(now: number): 'wait' | 'ping' | 'connect' {
    if (this.isPinged) return now - this.pingedAt >= GONE ? 'connect' : 'wait';
    const isLate = this.expectedSince !== null && now - this.expectedSince >= UNANSWERED;
    if (!isLate && now - this.heardAt < QUIET && now - this.pingedAt < LONGEST) return 'wait';
    this.pingedAt = now;
    this.isPinged = true;
    return 'ping';
  }
}
