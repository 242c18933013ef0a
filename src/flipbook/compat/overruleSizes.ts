// biome-ignore-all lint/style/noRestrictedGlobals: writes the style of a book's element.
import { advice } from './advice.ts';

/**
 * Overrules the sizes that classes and styles give the book's element, as `page-flip` does: only
 * `!important` rules in a style sheet win.
 * @param autoSize - whether the book takes its width from its container
 */
export function overruleSizes(element: HTMLElement, autoSize: boolean): void {
  advice?.aboutToOverrule(element);
  Object.assign(element.style, {
    minWidth: 'var(--least-width)',
    minHeight: 'var(--least-height)',
    ...(autoSize && { width: '100%', maxWidth: 'var(--most-width)' }),
  });
}
