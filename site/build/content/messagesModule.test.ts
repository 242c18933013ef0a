import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordFiles } from '../../messages/wordFiles.ts';
import { temporaryFolder } from '../../setup/testing/temporaryFolder.ts';
import { readContent } from './contentFiles.ts';
import { messagesModule } from './messagesModule.ts';

const repository = join(import.meta.dirname, '../../..');

/** What the build finds in a folder of an owner who writes in some language. */
function readSiteIn(language: string, ownMessages: object) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'resume.json'), '{ "basics": { "name": "Ada" } }');
  writeFileSync(join(folder, 'game.json'), JSON.stringify({ site: { address: 'https://ada.example.org/', language } }));
  writeFileSync(join(folder, 'words.json'), JSON.stringify(ownMessages));
  const { content, findings } = readContent({ folder });
  const moduleFor = (file: string) => messagesModule(join(repository, file), content?.catalog ?? {});
  return {
    content,
    findings: findings.map(({ file, message }) => `${file.split('/').at(-1)}: ${message}`),
    moduleOf: moduleFor,
  };
}

test('the owner’s own words stand over those of the language, which are the nearest that is shipped', () => {
  const { content, moduleOf: moduleFor } = readSiteIn('de-AT', { 'frame.home': 'Servus' });
  expect(moduleFor('site/messages/frameMessages.ts')).toContain('"home":"Servus","console":"Konsole"');
  expect(content?.game.scripts.greeting[0]).toEqual({ type: 'Hallo! Ich bin Ada. Freut mich sher' });
  expect(content?.messages?.documents?.titles.resume).toBe('Lebenslauf');
});

test('an English site is as it was, but for what its owner says', () => {
  expect(readSiteIn('en-GB', {}).content?.catalog).toBeUndefined();
  const { moduleOf: moduleFor } = readSiteIn('en', { 'frame.home': 'Base' });
  expect(Object.keys(wordFiles).filter((file) => moduleFor(file))).toEqual(['site/messages/frameMessages.ts']);
});

test('of a language that is not shipped dates are in numbers, and words.json says the rest', () => {
  const { content, moduleOf: moduleFor } = readSiteIn('it', { 'console.handheld.next': 'avanti' });
  expect(content?.messages?.base).toMatchObject({ date: '{number}/{year}', present: 'oggi' });
  expect(moduleFor('src/console/initialMessages.ts')).toContain('"next":"avanti"');
});

test('faults of words.json stop the build, with file and key', () => {
  const { content, findings } = readSiteIn('de', { 'frame.hoem': 'Start' });
  expect(content).toBeUndefined();
  expect(findings).toEqual(['words.json: Unknown key "frame.hoem". Did you mean "frame.home"?']);
});
