#!/usr/bin/env node
// `npx react-page-turn migrate src`. jscodeshift is large, so npx fetches it only when needed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const usage = `Usage: npx react-page-turn migrate [--to flipbook] <files or folders>

Moves a project from react-pageflip to react-page-turn/react-pageflip, or with --to flipbook to
<Flipbook>, and lists what differs. Commit your work first.`;

const [command, ...args] = process.argv.slice(2);
if (command !== 'migrate' || args.length === 0) {
  process.stderr.write(`${usage}\n`);
  process.exit(1);
}
const { status } = spawnSync(
  'npx',
  [
    ...['--yes', 'jscodeshift@17.4.0', '--no-babel', '--parser=tsx', '--extensions=js,jsx,cjs,mjs,ts,tsx,cts,mts'],
    ...[
      '--ignore-pattern=**/node_modules/**',
      `--transform=${fileURLToPath(new URL('transform.cjs', import.meta.url))}`,
    ],
    ...args,
  ],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
