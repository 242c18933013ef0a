import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import metrics from './pageMetrics.module.css';
import styles from './Sheet.module.css';

/** One manual page: paper of 640 x 600 pixels. It is an article, named by its heading. */
export function Sheet({ className, ...rest }: ComponentProps<'article'>) {
  return <article data-surface="paper" {...rest} className={clsx(metrics.manual, styles.sheet, className)} />;
}
