import type { Page, Route } from 'playwright';

/**
 * Holds up the files of a page.
 *
 * @param files matches their addresses
 * @returns lets them go or loses them; those that are asked for later come
 */
export async function heldFiles(page: Page, files: RegExp): Promise<(how?: 'continue' | 'abort') => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(files, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async (how = 'continue') => {
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route[how]()));
  };
}
