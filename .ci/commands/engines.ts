import { runEngineTests } from '../engines/runEngineTests.ts';
import { concluded } from '../steps/concluded.ts';

/**
 * `npm run test:engines`: the built site and the library's books, in Firefox and in WebKit.
 *
 * @param args go to Vitest: a part of a file name, `-t WebKit`
 */
export default async function engines(args: readonly string[]): Promise<number> {
  return concluded(await runEngineTests(args));
}
