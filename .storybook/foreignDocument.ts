import { join } from 'node:path';
import { documentCompiler } from '../site/documents/documentCompiler.ts';
import { type DocumentFile, documentFiles } from '../site/documents/documentFiles.ts';
import { arabic } from '../stories/content/fixtures.ts';

const folder = join(import.meta.dirname, '..');

/** An owner who writes from right to left, with a face that has their letters. */
const owner = {
  ...arabic,
  game: { ...arabic.game, documents: { fonts: ['node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf'] } },
};

const compile = documentCompiler(owner, { content: folder, public: folder });

const isFile = (file: string): file is DocumentFile => file in documentFiles;

/**
 * One of a foreign owner's documents, as a data address. The plugin beside it loads this file by its path.
 *
 * @public
 *
 * @throws when there is no such document, or it cannot be made
 */
export function foreignDocument(file: string): string {
  if (!isFile(file))
    throw new Error(`There is no document ${file}. There are ${Object.keys(documentFiles).join(', ')}.`);
  const { pdf, problems } = compile(file);
  if (!pdf) throw new Error(`${file} cannot be made: ${JSON.stringify(problems)}`);
  return `data:application/pdf;base64,${pdf.toString('base64')}`;
}
