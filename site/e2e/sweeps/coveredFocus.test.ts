import { expect, inject, test } from 'vitest';
import { visitors } from '../visitor.ts';
import { allScreens } from './allScreens.ts';
import { tabStops } from './tabStops.ts';

const { root: site } = inject('sites');
const visit = visitors();

test.each([
  [320, 568],
  [844, 390],
  [1280, 633],
])('at %i x %i px nothing covers the focused element', async (width, height) => {
  const { page } = await visit({ reducedMotion: 'reduce', viewport: { width, height } });
  const coveredStops: string[] = [];
  for await (const screen of allScreens(page, site)) {
    for await (const stop of tabStops(page)) {
      if (stop.cover) coveredStops.push(`${screen}: ${stop.path} is under ${stop.cover}`);
    }
  }
  expect(coveredStops).toEqual([]);
});
