/** Milliseconds without a message after which a client pings. */
const QUIET = 8000;
/** Milliseconds after a command without a reply after which a client pings. */
const UNANSWERED = 2000;
/** Milliseconds after a ping without a message after which the server counts as gone. */
const GONE = 4000;
/** Milliseconds after which a client pings in any case, because the server closes sockets that say nothing. */
const LONGEST = 40_000;

/**
 * Notices that the server at the other end of an open socket is gone, because it is frozen or the network is broken. Then the client
 * connects again, which leads to another node if there are several. Every node answers pings at once, even while the table moves to
 * another node.
 */
export class Silence {
  private heardAt: number;
  private pingedAt: number;
  /** The time of the first command since the server's last message; null if there was none. */
  private expectedSince: number | null = null;
  private isPinged = false;

  /** All times are milliseconds of any clock that only moves forward. */
  constructor(now: number) {
    this.heardAt = now;
    this.pingedAt = now;
  }
  /** Called with every message of the server. */
  heard(now: number): void {
    this.heardAt = now;
    this.expectedSince = null;
    this.isPinged = false;
  }
  /** Called with every command: the server should say something soon. */
  expect(now: number): void {
    this.expectedSince ??= now;
  }
  /** Tells the client what to do now. It should ask about once per second. */
  look(now: number): 'wait' | 'ping' | 'connect' {
    if (this.isPinged) return now - this.pingedAt >= GONE ? 'connect' : 'wait';
    const isLate = this.expectedSince !== null && now - this.expectedSince >= UNANSWERED;
    if (!isLate && now - this.heardAt < QUIET && now - this.pingedAt < LONGEST) return 'wait';
    this.pingedAt = now;
    this.isPinged = true;
    return 'ping';
  }
}
