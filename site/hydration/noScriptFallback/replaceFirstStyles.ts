/**
 * Loads the font faces of the page's inline `<style>` from a file, if a host's policy or a proxy
 * has blocked the inline one. The page's style sheets contain everything else.
 */
export function replaceFirstStyles(faces: string): void {
  // A blocked style element stays in the page without a sheet.
  if (document.querySelector<HTMLStyleElement>('head > style')?.sheet) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = faces;
  document.head.append(link);
}
