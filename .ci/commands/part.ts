import { partOf } from '../steps/partOf.ts';
import { runTool } from '../steps/runTool.ts';

/**
 * `npm run test:part -- src/console`: unit tests, stories and pictures of one part, without builds and without axe, which
 * takes as long as the rest.
 *
 * @param args the part, then what Vitest takes: `-t 'a claim'`
 */
export default async function part([path = '', ...args]: readonly string[]): Promise<number> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'storybook'];
  const env = { STORYBOOK_WITHOUT_AXE: '1' };
  const { code } = await runTool([...vitest, ...partOf(path), ...args], { show: true, env });
  return code;
}
