import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './PagePaper.module.css';
import metrics from './pageMetrics.module.css';

/** The paper of one manual page, 640 x 600 pixels: an article. `aria-labelledby` names it by the page's heading. */
export function PagePaper({ className, ...rest }: ComponentProps<'article'>) {
  return <article data-surface="paper" {...rest} className={clsx(metrics.manual, styles.paper, className)} />;
}
