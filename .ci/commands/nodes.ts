import { spawn } from 'node:child_process';

/** The oldest Node that is supported, and the even ones that are maintained. GitHub tests each of them, too. */
export const testedNodes = [20, 24, 26] as const;

/**
 * `npm run test:nodes`: `npm test` in every Node that is supported, one after the other. They come from npm's registry.
 *
 * @param args go to `npm test`: `--project unit`
 */
export default async function nodes(args: readonly string[]): Promise<number> {
  const results: { node: number; code: number; counts: string }[] = [];
  for (const node of testedNodes) {
    console.log(`\nNode ${node}`);
    results.push({ node, ...(await testIn(node, args)) });
  }
  console.log();
  for (const { node, code, counts } of results) console.log(`${code === 0 ? '✓' : '✗'} Node ${node}: ${counts}`);
  return Math.max(...results.map(({ code }) => code));
}

/** Runs the tests with a Node first on the PATH; passes on what they write, and keeps its last line, which has the counts. */
function testIn(node: number, args: readonly string[]): Promise<{ code: number; counts: string }> {
  const binary = `node-${process.platform}-${process.arch}@${node}`;
  const test = ['node', '.ci/command.mjs', 'test', ...args];
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['exec', '--yes', `--package=${binary}`, '--', ...test], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let counts = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      counts = text.trim().split('\n').at(-1) || counts;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, counts: counts || `${binary} could not be run` }));
  });
}
