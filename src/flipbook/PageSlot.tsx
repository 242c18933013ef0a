import { memo, type ReactNode, useState } from 'react';
import { PageContext } from './BookContext.ts';
import type { Density } from './engine/shapes.ts';
import styles from './PageSlot.module.css';

interface PageSlotProps {
  /** What assistive technology calls the page. Without either name its box is no group. */
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly density: Density;
  readonly index: number;
  /** Whether its box says its number: its place among its siblings does not. */
  readonly isNumbered: boolean;
  /** Where the page lies before any script runs; `null` out of sight. */
  readonly side: 'start' | 'end' | null;
  readonly children: ReactNode;
}

/**
 * The boxes around one page. React draws them once. From then on the view writes where they are and whether they are in
 * sight, so the first values are kept and never written again.
 */
export const PageSlot = memo(function PageSlot({ density, index, isNumbered, side, children, ...name }: PageSlotProps) {
  const [first] = useState(side);
  return (
    <div
      className={styles.page}
      role={Object.keys(name).length > 0 ? 'group' : undefined}
      {...name}
      data-part="page"
      data-page={isNumbered ? index : undefined}
      data-density={density}
      data-side={first ?? undefined}
      hidden={first === null}
    >
      <div data-part="cut">
        <div data-part="sheet">
          <PageContext.Provider value={index}>{children}</PageContext.Provider>
        </div>
      </div>
    </div>
  );
});
