/**
 * Takes an icon apart. Icons are drawn white on black: their shapes are the lit parts, the gaps between them the ink. Each closed line
 * of the path is a part; a part inside an odd number of others is a hole.
 */
export interface Part {
  /** The number of parts around it: 0 for the hull, odd for a hole. */
  depth: number;
  path: string;
  /** A point of its outline, to put its number on in the laboratory. */
  at: [number, number];
  area: number;
}

type Point = [number, number];
interface Line {
  path: string;
  points: Point[];
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** The parts of an icon's path, in its order. */
export function partsOf(path: string): Part[] {
  const lines = linesOf(path).filter((line) => line.points.length > 2);
  const measured = lines.map((line) => ({ ...line, area: areaOf(line.points) }));
  return measured.map((line) => ({
    path: line.path,
    area: line.area,
    at: middleOf(line.points),
    depth: measured.filter((other) => other.area > line.area && isInside(line.points[0], other.points)).length,
  }));
}

/** Reads numbers and letters of a path; the flags of an arc may be glued to the number that follows. */
class Reader {
  private readonly tokens: string[];
  private i = 0;

  constructor(path: string) {
    this.tokens = path.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? [];
  }

  get isDone(): boolean {
    return this.i >= this.tokens.length;
  }

  get isLetter(): boolean {
    return /[a-zA-Z]/.test(this.tokens[this.i] ?? '');
  }

  letter(): string {
    return this.tokens[this.i++];
  }

  number(): number {
    return Number.parseFloat(this.tokens[this.i++]);
  }

  flag(): number {
    const token = this.tokens[this.i];
    if (token.length > 1 && /^[01]/.test(token)) {
      this.tokens[this.i] = token.slice(1);
      return Number(token[0]);
    }
    this.i++;
    return Number(token);
  }
}

function linesOf(path: string): Line[] {
  const reader = new Reader(path);
  const lines: Line[] = [];
  let line: Line = { path: '', points: [] };
  let [x, y, startX, startY, controlX, controlY] = [0, 0, 0, 0, 0, 0];
  let letter = '';
  let before = '';
  const begin = () => {
    line = { path: `M${round(x)} ${round(y)}`, points: [[x, y]] };
    lines.push(line);
  };
  const add = (text: string, points: Point[]) => {
    line.path += text;
    line.points.push(...points);
  };
  while (!reader.isDone) {
    if (reader.isLetter) letter = reader.letter();
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const [ox, oy] = isRelative ? [x, y] : [0, 0];
    const point = (): Point => [reader.number() + ox, reader.number() + oy];
    const mirrored = (after: RegExp): Point => (after.test(before) ? [2 * x - controlX, 2 * y - controlY] : [x, y]);
    if (command === 'M') {
      [x, y] = point();
      [startX, startY] = [x, y];
      begin();
      letter = isRelative ? 'l' : 'L';
    } else if (command === 'Z') {
      line.path += 'Z';
      [x, y] = [startX, startY];
      if (!reader.isDone && !reader.isLetter) throw new Error('a path goes on after its end');
    } else if (command === 'L' || command === 'H' || command === 'V') {
      if (before === 'Z') begin();
      const next: Point = command === 'L' ? point() : command === 'H' ? [reader.number() + ox, y] : [x, reader.number() + oy];
      [x, y] = next;
      add(`L${round(x)} ${round(y)}`, [next]);
    } else if (command === 'C' || command === 'S' || command === 'Q' || command === 'T') {
      if (before === 'Z') begin();
      const isCubic = command === 'C' || command === 'S';
      const first = command === 'C' || command === 'Q' ? point() : mirrored(isCubic ? /[CS]/ : /[QT]/);
      const second = isCubic ? point() : first;
      const end = point();
      const lift = ([px, py]: Point, [qx, qy]: Point): Point => [px + ((qx - px) * 2) / 3, py + ((qy - py) * 2) / 3];
      const [a, b] = isCubic ? [first, second] : [lift([x, y], first), lift(end, first)];
      add(`C${[...a, ...b, ...end].map(round).join(' ')}`, curve([x, y], a, b, end));
      [controlX, controlY] = second;
      [x, y] = end;
    } else if (command === 'A') {
      if (before === 'Z') begin();
      const [rx, ry, tilt] = [reader.number(), reader.number(), reader.number()];
      const [large, sweep] = [reader.flag(), reader.flag()];
      const end = point();
      add(`A${round(rx)} ${round(ry)} ${tilt} ${large} ${sweep} ${round(end[0])} ${round(end[1])}`, [
        [(x + end[0]) / 2, (y + end[1]) / 2],
        end,
      ]);
      [x, y] = end;
    } else throw new Error(`a path has an unknown command: ${letter}`);
    before = command;
  }
  return lines;
}

/** Eight points of a Bézier curve, enough to see what is inside what. */
function curve(p0: Point, p1: Point, p2: Point, p3: Point): Point[] {
  return Array.from({ length: 8 }, (_, k) => {
    const t = (k + 1) / 8;
    const u = 1 - t;
    const at = (i: 0 | 1) => u * u * u * p0[i] + 3 * u * u * t * p1[i] + 3 * u * t * t * p2[i] + t * t * t * p3[i];
    return [at(0), at(1)];
  });
}

function areaOf(points: Point[]): number {
  let sum = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length];
    sum += x * ny - nx * y;
  });
  return Math.abs(sum / 2);
}

const middleOf = (points: Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

function isInside([x, y]: Point, outline: Point[]): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [xi, yi] = outline[i];
    const [xj, yj] = outline[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
