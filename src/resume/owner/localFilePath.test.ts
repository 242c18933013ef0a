import { expect, test } from 'vitest';
import { localFilePath } from './localFilePath.ts';

test.each<[string, unknown]>([
  ['photo.png', 'photo.png'],
  ['/photo.png', 'photo.png'],
  ['./talks/my talk.pdf', 'talks/my%20talk.pdf'],
  [' photo.png ', 'photo.png'],
  ['https://elsewhere.example/photo.png', ''],
  ['//elsewhere.example/photo.png', ''],
  ['\\\\elsewhere.example\\photo.png', ''],
  ['data:image/png;base64,AAAA', ''],
  ['../secret.png', ''],
  ['a/../../secret.png', ''],
  ['..%2fsecret.png', ''],
  ['a/..%5C..%5Csecret.png', ''],
  ['', ''],
])('%j is the file %j of the site', (input, expected) => {
  expect(localFilePath(input)).toEqual(expected);
});
