/** What the script does with the HTML it finds. */
export type HydrationPlan = {
  /** Whether the HTML is the page that the router would draw, so that it can be kept as it stands. */
  hydrate: boolean;
  /** The path to show. */
  path: string;
};

/** What the script finds. */
export type PageState = {
  /** The path, from the site's root, of the page that was drawn; `undefined` when nothing was (in development). */
  renderedPath: string | undefined;
  /** The address's path. */
  currentPath: string;
  /** The site's path, without a closing slash. */
  base: string;
  /** Whether the router has a page at the address. */
  isKnownRoute: boolean;
};

/**
 * Compares the page that the document was drawn for with the address at which it is shown.
 *
 * A file may be asked for by its own name, `/resume.html` or `/index.html`, and a host may answer `/Resume` with it; it is then
 * shown under its page's path. The not-found page stands wherever a host knows nothing, and keeps that address; where the
 * router has a page all the same, that replaces it.
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
