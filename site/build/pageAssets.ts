import type { Rolldown } from 'vite';

/** What a page needs beyond the entry's own script and style sheet. Paths within the site, `assets/…`. */
export type PageAssets = { scripts: readonly string[]; styles: readonly string[] };

/**
 * Scripts and style sheets of a screen that is a chunk of its own, so that its page can ask for them at once and not
 * only when the entry has run.
 *
 * @param output what the client's build wrote
 * @param screen the end of the screen's file name: `screens/PlainResume.tsx`
 * @throws when no chunk is that screen: the route is no longer lazy, or the file has moved
 */
export function pageAssets(output: Rolldown.RolldownOutput['output'], screen: string): PageAssets {
  const chunks = output.filter((part) => part.type === 'chunk');
  const own = chunks.find((chunk) => chunk.isDynamicEntry && chunk.facadeModuleId?.endsWith(screen));
  if (!own) {
    throw new Error(
      `The build has no chunk for ${screen}. Load it with import() in routes.tsx, or mend its name in pages.ts.`,
    );
  }
  const first = reachable(
    chunks.filter((chunk) => chunk.isEntry),
    chunks,
  );
  const added = [...reachable([own], chunks)].filter((chunk) => !first.has(chunk));
  return {
    scripts: added.map((chunk) => chunk.fileName),
    styles: added.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
  };
}

/** The chunks and all that they import before they run. */
function reachable(
  from: readonly Rolldown.OutputChunk[],
  all: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const found = new Set(from);
  for (const chunk of found) {
    for (const imported of all) if (chunk.imports.includes(imported.fileName)) found.add(imported);
  }
  return found;
}

/**
 * The hashed file of a font.
 *
 * @param name its file name before the hash, without the ending
 * @throws when the build has no such font
 */
export function fontFile(output: Rolldown.RolldownOutput['output'], name: string): string {
  const font = output.find(({ fileName }) => fileName.startsWith(`assets/${name}-`) && fileName.endsWith('.woff2'));
  if (!font)
    throw new Error(`The build has no font ${name}. Import it in src/theme/fonts.css, or mend its name in pages.ts.`);
  return font.fileName;
}
