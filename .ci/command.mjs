// Runs a command of package.json: `node .ci/command.mjs <file> …`. It installs missing packages
// before it imports any.
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing } from './install/installMissing.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [file = '', ...args] = process.argv.slice(2);
const name = basename(file, '.ts');
process.chdir(root);

try {
  const { node } = process.versions;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(
      `This command needs Node 20.19 or newer, but this is Node ${node}. Install a newer one, then run it again.`,
    );
  installMissing(root, name === 'start');
  // Node 20 runs no TypeScript; Vite's module runner does.
  const { runnerImport } = await import('vite');
  /** @type {{ module: { default: (args: readonly string[]) => Promise<number> } }} */
  const { module } = await runnerImport(resolve(file), { configFile: false, root, logLevel: 'error' });
  // Do not wait for timers and connections that a tool may have left.
  process.exit(await module.default(args));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // The last line of a test run has the counts.
  if (name === 'test') console.log('0 passed, 1 failed');
  process.exit(1);
}
