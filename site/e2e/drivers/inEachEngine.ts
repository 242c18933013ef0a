import { describe, test } from 'vitest';
import type { Engine, OpenWindow } from './EngineWindow.ts';
import { engines } from './engines.ts';

/**
 * The same claims in each engine. Where an engine is not on the machine its claims are skipped, and counted as such; with
 * `REQUIRE_ENGINES` that is a failure.
 */
export function inEachEngine(claims: (open: OpenWindow, engine: Engine) => void): void {
  for (const engine of engines) {
    if (!engine.isThere && process.env.REQUIRE_ENGINES) {
      test(`${engine.name} is on this machine`, () => {
        throw new Error('It is not, and is required here (REQUIRE_ENGINES). npm run engines:install gets it.');
      });
    }
    describe.runIf(engine.isThere)(engine.name, () => claims(engine.open, engine));
  }
}
