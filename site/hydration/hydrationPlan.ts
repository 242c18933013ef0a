/** The plan for the HTML in the document. */
export type HydrationPlan = {
  /** Whether the HTML is the page that the router would render, so that it can be hydrated. */
  hydrate: boolean;
  /** The path to show. */
  path: string;
};

/** The state of the document. */
export type PageState = {
  /** The prerendered page's path, relative to the site's root; `undefined` in development. */
  renderedPath: string | undefined;
  /** The path of the address. */
  currentPath: string;
  /** The site's base path, without a trailing slash. */
  base: string;
  /** Whether the router knows a page at the address. */
  isKnownRoute: boolean;
};

/**
 * Compares the prerendered page with the document's address.
 * A host may answer `/resume.html`, `/index.html` or `/Resume` with a page; it then shows under its
 * own path. The 404 page keeps any address, unless the router has a page there after all.
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
