// Node 20 cannot run TypeScript. Vite's module runner can, and writes nothing to the disk.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./setupCommand.ts') }} */
const { module } = await runnerImport(fileURLToPath(new URL('setupCommand.ts', import.meta.url)), {
  configFile: false,
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  logLevel: 'error',
});
process.exitCode = await module.setupCommand(process.argv.slice(2));
