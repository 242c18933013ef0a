import { dispensable, failedAttribute } from './deferredAssets/deferredFiles.ts';

/**
 * Resolves when the site's needed style sheets have loaded; those of extensions are ignored.
 * @throws when one of them fails to load
 */
export async function styleSheetsLoaded(): Promise<void> {
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"]:not([${dispensable}])`));
  await Promise.all(links.filter(({ href }) => href.startsWith(`${location.origin}/`)).map(loaded));
}

async function loaded(link: HTMLLinkElement): Promise<void> {
  if (link.sheet === null && !link.hasAttribute(failedAttribute)) {
    await new Promise((resolve) => {
      for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
    });
  }
  if (!hasRules(link.sheet)) throw new Error(`The style sheet ${link.href} did not arrive.`);
}

/** Depending on the browser, a failed sheet is null, empty or inaccessible. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
