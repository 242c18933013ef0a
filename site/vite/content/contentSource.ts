import { join } from 'node:path';
import type { SiteLanguage } from '../../../src/resume/Content.ts';
import { contentPaths, sitePublicFolder } from '../../config/contentPaths.ts';
import { contentFolder } from '../../config/settings.ts';
import type { CheckedContent } from '../../prepare/checkContent.ts';
import type { BuildContent } from '../../prepare/publish/buildContent.ts';
import { type ContentFiles, readContent, requireContent } from '../../prepare/readContent.ts';
import { type OwnersCaseStudies, ownersCaseStudies } from '../caseStudies/ownersCaseStudies.ts';
import type { SiteDocuments } from './siteDocuments.ts';

/** The content, shared by all plugins of a build or of the dev server. */
export type ContentSource = {
  folder: string;
  publicFolder: string;
  /** The site's path below the main site: `''` for the main site, `de/` for a translation. */
  path: string;
  read: () => CheckedContent;
  /** @throws with all findings if one is an error */
  load: () => BuildContent;
  /** The translations, in folders below this one. @throws like `load` */
  translations: () => readonly ContentSource[];
  /** All languages of the site, if there are several. @throws like `load` and `caseStudies` */
  languages: () => Promise<readonly SiteLanguage[] | undefined>;
  /** @throws like `load`, or if the canvas library cannot be loaded */
  caseStudies: () => Promise<OwnersCaseStudies>;
  /** @throws like `load`, or if the document compiler cannot be loaded */
  documents: () => Promise<SiteDocuments>;
};

/**
 * @param isReadOnce whether to cache all results, like a build. The dev server reads the files each
 * time.
 * @param translationOf the main site and the language, for a translation
 */
export function contentSource(
  files: ContentFiles = {},
  isReadOnce = false,
  translationOf?: { main: ContentSource; language: string },
): ContentSource {
  const { folder = contentFolder(), publicFolder = sitePublicFolder } = files;
  const memoizeIfOnce = isReadOnce ? memoize : <Result>(compute: () => Result) => compute;
  const read = memoizeIfOnce(() => {
    const translation = translationOf && { language: translationOf.language, mainGame: translationOf.main.load().game };
    return readContent({ ...files, folder, publicFolder, ...(translation && { translation }) });
  });
  const load = () => requireContent(read());
  const caseStudies = memoizeIfOnce(async () => ownersCaseStudies(load(), folder));
  const documents = memoizeIfOnce(async () => {
    const content = load();
    // Loaded on demand: the dev server rarely needs the typesetter.
    const { siteDocuments } = await import('./siteDocuments.ts');
    return siteDocuments(content, { ...contentPaths(folder), publicFolder, caseStudies: await caseStudies() });
  });
  const translations = memoizeIfOnce(() =>
    (load().game.site.translations ?? []).map((language) =>
      contentSource({ ...files, folder: join(folder, language) }, isReadOnce, { main: source, language }),
    ),
  );
  const languages = memoizeIfOnce(async () => {
    const sources = [source, ...translations()];
    return sources.length > 1 ? Promise.all(sources.map(siteLanguage)) : undefined;
  });
  const path = translationOf ? `${translationOf.language}/` : '';
  const sourceParts = { folder, publicFolder, path, read, load, caseStudies, documents, translations };
  const source: ContentSource = { ...sourceParts, languages: translationOf?.main.languages ?? languages };
  return source;
}

async function siteLanguage({
  path: folder,
  load,
  caseStudies: readCaseStudies,
}: ContentSource): Promise<SiteLanguage> {
  const tag = load().game.site.language;
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const { caseStudies } = await readCaseStudies();
  return {
    tag,
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    folder,
    caseStudies: caseStudies.flatMap(({ page }) => (page ? [`/${page}`] : [])),
  };
}

function memoize<Result>(compute: () => Result): () => Result {
  let cached: { value: Result } | undefined;
  return () => {
    cached ??= { value: compute() };
    return cached.value;
  };
}
