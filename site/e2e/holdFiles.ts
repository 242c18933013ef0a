import type { Page, Route } from 'playwright';

/**
 * Blocks a page's requests for these files.
 * @returns a function that waits for the first blocked request, and then continues or aborts all
 * requests, blocked or later: Chromium 156 repeats the request for a script whose preload has failed
 */
export async function holdFiles(page: Page, files: RegExp): Promise<(how?: 'continue' | 'abort') => Promise<void>> {
  const blockedRoutes: Route[] = [];
  let outcome: 'continue' | 'abort' | undefined;
  let onFirst = () => {};
  const firstRequest = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  await page.route(files, async (route) => {
    if (outcome) return route[outcome]();
    blockedRoutes.push(route);
    onFirst();
  });
  return async (how = 'continue') => {
    await firstRequest;
    outcome = how;
    await Promise.all(blockedRoutes.splice(0).map((route) => route[how]()));
  };
}
