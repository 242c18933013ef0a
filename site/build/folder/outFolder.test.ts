import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outFolder } from './outFolder.ts';

const repository = resolve(import.meta.dirname, '../../..');

describe('outFolder', () => {
  test.each([
    ['it is not set', undefined, join(repository, 'dist/site')],
    ['it is empty', '', join(repository, 'dist/site')],
    ['it is a path', 'dist/other', join(repository, 'dist/other')],
    ['it lies beside the repository', '../public', join(dirname(repository), 'public')],
    ['it lies elsewhere', '/var/www/me', '/var/www/me'],
  ])('when %s', (_, told, folder) => {
    expect(outFolder({ OUT_DIR: told })).toBe(folder);
  });
});
