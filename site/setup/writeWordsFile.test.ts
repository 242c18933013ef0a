import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../config/testing/temporaryFolder.ts';
import { wordsFindings } from '../prepare/check/wordsFindings.ts';
import { languages } from '../prepare/publish/languages.ts';
import { writeWordsFile } from './writeWordsFile.ts';

it('writeWordsFile writes all messages, keeps existing ones, and refuses invalid input', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'words.json');
  const writeAndRead = (language: string) => {
    writeWordsFile(language, folder);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  writeFileSync(file, '{ "frame.home": "Casa" }');
  const czech = writeAndRead('cs');
  expect(czech).toMatchObject({ 'frame.home': 'Casa', 'frame.manual': 'Manual', 'base.date': '{number}/{year}' });
  expect(Object.keys(czech['drafts.bars.years']).toSorted()).toEqual(['few', 'many', 'one', 'other']);
  const { $schema: _, ...messages } = czech;
  expect(wordsFindings(messages, languages.english)).toEqual([]);
  rmSync(file);
  expect(writeAndRead('de')).toMatchObject({ 'frame.manual': 'Handbuch' });
  expect(() => writeWordsFile('klingonisch!', folder)).toThrow('Invalid language tag');
  writeFileSync(file, '{');
  expect(() => writeWordsFile('de', folder)).toThrow('Invalid JSON');
  expect(readFileSync(file, 'utf8')).toBe('{');
});
