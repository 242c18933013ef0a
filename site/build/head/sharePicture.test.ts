import { expect, test } from 'vitest';
import { loadContent, placeholderFolder } from '../content/contentFiles.ts';
import { sharePicture } from './sharePicture.ts';

const owner = loadContent({ folder: placeholderFolder });
const at = (address: string) => ({ ...owner, game: { ...owner.game, site: { ...owner.game.site, address } } });

test('the picture has a whole address, its size and its words', () => {
  expect(sharePicture(at('https://example.com/resume/'))).toEqual({
    sharePicture: {
      address: 'https://example.com/resume/share.png',
      widthPx: 1200,
      heightPx: 630,
      alt: expect.stringMatching(/^Player One, Front-end developer: .*console.*manual.*developer/),
    },
  });
});

test('the words of an owner without a role are the name', () => {
  const kim = { ...owner, resume: { basics: { name: 'Kim' } } };
  expect(sharePicture(kim).sharePicture?.alt).toMatch(/^Kim: a handheld/);
});

test.each(['/', '', '/resume/', 'example.com/', 'https:///'])('a site at %j has no share picture', (address) => {
  expect(sharePicture(at(address))).toEqual({});
});
