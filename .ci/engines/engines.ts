import type { Engine } from './drivers/EngineWindow.ts';
import { firefox } from './drivers/firefox.ts';
import { webkit } from './drivers/webkit.ts';

const all: readonly Engine[] = [firefox, webkit];

/** The engines beside the pinned Chromium; where `ENGINE` names one, that alone. */
export const engines = all.filter(({ name }) => !process.env.ENGINE || name === process.env.ENGINE);
