import { expect, test } from 'vitest';
import { dropInDifferences } from '../../stories/flipbook/dropInDifferences.ts';
import { differencesText } from './differencesText.ts';

test('the list of differences begins with what to search a project for', () => {
  const [searches = '', differences = ''] = differencesText().split('## What is different');
  for (const words of ['getFlipController', 'mousePosition', '.page.--', 'max-width', 'position: fixed', 'flip('])
    expect(searches).toContain(words);
  for (const { what, here } of dropInDifferences) expect(differences).toContain(`| ${what} | ${here} |`);
});
