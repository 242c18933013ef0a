import { mkdirSync, writeFileSync } from 'node:fs';
import { createCanvas, GifEncoder, loadImage } from '@napi-rs/canvas';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../site/e2e/drivers/chromium.ts';
import { onBuiltSite } from '../../site/e2e/onBuiltSite.ts';

const folder = '.github/readme';

/** Captures a frame and shows it for a time. */
type Shoot = (ms: number) => Promise<void>;

/** The films, with their widths in the README. */
const films = [
  { name: 'turn', path: 'flipbook', viewport: { width: 1440, height: 900 }, widthPx: 480, take: turn },
  { name: 'press', path: 'handheld', viewport: { width: 390, height: 700 }, widthPx: 256, take: press },
];

/** `npm run film`: records the README's animations, and their first frames for reduced motion. */
export default async function film(): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  await onBuiltSite(async (address) => {
    for (const { name, path, viewport, widthPx, take } of films) {
      const page = await browser.newPage({ viewport, reducedMotion: 'no-preference' });
      await page.goto(address + path, { waitUntil: 'networkidle' });
      const encoder = new GifEncoder(widthPx, Math.round((viewport.height / viewport.width) * widthPx), { quality: 5 });
      writeFileSync(`${folder}/${name}.png`, await page.screenshot());
      await take(page, async (ms) => addFrame(encoder, await page.screenshot(), ms));
      writeFileSync(`${folder}/${name}.gif`, encoder.finish());
    }
  });
  await browser.close();
  return 0;
}

/** Records a turn, paused every 90 ms. */
async function turn(page: Page, shoot: Shoot): Promise<void> {
  const stepMs = 90;
  await shoot(1200);
  await page.getByRole('button', { name: 'next', exact: true }).click();
  const lengthMs = await page.evaluate(() => {
    const animations = document.getAnimations();
    for (const animation of animations) animation.pause();
    return Math.max(...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)));
  });
  for (let atMs = stepMs; atMs < lengthMs; atMs += stepMs) {
    await page.evaluate((ms) => {
      for (const animation of document.getAnimations()) animation.currentTime = ms;
    }, atMs);
    await shoot(stepMs);
  }
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await shoot(2000);
}

/** Records pages of the console, with the A button pressed between them. */
async function press(page: Page, shoot: Shoot): Promise<void> {
  await shoot(1400);
  for (const pauseMs of [1400, 900, 1400, 2400]) {
    await page.getByRole('button', { name: /^A,/ }).hover();
    await page.mouse.down();
    await shoot(120);
    await page.mouse.up();
    // Move the pointer away and wait until the text is complete.
    await page.mouse.move(0, 0);
    await page.waitForTimeout(pauseMs);
    await shoot(pauseMs);
  }
}

async function addFrame(encoder: GifEncoder, png: Buffer, delay: number): Promise<void> {
  const context = createCanvas(encoder.width, encoder.height).getContext('2d');
  context.drawImage(await loadImage(png), 0, 0, encoder.width, encoder.height);
  const { data } = context.getImageData(0, 0, encoder.width, encoder.height);
  encoder.addFrame(new Uint8Array(data), encoder.width, encoder.height, { delay });
}
