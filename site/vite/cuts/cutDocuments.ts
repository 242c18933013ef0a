// The documents of the cuts. Plugins import this module on demand, because it needs the typesetter.

import { compileDocuments } from '../../documents/compileDocuments.ts';
import type { DocumentProblem } from '../../documents/DocumentProblem.ts';
import type { DocumentFolders } from '../../documents/documentCompiler.ts';
import { resumeDocx } from '../../documents/resumeDocx.ts';
import { pathText } from '../../import/rules.ts';
import { cutCaseStudies, type ResumeCut } from '../../prepare/cuts/resumeCuts.ts';
import { caseStudiesAt, type OwnersCaseStudies } from '../caseStudies/ownersCaseStudies.ts';

const resumePdf = 'pdf/resume.pdf';

/** A cut's PDF (`undefined` after an error) and its problems that the résumé lacks, with paths in game.json. */
export async function cutPdf(cut: ResumeCut, caseStudies: OwnersCaseStudies, folders: DocumentFolders) {
  const { pdfs, problems } = await compileDocuments(published(cut, caseStudies), folders, [resumePdf]);
  return { pdf: pdfs.get(resumePdf), problems: problems.filter(isOwn).map((problem) => problemOf(cut, problem)) };
}

export function cutDocx(cut: ResumeCut, caseStudies: OwnersCaseStudies): Promise<Buffer> {
  return resumeDocx(published(cut, caseStudies));
}

function published(cut: ResumeCut, { caseStudies }: OwnersCaseStudies) {
  const { content } = cut;
  return { ...content, caseStudies: cutCaseStudies(cut, caseStudiesAt(content.game.site.address, caseStudies)) };
}

/** The summary is the only text of a cut that the résumé does not have. */
const isOwn = ({ severity, path }: DocumentProblem) => severity === 'error' || pathText(path) === 'basics.summary';

/** A cut's entries have other places than those of resume.json, so the problem points to the cut. */
function problemOf({ name }: ResumeCut, problem: DocumentProblem): DocumentProblem {
  return { ...problem, source: 'game', path: ['cuts', name] };
}
