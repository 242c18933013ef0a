import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../setup/testing/temporaryFolder.ts';
import { wordFiles } from '../../words/wordFiles.ts';
import { readContent } from './contentFiles.ts';
import { wordsModule } from './wordsModule.ts';

const repository = join(import.meta.dirname, '../../..');

/** What the build finds in a folder of an owner who writes in some language. */
function siteIn(language: string, words: object) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'resume.json'), '{ "basics": { "name": "Ada" } }');
  writeFileSync(join(folder, 'game.json'), JSON.stringify({ site: { address: 'https://ada.example.org/', language } }));
  writeFileSync(join(folder, 'words.json'), JSON.stringify(words));
  const { content, findings } = readContent({ folder });
  const moduleOf = (file: string) => wordsModule(join(repository, file), content?.catalogue ?? {});
  return { content, findings: findings.map(({ file, message }) => `${file.split('/').at(-1)}: ${message}`), moduleOf };
}

test('the owner’s own words stand over those of the language, which are the nearest that is shipped', () => {
  const { content, moduleOf } = siteIn('de-AT', { 'frame.home': 'Servus' });
  expect(moduleOf('site/words/frameWords.ts')).toContain('"home":"Servus","console":"Konsole"');
  expect(content?.game.scripts.greeting[0]).toEqual({ type: 'Hallo! Ich bin Ada. Freut mich sher' });
  expect(content?.words?.documents?.titles.resume).toBe('Lebenslauf');
});

test('an English site is as it was, but for what its owner says', () => {
  expect(siteIn('en-GB', {}).content?.catalogue).toBeUndefined();
  const { moduleOf } = siteIn('en', { 'frame.home': 'Base' });
  expect(Object.keys(wordFiles).filter((file) => moduleOf(file))).toEqual(['site/words/frameWords.ts']);
});

test('of a language that is not shipped dates are in numbers, and words.json says the rest', () => {
  const { content, moduleOf } = siteIn('it', { 'console.handheld.next': 'avanti' });
  expect(content?.words?.said).toMatchObject({ date: '{number}/{year}', present: 'oggi' });
  expect(moduleOf('src/console/firstWords.ts')).toContain('"next":"avanti"');
});

test('faults of words.json stop the build, with file and key', () => {
  const { content, findings } = siteIn('de', { 'frame.hoem': 'Start' });
  expect(content).toBeUndefined();
  expect(findings).toEqual(['words.json: There are no words called "frame.hoem". Did you mean "frame.home"?']);
});
