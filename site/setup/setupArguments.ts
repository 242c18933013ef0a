import { parseArgs } from 'node:util';
import { contentFolder } from '../config/settings.ts';

export type SetupArguments = ReturnType<typeof setupArguments>;

/** The options on the command line, without their `--`. */
export const setupFlags = {
  answers: { type: 'string' },
  address: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  fonts: { type: 'boolean' },
  'show-drafts': { type: 'boolean' },
  words: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export function setupArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: setupFlags,
  });
  // Adding fonts to the content that exists needs no source and no questions.
  const addsOnlyFonts = values.fonts === true && positionals.length === 0;
  return {
    /** Files, folders or addresses. Setup asks for one if there are none. */
    sources: addsOnlyFonts ? [contentFolder()] : positionals,
    addsFonts: values.fonts,
    answers: values.answers,
    address: values.address,
    takesDrafts: values.yes || addsOnlyFonts,
    showsDrafts: values['show-drafts'],
    /** Set if setup writes only words.json, in this language. */
    wordsLanguage: values.words,
    wantsHelp: values.help,
  };
}
