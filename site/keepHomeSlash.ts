import { homePath, siteBase } from './siteBase.ts';

/**
 * Adds the trailing slash to the home page's address, now and after every history navigation:
 * without it, the router finds no page. Call this before the router starts to listen.
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
