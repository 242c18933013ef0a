import type { ComponentProps } from 'react';
import styles from './pages.module.css';

/** A page for stories: a tint and some text, so that pages can be distinguished. */
export function TintedPage({ tint, ...rest }: ComponentProps<'div'> & { tint: 'sky' | 'sand' | 'moss' | 'rose' }) {
  return <div {...rest} className={styles.page} data-tint={tint} />;
}
