import type { Page, Route } from 'playwright';

/**
 * Blocks files of a page.
 * @returns continues or aborts the blocked requests, after the first one; later requests pass
 */
export async function holdFiles(page: Page, files: RegExp): Promise<(how?: 'continue' | 'abort') => Promise<void>> {
  const blockedRoutes: Route[] = [];
  let isHolding = true;
  let onFirst = () => {};
  const firstRequest = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  await page.route(files, async (route) => {
    if (!isHolding) return route.continue();
    blockedRoutes.push(route);
    onFirst();
  });
  return async (how = 'continue') => {
    await firstRequest;
    isHolding = false;
    await Promise.all(blockedRoutes.splice(0).map((route) => route[how]()));
  };
}
