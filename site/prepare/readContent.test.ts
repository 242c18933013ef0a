import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test, vi } from 'vitest';
import { exampleContent } from '../../src/resume/testing/exampleContent.ts';
import { contentPaths } from '../config/contentPaths.ts';
import { temporaryFolder } from '../config/testing/temporaryFolder.ts';
import { type Finding, formatFindings } from '../import/rules.ts';
import { buildCommand } from '../vite/ensureFreshSite.ts';
import { runTool } from '../vite/runTool.ts';
import { isExampleAddress } from './game/siteSchema.ts';
import { placeholderFiles, placeholderFolder, readContent, refusePlaceholders, requireContent } from './readContent.ts';

const { game } = exampleContent();
const location = { file: 'resume.json', path: ['basics', 'name'], message: 'Still there.' };
const leftover: Finding = { ...location, severity: 'warning', isPlaceholder: true };

test.each([
  ['the owner’s address', 'https://ada.example/', { ALLOW_PLACEHOLDER: '0' }],
  ['SITE_ADDRESS', 'https://example.com/', { SITE_ADDRESS: 'https://ada.example/' }],
])('a build with %s is a deployment, so it rejects placeholder texts', (_, address, environment) => {
  const content = exampleContent({ game: { site: { ...game.site, address } } });
  const refuse = (findings: readonly Finding[]) => refusePlaceholders({ content, findings }, environment);
  expect(() => refuse([leftover])).toThrow('the placeholder is still in it:\nresume.json  basics.name: Still there.');
  expect(() => refuse([{ ...location, severity: 'warning' }])).not.toThrow();
});

test('cuts (résumé variants at unlisted addresses) also get SITE_ADDRESS, and do not link to it', () => {
  const folder = temporaryFolder();
  const { game } = placeholderFiles();
  const resume = { basics: { name: 'Kim', url: 'https://kim.example/cv' } };
  writeFileSync(join(folder, 'resume.json'), JSON.stringify(resume));
  writeFileSync(join(folder, 'game.json'), JSON.stringify({ ...Object(game), cuts: { design: {} } }));
  vi.stubEnv('SITE_ADDRESS', 'https://kim.example/cv/');
  const { content } = readContent({ folder });
  vi.unstubAllEnvs();
  expect(content?.cuts?.map((cut) => cut.content.game.site.address)).toEqual(['https://kim.example/cv/']);
  expect(content?.cuts?.map((cut) => cut.content.resume.basics)).toEqual([{ name: 'Kim' }]);
});

test('content files that a stopped setup has replaced only in part are not built', () => {
  const folder = temporaryFolder();
  const { resume, game } = contentPaths(folder);
  for (const path of [resume, game]) copyFileSync(path.replace(folder, placeholderFolder), path);
  expect(readContent({ folder }).content).toBeDefined();
  writeFileSync(`${game}.new`, readFileSync(game));
  const { content, findings } = readContent({ folder });
  expect(content).toBeUndefined();
  expect(formatFindings(findings)).toMatch(
    /game\.json {2}Setup was stopped while .* again, or delete \S*game\.json\.new to keep them as they are\.$/,
  );
});

test('a deployment with placeholder texts stops, and says how to continue', async () => {
  const env = { CONTENT_DIR: placeholderFolder, SITE_ADDRESS: 'https://kim.example/', OUT_DIR: temporaryFolder() };
  const { code, output } = await runTool(buildCommand, { env: { ...env, ALLOW_PLACEHOLDER: '' } });
  expect(code).toBe(1);
  const report = stripVTControlCharacters(output);
  expect(report).toMatch(
    /The build for https:\/\/kim\.example\/ stopped.*:\n\S*resume\.json:4:5 {2}basics\.name: "Player One" is/,
  );
  expect(report).toMatch(/set ALLOW_PLACEHOLDER=1 to publish it\.\n {4}at npm run content:check\n$/);
});

const shippedFolder = join(import.meta.dirname, '../content');
const shippedSite = requireContent(readContent({ folder: shippedFolder, asOf: '2025-11-01' }));

// The placeholder exists twice: in site/content, which the owner replaces, and in site/prepare/placeholder, for
// comparison. Both must be equal until the owner edits site/content.
test.runIf(isExampleAddress(shippedSite.game.site.address)).each(['game', 'resume'] as const)(
  'the shipped content is valid and equals the placeholder (%s.json)',
  (file) => {
    const { $schema: _, ...shippedContent } = JSON.parse(readFileSync(contentPaths(shippedFolder)[file], 'utf8'));
    const { $schema: __, ...placeholder } = JSON.parse(readFileSync(contentPaths(placeholderFolder)[file], 'utf8'));
    expect(shippedContent).toEqual(placeholder);
  },
);
