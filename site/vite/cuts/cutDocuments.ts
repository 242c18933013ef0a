// The documents of the cuts. Plugins import this module on demand, because it needs the typesetter.

import { compileDocuments } from '../../documents/compileDocuments.ts';
import type { DocumentProblem } from '../../documents/DocumentProblem.ts';
import type { DocumentFolders } from '../../documents/documentCompiler.ts';
import { resumeDocx } from '../../documents/resumeDocx.ts';
import { pathText } from '../../import/rules.ts';
import { cutCaseStudies, type ResumeCut } from '../../prepare/cuts/resumeCuts.ts';
import { caseStudiesAt, type OwnersCaseStudies } from '../caseStudies/ownersCaseStudies.ts';

const resumePdf = 'pdf/resume.pdf';

/** A cut's PDF (`undefined` after an error), and problems that only the cut has, with paths in game.json. */
export async function cutPdf(cut: ResumeCut, caseStudies: OwnersCaseStudies, folders: DocumentFolders) {
  const { pdfs, problems } = await compileDocuments(publishedContent(cut, caseStudies), folders, [resumePdf]);
  return { pdf: pdfs.get(resumePdf), problems: problems.filter(isNew).map((problem) => problemAtCut(cut, problem)) };
}

export function cutDocx(cut: ResumeCut, caseStudies: OwnersCaseStudies): Promise<Buffer> {
  return resumeDocx(publishedContent(cut, caseStudies));
}

function publishedContent(cut: ResumeCut, { caseStudies }: OwnersCaseStudies) {
  const { content } = cut;
  return { ...content, caseStudies: cutCaseStudies(cut, caseStudiesAt(content.game.site.address, caseStudies)) };
}

/** Whether only the cut has the problem. A cut's only new text is its summary. */
const isNew = ({ severity, path }: DocumentProblem) => severity === 'error' || pathText(path) === 'basics.summary';

/** Reports a problem at the cut, whose entries have different indexes from those in resume.json. */
function problemAtCut({ name }: ResumeCut, problem: DocumentProblem): DocumentProblem {
  return { ...problem, source: 'game', path: ['cuts', name] };
}
