import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Languages } from '../../../src/content/check/siteWords.ts';
import { englishWords } from '../../words/wordFiles.ts';

const folder = join(import.meta.dirname, '../../words');
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

/** The languages whose words are shipped: each has a file of its own beside the English words. */
export const languages: Languages = {
  english: englishWords,
  shipped: Object.fromEntries(
    files.map((file) => [parse(file).name, JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  ),
};
