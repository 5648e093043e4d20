/** Moments before EARLY count as early in a game, moments from LATE on as late. */
const EARLY = 50;
const LATE = 100;

/** Counts what the players under load saw since it was last cleared. */
export class Tally {
  private times: number[] = [];
  private bytes = { early: 0, late: 0, all: 0 };
  private answers = { early: 0, late: 0, all: 0 };
  private messages = 0;
  private moment = 0;
  private readonly errors = new Map<string, number>();

  get count(): number {
    return this.answers.all;
  }
  clear(): void {
    this.times = [];
    this.bytes = { early: 0, late: 0, all: 0 };
    this.answers = { early: 0, late: 0, all: 0 };
    this.messages = 0;
    this.errors.clear();
  }

  received(bytes: number, moment: number): void {
    this.moment = moment;
    this.messages++;
    this.bytes.all += bytes;
    if (moment < EARLY) this.bytes.early += bytes;
    else if (moment >= LATE) this.bytes.late += bytes;
  }
  answered(ms: number): void {
    this.times.push(ms);
    this.answers.all++;
    if (this.moment < EARLY) this.answers.early++;
    else if (this.moment >= LATE) this.answers.late++;
  }
  failed(why: string): void {
    this.errors.set(why, (this.errors.get(why) ?? 0) + 1);
  }

  figures(seconds: number) {
    const { answers, bytes } = this;
    const times = this.times.sort((a, b) => a - b);
    const at = (share: number): number => round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
    const perAnswer = (b: number, n: number): number => Math.round(b / Math.max(1, n));
    return {
      answers: answers.all,
      answersPerSecond: Math.round(answers.all / seconds),
      messagesPerAnswer: round(this.messages / Math.max(1, answers.all)),
      milliseconds: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
      bytesPerAnswer: {
        all: perAnswer(bytes.all, answers.all),
        early: perAnswer(bytes.early, answers.early),
        late: perAnswer(bytes.late, answers.late),
      },
      errors: Object.fromEntries(this.errors),
    };
  }
}
export type Figures = ReturnType<Tally['figures']>;

export const round = (x: number): number => Math.round(x * 100) / 100;
