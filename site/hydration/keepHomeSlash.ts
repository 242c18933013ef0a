import { homePath, siteBase } from '../app/siteBase.ts';

/**
 * Adds the home page's trailing slash now and after Back or Forward: without it, the router finds
 * no page. Call this before the router starts to listen.
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
