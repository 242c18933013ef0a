import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runTool } from '../steps/runTool.ts';
import { writeSchemaTypes } from './schemaTypes.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where `npm run build:lib` leaves the library. */
export const libraryFolder = join(root, 'dist/lib');

/**
 * Builds the library: modules, types, and two style sheets: `styles.css` for all of it, `flipbook.css` for the book alone.
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
  nameStyleSheets(folder);
  // The drop-in needs one import, style sheet included. Node cannot import style sheets: its export is the plain file.
  writeFileSync(
    join(folder, 'react-pageflip.styled.js'),
    "import './flipbook.css';\nexport { default } from './react-pageflip.js';\n",
  );
  await tool('node_modules/typescript-7/bin/tsc', '-p', 'src/tsconfig.lib.json', '--outDir', folder);
  writeSchemaTypes(join(folder, 'content'));
  withoutStyleImports(join(folder, 'index.d.ts'));
  return '';
}

async function tool(...command: readonly string[]): Promise<void> {
  const { code, output } = await runTool(command);
  if (code !== 0) throw new Error(output.trim());
}

/** The book's style sheet, as Vite names it: after the chunk that the three entries share. */
const bookSheet = 'Flipbook.css';

/** Vite writes a style sheet for each chunk: the book's, index.js's, and those of what index.js shares or loads later. */
function nameStyleSheets(folder: string): void {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  if (!sheets.includes(bookSheet) || !sheets.includes('index.css')) {
    throw new Error(
      `The library's style sheets should be index.css, ${bookSheet} and those of other chunks, but are ` +
        `${sheets.join(', ') || 'none'}. Look at which CSS is imported by which entry of src/vite.config.ts.`,
    );
  }
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  const flipbook = text(bookSheet);
  const parts = sheets.filter((name) => name !== 'index.css' && name !== bookSheet);
  // The theme, in index.css, comes first: it declares the order of the layers.
  const house = ['index.css', ...parts, bookSheet].map(text).join('\n');
  for (const name of sheets) rmSync(join(folder, name));
  writeFileSync(join(folder, 'styles.css'), house);
  writeFileSync(join(folder, 'flipbook.css'), flipbook);
}

/** TypeScript keeps `import './theme.css'` in the types, where it fails a type check of the library. */
function withoutStyleImports(types: string): void {
  writeFileSync(types, readFileSync(types, 'utf8').replace(/^import '[^']+\.css';\n/gm, ''));
}
