import { bookletPages } from '../../src/booklet/bookletPages.tsx';
import type { BookletMessages, Content } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import styles from './AllPages.module.css';
import { siteCodeSample } from './siteCodeSample.ts';

export type AllPagesProps = {
  /** The content of all pages, made from the two files of an owner. */
  content: Content;
  /** The visitor's company. @default '' */
  company?: string;
  /** Replaces the site's built-in texts. */
  messages?: BookletMessages;
};

/** An email address and a name without a break, and a company name of 500 characters. */
export const unbreakable = {
  company: 'W'.repeat(500),
  content: {
    ...typical,
    resume: { ...typical.resume, basics: { name: 'W'.repeat(200), email: `${'w'.repeat(60)}@example.com` } },
  },
} satisfies AllPagesProps;

/** All eight pages on a table, two by two. */
export function AllPages({ content, company = '', messages }: AllPagesProps) {
  const code = siteCodeSample(content.game.site.address);
  return (
    <div className={styles.frame}>
      <div className={styles.table} dir={content.direction}>
        {bookletPages({ content, company, code, messages })}
      </div>
    </div>
  );
}
