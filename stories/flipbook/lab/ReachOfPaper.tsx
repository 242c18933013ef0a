import { type PointerEvent, type SVGAttributes, useState } from 'react';
import { type Crease, creaseAt, reachable } from '../../../src/flipbook/engine/crease.ts';
import { cutFor } from '../../../src/flipbook/engine/pose.ts';
import type { Corner, Point } from '../../../src/flipbook/engine/shapes.ts';
import { clip, cornersOf, mirrored } from '../../../src/flipbook/engine/testing/polygon.ts';

interface ReachOfPaperProps {
  readonly corner: Corner;
  /** The point that the corner is dragged to, in page space. */
  readonly x: number;
  readonly y: number;
  /** Whether to show the box that clips the flat page and the flap. The two boxes coincide. */
  readonly boxes: boolean;
}

const page = { width: 270, height: 360 };
/** The visible part of page space. */
const view = { left: -370, top: -120, width: 740, height: 600 };
const beyondPx = 60;

const words = { fontFamily: 'var(--face-body)', fontSize: 15, lineHeight: 1 };
const limit: SVGAttributes<SVGElement> = { stroke: '#5b6b8c', strokeDasharray: '2 4' };
const red = '#d00000';

const pathOf = (points: readonly Point[], end = ''): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${end}`;

/** A crease and its construction: page, corner, dragged point, the point's limits, normal, flap. */
function creaseDrawing(crease: Crease, wish: Point | undefined, boxes: boolean) {
  const normal = { x: Math.cos(crease.angleRad), y: Math.sin(crease.angleRad) };
  /** From box space: x along the normal, y along the crease. */
  const fromBox = (x: number, y: number): Point => ({
    x: crease.middle.x + x * normal.x - y * normal.y,
    y: crease.middle.y + x * normal.y + y * normal.x,
  });
  const outline = cornersOf(page);
  const lifted = clip(outline, crease, 1);
  const flap = lifted.map((point) => mirrored(crease, point));
  const { depth, top, bottom } = cutFor([crease], page);
  const box = [fromBox(0, top), fromBox(0, bottom), fromBox(-depth, bottom), fromBox(-depth, top)];
  const arrow = [fromBox(30, 5), fromBox(40, 0), fromBox(30, -5), fromBox(40, 0), fromBox(0, 0)];
  const dots = { C: crease.corner, M: crease.middle, P: crease.point, ...(wish && { wish }) };
  return (
    <g fill="none" strokeWidth={1.5}>
      <circle cy={crease.corner.y} r={page.width} {...limit} />
      <circle cy={page.height - crease.corner.y} r={Math.hypot(page.width, page.height)} {...limit} />
      <path d={pathOf(clip(outline, crease, -1), 'Z')} fill="#fbf6e6" stroke="#1d1a2b" />
      <path d={pathOf(lifted, 'Z')} stroke="#1d1a2b" strokeDasharray="4 3" />
      <path d={pathOf(flap, 'Z')} fill="#f2dfb4" stroke="#b3006b" strokeWidth={2} />
      {boxes && <path d={pathOf(box, 'Z')} fill="#0057b81a" stroke="#0057b8" />}
      <path d={pathOf([crease.corner, crease.point])} stroke="#8a5a00" strokeDasharray="6 4" />
      {wish && <path d={pathOf([crease.point, wish])} {...limit} />}
      <path d={pathOf([fromBox(0, top - beyondPx), fromBox(0, bottom + beyondPx)])} stroke={red} />
      <path d={pathOf(arrow)} stroke={red} strokeWidth={2} />
      {Object.entries(dots).map(([name, { x, y }]) => (
        <g key={name} transform={`translate(${x} ${y})`} stroke="#ffffff">
          <circle r={4} fill={red} />
          <text x={8} y={-8} fill="#1d1a2b" strokeWidth={4} paintOrder="stroke" style={{ ...words, fontWeight: 700 }}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Drag anywhere: the corner comes as near to the pointer as the paper allows. */
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
    <div data-lab="" style={{ width: view.width, maxInlineSize: '100%', background: '#ffffff' }}>
      <svg
        style={{ display: 'block', inlineSize: '100%', cursor: 'crosshair', touchAction: 'none' }}
        viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
        role="img"
        aria-label="A page, its crease, and how far its corner reaches"
        onPointerDown={follow}
        onPointerMove={follow}
      >
        <path d={`M0 ${view.top}V${view.top + view.height}`} stroke="#5b6b8c" />
        <text x={6} y={view.top + 18} fill="#46536f" style={words}>
          spine
        </text>
        {crease && creaseDrawing(crease, strayed ? wish : undefined, boxes)}
      </svg>
    </div>
  );
}
