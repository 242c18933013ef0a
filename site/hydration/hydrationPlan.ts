type PageState = {
  /** The prerendered page's path, relative to the site's root; `undefined` in development. */
  renderedPath: string | undefined;
  /** The path in the address bar. */
  currentPath: string;
  /** The site's base path, without a trailing slash. */
  base: string;
  /** Whether the router knows a page at the current path. */
  isKnownRoute: boolean;
};

/**
 * Compares the prerendered page with the URL.
 * A host may answer `/resume.html`, `/index.html` or `/Resume` with a page, which then gets its own
 * path. The 404 page keeps the URL, and does not hydrate if the router knows a page there.
 * @returns whether the HTML is the page that the router would render, and the path to show
 */
export function hydrationPlan({ renderedPath, currentPath, base, isKnownRoute }: PageState) {
  if (renderedPath === undefined) return { hydrate: false, path: currentPath };
  if (renderedPath === '/404') return { hydrate: !isKnownRoute, path: currentPath };
  const path = base + renderedPath;
  return { hydrate: true, path: withoutSlash(currentPath) === withoutSlash(path) ? currentPath : path };
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
