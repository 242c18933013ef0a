import type { Page, Route } from 'playwright';

/**
 * Holds up the files of a page.
 *
 * @param files matches their addresses
 * @returns lets them go or loses them, once the first has been asked for; those that are asked for later come
 */
export async function holdFiles(page: Page, files: RegExp): Promise<(how?: 'continue' | 'abort') => Promise<void>> {
  const heldRoutes: Route[] = [];
  let isHolding = true;
  let onFirst = () => {};
  const firstRequest = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  await page.route(files, async (route) => {
    if (!isHolding) return route.continue();
    heldRoutes.push(route);
    onFirst();
  });
  return async (how = 'continue') => {
    await firstRequest;
    isHolding = false;
    await Promise.all(heldRoutes.splice(0).map((route) => route[how]()));
  };
}
