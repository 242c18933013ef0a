// `npm run setup`, started by setupCli.mjs.
import { intro, outro } from '@clack/prompts';
import { contentFolder, contentToday } from '../../vite/settings.ts';
import { writeSchemas } from '../schema/schemaFiles.ts';
import { clackPrompts } from './clackPrompts.ts';
import { startPreview } from './preview.ts';
import { remoteAddress } from './remoteAddress.ts';
import { setup } from './setup.ts';
import { setupArguments, setupHelp } from './setupArguments.ts';

/** @returns the exit code */
export async function setupCommand(args: readonly string[]): Promise<number> {
  const parsedArguments = tryParseArguments(args);
  if (typeof parsedArguments === 'string') {
    console.error(`${parsedArguments} Run \`npm run setup -- --help\` to list the options.`);
    return 1;
  }
  if (parsedArguments.wantsHelp) {
    console.log(setupHelp);
    return 0;
  }
  writeSchemas();
  const { stdin: input, stdout: output } = process;
  const { takesDrafts, showsDrafts, wordsLanguage } = parsedArguments;
  const asksQuestions = !takesDrafts && !showsDrafts && !wordsLanguage;
  const isInteractive = input.isTTY && output.isTTY && asksQuestions;
  if (isInteractive) intro('Set up your site. Enter accepts a draft. Ctrl+C stops; the next run continues from there.');
  const consoleOutput: string[] = [];
  const exitCode = await setup({
    ...parsedArguments,
    folder: contentFolder(),
    asOf: contentToday(process.env),
    guessedAddress: process.env.SITE_ADDRESS || remoteAddress(contentFolder()),
    ...(isInteractive && { prompts: clackPrompts({ input, output }) }),
    ...(isInteractive && parsedArguments.showsPreview && { preview: startPreview((text) => console.log(text)) }),
    fetcher: fetch,
    print: isInteractive ? (text) => console.log(text) : (text) => consoleOutput.push(text),
  });
  if (isInteractive) outro(exitCode === 0 ? 'Done.' : 'Not finished.');
  if (consoleOutput.length > 0) (exitCode === 0 ? console.log : console.error)(consoleOutput.join('\n'));
  return exitCode;
}

function tryParseArguments(args: readonly string[]) {
  try {
    return setupArguments(args);
  } catch (error) {
    // Node appends advice about positional arguments, which are not what the owner meant.
    return error instanceof Error ? `${error.message.split('. ')[0]}.` : String(error);
  }
}
