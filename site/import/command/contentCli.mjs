// Node 20 cannot run TypeScript. Vite's module runner can, and writes nothing to the disk.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./contentCommand.ts') }} */
const { module } = await runnerImport(fileURLToPath(new URL('contentCommand.ts', import.meta.url)), {
  configFile: false,
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  logLevel: 'error',
});
const { text, exitCode } = await module.contentCommand(process.argv.slice(2));
if (exitCode === 0) console.log(text);
else console.error(text);
process.exitCode = exitCode;
