import { clsx } from 'clsx';
import { type ComponentProps, useRef } from 'react';
import styles from './ScrollArea.module.css';
import { useOverflow } from './useOverflow.ts';

export type ScrollAreaProps = Omit<ComponentProps<'div'>, 'ref' | 'onScroll' | 'tabIndex'>;

/**
 * What is on a page. Where that is more than has room it scrolls, an edge that fades away says where there is more, and
 * the keyboard reaches it.
 */
export function ScrollArea({ className, ...rest }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const { above, below, onScroll } = useOverflow(area);
  return (
    <div
      {...rest}
      ref={area}
      onScroll={onScroll}
      // Not every browser lets the keyboard into what scrolls.
      tabIndex={above || below ? 0 : undefined}
      data-scroller=""
      data-more={above ? (below ? 'both' : 'above') : below ? 'below' : undefined}
      className={clsx(styles.area, className)}
    />
  );
}
