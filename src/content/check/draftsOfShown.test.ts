import { expect, test } from 'vitest';
import { checkExample } from './checkExample.ts';

const resume = {
  basics: { name: 'Ada' },
  work: [{ name: 'Secret Mill', position: 'Spy', startDate: '2020' }],
  projects: [{ name: 'Hidden Map', description: 'Where it is.' }],
};
const site = { address: 'https://ada.example/' };
const gameOf = (sections: object) => JSON.stringify(checkExample({ resume, game: { site, sections } }).content?.game);

test('a draft tells nothing of sections that the owner wants nowhere', () => {
  expect(gameOf({})).toMatch(/Secret Mill|Spy/);
  expect(gameOf({})).toContain('Hidden Map');
  expect(gameOf({ resume: [], console: [], manual: [] })).not.toMatch(/Secret Mill|Spy|Hidden Map/);
});
