import { cornerAt, marginPx, type PageSize, type PaperTurn, type PartAt, stillPart } from './PaperTurn.ts';

/** How far the eye is from the book, in front of the spine's middle. */
const eyePx = 2000;

/** A board that swings about the spine towards the reader, by half a circle in all. */
export function hardPaper(turn: PaperTurn, progress: number, page: PageSize): PartAt {
  const { x } = cornerAt(turn, progress, page);
  const angleRad = (Math.PI * (page.width - x)) / (2 * page.width);
  const [cos, sin] = [Math.cos(angleRad), Math.sin(angleRad)];
  /** Where the board's free edge is seen. */
  const edgeX = (page.width * cos) / (1 - (page.width * sin) / eyePx);

  return (at) => {
    // The line of sight meets the board's plane `u` from the spine; there it is so much nearer to the eye.
    const u = (eyePx * at.x) / (eyePx * cos + at.x * sin);
    const nearer = 1 - (u * sin) / eyePx;
    const v = page.height / 2 + (at.y - page.height / 2) * nearer;
    const across = Math.min(at.x, edgeX - at.x);
    const acrossBack = Math.min(-at.x, at.x - edgeX);
    const inBoard = Math.min(cos > 0 ? across : acrossBack, v, page.height - v);
    if (Math.abs(inBoard) < marginPx) return undefined;
    if (inBoard > 0) return cos > 0 ? 'front' : 'back';
    return stillPart(at, page);
  };
}
