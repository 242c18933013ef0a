import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './PagePaper.module.css';
import metrics from './pageMetrics.module.css';

/** The paper of a manual page: an article, which the caller names with `aria-labelledby`. */
export function PagePaper({ className, ...rest }: ComponentProps<'article'>) {
  return <article data-surface="paper" {...rest} className={clsx(metrics.manual, styles.paper, className)} />;
}
