import { rmSync } from 'node:fs';
import { diffs } from '../../.storybook/pictureFolder.ts';
import { runVitest } from '../steps/runVitest.ts';
import { testsOf } from '../steps/testsOf.ts';

/**
 * `npm run test:part -- src/console/menu`: the stories, with their pictures and axe, and the unit tests of one part.
 *
 * @param args the part, then what Vitest takes: `-t 'a claim'`
 * @throws when nothing tests the part
 */
export default async function part([path = '', ...args]: readonly string[]): Promise<number> {
  const files = testsOf(path);
  // What is left there is of this run: `npm run pictures -- changed` renews it.
  rmSync(diffs, { recursive: true, force: true });
  const { passed, failed } = await runVitest([
    '--project=unit',
    '--project=build',
    '--project=storybook',
    ...files,
    ...args,
  ]);
  if (passed + failed === 0) console.log('No test was run.');
  return failed === 0 && passed > 0 ? 0 : 1;
}
