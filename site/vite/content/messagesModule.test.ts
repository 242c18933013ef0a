import { writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../config/testing/temporaryFolder.ts';
import { messageFiles } from '../../messages/messageFiles.ts';
import { readContent } from '../../prepare/readContent.ts';
import { messagesModule } from './messagesModule.ts';

const repository = join(import.meta.dirname, '../../..');

/** Reads the content of an owner with this language and this words.json. */
function readSiteIn(language: string, ownMessages: object) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'resume.json'), '{ "basics": { "name": "Ada" } }');
  writeFileSync(join(folder, 'game.json'), JSON.stringify({ site: { address: 'https://ada.example.org/', language } }));
  writeFileSync(join(folder, 'words.json'), JSON.stringify(ownMessages));
  const { content, findings } = readContent({ folder });
  const moduleFor = (file: string) => messagesModule(join(repository, file), content?.flatMessages ?? {});
  return {
    content,
    findings: findings.map(({ file, message }) => `${file?.split('/').at(-1)}: ${message}`),
    moduleFor,
  };
}

test('words.json overrides the messages of the closest shipped language', () => {
  const { content, moduleFor } = readSiteIn('de-AT', { 'frame.home': 'Servus' });
  expect(moduleFor('site/messages/frameMessages.ts')).toContain('"home":"Servus","console":"Konsole"');
  expect(content?.game.scripts.greeting[0]).toEqual({ type: 'Hallo! Ich bin Ada. Freut mich sher' });
  expect(content?.messages?.documents?.titles.resume).toBe('Lebenslauf');
  expect(moduleFor('src/resume/messages/baseMessages.ts')).toMatch(/^export const baseMessages = .*"present":"heute"/);
});

test('an English site changes only the messages in words.json', () => {
  expect(readSiteIn('en-GB', {}).content?.flatMessages).toBeUndefined();
  const { moduleFor } = readSiteIn('en', { 'frame.home': 'Base' });
  expect(Object.keys(messageFiles).filter((file) => moduleFor(file))).toEqual(['site/messages/frameMessages.ts']);
});

test('an unshipped language gets numeric dates and the messages from words.json', () => {
  const { content, moduleFor } = readSiteIn('sq', { 'console.handheld.next': 'para' });
  expect(content?.messages?.base).toMatchObject({ date: '{number}/{year}', present: 'tani' });
  expect(moduleFor('src/console/handheldMessages.ts')).toContain('"next":"para"');
});

test('an error in words.json names the file and the key', () => {
  const { content, findings } = readSiteIn('de', { 'frame.hoem': 'Start' });
  expect(content).toBeUndefined();
  expect(findings).toEqual(['words.json: Unknown key "frame.hoem". Did you mean "frame.home"?']);
});

/** Only the build and setup read the draft messages, so they are in no bundle. */
const bundledFiles = Object.keys(messageFiles).filter((file) => !file.endsWith('/draftMessages.ts'));

test.each(bundledFiles)('%s exports only its messages, because the build replaces the file', async (file) => {
  const exported = await import(/* @vite-ignore */ join(repository, file));
  expect(Object.keys(exported)).toEqual([parse(file).name]);
});
