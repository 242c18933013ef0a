import { bookletPages } from '../../src/booklet/bookletPages.tsx';
import type { Content } from '../../src/index.ts';
import { PocketFrame, type PocketFrameProps } from './PocketFrame.tsx';
import { siteCodeSample } from './siteCodeSample.ts';

export interface PocketPagesProps extends Omit<PocketFrameProps, 'children'> {
  /** The content of all pages, made from the two files of an owner. */
  content: Content;
  /** The visitor's company. @default '' */
  company?: string;
  /** Readable text instead of the pixel fonts. @default false */
  isReadable?: boolean;
}

/** All eight pages in the pocket edition, one below the other. */
export function PocketPages({ content, company = '', isReadable = false, ...frameProps }: PocketPagesProps) {
  const code = siteCodeSample(content.game.site.address);
  return (
    <div data-readable={isReadable || undefined} dir={content.direction}>
      <PocketFrame {...frameProps}>{bookletPages({ content, company, code, messages: undefined })}</PocketFrame>
    </div>
  );
}
