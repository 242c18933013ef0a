import { intro, outro } from '@clack/prompts';
import { contentFolder, contentToday } from '../config/settings.ts';
import { formatHelp } from '../import/index.ts';
import { writeSchemas } from '../prepare/game/schemaFiles.ts';
import { clackPrompts } from './clackPrompts.ts';
import { remoteAddress } from './pagesAddress.ts';
import { setup } from './setup.ts';
import { setupArguments } from './setupArguments.ts';
import type { SetupDocuments } from './setupOptions.ts';

/** Parses the arguments of `npm run setup`, and runs it in the terminal. @returns the exit code */
export async function setupCommand(args: readonly string[], documents: SetupDocuments): Promise<number> {
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
  const { acceptsDrafts, showsDrafts, wordsLanguage } = parsedArguments;
  const asksQuestions = !acceptsDrafts && !showsDrafts && !wordsLanguage;
  const isInteractive = input.isTTY && output.isTTY && asksQuestions;
  if (isInteractive) intro('Set up your site. Enter accepts a draft. Ctrl+C stops; the next run can continue there.');
  const consoleOutput: string[] = [];
  const exitCode = await setup({
    ...parsedArguments,
    documents,
    folder: contentFolder(),
    asOf: contentToday(process.env),
    guessedAddress: process.env.SITE_ADDRESS || remoteAddress(contentFolder()),
    ...(isInteractive && { prompts: clackPrompts({ input, output }) }),
    fetcher: fetch,
    print: isInteractive ? (text) => console.log(text) : (text) => consoleOutput.push(text),
  });
  if (isInteractive) outro(exitCode === 0 ? 'The files are written. Check what is listed above.' : 'Not finished.');
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

const setupHelp = `npm run setup -- [file | folder | https://…]… [options]

Writes resume.json and game.json from your résumé, and asks for what a résumé does not contain.

A source is a file, a folder with a resume.json (and optionally a game.json), a gist, or any other https
address. If you pass several, later sources fill the gaps of earlier ones.

${`Formats: ${formatHelp.join(', ')}.`.replace(/(.{1,104}) /g, '$1\n')}

  --address <https://…>  the site's address (default: SITE_ADDRESS, else the repository's GitHub Pages)
  --answers <file.json>  answers in the format of game.json; setup does not ask for them again
  --yes, -y              ask nothing and accept every draft
  --fonts                add the fonts that the PDFs lack for your letters, from npm (without it, setup asks);
                         alone, \`npm run setup -- --fonts\` adds them to your content and asks nothing
  --show-drafts          print the texts drafted from the résumé and write nothing
  --words <language>     write only words.json, with all interface texts, to change or translate them
  --help, -h             print this help

Setup writes to site/content, or to CONTENT_DIR. It backs up replaced files as resume.backup-1.json and so
on, which git ignores. Press Ctrl+C or Esc to stop; the next run can continue from there.`;
