import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../../src/content/Content.ts';
import { checkContent } from '../../../src/content/check/checkContent.ts';

const folder = join(import.meta.dirname, '../../build/placeholder');

/** The owner whom the whole site is tested with: as much as a page holds. */
export const playerOne: Content = read();

function read(): Content {
  const source = (file: string) => ({ file, text: readFileSync(join(folder, file), 'utf8') });
  const { content, findings } = checkContent({
    resume: source('resume.json'),
    game: source('game.json'),
    fileExists: () => true,
    asOf: '2025-11-01',
  });
  if (!content) throw new Error(JSON.stringify(findings));
  return content;
}
