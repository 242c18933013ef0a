import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readingFaults } from '../readingFaults.ts';
import { allScreens } from './allScreens.ts';

/**
 * Tests every screen for reading faults, and for the faults that `check` returns.
 * @returns the faults by screen
 */
export async function screenFaults(
  page: Page,
  site: string,
  check: () => Promise<readonly string[]> = async () => [],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const testedScreens: string[] = [];
  const faultsByScreen: Record<string, readonly string[]> = {};
  for await (const screenName of allScreens(page, site)) {
    testedScreens.push(screenName);
    const faults = [...(await page.evaluate(readingFaults)), ...(await check())];
    if (faults.length > 0) faultsByScreen[screenName] = faults;
  }
  expect(testedScreens).toContainEqual(expect.stringContaining('Page 8 of 8'));
  return faultsByScreen;
}
