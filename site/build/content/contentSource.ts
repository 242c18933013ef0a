import { join } from 'node:path';
import type { SiteLanguage } from '../../../src/content/Content.ts';
import type { BuildContent } from '../../../src/content/check/BuildContent.ts';
import type { CheckedContent } from '../../../src/content/check/checkContent.ts';
import { contentFolder } from '../settings.ts';
import { type OwnersWork, ownersWork } from '../work/ownersWork.ts';
import { type ContentFiles, contentPaths, readContent, requireContent, sitePublicFolder } from './contentFiles.ts';
import type { SiteDocuments } from './siteDocuments.ts';

/** The content, for all parts of a build or of the dev server that make something of it. */
export type ContentSource = {
  folder: string;
  publicFolder: string;
  /** Where its site is, from the main one's home page: `''`, and `de/` for a translation. */
  path: string;
  read: () => CheckedContent;
  /** @throws with all findings when there is an error among them */
  load: () => BuildContent;
  /** The same in each other language, in folders below this one. @throws as `load` does */
  translations: () => readonly ContentSource[];
  /** All languages of the site, if there are several. @throws as `load` and `work` do, for any of them */
  languages: () => Promise<readonly SiteLanguage[] | undefined>;
  /** @throws as `load` does; when the library that draws cannot be loaded */
  work: () => Promise<OwnersWork>;
  /** @throws as `load` does; when the compiler cannot be loaded */
  documents: () => Promise<SiteDocuments>;
};

/**
 * Where everything takes the content from.
 *
 * @param isReadOnce reads and checks it once and makes its documents once, as for a build; the dev server does so whenever it is asked
 * @param translationOf the site of which this is a translation, and into which language
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
  const work = memoizeIfOnce(async () => ownersWork(load(), folder));
  const documents = memoizeIfOnce(async () => {
    const content = load();
    // Most of what the dev server does needs no typesetting.
    const { siteDocuments } = await import('./siteDocuments.ts');
    return siteDocuments(content, { ...contentPaths(folder), publicFolder, work: await work() });
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
  const sourceParts = { folder, publicFolder, path, read, load, work, documents, translations };
  const source: ContentSource = { ...sourceParts, languages: translationOf?.main.languages ?? languages };
  return source;
}

async function siteLanguage({ path: folder, load, work }: ContentSource): Promise<SiteLanguage> {
  const tag = load().game.site.language;
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const { works } = await work();
  return {
    tag,
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    folder,
    works: works.flatMap(({ page }) => (page ? [`/${page}`] : [])),
  };
}

function memoize<Result>(compute: () => Result): () => Result {
  let cached: { value: Result } | undefined;
  return () => {
    cached ??= { value: compute() };
    return cached.value;
  };
}
