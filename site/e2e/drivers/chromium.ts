// The pinned Chromium for pictures and benchmarks (an override, else the one in the lock file on
// Linux x64, else Playwright's own), and the system's for most other tests.
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import type { LaunchOptions } from 'playwright';
import { browserFile } from './browserFiles.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pinnedPackage = join(root, 'node_modules/@sparticuz/chromium');
const cache = join(root, 'node_modules/.cache');

// Flags for containers, for the same pixels on every machine, and against background requests.
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  // Redraw whole tiles: partial redraws smooth edges slightly differently.
  '--disable-partial-raster',
];

/** Playwright also sets this. Scroll bars take space, and would be in every picture. */
const hideScrollBars = '--hide-scrollbars';

/** Whether the browser is pinned. Committed pictures are comparable only with its pixels. */
export const browserIsPinned = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH;

/**
 * The override, or on Linux x64 the pinned browser, which is unpacked at first use (about two
 * seconds). Elsewhere `undefined`, so that Playwright uses its own.
 */
export async function chromiumPath(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!browserIsPinned) return undefined;
  const { version }: { version: string } = JSON.parse(readFileSync(join(pinnedPackage, 'package.json'), 'utf8'));
  const executable = join(cache, `chromium-${version}`);
  if (!existsSync(executable)) {
    mkdirSync(cache, { recursive: true });
    // Write aside and rename, so that a parallel run never sees half a browser.
    const partial = `${executable}.${process.pid}`;
    await pipeline(
      createReadStream(join(pinnedPackage, 'bin/chromium.br')),
      createBrotliDecompress(),
      createWriteStream(partial, { mode: 0o755 }),
    );
    renameSync(partial, executable);
  }
  return executable;
}

/** `classic` scroll bars take space, as on most desktop computers. */
export type ScrollBars = 'hidden' | 'classic';

type ChromiumLaunch = Pick<LaunchOptions, 'args' | 'env' | 'executablePath' | 'ignoreDefaultArgs'>;

/** Options for Playwright that launch the pinned Chromium, for pictures and measurements. */
export const pinnedLaunchOptions = async (): Promise<ChromiumLaunch> => launchOptions(await chromiumPath(), 'hidden');

/**
 * Options for Playwright that launch the system's Chromium, because visitors have a recent one.
 * Without it, they launch the pinned one.
 * @throws without it, if `REQUIRE_BROWSERS` is set
 */
export async function systemLaunchOptions(scrollBars: ScrollBars = 'hidden'): Promise<ChromiumLaunch> {
  const path = browserFile('chromium');
  if (!path && process.env.REQUIRE_BROWSERS)
    throw new Error('Chromium not found, but required (REQUIRE_BROWSERS). Run `npm run browsers:install` to get it.');
  return launchOptions(path ?? (await chromiumPath()), scrollBars);
}

function launchOptions(executablePath: string | undefined, scrollBars: ScrollBars): ChromiumLaunch {
  const bars =
    scrollBars === 'hidden'
      ? { args: [...chromiumArgs, hideScrollBars] }
      : { args: [...chromiumArgs], ignoreDefaultArgs: [hideScrollBars] };
  if (!executablePath) return bars;
  // Use the fonts from the lock file instead of the machine's.
  return { ...bars, executablePath, env: { ...process.env, FONTCONFIG_PATH: join(import.meta.dirname, 'fonts') } };
}
