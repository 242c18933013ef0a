import { partOf } from '../steps/partOf.ts';
import { runTool } from '../steps/runTool.ts';

/**
 * `npm run test:part -- src/console`: the units, the stories and the pictures of one part, without any build, and without
 * axe, which takes as long as all the rest. `npm test` has all of it.
 *
 * @param args the part, then what Vitest takes: `-t 'a claim'`
 */
export default async function part([path = '', ...args]: readonly string[]): Promise<number> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'storybook'];
  const env = { STORYBOOK_WITHOUT_AXE: '1' };
  const { code } = await runTool([...vitest, ...partOf(path), ...args], { show: true, env });
  return code;
}
