// Builds several sites in one process, as the first command-line argument says: a list of settings, each an object of the
// environment variables of site/vite.config.ts. To start Vite and to warm up costs as much as a small site.
import { join } from 'node:path';
import { createBuilder } from 'vite';

const root = join(import.meta.dirname, '..');
const inherited = { ...process.env };

for (const settings of JSON.parse(process.argv[2] ?? '[]')) {
  process.env = { ...inherited, ...settings };
  const builder = await createBuilder({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' });
  await builder.buildApp();
}
