import type { Settings } from './engine/settings.ts';

/** What the style sheet reads of the settings, before any script and after. */
export function sizeAttributes({
  size,
  width,
  height,
  minWidth,
  maxWidth,
  minHeight,
  maxHeight,
  autoSize,
  useMouseEvents,
  mobileScrollSupport,
}: Settings) {
  const stretched = size === 'stretch' && {
    'data-size': size,
    'data-least-width': minWidth,
    'data-most-width': maxWidth,
    'data-most-height': maxHeight,
  };
  return {
    'data-page-width': width,
    'data-page-height': height,
    ...stretched,
    ...(!autoSize && { 'data-auto-size': 'off', 'data-least-height': minHeight }),
    'data-gestures': useMouseEvents ? (mobileScrollSupport ? 'scroll' : 'all') : undefined,
  };
}
