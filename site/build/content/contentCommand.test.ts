// What `npm run content:check` says stands in contentCommand.txt as an owner reads it. Renewed by
// `npx vitest run --project build site/build/content/contentCommand.test.ts -u`.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { exampleContent } from '../../../src/content/exampleContent.ts';
import { contentCommand, schemaFiles } from './contentCommand.ts';
import { type ContentExample, contentExample } from './contentExample.ts';

let example: ContentExample;
beforeEach(() => {
  example = contentExample();
});

const { game } = exampleContent();
const tip = 'Look twice. '.repeat(74);
const documents = { fonts: ['gone.ttf'], own: { manual: 'resume.json' } };

const owners: readonly (readonly [owner: string, resume: unknown, game?: unknown])[] = [
  ['in order', { basics: { name: 'Ada' } }, game],
  ['of whom most is drawn', { basics: { name: 'Ada' } }, { site: game.site, player: { class: 'Bard' } }],
  ['without a comma, and without a game', '{\n  "basics": { "name": "Ada" "email": 7 }\n}'],
  ['with keys of another tool', { basics: { name: 'Ada' }, theme: 'flat', layout: 'wide' }, game],
  [
    'with letters and files that documents lack',
    { basics: { name: 'Ada', label: '開発' }, theme: 'flat' },
    { ...game, documents },
  ],
  ['with a tip that no page holds', { basics: { name: 'Ada' } }, { ...game, manual: { ...game.manual, tip } }],
  ['who moves the cursor', { basics: { name: 'Ada\r\u202eOK' }, '\u001b[2J\u202e': 7 }, game],
  ['with emoji', { basics: { name: 'Ada', label: 'Rockets 🚀 from 🇧🇪' } }, game],
];

test('each owner is told what is as it was read by a person', async () => {
  const reports: string[] = [];
  for (const [owner, ...files] of owners) {
    const paths = ['resume.json', 'game.json'].map((file) => join(example.folder, file));
    for (const [index, path] of paths.entries()) {
      const file = files[index];
      if (file === undefined) rmSync(path);
      else writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file, null, 1));
    }
    const { text, exitCode } = await contentCommand(['check', ...paths]);
    reports.push(`# An owner ${owner}: ${exitCode}\n${text.replaceAll(`${relative('.', example.folder)}/`, '')}\n`);
  }
  reports.push(
    `# Another word: ${(await contentCommand(['chekc'])).exitCode}\n${(await contentCommand(['chekc'])).text}\n`,
  );
  await expect(reports.join('\n')).toMatchFileSnapshot('contentCommand.txt');
});

test('in a process of its own it fails with the findings on its error output, and no stack', () => {
  const paths = ['resume.json', 'game.json'].map((file) => join(example.folder, file));
  // A picture is drawn by a library that is loaded late.
  const projects = { Map: { picture: { file: 'map.svg', alt: 'A map' } } };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>';
  const files = [
    { basics: { name: 'Ada' }, projects: [{ name: 'Map' }] },
    { ...game, projects },
  ];
  for (const [index, path] of paths.entries()) writeFileSync(path, JSON.stringify(files[index]));
  writeFileSync(join(example.folder, 'map.svg'), svg);
  const check = () =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'contentCli.mjs'), 'check', ...paths], { encoding: 'utf8' });
  expect(check()).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(/^The content is in order: Ada/),
  });
  writeFileSync(join(example.folder, 'resume.json'), '[]');
  const { status, stdout, stderr } = check();
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^1 thing to mend in the content:\n\S*resume\.json/);
  expect(stderr).not.toContain('    at ');
});

test.each(Object.entries(schemaFiles()))("the editor's %s is up to date, and explains every field", (name, text) => {
  const file = readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
  expect(file === text, `${name} is out of date. Renew it: npm run content:schema`).toBe(true);
  const unexplained: string[] = [];
  const look = (schema: unknown, path: string) => {
    if (typeof schema !== 'object' || schema === null) return;
    if ('properties' in schema && typeof schema.properties === 'object' && schema.properties) {
      for (const [key, field] of Object.entries(schema.properties)) {
        if (!('description' in field)) unexplained.push(`${path}.${key}`);
      }
    }
    for (const [key, part] of Object.entries(schema)) look(part, `${path}.${key}`);
  };
  look(JSON.parse(file), 'game');
  expect(unexplained).toEqual([]);
});
