import type { BuildContent } from '../../../src/content/check/BuildContent.ts';
import type { CheckedContent } from '../../../src/content/check/checkContent.ts';
import { contentFolder } from '../settings.ts';
import { type OwnersWork, ownersWork } from '../work/ownersWork.ts';
import { type ContentFiles, contentInOrder, contentPaths, readContent, sitePublicFolder } from './contentFiles.ts';
import type { SiteDocuments } from './siteDocuments.ts';

/** The content, for all parts of a build or of the dev server that make something of it. */
export type ContentSource = {
  folder: string;
  publicFolder: string;
  read: () => CheckedContent;
  /** @throws with all findings when there is an error among them */
  load: () => BuildContent;
  /** @throws as `load` does; when the library that draws cannot be loaded */
  work: () => Promise<OwnersWork>;
  /** @throws as `load` does; when the compiler cannot be loaded */
  documents: () => Promise<SiteDocuments>;
};

/**
 * Where everything takes the content from.
 *
 * @param once reads and checks it once and makes its documents once, as for a build; the dev server does so whenever it is asked
 */
export function contentSource(files: ContentFiles = {}, once = false): ContentSource {
  const { folder = contentFolder(), publicFolder = sitePublicFolder } = files;
  const kept = once ? keptOf : <Made>(make: () => Made) => make;
  const read = kept(() => readContent({ ...files, folder, publicFolder }));
  const load = () => contentInOrder(read());
  const work = kept(async () => ownersWork(load(), folder));
  const documents = kept(async () => {
    const content = load();
    // Most of what the dev server does needs no typesetting.
    const { siteDocuments } = await import('./siteDocuments.ts');
    return siteDocuments(content, { ...contentPaths(folder), publicFolder, work: await work() });
  });
  return { folder, publicFolder, read, load, work, documents };
}

function keptOf<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
