import { bookletPages } from '../../src/booklet/bookletPages.tsx';
import type { BookletMessages, Content } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import styles from './AllPages.module.css';
import { PocketFrame, type PocketFrameProps } from './PocketFrame.tsx';
import { siteCodeSample } from './siteCodeSample.ts';

export type AllPagesProps = {
  /** The content of all pages, made from the two files of an owner. */
  content: Content;
  /** The visitor's company. @default '' */
  company?: string;
  /** Overrides some of the messages. */
  messages?: BookletMessages;
  /** Readable text instead of the pixel fonts. @default false */
  isReadable?: boolean;
  /** Shows the pocket edition or the text view in this frame. @default printed pages on a table */
  pocket?: Omit<PocketFrameProps, 'children'>;
};

/** An email address and a name without a break, and a company name of 500 characters. */
export const unbreakable = {
  company: 'W'.repeat(500),
  content: {
    ...typical,
    resume: { ...typical.resume, basics: { name: 'W'.repeat(200), email: `${'w'.repeat(60)}@example.com` } },
  },
} satisfies AllPagesProps;

/** All eight pages: on a table, two by two, or in the pocket edition, one below the other. */
export function AllPages({ content, company = '', messages, isReadable = false, pocket }: AllPagesProps) {
  const pages = bookletPages({ content, company, code: siteCodeSample(content.game.site.address), messages });
  return (
    <div className={pocket ? undefined : styles.frame} data-readable={isReadable || undefined}>
      <div className={pocket ? undefined : styles.table} dir={content.direction}>
        {pocket ? <PocketFrame {...pocket}>{pages}</PocketFrame> : pages}
      </div>
    </div>
  );
}
