import type { ViewModel } from './measure.ts';

/**
 * Writes the lengths of a measured book for the style sheet. From script, not as an attribute of the page that a server
 * sends: a strict content security policy refuses those.
 *
 * @param insetWidth - what padding and border take of the element's width
 */
export function writeSizes(root: HTMLElement, model: ViewModel, insetWidth: number): void {
  const { orientation, page, width, autoSize, usePortrait, minWidth, maxWidth, minHeight, startZIndex } = model;
  if (root.dataset.orientation !== orientation) root.dataset.orientation = orientation;
  const lengths = {
    'page-width': `${page.width}px`,
    'page-height': `${page.height}px`,
    'least-width': `${minWidth * (usePortrait ? 1 : 2) + insetWidth}px`,
    'most-width': autoSize ? `${maxWidth * 2 + insetWidth}px` : 'initial',
    'preferred-width': `${width * 2}px`,
    'least-height': `${minHeight}px`,
    'start-z-index': String(startZIndex),
  };
  // A value that is there already is not written: browsers see to that.
  for (const [name, value] of Object.entries(lengths)) root.style.setProperty(`--${name}`, value);
}
