// contentCommand.txt is the approved output of `npm run content:check`. Update it with
// `npx vitest run --project build site/vite/commands/contentCommand.test.ts -u`.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { type ContentExample, contentExample } from '../../prepare/testing/contentExample.ts';
import { checkCommand } from './contentCommand.ts';
import { textReaders } from './textReaders.ts';

let example: ContentExample;
beforeEach(() => {
  example = contentExample();
});

/** The readers of a machine on which only pdf.js is installed. */
const readers = textReaders().map((reader) => ({ ...reader, isInstalled: reader.name === 'pdf.js' }));

const { game } = exampleContent();
const tip = 'Look twice. '.repeat(74);
const documents = { fonts: ['gone.ttf'], own: { manual: 'resume.json' } };

const owners: readonly (readonly [owner: string, resume: unknown, game?: unknown])[] = [
  ['with mostly drafts', { basics: { name: 'Ada' } }, { site: game.site, player: { class: 'Bard' } }],
  [
    'with cuts',
    {
      basics: { name: 'Ada', label: 'Planner', url: 'https://ada.example/', summary: 'Plans.' },
      work: [{ name: 'Oak', position: 'Cook', summary: 'At Oak I plan.' }],
      skills: [{ name: 'Web' }, { name: 'Paper', keywords: ['Maps'] }],
    },
    { ...game, cuts: { design: { hide: ['work:Cook, Oak'] }, agency: { anonymous: true } } },
  ],
  ['without a comma and without a game.json', '{\n  "basics": { "name": "Ada" "email": 7 }\n}'],
  [
    'with characters and files that documents lack',
    { basics: { name: 'Ada', label: '開発' }, theme: 'flat' },
    { ...game, documents },
  ],
  [
    'with a tip that is too long for its page',
    { basics: { name: 'Ada' } },
    { ...game, manual: { ...game.manual, tip } },
  ],
  ['with terminal control characters', { basics: { name: 'Ada\r\u202eOK' }, '\u001b[2J\u202e': 7 }, game],
];

test('the reports match the approved output', async () => {
  const reports: string[] = [];
  for (const [owner, ...files] of owners) {
    const paths = ['resume.json', 'game.json'].map((file) => join(example.folder, file));
    for (const [index, path] of paths.entries()) {
      const file = files[index];
      if (file === undefined) rmSync(path);
      else writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file, null, 1));
    }
    const { text, exitCode } = await checkCommand(paths, readers);
    reports.push(`# An owner ${owner}: ${exitCode}\n${text.replaceAll(`${relative('.', example.folder)}/`, '')}\n`);
  }
  const { text, exitCode } = await checkCommand(['resume.json'], readers);
  reports.push(`# An invalid command: ${exitCode}\n${text}\n`);
  await expect(reports.join('\n')).toMatchFileSnapshot('contentCommand.txt');
});

test('the command loads the canvas library, and prints errors to stderr without a stack trace', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>';
  const picture = { file: 'map.svg', alt: 'A map' };
  const files = {
    'map.svg': svg,
    'resume.json': JSON.stringify({ basics: { name: 'Ada' }, projects: [{ name: 'Map' }] }),
    'game.json': JSON.stringify({ ...game, projects: { Map: { picture } }, documents: { own: { manual: 'map.svg' } } }),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(example.folder, file), text);
  const command = ['.ci/command.mjs', join(import.meta.dirname, 'contentCommand.ts')];
  const paths = ['resume.json', 'game.json'].map((file) => join(example.folder, file));
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...paths], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^1 error in the content:\n\S*game\.json:1:\d+ {2}documents\.own\.manual: .*\n$/);
});
