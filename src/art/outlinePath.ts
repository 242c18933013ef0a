// Dot space, see compileSprite.ts. Outlines run clockwise around the dots they enclose. The outline
// of a hole runs the other way, so SVG's default fill rule leaves it empty.

type Step = readonly [dx: number, dy: number];
type Corner = { readonly x: number; readonly y: number };
type Side = { readonly from: Corner; readonly step: Step };

/** The sides of the dot at the origin, clockwise, each with the neighbor behind it. */
const sides = [
  { from: { x: 0, y: 0 }, step: [1, 0], neighbor: [0, -1] },
  { from: { x: 1, y: 0 }, step: [0, 1], neighbor: [1, 0] },
  { from: { x: 1, y: 1 }, step: [-1, 0], neighbor: [0, 1] },
  { from: { x: 0, y: 1 }, step: [0, -1], neighbor: [-1, 0] },
] as const;

/** The outlines of all dots of a key, in relative coordinates, so that equal shapes compress well. */
export function outlinePath(rows: readonly string[], key: string): string {
  const sidesByCorner = new Map<string, Side[]>();
  for (const side of openSides(rows, key)) {
    const corner = cornerKey(side.from);
    sidesByCorner.set(corner, [...(sidesByCorner.get(corner) ?? []), side]);
  }
  let d = '';
  let pen: Corner = { x: 0, y: 0 };
  for (const cornerSides of sidesByCorner.values()) {
    while (cornerSides[0]) {
      const { from } = cornerSides[0];
      d += `m${joinNumbers(from.x - pen.x, from.y - pen.y)}${outlineFrom(sidesByCorner, from)}`;
      pen = from;
    }
  }
  // The pen starts at the origin, so the first move has the same numbers in absolute form.
  return d.replace('m', 'M');
}

/** The sides between a dot of the key and any other dot, row by row. */
function openSides(rows: readonly string[], key: string): readonly Side[] {
  const openAt = (x: number, y: number) =>
    sides
      .filter(({ neighbor: [dx, dy] }) => rows[y + dy]?.[x + dx] !== key)
      .map(({ from, step }) => ({ from: { x: x + from.x, y: y + from.y }, step }));
  // Skip rows without the key, which are most of them.
  return rows.flatMap((row, y) =>
    row.includes(key) ? [...row].flatMap((dot, x) => (dot === key ? openAt(x, y) : [])) : [],
  );
}

function outlineFrom(sidesByCorner: ReadonlyMap<string, Side[]>, start: Corner): string {
  const runs: [number, number][] = [];
  let corner = start;
  let lastStep: Step = [0, 0];
  do {
    const step = takeSide(sidesByCorner.get(cornerKey(corner)) ?? [], lastStep);
    const run = runs.at(-1);
    if (run && step[0] === lastStep[0] && step[1] === lastStep[1]) {
      run[0] += step[0];
      run[1] += step[1];
    } else runs.push([...step]);
    corner = { x: corner.x + step[0], y: corner.y + step[1] };
    lastStep = step;
  } while (corner.x !== start.x || corner.y !== start.y);
  // Closing the path draws the last run.
  const segments = runs.slice(0, -1).map(([dx, dy]) => (dx === 0 ? `v${dy}` : `h${dx}`));
  return `${segments.join('')}z`;
}

/** Removes the next side. If two outlines meet at a corner, turning left joins them into one. */
function takeSide(sides: Side[], [dx, dy]: Step): Step {
  const leftTurn = sides.findIndex(({ step }) => step[0] === dy && step[1] === -dx);
  const [side] = sides.splice(Math.max(0, leftTurn), 1);
  if (!side) throw new Error('Invalid outline: no next side at a corner. Visit the sides in reading order.');
  return side.step;
}

function cornerKey({ x, y }: Corner): string {
  return `${x} ${y}`;
}

/** Joins two numbers with a space, unless a minus sign separates them. */
function joinNumbers(first: number, second: number): string {
  return second < 0 ? `${first}${second}` : `${first} ${second}`;
}
