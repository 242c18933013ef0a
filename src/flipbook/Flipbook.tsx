import type { ComponentPropsWithoutRef } from 'react';
import { childPages } from './childPages.ts';
import { pages } from './engine/pages.ts';
import { type FlipbookSettings, settings } from './engine/settings.ts';
import styles from './Flipbook.module.css';
import { withoutSettings } from './withoutSettings.ts';

/** What {@link Flipbook} takes: the 21 settings, the words it says, and whatever a `<div>` does. */
export interface FlipbookProps extends ComponentPropsWithoutRef<'div'>, FlipbookSettings {
  /**
   * What a page is called that has no `aria-label` or `aria-labelledby` of its own. Both numbers are people's: the
   * first page is 1.
   * @default '3 of 8'
   */
  pageName?: ((position: number, count: number) => string) | undefined;
}

/**
 * A book of pages: every child is one. Fragments and arrays are opened, `null` and the like are no pages. It shows its
 * pages in order, one under the other, from the server on; it does not turn them.
 *
 * All 21 settings are checked; `showCover` is the one that shows: it makes the first and the last page hard. A page's
 * own `data-density` decides for the others. Give the book a name with `aria-label`.
 *
 * @throws while rendering, when a setting is invalid: see `settings` for the three texts
 */
export function Flipbook({ children, className, pageName = positionOfCount, ...rest }: FlipbookProps) {
  const { showCover } = settings(rest);
  return (
    <div
      role="group"
      aria-roledescription="book"
      {...withoutSettings(rest)}
      className={[styles.book, className].filter(Boolean).join(' ')}
    >
      {pages(childPages(children), { showCover, pageName }).map(({ key, density, name, content }) => (
        <div
          key={key}
          role="group"
          aria-label={'label' in name ? name.label : undefined}
          aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
          className={styles.page}
          data-density={density}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

function positionOfCount(position: number, count: number): string {
  return `${position} of ${count}`;
}
