import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runTool } from '../steps/runTool.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where `npm run build:lib` leaves the library. */
export const libraryFolder = join(root, 'dist/lib');

/**
 * Builds the library: modules, one style sheet, types.
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
  await tool('node_modules/typescript/bin/tsc', '-p', 'src/tsconfig.lib.json', '--outDir', folder);
  withoutStyleImports(join(folder, 'index.d.ts'));
  return '';
}

async function tool(...command: readonly string[]): Promise<void> {
  const { code, output } = await runTool(command);
  if (code !== 0) throw new Error(output.trim());
}

/** TypeScript keeps `import './theme.css'` in the types, where it helps nobody and fails those who check them. */
function withoutStyleImports(types: string): void {
  writeFileSync(types, readFileSync(types, 'utf8').replace(/^import '[^']+\.css';\n/gm, ''));
}
