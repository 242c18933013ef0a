import { parseArgs } from 'node:util';
import { contentFolder } from '../config/settings.ts';

export type SetupArguments = ReturnType<typeof setupArguments>;

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
  // With `--fonts` and no source, setup adds fonts to the existing content and asks nothing.
  const addsOnlyFonts = values.fonts === true && positionals.length === 0;
  return {
    /** Files, folders or addresses. Setup asks for one if there are none. */
    sources: addsOnlyFonts ? [contentFolder()] : positionals,
    addsFonts: values.fonts,
    answers: values.answers,
    address: values.address,
    acceptsDrafts: values.yes || addsOnlyFonts,
    showsDrafts: values['show-drafts'],
    /** Set if setup writes only words.json, in this language. */
    wordsLanguage: values.words,
    wantsHelp: values.help,
  };
}
