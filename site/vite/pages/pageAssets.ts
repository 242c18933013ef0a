import type { Rolldown } from 'vite';
import type { ScreenFile } from '../../screens/pages.ts';
import { windows } from '../../screens/windows.ts';

export type BuildOutput = Rolldown.RolldownOutput['output'];

/** A script, and a media query for the windows that need it; none if all do. */
export type PageScript = { file: string; media?: string };

/**
 * The scripts and style sheets of lazy screens, so that a page can request them before the entry
 * runs. Style sheets, and scripts of several screens, have no media query, because later screens
 * may need them in other windows.
 * @returns the files besides those of the entry, as paths within the site: `assets/…`
 * @throws if a screen has no chunk: its file has moved or is no longer loaded with `import()`
 */
export function pageAssets(output: BuildOutput, screens: readonly ScreenFile[]) {
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
    scripts: Array.from(all, ({ fileName: file }): PageScript => {
      const screensWithFile = screenChunks.filter(({ chunks: ownChunks }) =>
        ownChunks.some(({ fileName }) => fileName === file),
      );
      const media = screensWithFile.length === 1 ? screensWithFile[0]?.media : undefined;
      return media === undefined ? { file } : { file, media };
    }),
    styles: [...new Set(Array.from(all).flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))],
  };
}

/** The built `index.html`. It names the entry's imports if the build drops an entry that only imports. */
function documentHtml(output: BuildOutput): string {
  const html = output.find(({ fileName }) => fileName === 'index.html');
  return html?.type === 'asset' ? String(html.source) : '';
}

function screenChunk(screen: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find((chunk) => chunk.isDynamicEntry && chunk.facadeModuleId?.endsWith(screen));
  if (chunk) return chunk;
  throw new Error(`The build has no chunk for ${screen}. Load it with import(), or fix its name in pages.ts.`);
}

/** The roots and all chunks that they import statically, directly or not. */
function reachable(
  roots: readonly Rolldown.OutputChunk[],
  all: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const reachableChunks = new Set(roots);
  for (const chunk of reachableChunks) {
    for (const imported of all) if (chunk.imports.includes(imported.fileName)) reachableChunks.add(imported);
  }
  return reachableChunks;
}
