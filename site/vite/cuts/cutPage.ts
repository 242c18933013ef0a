import { interfaceLanguage } from '../../../src/resume/messages/interfaceLanguage.ts';
import type * as Server from '../../hydration/entry.server.tsx';
import { cutCaseStudies, type ResumeCut } from '../../prepare/cuts/resumeCuts.ts';
import { caseStudiesAt, type OwnersCaseStudies } from '../caseStudies/ownersCaseStudies.ts';
import { head } from '../head/head.ts';
import { sharePicture } from '../head/sharePicture.ts';
import { escapeHtml } from '../head/tags.ts';
import { cutFiles } from './cutFiles.ts';

export type CutPageSources = {
  /** The server's module, with the messages of the site's language. */
  server: Pick<typeof Server, 'renderCut' | 'resumePageText'>;
  caseStudies: OwnersCaseStudies['caseStudies'];
  /** The site's path, with a slash at both ends. */
  base: string;
  /** HTML of the style sheets' tags. */
  sheets: string;
  fonts: readonly string[];
};

/**
 * The HTML document of a cut. The page has no scripts, and search engines do not list it. An
 * anonymous cut must not name the owner anywhere except in the site's address.
 */
export function cutPage(cut: ResumeCut, { server, caseStudies, base, sheets, fonts }: CutPageSources): string {
  const content = { ...cut.content, caseStudies: cutCaseStudies(cut, caseStudiesAt(base, caseStudies)) };
  const headHtml = head({
    ...server.resumePageText(content),
    ...(cut.redact ? {} : sharePicture(content)),
    siteName: content.resume.basics.name.trim(),
    kind: 'profile',
    base,
    fonts,
    sheets,
  });
  return `<!doctype html>
<html lang="${escapeHtml(interfaceLanguage(content))}" dir="${content.direction ?? 'ltr'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    ${headHtml}
  </head>
  <body>
    ${server.renderCut(content, cutFiles(cut))}
  </body>
</html>
`;
}
