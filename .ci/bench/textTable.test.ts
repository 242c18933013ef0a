import { expect, test } from 'vitest';
import { textTable } from './textTable.ts';

test('columns stand under each other, numbers to the right', () => {
  expect(
    textTable([
      { page: '/', JS: '114.1 kB' },
      { page: '/flipbook', JS: '9.0 kB' },
    ]),
  ).toBe('page             JS\n/          114.1 kB\n/flipbook    9.0 kB');
});
