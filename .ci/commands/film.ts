import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createCanvas, GifEncoder, loadImage } from '@napi-rs/canvas';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.ts';
import { freshSite } from '../site/freshSite.ts';
import { serveSite } from '../site/serve.ts';

const folder = resolve(import.meta.dirname, '../../.github/readme');

/** A picture and how long it stands. */
type Frame = { readonly png: Buffer; readonly ms: number };

type Film = {
  readonly path: string;
  readonly window: { readonly width: number; readonly height: number };
  /** The width in the README, in pixels. */
  readonly widthPx: number;
  readonly take: (page: Page) => Promise<readonly Frame[]>;
};

const films = {
  turn: { path: 'flipbook', window: { width: 1440, height: 900 }, widthPx: 480, take: turn },
  press: { path: 'handheld', window: { width: 390, height: 700 }, widthPx: 256, take: press },
} satisfies Record<string, Film>;

/** `npm run film`: takes the README's moving pictures from the built site, and of each its first frame for readers who want none to move. */
export default async function film(): Promise<number> {
  console.log(await freshSite());
  mkdirSync(folder, { recursive: true });
  const site = await serveSite(0);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    for (const [name, { path, window, widthPx, take }] of Object.entries(films)) {
      const page = await browser.newPage({ viewport: window, reducedMotion: 'no-preference' });
      await page.goto(new URL(path, site.address).href, { waitUntil: 'networkidle' });
      const frames = await take(page);
      const gif = await encode(frames, widthPx);
      writeFileSync(join(folder, `${name}.gif`), gif);
      writeFileSync(join(folder, `${name}.png`), frames[0]?.png ?? '');
      console.log(`${name}.gif: ${frames.length} frames, ${Math.ceil(gif.length / 1000)} kB`);
      await page.close();
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return 0;
}

/** A turn, stopped at every eleventh of a second. */
async function turn(page: Page): Promise<readonly Frame[]> {
  const stepMs = 90;
  const frames = [await shot(page, 1200)];
  await page.getByRole('button', { name: 'next', exact: true }).click();
  const lengthMs = await page.evaluate(() => {
    const turning = document.getAnimations();
    for (const one of turning) one.pause();
    return Math.max(...turning.map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0)));
  });
  for (let atMs = stepMs; atMs < lengthMs; atMs += stepMs) {
    await page.evaluate((ms) => {
      for (const one of document.getAnimations()) one.currentTime = ms;
    }, atMs);
    frames.push(await shot(page, stepMs));
  }
  await page.evaluate(() => {
    for (const one of document.getAnimations()) one.finish();
  });
  return [...frames, await shot(page, 2000)];
}

/** Pages of the console, and the button that turns to the next one going down. */
async function press(page: Page): Promise<readonly Frame[]> {
  const frames = [await shot(page, 1400)];
  const a = page.getByRole('button', { name: /^A,/ });
  for (const restMs of [1400, 900, 1400, 2400]) {
    await a.hover();
    await page.mouse.down();
    frames.push(await shot(page, 120));
    await page.mouse.up();
    // The pointer away from the button, and what is typed all there.
    await page.mouse.move(0, 0);
    await page.waitForTimeout(restMs);
    frames.push(await shot(page, restMs));
  }
  return frames;
}

async function shot(page: Page, ms: number): Promise<Frame> {
  return { png: await page.screenshot(), ms };
}

async function encode(frames: readonly Frame[], width: number): Promise<Buffer> {
  const images = await Promise.all(frames.map(({ png }) => loadImage(png)));
  const height = Math.round(((images[0]?.height ?? 0) / (images[0]?.width ?? 1)) * width);
  const encoder = new GifEncoder(width, height, { quality: 5 });
  const context = createCanvas(width, height).getContext('2d');
  for (const [index, image] of images.entries()) {
    context.drawImage(image, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    encoder.addFrame(new Uint8Array(data), width, height, { delay: frames[index]?.ms ?? 0 });
  }
  return encoder.finish();
}
