import type { Engine } from './drivers/EngineWindow.ts';
import { firefox } from './drivers/firefox.ts';
import { webkit } from './drivers/webkit.ts';

const wanted = process.env.ENGINE;

/** The engines beside the pinned Chromium; where `ENGINE` names one, that alone. */
export const engines: readonly Engine[] = [firefox, webkit].filter(({ name }) => !wanted || name === wanted);
if (engines.length === 0) throw new Error(`ENGINE is "${wanted}". Set it to Firefox or WebKit, or unset it.`);
