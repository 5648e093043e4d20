import { appendFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { UsageError } from '@breakpoint/cli/tools';
import type { Lesson, Lessons } from './selfplay.js';

/** A block is written when it has this many games, or after this many milliseconds: games of a search take long. */
const BLOCK = 500;
const PAUSE = 60_000;

/** A gzip file of games to learn from: a line that says how they were played, then a line per game, appended in blocks. */
export class LessonFile {
  private pending: Lesson[] = [];
  private written = performance.now();
  private constructor(
    readonly file: string,
    readonly how: Lessons,
    /** The number of the next game. */
    public next: number,
  ) {}

  /** Opens a file, or creates it. */
  static open(file: string, how: Lessons): LessonFile {
    if (!existsSync(file)) {
      appendFileSync(file, gzipSync(`${JSON.stringify(how)}\n`));
      return new LessonFile(file, how, 0);
    }
    const old = readLessons(file);
    if (JSON.stringify(old.how) !== JSON.stringify(how)) throw new UsageError(`${file} contains other games: ${JSON.stringify(old.how)}`);
    return new LessonFile(
      file,
      how,
      old.lessons.reduce((next, l) => Math.max(next, l.n + 1), 0),
    );
  }

  add(lessons: Lesson[]): void {
    this.pending.push(...lessons);
    if (this.pending.length >= BLOCK || performance.now() > this.written + PAUSE) this.write();
  }

  write(): void {
    this.written = performance.now();
    if (this.pending.length === 0) return;
    const size = statSync(this.file).size;
    try {
      appendFileSync(this.file, gzipSync(this.pending.map((l) => `${JSON.stringify(l)}\n`).join(''), { level: 9 }));
    } catch (error) {
      // An incomplete block would make the file unreadable.
      truncateSync(this.file, size);
      throw error;
    }
    this.pending = [];
  }
}

export function readLessons(file: string): { how: Lessons; lessons: Lesson[] } {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  return { how: JSON.parse(lines[0]) as Lessons, lessons: lines.slice(1).map((line) => JSON.parse(line) as Lesson) };
}
