import type { Engine } from './EngineWindow.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** The engines beside the pinned Chromium. */
export const engines: readonly Engine[] = [firefox, webkit];
