import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder, contentToday, outFolder, requestedPort } from './settings.ts';

const repository = resolve(import.meta.dirname, '../..');

test.each([
  [undefined, join(repository, 'site/content'), join(repository, 'dist/site')],
  ['', join(repository, 'site/content'), join(repository, 'dist/site')],
  ['mine', join(repository, 'mine'), join(repository, 'mine')],
  ['../mine', join(dirname(repository), 'mine'), join(dirname(repository), 'mine')],
  ['/srv/mine', '/srv/mine', '/srv/mine'],
])('with %j, the content folder is %s and the output folder is %s', (path, contentPath, site) => {
  expect(contentFolder({ CONTENT_DIR: path })).toBe(contentPath);
  expect(outFolder({ OUT_DIR: path })).toBe(site);
});

test.each([
  ['1700000000', '2023-11-14'],
  ['', '2025-11-01'],
  [undefined, '2025-11-01'],
])('with SOURCE_DATE_EPOCH %j, today is %s', (epoch, day) => {
  expect(contentToday({ SOURCE_DATE_EPOCH: epoch }, () => Date.UTC(2025, 10, 1, 23, 59))).toBe(day);
});

test('contentToday rejects an invalid SOURCE_DATE_EPOCH', () => {
  expect(() => contentToday({ SOURCE_DATE_EPOCH: 'yesterday' })).toThrow(
    'Invalid SOURCE_DATE_EPOCH: "yesterday". Set it to seconds since 1970, or unset it.',
  );
});

test('requestedPort uses the default port if PORT is missing or blank, and accepts 0', () => {
  expect([undefined, ' ', '8080', '0'].map((text) => requestedPort(text, 4173))).toEqual([4173, 4173, 8080, 0]);
});

test.each(['x', '80.5', '-1', '65536'])('requestedPort rejects an invalid port: %s', (text) => {
  expect(() => requestedPort(text, 4173)).toThrow(
    `Invalid PORT: ${JSON.stringify(text)}. Set it to a whole number from 0 to 65535`,
  );
});
