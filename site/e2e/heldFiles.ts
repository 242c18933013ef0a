import type { Page, Route } from 'playwright';

/**
 * Holds up the files of a page.
 *
 * @param files matches their addresses
 * @returns lets them go or loses them, once the first has been asked for; those that are asked for later come
 */
export async function heldFiles(page: Page, files: RegExp): Promise<(how?: 'continue' | 'abort') => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  let onFirst = () => {};
  const isAsked = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  await page.route(files, async (route) => {
    if (!isHeld) return route.continue();
    held.push(route);
    onFirst();
  });
  return async (how = 'continue') => {
    await isAsked;
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route[how]()));
  };
}
