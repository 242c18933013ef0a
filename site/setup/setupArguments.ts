import { parseArgs } from 'node:util';

export type SetupArguments = {
  /** Files, folders or addresses; none when it is to be asked for. */
  sources: readonly string[];
  answers?: string;
  address?: string;
  takesDrafts: boolean;
  showsDrafts: boolean;
  /** Whether the site is served beside the questions. */
  showsPreview: boolean;
  /** The language of which only words.json is written. */
  wordsLanguage?: string;
  wantsHelp: boolean;
};

/** What `--help` says. */
export const setupHelp = `npm run setup -- [file | folder | https://…]… [options]

Writes resume.json and game.json from a résumé, and asks what a résumé cannot know.
A source is a file, a folder with resume.json (and game.json, if there is one), a gist, or any https address. Of several the later
fill what the earlier lack. Read are JSON Resume (of any version, also as JSON5 or YAML), rendercv's YAML, exports of Reactive Resume
(versions 3 to 5), LinkedIn's data export (the ZIP file), and Europass (XML of any year, or JSON).

  --address <https://…>  where the site will be served (or SITE_ADDRESS)
  --answers <file.json>  answers, in the form of game.json; what is in it is not asked
  --yes                  asks nothing: takes every draft, and no file that a game.json from elsewhere names
  --preview              serves the site beside the questions, and shows each answer at once
  --show-drafts          writes nothing: prints what is drawn from the résumé where game.json says nothing
  --words <language>     writes words.json alone: all fixed words, to be changed, or translated where the language is not shipped
  --help                 says this

The files go to site/content, or to the folder that CONTENT_DIR names. What was there is kept as resume.backup-1.json and so
on; git ignores these copies. Ctrl+C or Esc stops, and the next run goes on from there.`;

/** Reads the command's words. @throws when one of them is not known */
export function setupArguments(args: readonly string[]): SetupArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      answers: { type: 'string' },
      address: { type: 'string' },
      yes: { type: 'boolean', short: 'y' },
      preview: { type: 'boolean' },
      'show-drafts': { type: 'boolean' },
      words: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  return {
    sources: positionals,
    ...(values.answers ? { answers: values.answers } : {}),
    ...(values.address ? { address: values.address } : {}),
    ...(values.words ? { wordsLanguage: values.words } : {}),
    takesDrafts: values.yes ?? false,
    showsDrafts: values['show-drafts'] ?? false,
    showsPreview: values.preview ?? false,
    wantsHelp: values.help ?? false,
  };
}
