import { type PointerEvent, useState } from 'react';
import { creaseAt, reachable } from '../../../src/flipbook/engine/crease.ts';
import type { Corner, Point } from '../../../src/flipbook/engine/shapes.ts';
import { FoldDrawing } from './FoldDrawing.tsx';
import styles from './lab.module.css';

interface ReachOfPaperProps {
  readonly corner: Corner;
  /** Where the corner is dragged to, in page space. */
  readonly x: number;
  readonly y: number;
  /** Whether the boxes are drawn that cut flat page and flap. */
  readonly boxes: boolean;
}

const page = { width: 270, height: 360 };
/** What is drawn of page space. */
const view = { left: -370, top: -120, width: 740, height: 600 };

/** Drag anywhere: the corner comes as near to the pointer as the paper lets it. */
export function ReachOfPaper({ corner, x, y, boxes }: ReachOfPaperProps) {
  const [dragged, setDragged] = useState<Point | null>(null);
  const wish = dragged ?? { x, y };
  const crease = creaseAt(reachable(wish, corner, page), corner, page);
  const follow = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    setDragged({
      x: view.left + ((event.clientX - box.left) / box.width) * view.width,
      y: view.top + ((event.clientY - box.top) / box.height) * view.height,
    });
  };
  const strayed = crease && Math.hypot(crease.point.x - wish.x, crease.point.y - wish.y) > 1;
  return (
    <div data-lab="" className={styles.lab} style={{ width: view.width }}>
      <svg
        className={styles.sheet}
        viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
        role="img"
        aria-label="A page, its crease, and how far its corner reaches"
        onPointerDown={follow}
        onPointerMove={follow}
      >
        <path d={`M0 ${view.top}V${view.top + view.height}`} className={styles.spine} />
        <text x={6} y={view.top + 18} className={styles.word}>
          spine
        </text>
        {crease && <FoldDrawing crease={crease} page={page} boxes={boxes} wish={strayed ? wish : undefined} />}
      </svg>
    </div>
  );
}
