import type { Engine } from './drivers/EngineWindow.ts';
import { firefox } from './drivers/firefox.ts';
import { webkit } from './drivers/webkit.ts';

/** The engines beside the pinned Chromium. */
export const engines: readonly Engine[] = [firefox, webkit];

/** What is missing on this machine for the engine tests, in words; nothing when all of them can run. */
export function missingEngines(): readonly string[] {
  return engines.flatMap(({ missing }) => missing ?? []);
}
