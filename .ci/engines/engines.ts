import type { Engine } from './drivers/EngineWindow.ts';
import { firefox } from './drivers/firefox.ts';
import { webkit } from './drivers/webkit.ts';

const all: readonly Engine[] = [firefox, webkit];

/** The engines beside the pinned Chromium; where `ENGINE` names one, that alone. */
export const engines = named(process.env.ENGINE);

/** @throws when there is none of that name */
function named(wanted: string | undefined): readonly Engine[] {
  const found = wanted ? all.filter(({ name }) => name === wanted) : all;
  if (found.length > 0) return found;
  throw new Error(`ENGINE is "${wanted}". Set it to ${all.map(({ name }) => name).join(' or ')}, or unset it.`);
}
