import type { Engine } from './drivers/EngineWindow.ts';
import { firefox } from './drivers/firefox.ts';
import { webkit } from './drivers/webkit.ts';

/** The engines beside the pinned Chromium. */
export const engines: readonly Engine[] = [firefox, webkit];
