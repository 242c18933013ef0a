// The drawings of the manual's later pages come from a file, which each engine must allow by the site's policy.
import { expect, inject, test, vi } from 'vitest';
import { aliveMs } from '../../../.ci/engines/aliveMs.ts';
import { inEachEngine } from '../../../.ci/engines/inEachEngine.ts';
import { decodePng } from '../../../.storybook/pictures/decodePng.ts';

inEachEngine((open) => {
  test.each([
    ['side quest', 'article svg[viewBox="0 0 64 40"]', 15],
    ['badge', 'article svg[viewBox="0 0 24 24"]', 4],
    ['bar code, in the colour of the text', 'article svg[preserveAspectRatio="none"]', 2],
  ])('without scripts a %s is drawn from the file', async (_, selector, colours) => {
    const view = await open({ scripts: false });
    await view.resize(1280, 900);
    await view.goto(`${inject('engineSite')}/flipbook`);
    const isDrawn = async () => {
      // A face that comes late moves it.
      const box = await view.evaluate(boxInSight, selector);
      return (await coloursIn(await view.screenshot(), box)) >= colours;
    };
    await vi.waitUntil(isDrawn, { timeout: aliveMs });
    expect(await view.evaluate((wanted) => document.querySelector(wanted)?.children[0]?.tagName, selector)).toBe('use');
  });
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxInSight = (selector: string) => {
  const pictures = [...document.querySelectorAll(selector)];
  // Badges are drawn for the screen and for paper.
  const picture = pictures.find((one) => one.getBoundingClientRect().width > 0);
  picture?.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = picture?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: Math.ceil(x), y: Math.ceil(y), width: Math.floor(width), height: Math.floor(height) };
};

/** How many colours there are in a box of a picture. */
async function coloursIn(png: Buffer, { x, y, width, height }: Box): Promise<number> {
  const picture = await decodePng(png);
  const found = new Set<number>();
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) {
      const place = (row * picture.metadata.width + column) * 4;
      found.add(Buffer.from(picture.data.subarray(place, place + 3)).readUIntBE(0, 3));
    }
  }
  return found.size;
}
