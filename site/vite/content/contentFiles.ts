// Reads and checks the two content files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildContent } from '../../import/publish/BuildContent.ts';
import { jsonDocument } from '../../import/read/jsonDocument.ts';
import { sourceFile } from '../../import/read/sourceFile.ts';
import { type Finding, isError } from '../../import/report/Finding.ts';
import { formatFindings } from '../../import/report/formatFindings.ts';
import { type CheckedContent, type CheckOptions, checkContent } from '../../import/validate/checkContent.ts';
import { realFileIn } from '../folder/publicLinks.ts';
import { siteAddress } from '../host/siteAddress.ts';
import { contentFolder, contentToday } from '../settings.ts';
import { languages } from './languages.ts';

export type ContentFiles = {
  /** Holds `resume.json` and `game.json`. @default see `contentFolder` */
  folder?: string;
  /** The folder for local links and images. @default `site/public` */
  publicFolder?: string;
  /** Today, as `YYYY-MM-DD`. @default see `contentToday` */
  asOf?: string;
  /** Set if the folder is one of `site.translations`. */
  translation?: CheckOptions['translation'];
};

/** The site's own static files, the targets of local links and images. */
export const sitePublicFolder = join(import.meta.dirname, '../../public');

/** An unedited copy of the shipped content. The check compares the owner's texts with it. */
export const placeholderFolder = join(import.meta.dirname, '../../import/placeholder');

export function placeholderFiles(): { resume: unknown; game: unknown } {
  const { resume, game } = contentPaths(placeholderFolder);
  return { resume: JSON.parse(readFileSync(resume, 'utf8')), game: JSON.parse(readFileSync(game, 'utf8')) };
}

/** The paths of the content files in a folder. words.json is optional. */
export function contentPaths(folder: string): { resume: string; game: string; words: string } {
  return { resume: join(folder, 'resume.json'), game: join(folder, 'game.json'), words: join(folder, 'words.json') };
}

/** Reads and checks the content of a folder. Findings name files relative to the current directory. */
export function readContent({
  folder = contentFolder(),
  publicFolder = sitePublicFolder,
  asOf,
  translation,
}: ContentFiles = {}): CheckedContent {
  return readContentAt({ ...contentPaths(folder), translation }, publicFolder, asOf);
}

/** Reads and checks two files anywhere. `SITE_ADDRESS` overrides the content's address. */
export function readContentAt(
  paths: { resume: string; game: string; words?: string } & Pick<ContentFiles, 'translation'>,
  publicFolder: string,
  asOf: string = contentToday(process.env),
): CheckedContent {
  const formerResumes = readFormerResumes(dirname(paths.resume));
  const [resume, game] = [sourceFile(paths.resume), sourceFile(paths.game)];
  const words = paths.words === undefined ? {} : { words: sourceFile(paths.words) };
  return checkSources({ resume, game, formerResumes, translation: paths.translation, ...words }, publicFolder, asOf);
}

/** The résumés that setup backed up; `undefined` for an invalid one. */
function readFormerResumes(folder: string): readonly unknown[] {
  const copies = (existsSync(folder) ? readdirSync(folder) : []).filter((name) =>
    /^resume\.backup-\d+\.json$/.test(name),
  );
  return copies.map((name) => {
    const json = jsonDocument(sourceFile(join(folder, name)).text ?? '');
    return 'value' in json ? json.value : undefined;
  });
}

/** Whether a file exists in the public folder, by its path there. */
export function fileExistsIn(publicFolder: string): CheckOptions['fileExists'] {
  return (path) => realFileIn(publicFolder, path) !== undefined;
}

/** Checks texts from any source. */
export function checkSources(
  sources: Pick<CheckOptions, 'resume' | 'game' | 'formerResumes' | 'words' | 'translation'>,
  publicFolder: string,
  asOf: string,
): CheckedContent {
  const { content, findings } = checkContent({
    ...sources,
    fileExists: fileExistsIn(publicFolder),
    asOf,
    placeholder: placeholderFiles(),
    languages,
    addressOverride: process.env.SITE_ADDRESS || undefined,
  });
  // A translation's address derives from the main site's, which has the override already.
  if (!content || sources.translation) return { content, findings };
  return { content: withAddress(siteAddress(process.env, content.game.site.address), content), findings };
}

function withAddress(address: string, { game, ...content }: BuildContent): BuildContent {
  return { ...content, game: { ...game, site: { ...game.site, address } } };
}

/** @throws with all findings if one is an error */
export function requireContent({ content, findings }: CheckedContent): BuildContent {
  if (!content) throw new Error(contentReport(findings));
  return content;
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(isError);
}

/** All findings, below a line with their number. */
export function contentReport(findings: readonly Finding[]): string {
  const errors = findings.filter(isError).length;
  const warnings = findings.length - errors;
  const counts = [
    ...(errors > 0 ? [`${errors} ${errors === 1 ? 'error' : 'errors'}`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
  ];
  return `${counts.join(' and ')} in the content:\n${formatFindings(findings)}`;
}
