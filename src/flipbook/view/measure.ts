import { layoutIn } from '../engine/layout.ts';
import type { Size } from '../engine/shapes.ts';
import type { ViewModel } from './bookView.ts';
import type { Configuration } from './configuration.ts';

/**
 * The book as it is to be in a room of that size; `null` when there is none to be seen: then it is as wide as it would
 * like to be. `still`: the visitor wants no motion.
 */
export function measure(room: Size | null, configuration: Configuration, still: boolean): ViewModel {
  const { settings, pages, rightToLeft } = configuration;
  const { width, height } = room ?? { width: settings.width * 2, height: 0 };
  return {
    ...settings,
    ...layoutIn({ width, height: settings.autoSize ? 0 : height }, settings),
    pageCount: pages.length,
    densities: pages.map(({ density }) => density),
    rightToLeft,
    shadow: settings.drawShadow ? settings.maxShadowOpacity : 0,
    still,
  };
}
