// biome-ignore-all lint/style/noRestrictedGlobals: writes the style of a book's element.
import { advice } from './developerAdvice.ts';

/** Overrules the sizes of classes and styles, as `page-flip` does: only `!important` rules win. */
export function overruleSizes(element: HTMLElement, autoSize: boolean): void {
  advice?.aboutToOverrule(element);
  Object.assign(element.style, {
    minWidth: 'var(--least-width)',
    minHeight: 'var(--least-height)',
    ...(autoSize && { width: '100%', maxWidth: 'var(--most-width)' }),
  });
}
