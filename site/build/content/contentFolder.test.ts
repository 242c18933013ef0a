import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from './contentFolder.ts';

const repository = resolve(import.meta.dirname, '../../..');

test.each([
  [undefined, `${repository}/site/content`],
  ['', `${repository}/site/content`],
  ['mine', `${repository}/mine`],
  ['/srv/words', '/srv/words'],
])('with CONTENT_DIR %j the words are in %s', (folder, path) => {
  expect(contentFolder({ CONTENT_DIR: folder })).toBe(path);
});
