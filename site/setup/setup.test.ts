// Runs setup in a fake terminal and answers every prompt with keys.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { defaultShell, shells } from '../../src/resume/owner/shells.ts';
import { temporaryFolder } from '../config/testing/temporaryFolder.ts';
import { placeholderFiles } from '../prepare/readContent.ts';
import { setupDocuments } from '../vite/commands/setupDocuments.ts';
import { questions } from './questions.ts';
import { ownersFiles } from './testing/ownersFiles.ts';
import { acceptDrafts, answerAll, startSetup } from './testing/setupRun.ts';
import { keys } from './testing/terminal.ts';
import { progressFile } from './writtenFiles.ts';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

describe('a first run', () => {
  it('asks at most fifteen questions for a complete résumé, and Enter accepts every draft', async () => {
    const folder = temporaryFolder();
    const run = startSetup(folder, { guessedAddress: 'https://rh.github.io/cv/' });
    await run.until('Where is your résumé?');
    run.press('no-such-file.json', keys.enter);
    await vi.waitFor(() => expect(run.printedText()).toContain('no-such-file.json'));
    run.press(ownersFiles.standard, keys.enter);
    await run.until('1/11  ');
    run.press(keys.enter);
    await acceptDrafts(run, 2, 11);
    expect(await run.exitCode).toBe(0);
    // Two more prompts ask for the source, and whether to continue a stopped run.
    expect(questions.length + 2).toBeLessThanOrEqual(15);
    expect(json(join(folder, 'game.json'))).toEqual({
      $schema: expect.stringMatching(/site\/content\/game\.schema\.json$/),
      site: { address: 'https://rh.github.io/cv/' },
    });
    expect(existsSync(progressFile(folder))).toBe(false);
  });

  it('accepts valid answers, rejects invalid ones, and takes "-" as an empty answer', async () => {
    const folder = temporaryFolder();
    const run = startSetup(folder, { sources: [ownersFiles.minimal] });
    await answerAll(run, [
      ['1/12  What is your job title?', keys.enter],
      ['2/12  At which email address', 'ada at home', keys.enter],
      ['"ada at home" is not a valid email address', keys.empty, 'kim@kim.example', keys.enter],
      ['3/12  What do you do?', 'I mend bikes. I ride them, too.', keys.enter],
      ['4/12  What is your site’s address?', 'my site', keys.enter],
      ['is not a valid site address', keys.empty, 'me.example', keys.enter],
      ['5/12  ', keys.enter],
      ['6/12  What color is your console?', keys.down, keys.enter],
      ['7/12  What does your character look like?', keys.down, keys.right, keys.down, keys.left],
      ['Color of the hair or cloth: < purple >', keys.left, keys.down, keys.down, keys.right],
      ['Headphones: < no >', keys.enter],
      ['8/12  What is your class', 'Bard', keys.enter],
      ['9/12  What are you good at?', 'Tea', keys.enter],
      ['Expected a whole number from 0 to 5, or "MAX".', ' 5', keys.enter],
      ['10/12  ', 'Dear all, | Hello.', keys.enter],
      ['11/12  ', '-', keys.enter],
      ['12/12  ', keys.enter],
    ]);
    expect(await run.exitCode).toBe(0);
    expect(json(join(folder, 'game.json'))).toEqual({
      $schema: expect.any(String),
      site: { address: 'me.example' },
      console: { shell: shells[(shells.indexOf(defaultShell) + 1) % shells.length] },
      player: { class: 'Bard', bars: [{ name: 'Tea', bonus: 5 }] },
      character: { hairCut: 'long', hair: '#e4e0da', headphones: false },
      letters: { generic: ['Dear all,', 'Hello.'], personal: [] },
    });
    expect(json(join(folder, 'resume.json'))).toEqual({
      basics: { name: 'Kim Minimal', email: 'kim@kim.example', summary: 'I mend bikes. I ride them, too.' },
    });
    expect(run.printedText()).toContain('basics.label: No job title');
    expect(run.printedText()).not.toContain('basics.email');
  });
});

it('drafts follow the language that the owner types, and setup does not write them to game.json', async () => {
  const folder = temporaryFolder();
  const run = startSetup(folder, { sources: [ownersFiles.standard], guessedAddress: 'https://me.example/' });
  await acceptDrafts(run, 1, 1);
  await answerAll(run, [['2/11  What language do you write in?', 'de', keys.enter]]);
  await acceptDrafts(run, 3, 7);
  await answerAll(run, [['Sehr geehrte Damen und Herren'], ['8/11  ', keys.enter]]);
  await acceptDrafts(run, 9, 11);
  expect(await run.exitCode).toBe(0);
  const { $schema: _, ...game } = json(join(folder, 'game.json'));
  expect(game).toEqual({ site: { address: 'https://me.example/', language: 'de' } });
});

it('setup lists private fields to publish, and jobs of which up to six become levels', async () => {
  const folder = temporaryFolder();
  const sources = [join(import.meta.dirname, '../import/corpus/eight-jobs.yaml')];
  const run = startSetup(folder, { sources, guessedAddress: 'https://me.example/' });
  await acceptDrafts(run, 1, 3);
  await answerAll(run, [['4/12  Which private details may the site publish?', keys.space, keys.enter]]);
  await acceptDrafts(run, 5, 8);
  await answerAll(run, [
    ['9/12  Which jobs and degrees become levels?', 'a', keys.enter],
    ['the limit is 6.', 'a', keys.space, keys.enter],
  ]);
  await acceptDrafts(run, 10, 12);
  expect(await run.exitCode).toBe(0);
  const { $schema: _, site, ...game } = json(join(folder, 'game.json'));
  expect(game).toEqual({ published: { phone: false }, levels: ['Marine Engineering (Diploma), Nautical College'] });
});

it('setup writes nothing if the documents cannot be compiled', async () => {
  const folder = temporaryFolder();
  const documents = { ...setupDocuments, compileDocuments: () => Promise.reject(new Error('No compiler.')) };
  const sources = [ownersFiles.standard];
  const run = startSetup(folder, { sources, documents, acceptsDrafts: true, guessedAddress: 'https://me.example/' });
  expect(await run.exitCode).toBe(1);
  expect(run.printedText()).toContain('No compiler.');
  expect(readdirSync(folder)).toEqual([]);
});

describe('the existing game.json', () => {
  const options = { acceptsDrafts: true, guessedAddress: 'https://me.example/', sources: [ownersFiles.standard] };

  it('keeps the owner’s fields and drops the placeholder’s', async () => {
    const folder = temporaryFolder();
    const { game } = placeholderFiles();
    const ownFields = {
      player: { class: 'Bard', playtime: '20+ years' },
      quest: { verb: 'Help' },
      character: { hair: '#000000' },
    };
    writeFileSync(join(folder, 'game.json'), JSON.stringify({ ...Object(game), ...ownFields }));
    expect(await startSetup(folder, options).exitCode).toBe(0);
    const newGame = json(join(folder, 'game.json'));
    expect(newGame).toMatchObject({
      site: { address: 'https://me.example/' },
      player: { class: 'Bard' },
      quest: { verb: 'Help' },
      character: { hair: '#000000' },
    });
    expect(newGame).not.toHaveProperty('scripts');
    expect(JSON.stringify(newGame)).not.toMatch(/museums|Semicolon|Late Checkout|2025/);
  });

  it('stops setup if it is invalid, but only if it is from a source', async () => {
    const contentFolder = temporaryFolder();
    writeFileSync(join(contentFolder, 'game.json'), '{');
    expect(await startSetup(contentFolder, options).exitCode).toBe(0);
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'resume.json'), readFileSync(ownersFiles.minimal));
    writeFileSync(join(folder, 'game.json'), '{\n  "sit": {}\n}');
    const run = startSetup(temporaryFolder(), { ...options, sources: [folder] });
    expect(await run.exitCode).toBe(1);
    expect(run.printedText()).toMatch(/game\.json:2:3 {2}sit: Unknown key "sit"/);
  });
});

describe('a game.json that names files', () => {
  const documents = { paper: 'a4', fonts: ['x.ttf'], own: { resume: 'cv\u202e.pdf' } };
  const game = JSON.stringify({ site: { address: 'https://me.example/' }, documents });
  const exampleFolder = () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'resume.json'), readFileSync(ownersFiles.minimal));
    writeFileSync(join(folder, 'game.json'), game);
    return folder;
  };

  const files = {
    'resume.json': { content: readFileSync(ownersFiles.minimal, 'utf8') },
    'game.json': { content: game },
  };

  it.each([
    ['another folder', () => exampleFolder()],
    ['a gist', () => `https://gist.github.com/ada/${'0'.repeat(32)}`],
  ])('from %s publishes none of them', async (_, source) => {
    const folder = temporaryFolder();
    const fetcher = () => Promise.resolve(Response.json({ files }));
    const run = startSetup(folder, { acceptsDrafts: true, sources: [source()], fetcher });
    expect(await run.exitCode).toBe(0);
    expect(json(join(folder, 'game.json')).documents).toEqual({ paper: 'a4' });
    expect(run.printedText()).toContain(
      'Skipped: documents.fonts[0] "x.ttf", documents.own.resume "cv\\u202e.pdf". A game.json from outside',
    );
  });

  it('in the content folder keeps them, and its address instead of a guess', async () => {
    const folder = exampleFolder();
    const options = { acceptsDrafts: true, sources: [folder], guessedAddress: 'https://guess.example/' };
    const run = startSetup(folder, { ...options, documents: setupDocuments });
    expect(await run.exitCode).toBe(1);
    expect(json(join(folder, 'game.json')).documents).toEqual(documents);
    expect(json(join(folder, 'game.json')).site).toEqual({ address: 'https://me.example/' });
    expect(run.printedText()).not.toContain('Skipped');
  });
});
