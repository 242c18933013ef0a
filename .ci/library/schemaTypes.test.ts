// The types of the words as a user of the library has them: without zod, and no wider than the schemas.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTool } from '../steps/runTool.ts';
import { writeSchemaTypes } from './schemaTypes.ts';

const root = resolve(import.meta.dirname, '../..');
let folder: string;

const use = `
import type { Game } from './gameSchema.js';
import type { Resume } from './Resume.js';

export const resume: Resume = {
  basics: { name: 'Ada', summary: [{ paragraph: ['Hello'] }] },
  work: [{ highlights: ['One', [{ paragraph: ['Two'] }]], endDate: undefined }],
};
export const words: readonly string[] | undefined = resume.skills?.flatMap(({ keywords = [] }) => keywords);
// @ts-expect-error no résumé has such a section
export const stranger: Resume = { basics: { name: 'Ada' }, jobs: [] };
// @ts-expect-error a description is plain text
export const marked: Resume = { basics: { name: 'Ada' }, work: [{ description: [] }] };
export const greeting: Game['scripts']['greeting'] = [{ type: 'Hello' }, { pause: 500 }, { erase: 4 }];
// @ts-expect-error a step has one of three keys
export const step: Game['scripts']['greeting'] = [{ wait: 500 }];
export const places: Game['sections'] = { manual: ['work', 'skills'] as const };
// @ts-expect-error there is no such shell
export const shell: Game['console']['shell'] = 'chrome';
`;

beforeAll(() => {
  // Not in the repository, where zod would be found.
  folder = mkdtempSync(join(tmpdir(), 'schema-types-'));
  for (const name of ['Resume.ts', 'RichText.ts']) cpSync(join(root, 'src/content', name), join(folder, name));
  writeFileSync(join(folder, 'textSchema.d.ts'), "import { z } from 'zod';");
  writeSchemaTypes(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('no file of types needs the checker', () => {
  expect(() => readFileSync(join(folder, 'textSchema.d.ts'))).toThrow('ENOENT');
  for (const name of ['gameSchema', 'resumeSchema']) {
    expect(readFileSync(join(folder, `${name}.d.ts`), 'utf8')).not.toMatch(/zod|import/);
  }
});

test('the descriptions of fields stand in the types', () => {
  expect(readFileSync(join(folder, 'gameSchema.d.ts'), 'utf8')).toContain(
    '    /** The year of the copyright line. */\n    copyrightYear: number;\n',
  );
});

test('the types take what the schemas take, and refuse what those refuse', async () => {
  writeFileSync(join(folder, 'use.ts'), use);
  const compilerOptions = {
    module: 'NodeNext',
    target: 'ES2022',
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
  expect((await runTool([join(root, 'node_modules/typescript-7/bin/tsc'), '-p', folder])).output).toBe('');
});
