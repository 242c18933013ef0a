// `npm run setup` on a terminal. setupCli.mjs runs it.
import { intro, outro } from '@clack/prompts';
import { contentFolder, contentToday } from '../build/settings.ts';
import { clackPrompts } from './clackPrompts.ts';
import { servedPreview } from './preview.ts';
import { remoteAddress } from './remoteAddress.ts';
import { setup } from './setup.ts';
import { setupArguments, setupHelp } from './setupArguments.ts';

/** Runs the command. @returns its exit code */
export async function setupCommand(words: readonly string[]): Promise<number> {
  const wanted = readArguments(words);
  if (typeof wanted === 'string') {
    console.error(`${wanted}\n\n${setupHelp}`);
    return 1;
  }
  if (wanted.wantsHelp) {
    console.log(setupHelp);
    return 0;
  }
  const { stdin: input, stdout: output } = process;
  const asks = input.isTTY && output.isTTY && !wanted.takesDrafts;
  if (asks) intro('Your own résumé to play. Enter takes a draft; Ctrl+C stops, and the next run goes on.');
  const told: string[] = [];
  const exitCode = await setup({
    ...wanted,
    folder: contentFolder(),
    asOf: contentToday(process.env),
    guessedAddress: process.env.SITE_ADDRESS || remoteAddress(contentFolder()),
    ...(asks && { prompts: clackPrompts({ input, output }) }),
    ...(asks && wanted.showsPreview && { preview: servedPreview((text) => console.log(text)) }),
    fetcher: fetch,
    say: asks ? (text) => console.log(text) : (text) => told.push(text),
  });
  if (asks) outro(exitCode === 0 ? 'Done.' : 'Not done.');
  if (told.length > 0) (exitCode === 0 ? console.log : console.error)(told.join('\n'));
  return exitCode;
}

function readArguments(words: readonly string[]) {
  try {
    return setupArguments(words);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
