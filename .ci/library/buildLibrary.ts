import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runTool } from '../steps/runTool.ts';
import { differencesFile, differencesText } from './differencesText.ts';
import { writeSchemaTypes } from './schemaTypes.ts';
import { styleSheets } from './styleSheets.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where `npm run build:lib` leaves the library. */
export const libraryFolder = join(root, 'dist/lib');

/**
 * Builds the library: modules, types, and style sheets: `styles.css` for all of it, `flipbook.css` for the book alone,
 * `react-pageflip.css` for the drop-in. `react-pageflip.md` lists in what that differs.
 *
 * @param folder where to; emptied first
 * @throws with what the tools say when one fails
 */
export async function buildLibrary(folder: string = libraryFolder): Promise<string> {
  await tool(
    'node_modules/vite/bin/vite.js',
    'build',
    'src',
    '--logLevel',
    'warn',
    '--outDir',
    folder,
    '--emptyOutDir',
  );
  // The drop-in needs one import, style sheet included. Node cannot import style sheets: its export is the plain file. A server
  // component is resolved as Node does, but what it imports is bundled: for it, `react-server` names this file.
  writeFileSync(
    join(folder, 'react-pageflip.styled.js'),
    "'use client';\nimport './react-pageflip.css';\nexport { default } from './react-pageflip.js';\n",
  );
  await tool('node_modules/typescript-7/bin/tsc', '-p', 'src/tsconfig.lib.json', '--outDir', folder);
  writeFileSync(join(folder, differencesFile), differencesText());
  writeSchemaTypes(join(folder, 'content'));
  withoutStyleImports(join(folder, 'index.d.ts'));
  // TypeScript refuses to import a file that it knows no types of, unless the project declares style sheets.
  for (const sheet of Object.values(styleSheets)) writeFileSync(join(folder, `${sheet}.d.ts`), 'export {};\n');
  return '';
}

async function tool(...command: readonly string[]): Promise<void> {
  const { code, output } = await runTool(command);
  if (code !== 0) throw new Error(output.trim());
}

/** TypeScript keeps `import './theme.css'` in the types, where it fails a type check of the library. */
function withoutStyleImports(types: string): void {
  writeFileSync(types, readFileSync(types, 'utf8').replace(/^import '[^']+\.css';\n/gm, ''));
}
