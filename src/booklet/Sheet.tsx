import type { ComponentProps } from 'react';
import styles from './Sheet.module.css';

/** One page of the manual: paper, 640 x 600 pixels. It is an article; whoever fills it names it by its heading. */
export function Sheet({ className, ...rest }: ComponentProps<'article'>) {
  return <article data-surface="paper" {...rest} className={[styles.sheet, className].filter(Boolean).join(' ')} />;
}
