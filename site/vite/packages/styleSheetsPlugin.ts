import type { Plugin, Rolldown } from 'vite';

/**
 * Combines the style sheets of an entry in import order; Vite writes one per module.
 * @param sheets the output file of each style sheet, by entry
 * @throws if an entry imports no style sheet
 */
export function styleSheetsPlugin(sheets: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'style-sheets',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const [entry, fileName] of Object.entries(sheets)) {
        const files = Array.from(sheetsOf(`${entry}.js`, bundle), (name) => bundle[name]);
        const source = files.map((file) => (file?.type === 'asset' ? String(file.source) : '')).join('');
        if (source === '')
          throw new Error(
            `The entry ${entry} imports no style sheet for ${fileName}. Import one, or remove this entry.`,
          );
        this.emitFile({ type: 'asset', fileName, source });
      }
      const sheetFiles = Object.values(sheets);
      for (const name of Object.keys(bundle))
        if (name.endsWith('.css') && !sheetFiles.includes(name)) delete bundle[name];
    },
  };
}

/** The style sheets of a module: each before those of its importers, lazy modules last. */
function sheetsOf(fileName: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const sheets = new Set<string>();
  const queue = [fileName];
  const visited = new Set<string>();
  const visit = (name: string): void => {
    const module = bundle[name];
    if (visited.has(name) || module?.type !== 'chunk') return;
    visited.add(name);
    for (const imported of module.imports) visit(imported);
    for (const sheet of module.viteMetadata?.importedCss ?? []) sheets.add(sheet);
    queue.push(...module.dynamicImports);
  };
  for (const name of queue) visit(name);
  return sheets;
}
