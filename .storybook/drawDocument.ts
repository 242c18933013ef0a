import { join } from 'node:path';
import { documentCompiler } from '../site/documents/documentCompiler.ts';
import { type DocumentFile, documentFiles } from '../site/documents/documentFiles.ts';
import { drawPage } from '../site/documents/testing/drawPage.ts';
import { openPdf } from '../site/documents/testing/openPdf.ts';
import { arabic } from '../stories/content/fixtures.ts';

const folder = join(import.meta.dirname, '..');

/** An owner who writes from right to left, with a face that has their letters. */
const owner = {
  ...arabic,
  game: { ...arabic.game, documents: { fonts: ['node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf'] } },
};

/** Fine enough to read, coarse enough for a book of parts. */
const dotsPerInch = 72;

const compile = documentCompiler(owner, { content: folder, public: folder });

const isFile = (file: string): file is DocumentFile => file in documentFiles;

/**
 * The pages of one of a foreign owner's documents, as data addresses. The plugin beside it loads this file by its path.
 *
 * @public
 *
 * @throws when there is no such document, or it cannot be made
 */
export async function drawDocument(file: string): Promise<readonly string[]> {
  if (!isFile(file))
    throw new Error(`There is no document ${file}. There are ${Object.keys(documentFiles).join(', ')}.`);
  const { pdf, problems } = compile(file);
  if (!pdf) throw new Error(`${file} cannot be made: ${JSON.stringify(problems)}`);
  const opened = await openPdf(pdf);
  const pages: string[] = [];
  for (let number = 1; number <= opened.numPages; number += 1) {
    const { png } = await drawPage(opened, number, dotsPerInch);
    pages.push(`data:image/png;base64,${png.toString('base64')}`);
  }
  await opened.destroy();
  return pages;
}
