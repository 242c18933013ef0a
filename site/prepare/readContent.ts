import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../src/resume/Content.ts';
import { contentPaths, fileExistsIn, newVersionPath, sitePublicFolder } from '../config/contentPaths.ts';
import { contentFolder, contentToday } from '../config/settings.ts';
import { siteAddress } from '../config/siteAddress.ts';
import { contentReport, formatFindings, relativePath, type SourceFile, sourceFile } from '../import/index.ts';
import { type CheckedContent, type CheckOptions, checkContent } from './checkContent.ts';
import { withoutSiteLinks } from './cuts/withoutSiteLinks.ts';
import { isExampleAddress } from './game/siteSchema.ts';
import type { BuildContent } from './publish/buildContent.ts';
import { languages } from './publish/languages.ts';

export type ContentFiles = {
  /** Holds `resume.json` and `game.json`. @default see `contentFolder` */
  folder?: string;
  /** The paths of the content files. @default the files in `folder` */
  paths?: { resume: string; game: string; words?: string };
  /** The folder for local links and images. @default `site/public` */
  publicFolder?: string;
  /** Today, as `YYYY-MM-DD`. @default see `contentToday` */
  asOf?: string;
  translation?: CheckOptions['translation'];
};

/** An unedited copy of the shipped content. The check compares the owner's texts with it. */
export const placeholderFolder = join(import.meta.dirname, 'placeholder');

export function placeholderFiles(): { resume: unknown; game: unknown } {
  const { resume, game } = contentPaths(placeholderFolder);
  return { resume: JSON.parse(readFileSync(resume, 'utf8')), game: JSON.parse(readFileSync(game, 'utf8')) };
}

/** Reads and checks the content. Findings name files relative to the current directory. */
export function readContent({
  folder = contentFolder(),
  paths = contentPaths(folder),
  publicFolder = sitePublicFolder,
  asOf = contentToday(process.env),
  translation,
}: ContentFiles = {}): CheckedContent {
  const sources = {
    resume: contentFile(paths.resume),
    game: contentFile(paths.game),
    ...(paths.words !== undefined && { words: contentFile(paths.words) }),
    translation,
  };
  return checkSources(sources, publicFolder, asOf);
}

/** A content file, unreadable if a stopped run of setup has left its new version: the files may not belong together. */
function contentFile(path: string): SourceFile {
  const newVersion = newVersionPath(path);
  if (!existsSync(newVersion)) return sourceFile(path);
  const unreadableReason =
    'Setup was stopped while it replaced the content files, so they may not belong together. Run `npm run setup` ' +
    `again, or delete ${relativePath(newVersion)} to keep them as they are.`;
  return { file: relativePath(path), text: undefined, unreadableReason };
}

export function checkSources(
  sources: Pick<CheckOptions, 'resume' | 'game' | 'words' | 'translation'>,
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
  // A translation's address starts with the main site's, which has the override already.
  if (!content || sources.translation) return { content, findings };
  const address = siteAddress(process.env, content.game.site.address);
  const cuts = content.cuts?.map((cut) => ({ ...cut, content: withoutSiteLinks(atAddress(cut.content, address)) }));
  return { content: { ...atAddress(content, address), ...(cuts && { cuts }) }, findings };
}

function atAddress<Site extends Content>(content: Site, address: string): Site {
  const { game } = content;
  return { ...content, game: { ...game, site: { ...game.site, address } } };
}

/** @throws with all findings if one is an error */
export function requireContent({ content, findings }: CheckedContent): BuildContent {
  if (!content) throw new Error(contentReport(findings));
  return content;
}

type Environment = { readonly SITE_ADDRESS?: string | undefined; readonly ALLOW_PLACEHOLDER?: string | undefined };

/**
 * Throws if a deployment has the placeholder's name or email address, unless `ALLOW_PLACEHOLDER` is 1.
 * A build is a deployment unless its address is the placeholder's and `SITE_ADDRESS` is not set.
 */
export function refusePlaceholders(
  { content, findings }: Pick<CheckedContent, 'findings'> & { content: Content | undefined },
  { SITE_ADDRESS, ALLOW_PLACEHOLDER }: Environment,
): void {
  const leftovers = findings.filter(({ isPlaceholder }) => isPlaceholder);
  if (!content || leftovers.length === 0 || ALLOW_PLACEHOLDER === '1') return;
  const { address } = content.game.site;
  if (!SITE_ADDRESS && isExampleAddress(address)) return;
  throw new Error(
    [
      `The build${address && ` for ${address}`} stopped, because the placeholder is still in it:`,
      formatFindings(leftovers.map((finding) => ({ ...finding, severity: 'error' }))),
      'Replace it (run `npm run setup`), or set ALLOW_PLACEHOLDER=1 to publish it.',
    ].join('\n'),
  );
}
