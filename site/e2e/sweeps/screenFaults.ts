import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readingFaults } from '../readingFaults.ts';

/**
 * Tests screens for reading faults, and for the faults that `check` returns.
 * @param screens opens one screen after the other, and yields their names
 * @returns the faults by screen
 */
export async function screenFaults(
  page: Page,
  screens: AsyncIterable<string>,
  check: () => Promise<readonly string[]>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const testedScreens: string[] = [];
  const faultsByScreen: Record<string, readonly string[]> = {};
  for await (const screenName of screens) {
    testedScreens.push(screenName);
    const faults = [...(await page.evaluate(readingFaults)), ...(await check())];
    if (faults.length > 0) faultsByScreen[screenName] = faults;
  }
  for (const end of ['console, thank-you', 'manual, Page 8 of 8', 'manual, as one text', 'a broken screen'])
    expect(testedScreens).toContainEqual(expect.stringContaining(end));
  return faultsByScreen;
}
