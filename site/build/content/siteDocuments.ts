// The documents of the site's content, with what is to be said of them told by file and line. Plugins load
// this file when it is needed: most of what the dev server does needs no typesetting.
import { dirname, relative } from 'node:path';
import type { Content } from '../../../src/content/Content.ts';
import type { Finding } from '../../../src/content/check/Finding.ts';
import { jsonDocument } from '../../../src/content/check/jsonDocument.ts';
import { pathText } from '../../../src/content/check/Problem.ts';
import type { DocumentProblem } from '../../documents/DocumentProblem.ts';
import { compileDocuments } from '../../documents/documentCompiler.ts';
import { documentCoverage, type SectionCoverage } from '../../documents/documentCoverage.ts';
import type { DocumentFile } from '../../documents/documentFiles.ts';
import { type OwnersWork, ownersWork, worksAt } from '../work/ownersWork.ts';
import { sitePublicFolder } from './contentFiles.ts';
import { sourceFile } from './sourceFile.ts';

export type DocumentSources = {
  resume: string;
  game: string;
  publicFolder?: string;
  /** What is shown of the projects. @default it is read */
  work?: OwnersWork;
  /** What will stand in the two files. @default what stands there */
  texts?: { resume: string; game: string };
};

/** The documents that could be made, what is to be said of them, and how much of each section they show. */
export type SiteDocuments = {
  pdfs: ReadonlyMap<DocumentFile, Buffer>;
  findings: readonly Finding[];
  coverage: readonly SectionCoverage[];
};

/** Makes documents of some content, all of them by default, as far as they can be made. */
export async function siteDocuments(
  content: Content,
  sources: DocumentSources,
  files?: readonly DocumentFile[],
): Promise<SiteDocuments> {
  const { game, publicFolder = sitePublicFolder, work = await ownersWork(content, dirname(game)) } = sources;
  const publishedContent = { ...content, works: worksAt(content.game.site.address, work.works) };
  const folders = { content: dirname(game), public: publicFolder, prints: work.prints };
  const { pdfs, problems, filledPages: filled } = await compileDocuments(publishedContent, folders, files && { files });
  const findings = [...work.findings, ...toFindings([...work.problems, ...problems], sources)];
  return { pdfs, findings, coverage: documentCoverage(content, filled) };
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
    file: relative(process.cwd(), sources[source]).replaceAll('\\', '/'),
    path: pathText(path),
    ...documents[source]?.(path),
    message,
  }));
}
