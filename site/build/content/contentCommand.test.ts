import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleContent } from '../../../src/content/exampleContent.ts';
import { contentCommand, gameSchemaFile } from './contentCommand.ts';
import { type ContentExample, contentExample } from './contentExample.ts';

let example: ContentExample;
beforeEach(() => {
  example = contentExample();
});
afterEach(() => {
  rmSync(example.root, { recursive: true });
});

describe('content:check', () => {
  const paths = () => [join(example.folder, 'resume.json'), join(example.folder, 'game.json')];

  it('says in one line that all is well, and ends with the list of sections', async () => {
    const { text, exitCode } = await contentCommand(['check', ...paths()]);
    expect(exitCode).toBe(0);
    expect(text).toBe('The content is in order: Ada, https://ada.example/\n\nEvery section stands in full everywhere.');
  });

  it('fails with all findings of broken files', async () => {
    const [resume = '', game = ''] = paths();
    writeFileSync(resume, '{\n  "basics": { "name": "Ada" "email": 7 }\n}');
    rmSync(game);
    const seen = (path: string) => relative(process.cwd(), path);
    expect(await contentCommand(['check', resume, game])).toEqual({
      exitCode: 1,
      text: [
        '2 things to mend in the content:',
        `${seen(game)}  The file is missing. Let "npm run setup" write it, or get it back from git.`,
        `${seen(resume)}:2:29  A comma is missing before this. Put one after the value before it.`,
      ].join('\n'),
    });
  });

  it('lists what is drawn from the résumé', async () => {
    const [resume = '', game = ''] = paths();
    writeFileSync(game, JSON.stringify({ site: { address: 'https://ada.example/' }, player: { class: 'Bard' } }));
    const { text } = await contentCommand(['check', resume, game]);
    expect(text).toMatch(/^Drawn from the résumé .*: site\.language, .*player\.playtime, .*letters\.generic/m);
    expect(text).not.toMatch(/site\.address|player\.class|sideQuests|about/);
  });

  it('prints warnings and does not fail for them', async () => {
    const [resume = '', game = ''] = paths();
    writeFileSync(resume, '{ "basics": { "name": "Ada" }, "theme": "flat" }');
    const { text, exitCode } = await contentCommand(['check', resume, game]);
    expect(exitCode).toBe(0);
    expect(text).toMatch(/^1 warning in the content:\n\S+:1:32 {2}warning: theme: .*\nThe content is in order/);
  });

  it('says what the build would say of the documents, with file and line', async () => {
    const [resume = '', game = ''] = paths();
    const { manual, ...others } = exampleContent().game;
    writeFileSync(resume, '{\n  "basics": { "name": "Ada", "label": "開発" }\n}');
    const documents = { fonts: ['gone.ttf'], own: { manual: 'resume.json' } };
    writeFileSync(game, JSON.stringify({ ...others, manual, documents }, null, 1));
    const seen = (path: string) => relative(process.cwd(), path);
    const { text, exitCode } = await contentCommand(['check', resume, game]);
    expect(exitCode).toBe(1);
    expect(text.split('\n')).toEqual([
      '2 things to mend in the content:',
      expect.stringMatching(
        `^${seen(game)}:\\d+:4  documents\\.fonts\\[0\\]: "gone\\.ttf" cannot be used: there is no such file`,
      ),
      expect.stringMatching(
        `^${seen(game)}:\\d+:4  documents\\.own\\.manual: "resume\\.json" cannot stand in .* it is no PDF`,
      ),
    ]);
    writeFileSync(game, JSON.stringify({ ...others, manual: { ...manual, tip: 'Look twice. '.repeat(74) } }, null, 1));
    writeFileSync(resume, '{\n  "basics": { "name": "Ada" }\n}');
    expect((await contentCommand(['check', resume, game])).text).toMatch(
      /^1 thing to mend in the content:\n\S+game\.json:\d+:3 {2}manual\.tip: This is too long for its page in pdf\/foldable-manual\.pdf/,
    );
  });

  it('writes out what would move the cursor or turn the words around', async () => {
    const [resume = '', game = ''] = paths();
    writeFileSync(resume, JSON.stringify({ basics: { name: 'Ada\r\u202eOK' }, '\u001b[2J\u202e': 7 }));
    const { text } = await contentCommand(['check', resume, game]);
    expect(text).toContain('\\u001b[2J\\u202e: "\\u001b[2J\\u202e" is not a key that is known here');
    expect(text).toContain('The content is in order: Ada\\u000d\\u202eOK, https://ada.example/');
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
  });

  it('prints and does not fail for emoji, whether paper can show them or not', async () => {
    const [resume = '', game = ''] = paths();
    writeFileSync(resume, '{ "basics": { "name": "Ada", "label": "Rockets 🚀 from 🇧🇪" } }');
    const { text, exitCode } = await contentCommand(['check', resume, game]);
    expect(exitCode).toBe(0);
    expect(text).toMatch(/^1 warning in the content:\n\S+:1:30 {2}warning: basics\.label: .*leave out "🇧🇪"/);
  });

  it('says how to call it', async () => {
    expect(await contentCommand(['chekc'])).toEqual({
      exitCode: 1,
      text: 'Say "check", "check <resume.json> <game.json>" or "schema".',
    });
  });
});

const file = readFileSync(join(import.meta.dirname, '../../content/game.schema.json'), 'utf8');

it("the editor's schema of game.json is up to date", () => {
  expect(file === gameSchemaFile(), 'game.schema.json is out of date. Renew it: npm run content:schema').toBe(true);
});

it('explains every field', () => {
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
