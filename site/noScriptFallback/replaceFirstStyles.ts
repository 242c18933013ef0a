import { dispensable } from '../deferredAssets/laterFiles.ts';

/**
 * Gives a page the faces that its own `<style>` declares, from their file, where a host's policy or a proxy has refused that.
 * All else in it is in the page's style sheets, too.
 *
 * @param faces the file's address
 */
export function replaceFirstStyles(page: Document, faces: string): void {
  // What is refused stays in the page, without a sheet.
  if (page.querySelector<HTMLStyleElement>('head > style')?.sheet) return;
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = faces;
  link.setAttribute(dispensable, '');
  page.head.append(link);
}
