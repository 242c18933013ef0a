// Dot space, see compileSprite.ts.
import { outlinePath } from '../../src/art/outlinePath.ts';
import { areaRows, dotArea, dotRoles } from './DotArea.ts';
import { smoothArea } from './smoothArea.ts';

/** Upper left dot and size. */
type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** The outlines that the keys of a sprite can have. */
export interface Coverings {
  /** Path data of a key, if `later`, keys that are painted after it, may hide some of it. */
  readonly pathOf: (key: string, later: ReadonlySet<string>) => string;
  /** Whether a dot of the one is where the other may reach. If neither is, their order is of no account. */
  readonly meet: (one: string, other: string) => boolean;
}

/** The outlines of a sprite's keys, each found once. */
export function coverings(rows: readonly string[]): Coverings {
  const keys = [...new Set(rows.join('').replaceAll('.', ''))];
  const boxes = new Map(keys.map((key) => [key, boxOf(rows, key)]));
  const inBox = new Map([...boxes].map(([key, box]) => [key, new Set(cut(rows, box).join(''))]));
  const found = new Map<string, string>();
  const reaches = (key: string, other: string) => inBox.get(key)?.has(other) ?? false;
  return {
    meet: (one, other) => reaches(one, other) || reaches(other, one),
    pathOf: (key, later) => {
      const free = keys.filter((other) => other !== key && later.has(other) && reaches(key, other)).join('');
      const known = found.get(`${key}${free}`);
      if (known !== undefined) return known;
      const path = shortestPath(rows, boxes.get(key) ?? boxOf(rows, key), { key, free });
      found.set(`${key}${free}`, path);
      return path;
    },
  };
}

/** The shortest of three: that of its own dots, and those found from the least that it can cover and from the most. */
function shortestPath(rows: readonly string[], box: Box, { key, free }: { key: string; free: string }): string {
  const plain = outlinePath(rows, key);
  if (free === '') return plain;
  const dots = cut(rows, box);
  const covering = [false, true].map((isGreedy) => {
    const roleAt = (column: number, row: number) => {
      const dot = dots[row]?.[column] ?? '.';
      if (dot === key) return dotRoles.own;
      return free.includes(dot) ? dotRoles.free : dotRoles.never;
    };
    const area = dotArea(box, roleAt, isGreedy);
    smoothArea(area);
    const above = Array<string>(box.top).fill('');
    return outlinePath([...above, ...areaRows(area).map((row) => '.'.repeat(box.left) + row)], '#');
  });
  return [plain, ...covering].reduce((best, next) => (next.length < best.length ? next : best));
}

function cut(rows: readonly string[], { left, top, width, height }: Box): readonly string[] {
  return rows.slice(top, top + height).map((row) => row.slice(left, left + width));
}

/** No covering is shorter for reaching out of the box of its own dots. */
function boxOf(rows: readonly string[], key: string): Box {
  const columns = rows.flatMap((row) => (row.includes(key) ? [row.indexOf(key), row.lastIndexOf(key)] : []));
  const top = rows.findIndex((row) => row.includes(key));
  const bottom = rows.findLastIndex((row) => row.includes(key));
  const left = Math.min(...columns);
  return { left, top, width: Math.max(...columns) - left + 1, height: bottom - top + 1 };
}
