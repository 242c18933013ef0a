// Setup in a terminal of its own: every prompt is drawn, and answered with keys.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { defaultShell, shells } from '../../src/content/shells.ts';
import { placeholderFiles } from '../build/content/contentFiles.ts';
import { clackPrompts } from './clackPrompts.ts';
import { progressFile } from './progress.ts';
import { maxPrompts } from './questions.ts';
import { type SetupOptions, setup } from './setup.ts';
import { ownersFiles } from './testing/ownersFiles.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';
import { keys, terminal } from './testing/terminal.ts';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** A run in a terminal, which also counts what is asked. */
function startSetup(folder: string, options: Partial<SetupOptions> = {}) {
  const { input, output, until, press } = terminal();
  const prompts = clackPrompts({ input, output });
  const methods = ['askSource', 'confirmContinue', 'confirmFiles', 'askQuestion'] as const;
  const promptSpies = methods.map((name) => vi.spyOn(prompts, name));
  const printedTexts: string[] = [];
  const exitCode = setup({
    sources: [],
    takesDrafts: false,
    showsDrafts: false,
    showsPreview: false,
    wantsHelp: false,
    folder,
    asOf: '2025-11-01',
    prompts,
    fetcher: () => Promise.reject(new Error('no network in tests')),
    print: (text) => printedTexts.push(text),
    ...options,
  });
  return {
    until,
    press,
    exitCode,
    printedText: () => printedTexts.join('\n'),
    count: () => promptSpies.flatMap(({ mock }) => mock.calls).length,
  };
}

/** Presses keys whenever what they answer is drawn. */
async function answerAll({ until, press }: ReturnType<typeof startSetup>, steps: readonly (readonly string[])[]) {
  for (const [questionText = '', ...pressedKeys] of steps) {
    await until(questionText);
    press(...pressedKeys);
  }
}

/** Takes the draft of every question from one on. */
async function takeDrafts(run: ReturnType<typeof startSetup>, from: number, to: number) {
  for (let number = from; number <= to; number += 1) await answerAll(run, [[`${number}/`, keys.enter]]);
}

describe('a first run', () => {
  it('asks for no more than fifteen answers, and Enter takes every draft', async () => {
    const folder = temporaryFolder();
    const run = startSetup(folder, { guessedAddress: 'https://rh.github.io/cv/' });
    await run.until('Where is your résumé?');
    run.press(ownersFiles.standard, keys.enter);
    await takeDrafts(run, 1, 11);
    expect(await run.exitCode).toBe(0);
    expect(run.count()).toBe(12);
    expect(maxPrompts).toBeLessThanOrEqual(15);
    expect(json(join(folder, 'game.json'))).toEqual({
      $schema: expect.stringMatching(/site\/content\/game\.schema\.json$/),
      site: { address: 'https://rh.github.io/cv/' },
    });
    expect(existsSync(progressFile(folder))).toBe(false);
  });

  it('takes typed answers, refuses what the check refuses, leaves out what is answered with nothing, and previews each at once', async () => {
    const folder = temporaryFolder();
    const shownGames: string[] = [];
    const stop = vi.fn();
    const preview = { show: ({ game }: { game: string }) => void shownGames.push(game), stop };
    const run = startSetup(folder, { sources: [ownersFiles.minimal], preview });
    await answerAll(run, [
      ['1/9  Where will the site be?', 'my site', keys.enter],
      ['is not a valid site address', keys.empty, 'me.example', keys.enter],
      ['2/9  ', keys.enter],
      ['3/9  Which colour has', keys.down, keys.enter],
      ['4/9  Which colours', '- #2b1b0e red', keys.enter],
      ['"red" is not a valid color', keys.empty, '- #2b1b0e', keys.enter],
      ['5/9  Of which class', 'Bard', keys.enter],
      ['6/9  What are you good at?', 'Tea', keys.enter],
      ['Expected a whole number from 0 to 5, or "MAX".', ' 5', keys.enter],
      ['7/9  ', 'Dear all, | Hello.', keys.enter],
      ['8/9  ', '-', keys.enter],
      ['9/9  ', keys.enter],
    ]);
    expect(await run.exitCode).toBe(0);
    expect(json(join(folder, 'game.json'))).toEqual({
      $schema: expect.any(String),
      site: { address: 'me.example' },
      console: { shell: shells[(shells.indexOf(defaultShell) + 1) % shells.length] },
      player: { class: 'Bard', bars: [{ name: 'Tea', bonus: 5 }] },
      character: { hair: '#2b1b0e' },
      letters: { generic: ['Dear all,', 'Hello.'], personal: [] },
    });
    expect(run.printedText()).toContain('basics.email: There is no e-mail address');
    expect(shownGames[0]).not.toContain('"player"');
    expect(shownGames.filter((game) => game.includes('Bard')).length).toBeGreaterThan(1);
    expect(stop).toHaveBeenCalledOnce();
  });
});

it('what may be read, and which six jobs are levels, is picked from a list', async () => {
  const folder = temporaryFolder();
  const sources = [join(import.meta.dirname, 'corpus/nine-jobs.yaml')];
  const run = startSetup(folder, { sources, guessedAddress: 'https://me.example/' });
  await takeDrafts(run, 1, 2);
  await answerAll(run, [['3/11  What of this may everybody read?', keys.space, keys.enter]]);
  await takeDrafts(run, 4, 7);
  await answerAll(run, [
    ['8/11  Which of your jobs and trainings are levels?', 'a', keys.enter],
    ['and the limit is 6.', 'a', keys.space, keys.enter],
  ]);
  await takeDrafts(run, 9, 11);
  expect(await run.exitCode).toBe(0);
  const { $schema: _, site, ...game } = json(join(folder, 'game.json'));
  expect(game).toEqual({ published: { phone: false }, levels: ['Marine Engineering (Diploma), Nautical College'] });
});

describe('a run that is stopped', () => {
  it.each(['stop', 'escape'] as const)('by %s writes nothing, and the next goes on where it was', async (key) => {
    const folder = temporaryFolder();
    const first = startSetup(folder, { sources: [ownersFiles.standard] });
    await answerAll(first, [
      ['1/11  ', 'https://rh.example/', keys.enter],
      ['2/11  ', keys.enter],
      ['3/11  ', keys[key]],
    ]);
    expect(await first.exitCode).toBe(130);
    expect(first.printedText()).toContain('goes on from there');
    expect(existsSync(join(folder, 'game.json'))).toBe(false);
    expect(json(progressFile(folder)).answers).toEqual({ site: { address: 'https://rh.example/', language: 'en' } });

    const second = startSetup(folder);
    await answerAll(second, [
      [ownersFiles.standard, keys.enter],
      ['stopped after 2 answers', keys.enter],
    ]);
    await takeDrafts(second, 1, 9);
    expect(await second.exitCode).toBe(0);
    expect(json(join(folder, 'game.json')).site).toEqual({ address: 'https://rh.example/' });
    expect(existsSync(progressFile(folder))).toBe(false);
  });
});

it('a run that is stopped at its first question leaves nothing behind', async () => {
  const folder = temporaryFolder();
  const run = startSetup(folder, { sources: [ownersFiles.minimal] });
  await run.until('1/9  ');
  run.press(keys.escape);
  expect(await run.exitCode).toBe(130);
  expect(run.printedText()).toContain('Stopped. The two files are as they were. Kept: nothing.');
  expect(readdirSync(folder)).toEqual([]);
});

describe('what the owner has written before', () => {
  const takesDrafts = { takesDrafts: true, guessedAddress: 'https://me.example/', sources: [ownersFiles.standard] };

  it('is kept, and what is the placeholder’s is not', async () => {
    const folder = temporaryFolder();
    const { game } = placeholderFiles();
    const ownPath = {
      player: { class: 'Bard', playtime: '20+ years' },
      quest: { verb: 'Help' },
      character: { hair: '#000000' },
    };
    writeFileSync(join(folder, 'game.json'), JSON.stringify({ ...Object(game), ...ownPath }));
    expect(await startSetup(folder, takesDrafts).exitCode).toBe(0);
    const writtenGame = json(join(folder, 'game.json'));
    expect(game).toMatchObject({
      site: { address: 'https://me.example/' },
      player: { class: 'Bard' },
      quest: { verb: 'Help' },
      character: { hair: '#000000' },
    });
    expect(game).not.toHaveProperty('scripts');
    expect(JSON.stringify(writtenGame)).not.toMatch(/museums|Semicolon|Late Checkout|2025/);
  });

  it('does not stand in the way when it is broken, but is reported when the owner has named it', async () => {
    const lying = temporaryFolder();
    writeFileSync(join(lying, 'game.json'), '{');
    expect(await startSetup(lying, takesDrafts).exitCode).toBe(0);
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'resume.json'), readFileSync(ownersFiles.minimal));
    writeFileSync(join(folder, 'game.json'), '{\n  "sit": {}\n}');
    const run = startSetup(temporaryFolder(), { ...takesDrafts, sources: [folder] });
    expect(await run.exitCode).toBe(1);
    expect(run.printedText()).toMatch(/game\.json:2:3 {2}sit: "sit" is not a key/);
  });
});

describe('a game that names files', () => {
  const documents = { paper: 'a4', fonts: ['x.ttf'], own: { resume: 'cv\u202e.pdf' } };
  const game = JSON.stringify({ site: { address: 'https://me.example/' }, documents });
  const resume = readFileSync(ownersFiles.minimal, 'utf8');
  const foreign = () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'resume.json'), resume);
    writeFileSync(join(folder, 'game.json'), game);
    return folder;
  };
  const answer = JSON.stringify({ files: { 'resume.json': { content: resume }, 'game.json': { content: game } } });
  const gist = {
    sources: [`https://gist.github.com/ada/${'0'.repeat(32)}`],
    fetcher: () => Promise.resolve(new Response(answer)),
  };

  it.each(['a folder', 'a gist'])('and is from %s brings none of them along without a question', async (from) => {
    const folder = temporaryFolder();
    const run = startSetup(folder, { takesDrafts: true, ...(from === 'a gist' ? gist : { sources: [foreign()] }) });
    expect(await run.exitCode).toBe(0);
    expect(json(join(folder, 'game.json')).documents).toEqual({ paper: 'a4' });
    expect(run.printedText()).toContain(
      'Left out: documents.fonts[0] "x.ttf", documents.own.resume "cv\\u202e.pdf". Files of these names would be published',
    );
  });

  it.each([
    ['Enter', keys.enter, { paper: 'a4' }, 0],
    // None of them is there, so no document can be made.
    ['y', 'y', documents, 1],
  ])('and is from elsewhere is asked about, and %s answers', async (_, key, answersText, exitCode) => {
    const folder = temporaryFolder();
    const run = startSetup(folder, { sources: [foreign()] });
    await run.until('documents.fonts[0] "x.ttf"');
    run.press(key);
    await takeDrafts(run, 1, 9);
    expect(await run.exitCode).toBe(exitCode);
    expect(json(join(folder, 'game.json')).documents).toEqual(answersText);
  });

  it('and is the owner’s keeps them', async () => {
    const folder = foreign();
    const run = startSetup(folder, { takesDrafts: true, sources: [folder] });
    expect(await run.exitCode).toBe(1);
    expect(json(join(folder, 'game.json')).documents).toEqual(documents);
    expect(run.printedText()).not.toContain('Left out');
  });
});
