import { dispensable } from '../deferredAssets/deferredFiles.ts';

/**
 * Loads the font faces of the page's inline `<style>` from a file, if a host's policy or a proxy
 * has blocked the inline one. The page's style sheets contain everything else.
 */
export function replaceFirstStyles(page: Document, faces: string): void {
  // A blocked style element stays in the page without a sheet.
  if (page.querySelector<HTMLStyleElement>('head > style')?.sheet) return;
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = faces;
  link.setAttribute(dispensable, '');
  page.head.append(link);
}
