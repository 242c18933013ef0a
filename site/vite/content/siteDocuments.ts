// Compiles the documents, and turns their problems into findings with file and line. Plugins import this
// module on demand, because the dev server rarely needs the typesetter.
import { dirname } from 'node:path';
import type { Content } from '../../../src/resume/Content.ts';
import { sitePublicFolder } from '../../config/contentPaths.ts';
import { type CompiledDocuments, compileDocuments } from '../../documents/compileDocuments.ts';
import type { DocumentProblem } from '../../documents/DocumentProblem.ts';
import type { DocumentFile } from '../../documents/documentFiles.ts';
import { type Finding, jsonDocument, relativePath, sourceFile } from '../../import/index.ts';
import type { BuildContent } from '../../prepare/publish/buildContent.ts';
import { caseStudiesAt, type OwnersCaseStudies, ownersCaseStudies } from '../caseStudies/ownersCaseStudies.ts';
import { cutPdf } from '../cuts/cutDocuments.ts';

export type DocumentSources = {
  resume: string;
  game: string;
  publicFolder?: string;
  /** The projects' pictures and pages. @default read from the folder of game.json */
  caseStudies?: OwnersCaseStudies;
  /** The texts of the two files before setup writes them. @default the files' texts */
  texts?: { resume: string; game: string };
};

/** The compiled documents and their findings. */
export type SiteDocuments = Pick<CompiledDocuments, 'pdfs' | 'filledPages'> & {
  findings: readonly Finding[];
  /** The PDFs of the cuts, by the cut's name. */
  cutPdfs: ReadonlyMap<string, Buffer>;
};

/**
 * Compiles documents: by default all, and then the PDFs of the cuts if no document has errors. The
 * result omits a document with errors.
 */
export async function siteDocuments(
  content: Content & Pick<BuildContent, 'cuts'>,
  sources: DocumentSources,
  files?: readonly DocumentFile[],
): Promise<SiteDocuments> {
  const {
    game,
    publicFolder = sitePublicFolder,
    caseStudies: ownersStudies = await ownersCaseStudies(content, dirname(game)),
  } = sources;
  const publishedContent = {
    ...content,
    caseStudies: caseStudiesAt(content.game.site.address, ownersStudies.caseStudies),
  };
  const folders = { content: dirname(game), public: publicFolder, prints: ownersStudies.prints };
  const { pdfs, problems, filledPages } = await compileDocuments(publishedContent, folders, files);
  const cutPdfs = new Map<string, Buffer>();
  const cutProblems: DocumentProblem[] = [];
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const cuts = files === undefined && !hasErrors ? (content.cuts ?? []) : [];
  for (const cut of cuts) {
    const document = await cutPdf(cut, ownersStudies, folders);
    if (document.pdf) cutPdfs.set(cut.name, document.pdf);
    cutProblems.push(...document.problems);
  }
  // Cuts repeat the résumé's problems, which are already reported at their fields.
  const newProblems = cutProblems.filter(({ message }) => !problems.some((problem) => problem.message === message));
  const findings = [
    ...ownersStudies.findings,
    ...toFindings([...ownersStudies.problems, ...problems, ...newProblems], sources),
  ];
  return { pdfs, findings, filledPages, cutPdfs };
}

function toFindings(problems: readonly DocumentProblem[], sources: DocumentSources): readonly Finding[] {
  if (problems.length === 0) return [];
  const positionsIn = (source: 'resume' | 'game') => {
    const text = sources.texts?.[source] ?? sourceFile(sources[source]).text;
    const document = text === undefined ? undefined : jsonDocument(text);
    return document && 'positionOf' in document ? document.positionOf : undefined;
  };
  const documents = { resume: positionsIn('resume'), game: positionsIn('game') };
  return problems.map(({ source, severity, path, message }) => ({
    severity,
    file: relativePath(sources[source]),
    path,
    ...documents[source]?.(path),
    message,
  }));
}
