// Runs the command without prompts. Only the last test starts it in its own process.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { temporaryFolder } from '../config/testing/temporaryFolder.ts';
import { withoutEmpty } from '../import/rules.ts';
import { readContent } from '../prepare/readContent.ts';
import { setupDocuments } from '../vite/commands/setupDocuments.ts';
import { setupCommand } from './setupCommand.ts';
import { ownersFiles } from './testing/ownersFiles.ts';
import { uncompiledDocuments } from './testing/uncompiledDocuments.ts';

async function run(
  folder: string,
  args: readonly string[],
  { siteAddress = '', documents = uncompiledDocuments } = {},
) {
  const settings = { SITE_ADDRESS: siteAddress, CONTENT_DIR: folder, SOURCE_DATE_EPOCH: '1762000000' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const [stdout, stderr] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((log) => {
    const lines: string[] = [];
    log.mockImplementation((line: unknown) => void lines.push(`${line}\n`));
    return lines;
  });
  const status = await setupCommand(args, documents);
  return { status, stdout: stdout?.join(''), stderr: stderr?.join('') };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const address = 'https://me.example.org/cv/';
const yesWithAddress = ['--yes', '--address', address];

/** Writes a file, as it is or as JSON, and returns its path. */
function write(folder: string, name: string, content: unknown): string {
  const path = join(folder, name);
  const isText = typeof content === 'string' || content instanceof Uint8Array;
  writeFileSync(path, isText ? content : JSON.stringify(content));
  return path;
}

test.each(Object.entries(ownersFiles))(
  '`npm run setup -- --yes` writes valid content for the %s résumé, without placeholder texts',
  async (_, file) => {
    const folder = temporaryFolder();
    const { status, stdout, stderr } = await run(folder, [file, '--yes'], { siteAddress: address });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('http://localhost:5173/cv/');
    const { content, findings } = readContent({ folder });
    // Two of the files have a theme's sample content, which causes a warning.
    const isExpected = /^Not shown: "address"|sample content/;
    expect(findings.filter(({ message }) => !isExpected.test(message))).toEqual([]);
    expect(content?.game.site.address).toBe(address);
    expect(readdirSync(folder)).toEqual(['game.json', 'resume.json']);
    const [resume, game] = [json(join(folder, 'resume.json')), json(join(folder, 'game.json'))];
    expect(stdout?.includes('references: The site has their texts without the names.')).toBe('references' in resume);
    if (file === ownersFiles.old) {
      expect(stdout).toContain('"company" is "name"');
      expect(resume.work[0]).toMatchObject({ name: 'Pied Piper', url: 'http://piedpiper.example.com' });
    } else expect(resume).toEqual(withoutEmpty(json(file)));
    // Each build drafts the rest.
    expect(game).toEqual({ $schema: expect.any(String), site: { address } });
  },
);

it('setup merges files of several formats, and recognizes a ZIP file by its content', async () => {
  const folder = temporaryFolder();
  const profile = new TextEncoder().encode('First Name,Last Name,Headline\nAda,Example,Joiner\n');
  const archive = write(folder, 'export', zipSync({ 'Profile.csv': profile }));
  const yaml = write(folder, 'cv', 'cv:\n  name: A. Example\n  email: ada@ada.test\n');
  const { status, stdout } = await run(folder, [archive, yaml, ...yesWithAddress]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Your site is nearly empty\. .*\n\n\S+export is a LinkedIn .*\n\S+cv is a rendercv file\./);
  expect(json(join(folder, 'resume.json'))).toEqual({
    basics: { name: 'Ada Example', label: 'Joiner', email: 'ada@ada.test' },
  });
});

it('setup backs up files that it replaces, but not unchanged ones, and removes leftovers of a stopped run', async () => {
  const folder = temporaryFolder();
  write(folder, 'resume.json', 'not even JSON');
  const args = [ownersFiles.minimal, ...yesWithAddress];
  expect((await run(folder, args)).stdout).toMatch(/Backups: \S*resume\.backup-1\.json \(ignored by git\)\./);
  // As if the first run had been stopped.
  write(folder, 'game.json.new', '{}');
  await run(folder, args);
  expect(readdirSync(folder)).toEqual(['game.json', 'resume.backup-1.json', 'resume.json']);
  expect(readFileSync(join(folder, 'resume.backup-1.json'), 'utf8')).toBe('not even JSON');
  await run(folder, [ownersFiles.old, ...yesWithAddress]);
  expect(readdirSync(folder)).toContain('resume.backup-2.json');
});

describe('answers from a file', () => {
  it('replace drafts, and an empty list clears one', async () => {
    const folder = temporaryFolder();
    const fields = { player: { class: 'Bard' }, sideQuests: [], character: { hair: '#000000' } };
    const answers = write(folder, 'answers.json', fields);
    const args = [ownersFiles.standard, ...yesWithAddress, '--answers', answers];
    expect((await run(folder, args, { documents: setupDocuments })).status).toBe(0);
    expect(json(join(folder, 'game.json'))).toMatchObject(fields);
  });

  it('stop setup if they are invalid', async () => {
    const folder = temporaryFolder();
    const answers = write(folder, 'answers.json', '{\n  "player": { "clas": "Bard" }\n}');
    const { status, stderr } = await run(folder, [ownersFiles.standard, ...yesWithAddress, '--answers', answers]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/answers\.json:2:15 {2}player\.clas: Unknown key "clas"\. Did you mean "class"\?/);
    expect(existsSync(join(folder, 'game.json'))).toBe(false);
  });
});

test('setup prints the guessed encoding of a file', async () => {
  const folder = temporaryFolder();
  const bytes = Buffer.from('{ "basics": { "name": "José Núñez" } }', 'latin1');
  const { stdout } = await run(folder, [write(folder, 'cv.txt', new Uint8Array(bytes)), ...yesWithAddress]);
  expect(stdout).toContain('Read as Windows-1252, because it is not UTF-8.');
  expect(json(join(folder, 'resume.json'))).toEqual({ basics: { name: 'José Núñez' } });
});

test('setup reports a folder in the place of a file', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'resume.json'));
  const { stderr } = await run(folder, [ownersFiles.minimal, ...yesWithAddress]);
  expect(stderr).toMatch(/resume\.json {2}Expected a file, found a folder\./);
  expect(readdirSync(folder)).toEqual(['resume.json']);
});

describe('setup explains the error and writes nothing', () => {
  test.each([
    ['without a terminal', [ownersFiles.minimal], /Not a terminal.*--yes/],
    ['without a source', ['--yes'], /Missing source\. Pass the path/],
    ['if the file is not found', ['nowhere.json', '--yes'], /Not found: nowhere\.json\./],
    ['if the folder has no resume.json', [import.meta.dirname, '--yes'], /No resume\.json found in/],
    [
      'with an invalid address',
      [ownersFiles.minimal, '--yes', '--address', 'my site'],
      /site\.address: "my site" is not a valid site address/,
    ],
    [
      'with an unknown option',
      ['--yep'],
      /^Unknown option '--yep'\. Run `npm run setup -- --help` to list the options\.$/m,
    ],
  ])('%s', async (_, args, expectedMessage) => {
    const folder = temporaryFolder();
    const { status, stdout, stderr } = await run(folder, args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(expectedMessage);
    expect(stderr).not.toContain('    at ');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('for a résumé without a name, with file, line and path', async () => {
    const folder = temporaryFolder();
    const resume = write(folder, 'mine.json', '{\n  "basics": {\n    "email": "ada@ada.test"\n  }\n}');
    const { status, stderr } = await run(folder, [resume, ...yesWithAddress]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/mine\.json:2:3 {2}basics\.name: Missing name, the only required field of a résumé\./);
    expect(stderr).toMatch(/Nothing was written\.\n$/);
    expect(readdirSync(folder)).toEqual(['mine.json']);
  });
});

const resumeOf = (name: string, employer: string) => ({
  basics: { name },
  work: [{ name: employer, startDate: '2020' }],
});
const letters = { generic: ['Dear all, I am at Oak Mill.'] };

it('a résumé of another person keeps none of the previous owner’s texts', async () => {
  const folder = temporaryFolder();
  const first = write(folder, 'first.txt', resumeOf('Ada Example', 'Oak Mill'));
  const second = write(folder, 'second.txt', resumeOf('Lin Example', 'Elm Yard'));
  await run(folder, [first, ...yesWithAddress]);
  const game = json(join(folder, 'game.json'));
  write(folder, 'game.json', { ...game, player: { class: 'Bard' }, letters });
  const { stdout } = await run(folder, [second, ...yesWithAddress]);
  expect(stdout).toContain('game.json  Skipped: this file belongs to Ada Example.');
  expect(readFileSync(join(folder, 'game.json'), 'utf8')).not.toMatch(/Bard|Oak/);
});

it('--show-drafts prints the drafts and writes nothing', async () => {
  const folder = temporaryFolder();
  const { stdout } = await run(folder, [ownersFiles.standard, '--show-drafts']);
  expect(stdout).toMatch(/^Class: Programmer\nPlaytime: 1\+ year\nSkill bars:\n {4}Web Development: MAX/m);
  expect(readdirSync(folder)).toEqual([]);
});

it('--help prints the options', async () => {
  expect(await run(temporaryFolder(), ['--help'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('--answers <file.json>'),
  });
});

it('setup writes no drafts in the résumé’s language to game.json, because each build makes them', async () => {
  const folder = temporaryFolder();
  const summary = 'Ich entwickle seit vielen Jahren gut bedienbare Oberflächen für das Web und für Museen. '.repeat(3);
  const file = write(folder, 'cv.json', { basics: { name: 'Ada Lang', summary } });
  await run(folder, [file, '--yes'], { siteAddress: address });
  expect(json(join(folder, 'game.json'))).toEqual({ $schema: expect.any(String), site: { address, language: 'de' } });
  expect(readContent({ folder }).content?.game.letters.generic[0]).toBe('Sehr geehrte Damen und Herren,');
});

it('the command fails without a terminal, and names the option to use', () => {
  const folder = temporaryFolder();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['.ci/command.mjs', 'site/vite/commands/setupCommand.ts', ownersFiles.minimal, '--address', address],
    { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: folder } },
  );
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining('--yes') });
  expect(readdirSync(folder)).toEqual([]);
});
