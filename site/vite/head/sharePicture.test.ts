import { expect, test } from 'vitest';
import { playerOne as owner } from '../../documents/testing/playerOne.ts';
import { sharePicture } from './sharePicture.ts';

const contentAt = (address: string) => ({ ...owner, game: { ...owner.game, site: { ...owner.game.site, address } } });

test.each(['/', '', '/resume/', 'example.com/', 'https:///'])('a site at %j has no share picture', (address) => {
  expect(sharePicture(contentAt(address))).toEqual({});
});
