// biome-ignore-all lint/style/noRestrictedGlobals: writes the style of a book's element.
import { advice } from './advice.ts';

/**
 * Writes the sizes of a book over what classes and styles say of its element, as `page-flip` does: only what is `!important`
 * in a sheet counts.
 *
 * @param autoSize - whether the book is as wide as the element around it allows
 */
export function overruleSizes(element: HTMLElement, autoSize: boolean): void {
  advice?.aboutToOverrule(element);
  Object.assign(element.style, {
    minWidth: 'var(--least-width)',
    minHeight: 'var(--least-height)',
    ...(autoSize && { width: '100%', maxWidth: 'var(--most-width)' }),
  });
}
