// The way into every command of package.json that does more than start one tool: `node .ci/command.mjs <name>`.
// Runs before anything is installed, so up to the import of Vite it knows nothing but Node.
import { fileURLToPath } from 'node:url';
import { installMissing } from './install/installMissing.mjs';
import { nodeProblem } from './install/nodeProblem.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name = '', ...args] = process.argv.slice(2);
process.chdir(root);

try {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
  installMissing(root);
  // Without waiting for what a tool may have left running: the command is done.
  process.exit(await commandOf(name)(args));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Whoever counts tests reads the last line, also when there was no test to run.
  if (name === 'test' || name === 'engines') console.log('0 passed, 1 failed');
  process.exit(1);
}

/**
 * Node 20 runs no TypeScript; Vite's module runner does, without writing anything to the disk.
 *
 * @param {string} command
 * @returns {(args: readonly string[]) => Promise<number>} answers the exit code
 */
function commandOf(command) {
  return async (rest) => {
    const { runnerImport } = await import('vite');
    /** @type {{ module: { default: (args: readonly string[]) => Promise<number> } }} */
    const { module } = await runnerImport(fileURLToPath(new URL(`commands/${command}.ts`, import.meta.url)), {
      configFile: false,
      root,
      logLevel: 'error',
    });
    return module.default(rest);
  };
}
