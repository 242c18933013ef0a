/** What the script does with the HTML it finds. */
export type HydrationPlan = {
  /** Whether the HTML is the page that the router would draw, so that it can be kept as it stands. */
  hydrate: boolean;
  /** The path to show. */
  path: string;
};

/** What the script finds. */
export type Found = {
  /** The path, from the site's root, of the page that was drawn; `undefined` when nothing was (in development). */
  drawn: string | undefined;
  /** The address's path. */
  shown: string;
  /** The site's path, without a closing slash. */
  base: string;
  /** Whether the router has a page at the address. */
  isKnown: boolean;
};

/**
 * Compares the page that the document was drawn for with the address at which it is shown.
 *
 * A file may be asked for by its own name, `/resume.html` or `/index.html`, and a host may answer `/Resume` with it; it is then
 * shown under its page's path. The not-found page stands wherever a host knows nothing, and keeps that address; where the
 * router has a page all the same, that replaces it.
 */
export function hydrationPlan({ drawn, shown, base, isKnown }: Found): HydrationPlan {
  if (drawn === undefined) return { hydrate: false, path: shown };
  if (drawn === '/404') return { hydrate: !isKnown, path: shown };
  const path = base + drawn;
  return { hydrate: true, path: withoutSlash(shown) === withoutSlash(path) ? shown : path };
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
