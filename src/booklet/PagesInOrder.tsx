import { Children, type ComponentPropsWithoutRef } from 'react';
import styles from './PagesInOrder.module.css';

/**
 * A book's pages one under the other, each named by its place: how a manual is read without turning, and without script.
 * Its name comes with `aria-label`.
 */
export function PagesInOrder({ children, ...rest }: ComponentPropsWithoutRef<'div'>) {
  const pages = Children.toArray(children);
  return (
    <div role="group" aria-roledescription="book" {...rest}>
      {Children.map(pages, (page, index) => (
        <div role="group" aria-label={`${index + 1} of ${pages.length}`} className={styles.page}>
          {page}
        </div>
      ))}
    </div>
  );
}
