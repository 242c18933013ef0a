import { creaseAt } from '../../../src/flipbook/engine/crease.ts';
import { pageSpaceOf } from '../../../src/flipbook/engine/outline.ts';
import { clickStart } from '../../../src/flipbook/engine/run.ts';
import type { Corner, Direction } from '../../../src/flipbook/engine/shapes.ts';
import { turnEnds, turnTo } from '../../../src/flipbook/engine/turn.ts';
import { Flipbook } from '../../../src/index.ts';
import { proofPages } from '../sample/ProofPage.tsx';
import { FoldDrawing } from './FoldDrawing.tsx';
import { FoldNumbers } from './FoldNumbers.tsx';
import styles from './lab.module.css';

interface FrozenFrameProps {
  readonly direction: Direction;
  readonly corner: Corner;
  /** How far along its way the corner is, 0 to 1. */
  readonly progress: number;
  readonly rightToLeft: boolean;
  /** Whether the boxes are drawn that cut flat page and flap. */
  readonly boxes: boolean;
}

const page = { width: 270, height: 360 };
const pageCount = 8;
const from = 2;
const pages = { pageCount, orientation: 'landscape', showCover: false, densities: [] } as const;
/** Room around the book for what sticks out, in px. */
const margin = 110;

/** A frame of a turn as the book draws it, and what the engine says of it on top. */
export function FrozenFrame({ direction, corner, progress, rightToLeft, boxes }: FrozenFrameProps) {
  const turn = turnTo({ from, to: direction, corner }, pages);
  if (!turn) return null;
  const { goal } = turnEnds(turn, page);
  const start = clickStart(turn, { page });
  const dragged = { x: start.x + (goal.x - start.x) * progress, y: start.y + (goal.y - start.y) * progress };
  const crease = creaseAt(dragged, corner, page);
  const width = page.width * 2 + margin * 2;
  const height = page.height + margin * 2;
  return (
    <div data-lab="" className={styles.lab} style={{ width }}>
      <div className={styles.bench} style={{ height, padding: margin }}>
        <Flipbook
          aria-label="Frozen frame"
          {...page}
          startPage={from}
          maxShadowOpacity={0.35}
          direction={rightToLeft ? 'rtl' : 'ltr'}
          turn={{ direction, corner, progress }}
        >
          {proofPages(pageCount)}
        </Flipbook>
        <svg
          className={styles.overlay}
          viewBox={`${-margin} ${-margin} ${width} ${height}`}
          role="img"
          aria-label="The geometry of this frame"
        >
          {crease && (
            <FoldDrawing
              crease={crease}
              page={page}
              space={pageSpaceOf(direction, { page, orientation: 'landscape', rightToLeft })}
              boxes={boxes}
            />
          )}
        </svg>
      </div>
      {crease && <FoldNumbers crease={crease} />}
    </div>
  );
}
