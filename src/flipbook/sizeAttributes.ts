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
    'data-least-height': minHeight,
    'data-most-height': maxHeight,
  };
  return {
    'data-page-width': width,
    'data-page-height': height,
    ...stretched,
    'data-auto-size': autoSize ? undefined : 'off',
    'data-gestures': useMouseEvents ? (mobileScrollSupport ? 'scroll' : 'all') : undefined,
  };
}
