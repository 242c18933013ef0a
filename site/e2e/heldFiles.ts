import type { Page, Route } from 'playwright';

/**
 * Holds up the files of a page.
 *
 * @param files matches their addresses
 * @returns lets them go, and those that are asked for later
 */
export async function heldFiles(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(files, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}
