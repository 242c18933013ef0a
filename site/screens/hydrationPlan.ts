/** The plan for the HTML in the document. */
export type HydrationPlan = {
  /** Whether the HTML is the page that the router would render, so that it can be hydrated. */
  hydrate: boolean;
  /** The path to show. */
  path: string;
};

/** The state of the document. */
export type PageState = {
  /**
   * The path, relative to the site's root, of the prerendered page; `undefined` if there is none
   * (in development).
   */
  renderedPath: string | undefined;
  /** The path of the address. */
  currentPath: string;
  /** The site's base path, without a trailing slash. */
  base: string;
  /** Whether the router knows a page at the address. */
  isKnownRoute: boolean;
};

/**
 * Compares the prerendered page with the address of the document.
 *
 * A file may be requested by its own name, `/resume.html` or `/index.html`, and a host may answer
 * `/Resume` with it; it then shows under its page's path. The 404 page appears wherever a host
 * knows no page, and keeps that address. If the router has a page there after all, that page
 * replaces it.
 */
export function hydrationPlan({ renderedPath, currentPath, base, isKnownRoute }: PageState): HydrationPlan {
  if (renderedPath === undefined) return { hydrate: false, path: currentPath };
  if (renderedPath === '/404') return { hydrate: !isKnownRoute, path: currentPath };
  const path = base + renderedPath;
  return { hydrate: true, path: withoutSlash(currentPath) === withoutSlash(path) ? currentPath : path };
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
