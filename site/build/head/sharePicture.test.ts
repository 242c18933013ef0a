import { expect, test } from 'vitest';
import { loadContent, placeholderFolder } from '../content/contentFiles.ts';
import { sharePicture } from './sharePicture.ts';

const owner = loadContent({ folder: placeholderFolder });
const at = (address: string) => ({ ...owner, game: { ...owner.game, site: { ...owner.game.site, address } } });

test.each(['/', '', '/resume/', 'example.com/', 'https:///'])('a site at %j has no share picture', (address) => {
  expect(sharePicture(at(address))).toEqual({});
});
