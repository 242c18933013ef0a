import { expect, test } from 'vitest';
import { sharePicture } from './sharePicture.ts';

test('the picture has a whole address, its size and its words', () => {
  expect(sharePicture('https://example.com/resume/')).toEqual({
    sharePicture: {
      address: 'https://example.com/resume/share.png',
      widthPx: 1200,
      heightPx: 630,
      alt: expect.stringMatching(/console.*manual.*developer/),
    },
  });
});

test.each(['/', '', '/resume/', 'example.com/', 'https:///'])('of a site at %j nothing is said', (address) => {
  expect(sharePicture(address)).toEqual({});
});
