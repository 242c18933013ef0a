import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine, EngineBrowser, EngineWindow } from './drivers/EngineWindow.ts';
import { engines } from './engines.ts';

/** Opens a window in which nothing is remembered; the one before is closed. */
export type OpenWindow = () => Promise<EngineWindow>;

/** Firefox needs two seconds to start, and more on a busy machine. */
const launchMs = 60_000;

/**
 * The same claims in each engine, with one browser for all of them. Where an engine is not on the machine its claims are
 * skipped, and counted as such.
 */
export function inEachEngine(claims: (open: OpenWindow, engine: Engine) => void): void {
  for (const engine of engines) {
    describe.skipIf(engine.missing)(engine.name, () => {
      let browser: EngineBrowser;
      beforeAll(async () => {
        browser = await engine.launch();
      }, launchMs);
      afterAll(() => browser?.quit());
      claims(() => browser.open(), engine);
    });
  }
}
