// Adds fonts from the npm registry for letters that the PDFs' fonts lack. Only setup does this, never
// a build.

import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Content } from '../../src/resume/Content.ts';
import { errorMessage } from '../config/errorMessage.ts';
import { makeFolder } from '../config/makeFolder.ts';
import { relativePath } from '../import/index.ts';
import { type GameDocument, mergeFields } from '../prepare/game/gameFields.ts';
import type { SetupPrompts } from './clackPrompts.ts';
import type { DownloadableFont, SetupDocuments } from './setupOptions.ts';

/** Installs a package into a folder, and returns the package's own folder. */
export type InstallPackage = (packageName: string, folder: string) => Promise<string>;

type FontOptions = {
  folder: string;
  addsFonts?: boolean | undefined;
  prompts?: Pick<SetupPrompts, 'confirmFonts'>;
  documents: Pick<SetupDocuments, 'missingFonts'>;
  installPackage?: InstallPackage;
  print: (text: string) => void;
};

/**
 * Adds fonts for the letters that the PDFs' fonts lack, if the owner agrees or passed `--fonts`.
 * Prints a line about each font that cannot be downloaded.
 * @returns the game with the names of the font files
 */
export async function addFonts(content: Content, game: GameDocument, options: FontOptions): Promise<GameDocument> {
  const { folder, addsFonts, prompts, documents, installPackage = installFromNpm, print } = options;
  const fonts = documents.missingFonts(content, folder);
  const agrees = fonts.length > 0 && (addsFonts || (await prompts?.confirmFonts(fonts)));
  if (!agrees) return game;
  const files = content.game.documents?.fonts ?? [];
  const newFiles: string[] = [];
  for (const font of fonts) {
    try {
      if (prompts) print(`Downloading ${font.name} …`);
      newFiles.push(...(await downloadFont(font, folder, installPackage)));
    } catch (cause) {
      print(
        `${font.name} could not be downloaded (${reasonOf(cause)}), so the PDFs go without it. Try again later: ` +
          '`npm run setup -- --fonts`.',
      );
    }
  }
  if (newFiles.length === 0) return game;
  const sizes = newFiles.map((file) => `${file} (${megabytes(statSync(join(folder, file)).size)} MB)`);
  print(`Added for the PDFs: ${sizes.join(', ')}, with the license, to ${relativePath(folder)}.`);
  return mergeFields(game, { documents: { fonts: [...new Set([...files, ...newFiles])] } });
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

/** Job titles are bold, so that they differ from employers. */
const weights = ['400Regular', '700Bold'];

/** Copies a font and its license into the folder. @returns the names of the font files */
async function downloadFont(
  { packageName, name }: DownloadableFont,
  folder: string,
  installPackage: InstallPackage,
): Promise<readonly string[]> {
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'playable-resume-font-'));
  try {
    const source = await installPackage(packageName, temporaryFolder);
    const files = weights
      .filter((weight) => existsSync(join(source, weight)))
      .flatMap((weight) =>
        readdirSync(join(source, weight)).map((file) => ({ file, path: join(source, weight, file) })),
      )
      .filter(({ file }) => /\.(?:ttf|otf)$/i.test(file));
    makeFolder(folder, 'CONTENT_DIR');
    for (const { file, path } of files) copyFileSync(path, join(folder, file));
    copyFileSync(join(source, 'LICENSE_FONT'), join(folder, `${name.replaceAll(' ', '')}-LICENSE.txt`));
    return files.map(({ file }) => file);
  } finally {
    rmSync(temporaryFolder, { recursive: true, force: true });
  }
}

const timeoutMs = 180_000;

async function installFromNpm(packageName: string, folder: string): Promise<string> {
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const install = ['install', ...options, '--fetch-retries=1', packageName];
  // Windows cannot start the npm in PATH without a shell, so use the path that npm sets for its scripts.
  const npm = process.env.npm_execpath;
  const [program, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...install]] : ['npm', install];
  await promisify(execFile)(program, args, { cwd: folder, timeout: timeoutMs });
  return join(folder, 'node_modules', packageName);
}

/** A short reason, with the error code in npm's output if there is one: `npm: ENOTFOUND`. */
function reasonOf(cause: unknown): string {
  const text = errorMessage(cause);
  const [, code] = /npm (?:error|ERR!) code (\w+)/.exec(text) ?? [];
  return code ? `npm: ${code}` : text.startsWith('Command failed') ? 'npm failed' : (text.split('\n')[0] ?? '');
}
