import type { Point } from '../../../../../.ci/engines/drivers/EngineWindow.ts';
import { cornerAt, depthIn, marginPx, type PageSize, type PaperTurn, type PartAt, stillPart } from './PaperTurn.ts';

/**
 * Paper that is folded so that its corner lies elsewhere: what lies beyond the crease is lifted, and its mirror image about
 * the crease shows the back.
 */
export function softPaper(turn: PaperTurn, progress: number, page: PageSize): PartAt {
  const corner = { x: page.width, y: turn.corner === 'top' ? 0 : page.height };
  const moved = cornerAt(turn, progress, page);
  const lengthPx = Math.hypot(corner.x - moved.x, corner.y - moved.y);
  const normal = { x: (corner.x - moved.x) / lengthPx, y: (corner.y - moved.y) / lengthPx };
  const middle = { x: (corner.x + moved.x) / 2, y: (corner.y + moved.y) / 2 };
  /** How far beyond the crease a point is, seen from the spine. */
  const beyond = ({ x, y }: Point): number => (x - middle.x) * normal.x + (y - middle.y) * normal.y;

  return (at) => {
    const beyondPx = beyond(at);
    const mirrored = { x: at.x - 2 * beyondPx * normal.x, y: at.y - 2 * beyondPx * normal.y };
    const inFlap = depthIn(mirrored, 0, page);
    // The crease ends where the paper does.
    const nearPaper = Math.max(inFlap, depthIn(at, 0, page)) > -marginPx;
    if (Math.abs(beyondPx) < marginPx && nearPaper) return undefined;
    if (beyondPx < 0 && Math.abs(inFlap) < marginPx) return undefined;
    if (beyondPx < 0 && inFlap > 0) return 'back';
    const still = stillPart(at, page);
    return still === 'revealed' && beyondPx < 0 ? 'front' : still;
  };
}
