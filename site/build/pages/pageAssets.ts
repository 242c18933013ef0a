import type { Rolldown } from 'vite';
import type { ScreenFile } from '../../screens/pages.ts';
import { windows } from '../../screens/windows.ts';

export type BuildOutput = Rolldown.RolldownOutput['output'];

/** A script, and the windows it is for: a media query, or none when it is for all. */
export type PageScript = { file: string; media?: string };

/** What a page needs beyond the entry's own script and style sheet. Paths within the site, `assets/…`. */
export type PageAssets = { scripts: readonly PageScript[]; styles: readonly string[] };

/**
 * Scripts and style sheets of screens that are chunks of their own, so that their page can ask for them at once and not
 * only when the entry has run. A script that several screens of the page need is for all windows. So is every style sheet:
 * once it stands in a page under a media query, no later screen could have it whole.
 *
 * @param output what the client's build wrote
 * @throws when no chunk is such a screen: its file is no longer loaded with `import()`, or has moved
 */
export function pageAssets(output: BuildOutput, screens: readonly ScreenFile[]): PageAssets {
  const chunks = output.filter((part) => part.type === 'chunk');
  const entryChunks = reachable(
    chunks.filter((chunk) => chunk.isEntry || documentHtml(output).includes(chunk.fileName)),
    chunks,
  );
  const screenChunks = screens.map(({ file, window }) => ({
    media: window && windows[window],
    chunks: [...reachable([screenChunk(file, chunks)], chunks)].filter((chunk) => !entryChunks.has(chunk)),
  }));
  const all = new Set(screenChunks.flatMap((screen) => screen.chunks));
  return {
    scripts: Array.from(all, ({ fileName: file }) => {
      const screensWithFile = screenChunks.filter(({ chunks: ownChunks }) =>
        ownChunks.some(({ fileName }) => fileName === file),
      );
      const media = screensWithFile.length === 1 ? screensWithFile[0]?.media : undefined;
      return media === undefined ? { file } : { file, media };
    }),
    styles: [...new Set(Array.from(all).flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))],
  };
}

/** An entry that only imports others is left out of the build; then the document names those. */
function documentHtml(output: BuildOutput): string {
  const html = output.find(({ fileName }) => fileName === 'index.html');
  return html?.type === 'asset' ? String(html.source) : '';
}

function screenChunk(screen: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find((chunk) => chunk.isDynamicEntry && chunk.facadeModuleId?.endsWith(screen));
  if (chunk) return chunk;
  throw new Error(`The build has no chunk for ${screen}. Load it with import(), or mend its name in pages.ts.`);
}

/** The chunks and all that they import before they run. */
function reachable(
  roots: readonly Rolldown.OutputChunk[],
  all: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const reached = new Set(roots);
  for (const chunk of reached) {
    for (const imported of all) if (chunk.imports.includes(imported.fileName)) reached.add(imported);
  }
  return reached;
}
