// Drawn in page space (see crease.ts), then moved to where that lies in the book.
import type { Crease } from '../../../src/flipbook/engine/crease.ts';
import type { PageSpace } from '../../../src/flipbook/engine/outline.ts';
import { cutFor } from '../../../src/flipbook/engine/pose.ts';
import type { Point, Size } from '../../../src/flipbook/engine/shapes.ts';
import { clip, cornersOf, mirrored } from '../../../src/flipbook/engine/testing/polygon.ts';
import styles from './FoldDrawing.module.css';

interface FoldDrawingProps {
  readonly crease: Crease;
  readonly page: Size;
  readonly space: PageSpace;
  /** Where the corner is dragged to, when that is farther than the paper reaches. */
  readonly wish?: Point | undefined;
  /** Whether the paper itself is drawn, because no book lies beneath. */
  readonly paper?: boolean;
  /** Whether the box is drawn that cuts flat page and flap: there are two of them, in one place. */
  readonly boxes?: boolean;
}

/** How far the crease is drawn beyond the page, both ways, in px. */
const beyondPx = 60;

/** A crease and what it is made of: page, corner, dragged point, the point's limits, normal, flap. */
export function FoldDrawing({ crease, page, space, wish, paper = false, boxes = false }: FoldDrawingProps) {
  const at = ({ x, y }: Point): Point => ({ x: space.spineX + x * space.outward, y });
  const path = (points: readonly Point[], close = true): string =>
    `M${points
      .map(at)
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}${close ? 'Z' : ''}`;
  const normal = { x: Math.cos(crease.angleRad), y: Math.sin(crease.angleRad) };
  /** From box space: x along the normal, y along the crease. */
  const fromBox = (x: number, y: number): Point => ({
    x: crease.middle.x + x * normal.x - y * normal.y,
    y: crease.middle.y + x * normal.y + y * normal.x,
  });
  const outline = cornersOf(page);
  const lifted = clip(outline, crease, 1);
  const { depth, top, bottom } = cutFor([crease], page);
  const near = { x: 0, y: crease.corner.y };
  const far = { x: 0, y: page.height - crease.corner.y };
  const dots = [
    { name: 'C', place: crease.corner },
    { name: 'M', place: crease.middle },
    { name: 'P', place: crease.point },
    ...(wish ? [{ name: 'wish', place: wish }] : []),
  ];
  return (
    <g className={styles.drawing}>
      <circle cx={at(near).x} cy={near.y} r={page.width} className={styles.limit} />
      <circle cx={at(far).x} cy={far.y} r={Math.hypot(page.width, page.height)} className={styles.limit} />
      <path d={path(paper ? clip(outline, crease, -1) : outline)} className={paper ? styles.paper : styles.page} />
      <path d={path(lifted)} className={styles.lifted} />
      <path
        d={path(lifted.map((point) => mirrored(crease, point)))}
        className={paper ? styles.paperFlap : styles.flap}
      />
      {boxes && (
        <path
          d={path([fromBox(0, top), fromBox(0, bottom), fromBox(-depth, bottom), fromBox(-depth, top)])}
          className={styles.box}
        />
      )}
      <path d={path([crease.corner, crease.point], false)} className={styles.way} />
      {wish && <path d={path([crease.point, wish], false)} className={styles.limit} />}
      <path d={path([fromBox(0, top - beyondPx), fromBox(0, bottom + beyondPx)], false)} className={styles.crease} />
      <path
        d={path([fromBox(30, 5), fromBox(40, 0), fromBox(30, -5), fromBox(40, 0), fromBox(0, 0)], false)}
        className={styles.normal}
      />
      {dots.map(({ name, place }) => (
        <g key={name} transform={`translate(${at(place).x} ${place.y})`}>
          <circle r={4} className={styles.dot} />
          <text x={8} y={-8} className={styles.name}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}
