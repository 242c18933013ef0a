import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wordsProblems } from '../../src/content/check/wordsProblems.ts';
import { languages } from '../build/content/languages.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';
import { writeWords } from './writeWords.ts';

it('writes all fixed words, to be translated or changed; what is there already stays', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'words.json');
  const written = (language: string) => {
    writeWords(language, folder);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  writeFileSync(file, '{ "frame.home": "Casa" }');
  const czech = written('cs');
  expect(czech).toMatchObject({ 'frame.home': 'Casa', 'frame.manual': 'Manual', 'said.date': '{number}/{year}' });
  expect(Object.keys(czech['drafts.bars.years']).toSorted()).toEqual(['few', 'many', 'one', 'other']);
  const { $schema: _, ...words } = czech;
  expect(wordsProblems(words, languages.english)).toEqual([]);
  rmSync(file);
  expect(written('de')).toMatchObject({ 'frame.manual': 'Handbuch' });
  expect(() => writeWords('klingonisch!', folder)).toThrow('not a language tag');
  writeFileSync(file, '{');
  expect(() => writeWords('de', folder)).toThrow('cannot be read');
  expect(readFileSync(file, 'utf8')).toBe('{');
});
