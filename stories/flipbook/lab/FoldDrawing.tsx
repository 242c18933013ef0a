// Drawn in page space: see crease.ts.
import type { Crease } from '../../../src/flipbook/engine/crease.ts';
import { cutFor } from '../../../src/flipbook/engine/pose.ts';
import type { Point, Size } from '../../../src/flipbook/engine/shapes.ts';
import { clip, cornersOf, mirrored } from '../../../src/flipbook/engine/testing/polygon.ts';
import styles from './lab.module.css';

interface FoldDrawingProps {
  readonly crease: Crease;
  readonly page: Size;
  /** Where the corner is dragged to, when that is farther than the paper reaches. */
  readonly wish: Point | undefined;
  /** Whether the box is drawn that cuts flat page and flap: there are two of them, in one place. */
  readonly boxes: boolean;
}

/** How far the crease is drawn beyond the page, both ways, in px. */
const beyondPx = 60;

const pathOf = (points: readonly Point[], end = ''): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${end}`;

/** A crease and what it is made of: page, corner, dragged point, the point's limits, normal, flap. */
export function FoldDrawing({ crease, page, wish, boxes }: FoldDrawingProps) {
  const normal = { x: Math.cos(crease.angleRad), y: Math.sin(crease.angleRad) };
  /** From box space: x along the normal, y along the crease. */
  const fromBox = (x: number, y: number): Point => ({
    x: crease.middle.x + x * normal.x - y * normal.y,
    y: crease.middle.y + x * normal.y + y * normal.x,
  });
  const outline = cornersOf(page);
  const lifted = clip(outline, crease, 1);
  const { depth, top, bottom } = cutFor([crease], page);
  const box = [fromBox(0, top), fromBox(0, bottom), fromBox(-depth, bottom), fromBox(-depth, top)];
  const arrow = [fromBox(30, 5), fromBox(40, 0), fromBox(30, -5), fromBox(40, 0), fromBox(0, 0)];
  const dots = { C: crease.corner, M: crease.middle, P: crease.point, ...(wish && { wish }) };
  return (
    <g className={styles.drawing}>
      <circle cy={crease.corner.y} r={page.width} className={styles.limit} />
      <circle cy={page.height - crease.corner.y} r={Math.hypot(page.width, page.height)} className={styles.limit} />
      <path d={pathOf(clip(outline, crease, -1), 'Z')} className={styles.paper} />
      <path d={pathOf(lifted, 'Z')} className={styles.lifted} />
      <path
        d={pathOf(
          lifted.map((point) => mirrored(crease, point)),
          'Z',
        )}
        className={styles.flap}
      />
      {boxes && <path d={pathOf(box, 'Z')} className={styles.box} />}
      <path d={pathOf([crease.corner, crease.point])} className={styles.way} />
      {wish && <path d={pathOf([crease.point, wish])} className={styles.limit} />}
      <path d={pathOf([fromBox(0, top - beyondPx), fromBox(0, bottom + beyondPx)])} className={styles.crease} />
      <path d={pathOf(arrow)} className={styles.normal} />
      {Object.entries(dots).map(([name, { x, y }]) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <circle r={4} className={styles.dot} />
          <text x={8} y={-8} className={styles.name}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}
