import mapGround from 'virtual:sprite/mapGround';
import mapTrees from 'virtual:sprite/mapTrees';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Sprite } from '../art/Sprite.tsx';
import { displaySize } from './displaySize.ts';
import styles from './PageFrame.module.css';
import { PagePaper } from './PagePaper.tsx';
import { ScrollArea } from './ScrollArea.tsx';

export interface PageFrameProps extends ComponentProps<'article'> {
  heading: string;
  /** One-based. In a left-to-right manual, odd pages have the spine on the right, even ones on the left. */
  number: number;
  /** Makes the page one half of the map, without a frame. A `wooded` half has trees, for short texts. */
  map?: 'open' | 'wooded' | undefined;
  children?: ReactNode;
}

/** The frame of an interior page: a bar with title and page number, and a bordered content area. */
export function PageFrame({ heading, number, map, children, className, ...rest }: PageFrameProps) {
  const headingId = useId();
  return (
    <PagePaper
      aria-labelledby={headingId}
      data-spine={number % 2 === 1 ? 'right' : 'left'}
      data-map={map}
      data-stapled={number === 3 || number === 4 || undefined}
      {...rest}
      className={clsx(styles.frame, className)}
    >
      {/* Without scripts, links of the table of contents lead here. */}
      <noscript className={styles.anchor}>
        <span id={`page=${number + 1}`} />
      </noscript>
      <header className={styles.bar}>
        <h2 id={headingId} data-display={displaySize(heading, 502, 36)}>
          <bdi>{heading}</bdi>
        </h2>
        {/* Screen readers hear the book's own page number, which counts the covers. */}
        <p className={styles.number} data-notched="" aria-hidden="true">
          {number}
        </p>
      </header>
      <div className={styles.content} data-notched="">
        {map && <Sprite data-ground="" className={styles.ground} sprite={mapGround} />}
        {map === 'wooded' && <Sprite data-ground="" className={styles.ground} sprite={mapTrees} />}
        <ScrollArea headingId={headingId} className={styles.words}>
          {children}
        </ScrollArea>
      </div>
    </PagePaper>
  );
}
