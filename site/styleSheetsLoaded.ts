/**
 * Resolves when every style sheet of the site that the document names is loaded. One that an extension has added is not waited for.
 *
 * @throws when one of them does not arrive
 */
export async function styleSheetsLoaded(): Promise<void> {
  const all = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'));
  const links = all.filter(({ href }) => href.startsWith(`${location.origin}/`));
  const isLost = (link: HTMLLinkElement) => !hasRules(link.sheet);
  if (links.some(isLost) && document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  const lost = links.find(isLost);
  if (lost) throw new Error(`The style sheet ${lost.href} did not arrive.`);
}

/** While a sheet is on its way there is none. One that has failed is none, empty or closed, as the browser likes. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
