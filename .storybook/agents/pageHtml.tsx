// Runs in Vite's module runner: renders all docs pages with the blocks for text.
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Components } from './manifests.ts';
import { currentPage, PartPage, type StoriesFile } from './textBlocks.tsx';

const files = import.meta.glob<StoriesFile>(['../../stories/**/*.stories.tsx', '!**/*.behavior.stories.tsx'], {
  eager: true,
  import: 'default',
});
const mdxPages = import.meta.glob<ComponentType>('../../stories/**/*.mdx', { eager: true, import: 'default' });

/** The HTML of each docs page by its title. */
export function renderPages(components: Components): ReadonlyMap<string, string> {
  currentPage.components = components;
  const pages = new Map<string, string>();
  for (const file of Object.values(files).filter(({ hasDocs }) => hasDocs))
    pages.set(file.title, renderToStaticMarkup(<PartPage of={file} />));
  // A page in MDX replaces that of its stories file.
  for (const Page of Object.values(mdxPages)) {
    const html = renderToStaticMarkup(<Page />);
    pages.set(currentPage.title, html);
  }
  return pages;
}
