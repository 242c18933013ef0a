import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { temporaryFolder } from '../config/testing/temporaryFolder.ts';
import { importResume } from '../import/index.ts';
import { linkedinProfile } from '../import/testing/linkedinProfile.ts';
import { resumeQuestions, withResumeAnswers } from './resumeQuestions.ts';
import { acceptDrafts, answerAll, startSetup } from './testing/setupRun.ts';
import { keys } from './testing/terminal.ts';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const asOf = '2025-11-01';
const importDocument = (document: object) => importResume([{ file: 'cv.json', text: JSON.stringify(document) }]).resume;

test.each<[string, object, readonly string[]]>([
  ['with every field', { name: 'Ada', label: 'Joiner', email: 'ada@ada.test', summary: 'I join.' }, []],
  ['with only a name', { name: 'Ada' }, ['basics.label', 'basics.email', 'basics.summary']],
  ['with empty texts', { name: 'Ada', label: ' ', email: '', summary: 'I join.' }, ['basics.label', 'basics.email']],
  ['without a name', { label: 'Joiner', email: 'ada@ada.test', summary: 'I join.' }, ['basics.name']],
])('setup asks for the missing fields of a résumé %s', (_, basics, keysOfQuestions) => {
  const questions = resumeQuestions(importDocument({ basics, work: [{ name: 'Oak' }] }), asOf);
  expect(questions.map(({ key }) => key)).toEqual(keysOfQuestions);
});

test('answers change only their own values of a résumé', () => {
  const resume = importDocument({ basics: { name: 'Ada', label: 'Joiner' }, 'x-own': [1] });
  expect(withResumeAnswers(resume, { 'basics.email': '', 'basics.label': 'Other' }, asOf)).toBe(resume);
  expect(JSON.parse(withResumeAnswers(resume, { 'basics.summary': 'I join.' }, asOf).text)).toEqual({
    basics: { name: 'Ada', label: 'Joiner', summary: 'I join.' },
    'x-own': [1],
  });
});

it('setup asks whether a list with an unknown name has jobs, and does not import it after a no', async () => {
  const folder = temporaryFolder();
  const file = join(temporaryFolder(), 'cv.json');
  const basics = { name: 'Ada', label: 'Nurse', email: 'ada@ada.test', summary: 'I nurse.' };
  const jobs = [{ title: 'Charge Nurse', organization: 'Valley Hospital', period: '2021 - ' }];
  writeFileSync(file, JSON.stringify({ basics, wards: jobs, stations: jobs }));
  const run = startSetup(folder, { sources: [file] });
  await answerAll(run, [
    ['1 entry under "wards" looks like a job. Import it as a job?', keys.enter],
    ['under "stations"', 'n'],
    ['1/', keys.escape],
  ]);
  expect(await run.exitCode).toBe(130);
  expect(run.printedText()).toContain('1 entry under "wards" looks like a job: imported as a job.');
  expect(run.printedText()).toContain('  stations (3 texts): "Charge Nurse", "Valley Hospital", "2021 - "');
});

it('setup asks the owner to confirm values from a PDF, and continues after a stopped run', async () => {
  const folder = temporaryFolder();
  const file = join(temporaryFolder(), 'Profile.pdf');
  writeFileSync(file, linkedinProfile());
  const run = startSetup(folder, { sources: [file] });
  await answerAll(run, [
    ['1/16  What is your name?', 'Ada B. Example', keys.enter],
    ['2/16  What is your job title?', 'Joiner', keys.enter],
    ['3/16  At which email address', 'ada', keys.enter],
    ['"ada" is not a valid email address. Write one like', keys.empty, keys.enter],
    ['4/16  What is your phone number?', '-', keys.enter],
    // Without a phone number, setup does not ask whether to publish it.
    ['5/15  What is the title of your current job?', 'Head Joiner', keys.enter],
    ['6/15  Who is the employer in your current job?', 'Oak Ltd', keys.enter],
    ['7/15  What is your site’s address?', 'https://ada.example/', keys.enter],
    ['8/15  ', keys.escape],
  ]);
  expect(await run.exitCode).toBe(130);
  expect(run.printedText()).toContain('Run `npm run setup` to continue.');
  expect(readdirSync(folder)).toEqual(['setup.progress.json']);

  const nextRun = startSetup(folder);
  await answerAll(nextRun, [
    [file, keys.enter],
    ['stopped after 7 answers', keys.enter],
  ]);
  await acceptDrafts(nextRun, 8, 15);
  expect(await nextRun.exitCode).toBe(0);
  expect(readdirSync(folder)).toEqual(['game.json', 'resume.json']);
  expect(json(join(folder, 'game.json')).site).toEqual({ address: 'https://ada.example/' });
  const { basics, work } = json(join(folder, 'resume.json'));
  expect(basics).toMatchObject({ name: 'Ada B. Example', label: 'Joiner', email: 'ada@ada.test' });
  expect(basics).not.toHaveProperty('phone');
  expect(work[0]).toMatchObject({ name: 'Oak Ltd', position: 'Head Joiner', startDate: '2021-03' });
  expect(work[1]).toMatchObject({ name: 'Oak', position: 'Joiner' });
});

it('setup asks for a missing name instead of rejecting the résumé', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'cv.json');
  writeFileSync(file, JSON.stringify({ basics: { label: 'Joiner', email: 'ada@ada.test', summary: 'I join.' } }));
  const run = startSetup(folder, { sources: [file] });
  await answerAll(run, [
    ['1/10  What is your name?', keys.enter],
    ['Missing name', 'Ada', keys.enter],
  ]);
  await acceptDrafts(run, 2, 10);
  expect(await run.exitCode).toBe(0);
  expect(json(join(folder, 'resume.json')).basics.name).toBe('Ada');
});
