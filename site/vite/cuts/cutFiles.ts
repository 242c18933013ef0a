import { documentNames, plainDocumentNames } from '../../../src/resume/owner/documentNames.ts';
import { playerName } from '../../../src/resume/owner/playerName.ts';
import type { ResumeCut } from '../../prepare/cuts/resumeCuts.ts';

/**
 * The folder of all cuts' documents. It lets hosts have a single rule, which names no cut. A rule
 * for `resume/` would also match the résumé's page on some hosts.
 */
export const cutDocumentsFolder = 'resume-files';

/**
 * The paths of a cut's page and documents, relative to the site's root. Names the documents after the
 * owner (`ada-lovelace-resume.pdf`), unless the cut is anonymous.
 */
export function cutFiles({ name, content, redact }: ResumeCut) {
  const { resume } = redact ? plainDocumentNames : documentNames(playerName(content.resume));
  const pdf = resume.replace(/^pdf/, `${cutDocumentsFolder}/${name}`);
  return { page: `resume/${name}`, pdf, word: pdf.replace(/\.pdf$/, '.docx') };
}
