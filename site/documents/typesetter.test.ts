import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { typical } from '../../stories/content/fixtures.ts';
import { temporaryFolder } from '../config/testing/temporaryFolder.ts';
import { documentCompiler } from './documentCompiler.ts';
import { testFolders } from './testing/compiledPdf.ts';
import { createTypesetter, TypstCrash } from './typesetter.ts';

/** A text of 8 PB, which exceeds the address space, so that Typst crashes at once. */
const crash = '#("ab" * 4000000000000000).len()';

function typesetTemplate(text: string) {
  const workspace = temporaryFolder();
  writeFileSync(join(workspace, 'page.typ'), text);
  return createTypesetter({ workspace, fonts: [], files: [] })([{ template: 'page', inputs: {}, maxPages: 1 }]);
}

test('a template’s error names the template and the reason', () => {
  expect(() => typesetTemplate('#nothing')).toThrow(/^Typst could not compile page\.typ: .*unknown variable: nothing/);
});

test('if Typst is missing, the error says how to install it', () => {
  const folder = temporaryFolder();
  for (const file of ['typeset.mjs', 'typesetProcess.mjs'])
    copyFileSync(join(import.meta.dirname, file), join(folder, file));
  const script = join(folder, 'typesetProcess.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], { input: serialize({ job: {}, layouts: [] }) });
  expect([status, stderr.toString()]).toEqual([
    1,
    expect.stringMatching(/^Typst, .*, is not installed\. Run `npm ci`/),
  ]);
});

test('the error of a Typst crash names the step', () => {
  const isCrash = (error: unknown) =>
    error instanceof TypstCrash && /^crashed \(.+\) while compiling page\.typ$/.test(error.message);
  expect(() => typesetTemplate(crash)).toThrow(expect.toSatisfy(isCrash));
});

test('a crash is reported with the name of the document, and another document is built', () => {
  const pdf = Buffer.from('%PDF');
  const typesetterFor = () => (layouts: readonly { template: string }[]) => {
    if (layouts.some(({ template }) => template === 'manual')) throw new TypstCrash('crashed (SIGSEGV) while starting');
    return { pdf, tooLong: [], shortened: [], filled: [] };
  };
  const compile = documentCompiler(typical, testFolders, { pictures: new Map(), typesetterFor });
  expect(compile('pdf/resume.pdf')).toMatchObject({ pdf, problems: [] });
  expect(compile('pdf/manual.pdf')).toMatchObject({
    pdf: undefined,
    problems: [
      {
        severity: 'error',
        message: expect.stringMatching(
          /^pdf\/manual\.pdf was not built: Typst, .* crashed \(SIGSEGV\) while starting\./,
        ),
      },
    ],
  });
});
