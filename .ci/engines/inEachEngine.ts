import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import type { Engine, EngineBrowser, EngineWindow, WindowOptions } from './drivers/EngineWindow.ts';
import { engines } from './engines.ts';

/** Opens a window in which nothing is remembered; the one before is closed. */
export type OpenWindow = (options?: WindowOptions) => Promise<EngineWindow>;

/** How claims are run. */
export interface ClaimOptions {
  /** Which engines can show it at all: of the others nothing is claimed. @default all of them */
  readonly among?: (engine: Engine) => boolean;
}

/**
 * The same claims in each engine. Where an engine is not on the machine its claims are skipped, and counted as such; with
 * `REQUIRE_ENGINES` that is a failure.
 */
export function inEachEngine(
  claims: (open: OpenWindow, engine: Engine) => void,
  { among = () => true }: ClaimOptions = {},
): void {
  const able = engines.filter(among);
  // A file without any test is a failure to Vitest.
  if (able.length === 0)
    test.skipIf(able.length === 0)(`${engines.map(({ name }) => name).join()} cannot show it`, () => {});
  for (const engine of able) {
    if (!engine.isThere && process.env.REQUIRE_ENGINES) {
      test(`${engine.name} is on this machine`, () => {
        throw new Error('It is not, and is required here (REQUIRE_ENGINES). npm run engines:install gets it.');
      });
    }
    describe.runIf(engine.isThere)(engine.name, () => {
      let browser: EngineBrowser;
      beforeAll(async () => {
        browser = await engine.hold(inject('engineAddresses')[engine.name] ?? '');
      });
      afterAll(() => browser?.leave());
      claims((options) => browser.open(options), engine);
    });
  }
}
