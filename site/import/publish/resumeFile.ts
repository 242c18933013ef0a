import { localFilePath } from '../../../src/resume/owner/localFilePath.ts';
import type { BuildContent } from './BuildContent.ts';

/** The schema of the file; its URL has the version. */
const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The text of the site's `/resume.json`: the published résumé as a JSON Resume document. */
export function resumeFile({ published: { basics, ...sections }, game }: BuildContent): string {
  const { address } = game.site;
  const image = localFilePath(basics.image);
  const document = {
    $schema: schema,
    // Other sites read this file, so the photo needs an absolute URL.
    basics: { ...basics, ...(image && { image: `${address}${image}` }) },
    ...sections,
    meta: { canonical: `${address}resume.json`, version: 'v1.0.0' },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
