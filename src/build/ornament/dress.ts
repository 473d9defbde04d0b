type Point = readonly [x: number, y: number];

/** A place and a direction. */
type Frame = readonly [origin: Point, along: Point];

/** A stroke as SVG path data: shapes in its own colour, shapes in the other colour, and lines in the paper's colour. */
export interface DressedStroke {
  readonly own: string;
  readonly other: string;
  readonly lines: string;
}

const PAIR = /(-?[\d.]+) (-?[\d.]+)/g;

/** The distance between neighbouring points on the centre line of a stroke. */
const STEP = 6;

/**
 * The widths of a stroke at even distances from its start to its end, by its dress: a bird whose head is at the start,
 * its head and neck, its tail, a band or a vine.
 */
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  bird: [7, 9, 13, 14.5, 14, 13, 12, 10.5, 8],
  neck: [7, 9, 13, 14.5, 14, 13, 12.5, 12, 11],
  tail: [5, 11, 13, 13, 13, 12.5, 12, 10.5, 8],
  band: [9, 8],
  vine: [3.4, 2.2],
};

// Each shape starts at its fixed point and points to the right. All turn the same way, so that overlaps leave no holes.
const HEAD =
  'M-8 4.5C-9 -3 -5 -8 1 -8C5.5 -8 7.5 -5.6 8.6 -3.4C12 -2.6 15.5 -.4 16 4C12.5 2 9.5 2.6 7 4.6C4 7.4 -3 9 -8 4.5Z' +
  'M-2 -7L-8 -2C-10 -4.5 -12 -6.5 -15.5 -7.5C-13 -9 -10.5 -9 -8 -7.5C-9 -10 -10 -12 -12 -13.5C-8 -14 -4 -12 -2 -7Z';
const EYE = 'M.4 -2C.4 -3 2 -3 2 -2C2 -1 .4 -1 .4 -2Z';
const COLLAR = 'M-1.6 -6.5L-1.6 6.5M1.6 -6.5L1.6 6.5';
const WING = 'M-9 1C-10 -6 -3 -8 3 -7C11 -6 18 -2 25 -6C22 0 16 4 8 5C0 6 -7 6 -9 1Z';
const WING_LINES = 'M-3 -2C-1 -5 2 -4 4 -1C5 1 4 2 2 3M3 -3.6C10 -3 14 -1 20 -3M6 .4C10 1 13 1 17 0';
const TAIL = 'M-3 -3C3 -3 9 -7 13 -13C15 -8 12 -3 4 0C12 3 15 8 13 13C9 7 3 3 -3 3Z';
const MIDDLE_FEATHER = 'M-2 0C5 -4 12 -3 18 0C12 3 5 4 -2 0Z';
const LEAF = 'M0 0C3 -4 8 -4 12 0C8 4 3 4 0 0Z';
const TREFOIL =
  'M-2 0C4 -7 12 -6 17 0C12 6 4 7 -2 0ZM1 -1C-3 -3 -5 -8 -2 -12C3 -11 5 -6 3 -2ZM3 2C5 6 3 11 -2 12C-5 8 -3 3 1 1Z';

/** Dresses the centre line of a stroke. */
export function dress(kind: string, line: string): DressedStroke {
  const spine = evenly(line);
  const hasHead = kind === 'bird' || kind === 'neck';
  const side = hasHead ? crownSide(spine) : 1;
  const at = (index: number, shape: string, size = 1): string =>
    place(shape, frame(spine, index), size, side);
  const end = spine.length - 1;
  let own = outline(spine, WIDTHS[kind]!, side);
  let other = '';
  let lines = '';
  if (kind === 'vine') {
    own += at(end, TREFOIL, 0.6);
    for (const [part, turn] of [
      [0.28, 1],
      [0.56, -1],
    ] as const) {
      const [origin, [x, y]] = frame(spine, Math.round(part * end));
      own += place(LEAF, [origin, direction([0, 0], [x - y * turn, y + x * turn])], 1, 1);
    }
  }
  if (kind === 'band') own += at(end, TREFOIL, 0.9);
  if (kind === 'bird' || kind === 'tail') {
    own += at(end, TAIL);
    other += at(end, MIDDLE_FEATHER);
  }
  if (hasHead) {
    const head = frame([...spine].reverse(), end);
    own += place(HEAD, head, 0.95, side);
    const back = Math.min(7, Math.floor(spine.length * 0.45));
    other += at(back, WING);
    lines += place(EYE, head, 1, side) + at(3, COLLAR) + at(back, WING_LINES);
  }
  if (kind !== 'vine') lines += curve(spine.slice(hasHead ? 12 : 1, -1));
  return { own, other, lines };
}

/** The smallest and the largest x of drawn strokes. */
export function extent(drawn: readonly DressedStroke[]): readonly [left: number, right: number] {
  const places = drawn.flatMap(({ own }) => Array.from(own.matchAll(PAIR), ([, x]) => Number(x)));
  return [Math.min(...places), Math.max(...places)];
}

/** The side of the stroke on which a bird's crown lies, 1 or -1: away from the neck's bend, or above if straight. */
function crownSide(spine: readonly Point[]): number {
  const [x, y] = direction(spine[1]!, spine[0]!);
  const [neckX, neckY] = direction(spine[0]!, spine[4]!);
  const bend = x * neckY - y * neckX;
  return Math.sign(Math.abs(bend) > 0.35 ? bend : x) || 1;
}

/** Points along a path of straight and curved pieces, about `STEP` apart. */
function evenly(line: string): Point[] {
  const points: Point[] = [];
  for (const [, command, numbers] of line.matchAll(/([MLC])([^MLC]+)/g)) {
    const ends = Array.from(numbers!.matchAll(PAIR), ([, x, y]): Point => [Number(x), Number(y)]);
    if (command === 'C') points.push(...bezier([points.at(-1)!, ...ends]));
    else points.push(...ends);
  }
  const lengths = points.map((point, index) => (index ? distance(points[index - 1]!, point) : 0));
  const whole = lengths.reduce((sum, length) => sum + length);
  const count = Math.round(whole / STEP);
  const step = whole / count;
  const even: Point[] = [points[0]!];
  let walked = 0;
  for (let index = 1; index < points.length; index++) {
    const length = lengths[index]!;
    while (even.length < count && even.length * step <= walked + length)
      even.push(between(points[index - 1]!, points[index]!, (even.length * step - walked) / length));
    walked += length;
  }
  return [...even, points.at(-1)!];
}

/** Points on a cubic curve, without its start. */
function bezier(ends: readonly Point[]): Point[] {
  return Array.from({ length: 24 }, (_, index) => {
    let points = ends;
    while (points.length > 1)
      points = points.slice(1).map((point, place) => between(points[place]!, point, (index + 1) / 24));
    return points[0]!;
  });
}

function outline(spine: readonly Point[], widths: readonly number[], side: number): string {
  const edge = (sign: number): Point[] =>
    spine.map((_, index) => {
      const [[x, y], [dx, dy]] = frame(spine, index);
      const half = (sign * side * widthAt(widths, index / (spine.length - 1))) / 2;
      return [x + dy * half, y - dx * half];
    });
  return `${curve([...edge(1), ...edge(-1).reverse()])}Z`;
}

function widthAt(widths: readonly number[], part: number): number {
  const place = part * (widths.length - 1);
  const before = widths[Math.floor(place)]!;
  return before + (widths[Math.ceil(place)]! - before) * (place % 1);
}

/** A smooth curve along points; empty for fewer than two. */
function curve(points: readonly Point[]): string {
  if (points.length < 2) return '';
  const ways = points
    .slice(1, -1)
    .map((point, index) => `Q${format(point)} ${format(between(point, points[index + 2]!, 0.5))}`);
  return `M${format(points[0]!)}${ways.join('')}L${format(points.at(-1)!)}`;
}

/** The position and the direction of a spine at one of its points. */
function frame(spine: readonly Point[], index: number): Frame {
  const before = spine[Math.max(0, index - 1)]!;
  return [spine[index]!, direction(before, spine[index + 1] ?? spine[index]!)];
}

/** Moves a shape to a place and turns it from the right into a direction; a side of -1 mirrors it. */
function place(shape: string, [[x, y], [dx, dy]]: Frame, size: number, side: number): string {
  return shape.replace(PAIR, (_, a: string, b: string) => {
    const [along, across] = [Number(a) * size, Number(b) * size * side];
    return format([x + along * dx - across * dy, y + along * dy + across * dx]);
  });
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

function direction(from: Point, to: Point): Point {
  const length = distance(from, to);
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

const format = (point: Point): string => point.map((number) => Math.round(number * 10) / 10).join(' ');
