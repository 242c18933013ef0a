import { expect, test } from 'vitest';
import { ownFile } from './ownFile.ts';

test.each([
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
  [undefined, ''],
])('%j is the file %j', (link, file) => {
  expect(ownFile(link)).toBe(file);
});
