import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Finding } from '../../../src/content/check/Finding.ts';
import { isExampleAddress } from '../../../src/content/check/leftoverProblems.ts';
import { exampleContent } from '../../../src/content/exampleContent.ts';
import { contentPaths, loadContent, placeholderFolder } from './contentFiles.ts';
import { isForDeployment, refusePlaceholders } from './contentPlaceholders.ts';

const { game } = exampleContent();
const leftover: Finding = {
  severity: 'warning',
  file: 'game.json',
  path: 'player.class',
  line: 3,
  column: 5,
  message: 'Still there.',
  isPlaceholder: true,
};
const warned: Finding = { severity: 'warning', file: 'resume.json', path: 'theme', message: 'Unknown.' };
const at = (address: string) => exampleContent({ game: { site: { ...game.site, address } } });

describe('a build is for deployment', () => {
  test.each([
    ['when SITE_ADDRESS is set', { SITE_ADDRESS: 'https://ada.example/' }, 'https://example.com/', true],
    ['when the site has an address of its own', {}, 'https://ada.example/', true],
    ['not while the address is the placeholder’s', { SITE_ADDRESS: '' }, 'https://example.com/cv/', false],
  ])('%s', (_, environment, address, answer) => {
    expect(isForDeployment(environment, at(address))).toBe(answer);
  });
});

describe('refusePlaceholders', () => {
  const own = at('https://ada.example/');

  it('passes an owner’s content', () => {
    expect(() => refusePlaceholders({ content: own, findings: [warned] }, {})).not.toThrow();
  });

  it('stops a build for deployment, with all that is left and the ways out', () => {
    expect(() => refusePlaceholders({ content: own, findings: [leftover, warned, leftover] }, {})).toThrow(
      [
        "2 texts are still the placeholder's, so nothing is built for https://ada.example/:",
        'game.json:3:5  player.class: Still there.',
        'game.json:3:5  player.class: Still there.',
        'Write your own ("npm run setup" helps), or set ALLOW_PLACEHOLDER=1 to publish them as they are.',
      ].join('\n'),
    );
  });

  test.each([
    ['that is allowed to', { ALLOW_PLACEHOLDER: '1' }, own],
    ['that is not for deployment', {}, at('https://example.com/')],
  ])('lets pass a build %s', (_, environment, content) => {
    expect(() => refusePlaceholders({ content, findings: [leftover] }, environment)).not.toThrow();
  });

  it('takes nothing but 1 for an allowance', () => {
    expect(() => refusePlaceholders({ content: own, findings: [leftover] }, { ALLOW_PLACEHOLDER: '0' })).toThrow();
  });
});

const shippedFolder = join(import.meta.dirname, '../../content');
const shipped = loadContent({ folder: shippedFolder, asOf: '2025-11-01' });

// They stand in two places: site/content, which an owner makes their own, and the placeholder, which drafts are compared with and
// which the documents' pictures show. As long as site/content is nobody's own, both say the same.
test.runIf(isExampleAddress(shipped.game.site.address)).each(['game', 'resume'] as const)(
  'the words that the project ships with are in order, and the placeholder’s (%s.json)',
  (file) => {
    const { $schema: _, ...words } = JSON.parse(readFileSync(contentPaths(shippedFolder)[file], 'utf8'));
    const { $schema: __, ...placeholder } = JSON.parse(readFileSync(contentPaths(placeholderFolder)[file], 'utf8'));
    expect(words).toEqual(placeholder);
  },
);
