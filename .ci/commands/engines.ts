import { runEngineTests } from '../engines/runEngineTests.ts';
import { lastLines } from '../steps/countLine.ts';

/**
 * `npm run test:engines`: the built site and the library's books, in Firefox and in WebKit.
 *
 * @param args go to Vitest: a part of a file name, `-t WebKit`
 */
export default async function engines(args: readonly string[]): Promise<number> {
  const count = await runEngineTests(args);
  console.log(lastLines(count));
  return count.failed === 0 ? 0 : 1;
}
