import { describe, expect, it, test } from 'vitest';
import { exampleContent } from '../../src/content/exampleContent.ts';
import { loadContent } from './contentFiles.ts';
import { contentPlaceholders } from './contentPlaceholders.ts';

const { game } = exampleContent();
const at = (address: string) => ({ game: { site: { ...game.site, address } } });

describe('contentPlaceholders', () => {
  it('finds none in content of somebody', () => {
    expect(contentPlaceholders(exampleContent())).toEqual([]);
  });

  test.each([
    [
      'the name',
      { resume: { basics: { name: 'Player One' } } },
      'The name is still "Player One" (resume.json, basics.name).',
    ],
    [
      'the address',
      { resume: { basics: { name: 'Ada', email: 'player.one@example.com' } } },
      'The e-mail address is still player.one@example.com (resume.json, basics.email).',
    ],
    ['the site', at('https://example.com/'), 'The site is still said to be at example.com (game.json, site.address).'],
  ])('finds %s', (_, parts, sentence) => {
    expect(contentPlaceholders(exampleContent(parts))).toEqual([sentence]);
  });

  it('takes no other host for the one that the project ships with', () => {
    expect(contentPlaceholders(exampleContent(at('https://ada.example.com/')))).toEqual([]);
  });
});

it('the words that the project ships with are in order', () => {
  expect(loadContent({ folder: `${import.meta.dirname}/../content`, asOf: '2025-11-01' }).asOf).toBe('2025-11-01');
});
