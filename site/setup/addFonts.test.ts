// The tests add an Arabic font from node_modules instead of npm.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exampleContent } from '../../src/resume/testing/exampleContent.ts';
import { temporaryFolder } from '../config/testing/temporaryFolder.ts';
import { setupDocuments } from '../vite/commands/setupDocuments.ts';
import { addFonts } from './addFonts.ts';
import { clackPrompts } from './clackPrompts.ts';
import { keys, terminal } from './testing/terminal.ts';

const vazirmatn = join(import.meta.dirname, '../../node_modules/@expo-google-fonts/vazirmatn');
const fontFiles = ['Vazirmatn_400Regular.ttf', 'Vazirmatn_700Bold.ttf'];
const arabicEmployer = exampleContent({ resume: { work: [{ name: 'Oak همتو' }] } });

/** Adds fonts to an empty folder. */
async function run(options: Partial<Parameters<typeof addFonts>[2]>, content = arabicEmployer) {
  const folder = temporaryFolder();
  const packageNames: string[] = [];
  const lines: string[] = [];
  const installPackage = async (name: string) => {
    packageNames.push(name);
    return vazirmatn;
  };
  const print = (line: string) => void lines.push(line);
  const game = await addFonts(content, {}, { folder, documents: setupDocuments, installPackage, print, ...options });
  return { game, packageNames, lines, files: readdirSync(folder) };
}

describe('if the PDFs’ fonts lack a letter, setup', () => {
  test('adds a font with the letter, and its license, to the content folder with `--fonts`', async () => {
    const { game, packageNames, lines, files } = await run({ addsFonts: true });
    expect(packageNames).toEqual(['@expo-google-fonts/vazirmatn']);
    expect(files).toEqual(['Vazirmatn-LICENSE.txt', ...fontFiles]);
    expect(game).toEqual({ documents: { fonts: fontFiles } });
    expect(lines).toEqual([expect.stringMatching(/^Added for the PDFs: Vazirmatn_400Regular\.ttf \(0\.1 MB\), Vazir/)]);
  });

  test.each([
    ['adds a font after a yes', keys.enter, { documents: { fonts: fontFiles } }],
    ['adds nothing after a no', 'n', {}],
  ])('%s', async (_, key, expected) => {
    const { input, output, until, press } = terminal();
    const result = run({ prompts: clackPrompts({ input, output }) });
    await until('Download Vazirmatn (about 1 MB) from npm');
    press(key);
    expect((await result).game).toEqual(expected);
  });

  test('adds nothing without prompts and without `--fonts`', async () => {
    expect(await run({})).toMatchObject({ game: {}, packageNames: [], lines: [] });
  });

  test('adds nothing without a network, and prints one line about it', async () => {
    const installPackage = () => Promise.reject(new Error('Command failed: npm install\nnpm error code ENOTFOUND\n'));
    expect(await run({ addsFonts: true, installPackage })).toMatchObject({
      game: {},
      files: [],
      lines: [
        'Vazirmatn could not be downloaded (npm: ENOTFOUND), so the PDFs go without it. Try again later: ' +
          '`npm run setup -- --fonts`.',
      ],
    });
  });
});

test('setup adds no font if the fonts have all letters', async () => {
  expect(await run({ addsFonts: true }, exampleContent())).toMatchObject({ game: {}, packageNames: [] });
});
