import { homePath, siteBase } from './siteBase.ts';

/**
 * Gives the home page's address its closing slash, now and whenever a step through the history leads to one without it:
 * the router knows no page there. To be called before the router listens.
 */
export function keepHomeSlash(): void {
  addSlash();
  addEventListener('popstate', addSlash);
}

function addSlash(): void {
  const { pathname, search, hash } = location;
  if (pathname !== siteBase) return;
  history.replaceState(history.state, '', homePath + search + hash);
}
