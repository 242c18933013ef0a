// Setup keeps the owner's cuts (résumé variants with hidden entries) when a newer résumé replaces the old one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../config/testing/temporaryFolder.ts';
import { readContent } from '../prepare/readContent.ts';
import { answerAll, startSetup } from './testing/setupRun.ts';
import { keys } from './testing/terminal.ts';

const clerk = { position: 'Clerk', name: 'Acme', startDate: '2015', endDate: '2018' };
const driver = { position: 'Driver', name: 'Elm', startDate: '2018', endDate: '2020' };
const boss = { position: 'Boss', name: 'Oak', startDate: '2020' };
const site = { address: 'https://ada.example/' };

function write(folder: string, name: string, document: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(document));
  return file;
}

const basics = { name: 'Ada', label: 'Boss', email: 'ada@ada.test', summary: 'I lead.' };
const resumeOf = (...work: object[]) => ({ basics, work });

/** A content folder in which a cut hides one of two jobs, and a newer résumé in a file. */
function ownersFolder(hide: readonly string[], ...newWork: object[]) {
  const folder = temporaryFolder();
  write(folder, 'resume.json', resumeOf(driver, clerk));
  write(folder, 'game.json', { site, cuts: { design: { hide } } });
  return { folder, source: write(temporaryFolder(), 'new.json', resumeOf(...newWork)) };
}

const cutsIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8')).cuts;
const visibleJobs = (folder: string) =>
  readContent({ folder }).content?.cuts?.[0]?.content.resume.work?.map(({ position }) => position);

test.each([['work:2'], ['work:Clerk, Acme']])(
  'a cut that hides %s hides the same job in a newer résumé',
  async (item) => {
    const { folder, source } = ownersFolder([item], boss, driver, clerk);
    const run = startSetup(folder, { sources: [source], acceptsDrafts: true });
    expect(await run.exitCode).toBe(0);
    expect(cutsIn(folder)).toEqual({ design: { hide: ['work:Clerk, Acme'] } });
    expect(visibleJobs(folder)).toEqual(['Boss', 'Driver']);
    expect(run.printedText()).not.toContain('cut');
  },
);

test('without prompts, a cut whose hidden entry is missing hides all new entries until the owner decides', async () => {
  const { folder, source } = ownersFolder(['work:2'], boss, driver, { ...clerk, position: 'Head clerk' });
  const run = startSetup(folder, { sources: [source], acceptsDrafts: true });
  expect(await run.exitCode).toBe(0);
  expect(visibleJobs(folder)).toEqual(['Driver']);
  expect(run.printedText()).toContain(
    'Your cut "design" hid "Clerk, Acme", which your new résumé does not have. ' +
      'Until you decide, it hides your new entries instead: "work:Boss, Oak" and "work:Head clerk, Acme".',
  );
});

test('setup asks which entry a cut hides if the hidden one is missing', async () => {
  const { folder, source } = ownersFolder(['work:2'], boss, driver, { ...clerk, position: 'Head clerk' });
  const run = startSetup(folder, { sources: [source] });
  await answerAll(run, [
    [
      'Your cut "design" hides "Clerk, Acme", which your new résumé does not have. What does it hide',
      keys.space,
      keys.enter,
    ],
    ['2/', keys.escape],
  ]);
  expect(await run.exitCode).toBe(130);
  const nextRun = startSetup(folder, { sources: [source] });
  await answerAll(nextRun, [['stopped after 1 answer', keys.enter]]);
  for (const number of [2, 3, 4, 5, 6, 7, 8, 9, 10]) await answerAll(nextRun, [[`${number}/10`, keys.enter]]);
  expect(await nextRun.exitCode).toBe(0);
  expect(visibleJobs(folder)).toEqual(['Boss', 'Driver']);
  expect(nextRun.printedText()).not.toContain('Your cut');
});

test('setup removes a missing entry from a cut if the newer résumé has no new entries', async () => {
  const { folder, source } = ownersFolder(['work:2', 'phone'], driver);
  const run = startSetup(folder, { sources: [source], acceptsDrafts: true });
  expect(await run.exitCode).toBe(0);
  expect(cutsIn(folder)).toEqual({ design: { hide: ['phone'] } });
  expect(run.printedText()).toContain('which your new résumé does not have. Removed from "cuts" in game.json.');
});

test('numbers such as `work:2` in a cut refer to the résumé in the folder of its game.json', async () => {
  const { folder: elsewhere } = ownersFolder(['work:2']);
  const folder = temporaryFolder();
  const newer = write(folder, 'newer.txt', resumeOf(boss, driver, clerk));
  expect(await startSetup(folder, { sources: [newer, elsewhere], acceptsDrafts: true }).exitCode).toBe(0);
  expect(visibleJobs(folder)).toEqual(['Boss', 'Driver']);
});
