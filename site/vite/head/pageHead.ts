import type { Content } from '../../../src/resume/Content.ts';
import { alternates } from '../../app/bar/pageLanguages.ts';
import type { Page } from '../../screens/pages.ts';
import { type HeadFacts, head } from './head.ts';
import { linkedData } from './linkedData.ts';
import { sharePicture } from './sharePicture.ts';

export type HeadSources = Pick<HeadFacts, 'base' | 'inline' | 'fonts' | 'sheets'> & { content: Content };

/** HTML of the part of `<head>` that differs from page to page. */
export function pageHead({ text, kind, canonicalPath }: Page, { content, ...sources }: HeadSources): string {
  const facts = {
    ...sources,
    ...text(content),
    ...sharePicture(content),
    siteName: content.resume.basics.name.trim(),
    kind,
  };
  if (canonicalPath === undefined) return head(facts);
  const { address } = content.game.site;
  const canonical = address && address + canonicalPath.slice(1);
  // The pages that search engines should connect with the owner: the résumé and the home page.
  const isAboutOwner = kind === 'profile' || canonicalPath === '/';
  return head({
    ...facts,
    canonical,
    alternates: alternates(content, canonicalPath),
    ...(isAboutOwner && { linkedData: linkedData(content, canonical) }),
  });
}
