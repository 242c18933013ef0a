import { bookletPages } from '../../src/booklet/bookletPages.tsx';
import type { Content } from '../../src/index.ts';
import styles from './AllPages.module.css';
import { siteCodeSample } from './siteCodeSample.ts';

export type AllPagesProps = {
  content: Content;
  /** The company that the visit knows. @default '' */
  company?: string;
};

/** All eight pages on a table, two by two. */
export function AllPages({ content, company = '' }: AllPagesProps) {
  const code = siteCodeSample(content.game.site.address);
  return (
    <div className={styles.room}>
      <div className={styles.table}>{bookletPages({ content, company, code, words: undefined })}</div>
    </div>
  );
}
