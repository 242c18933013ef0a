import { localFilePath } from '../localFilePath.ts';
import type { BuildContent } from './BuildContent.ts';

/** The schema that the file keeps to; its name says the version. */
const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The text of the site's `/resume.json`: what is shown of the résumé, as a JSON Resume document for other programs. */
export function resumeFile({ published: { basics, ...sections }, game }: BuildContent): string {
  const { address } = game.site;
  const image = localFilePath(basics.image);
  const document = {
    $schema: schema,
    // Read elsewhere, so the photo's address is whole.
    basics: { ...basics, ...(image && { image: `${address}${image}` }) },
    ...sections,
    meta: { canonical: `${address}resume.json`, version: 'v1.0.0' },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
