import type { Page } from 'playwright';
import { expect } from 'vitest';
import { pageNames } from '../../../src/console/engine/ConsoleState.ts';
import { allScreens } from '../allScreens.ts';
import { readingFaults } from '../readingFaults.ts';

/** Tests every screen for reading faults, and for others. @returns the faults by screen */
export async function screenFaults(page: Page, site: string, check: () => Promise<readonly string[]>) {
  const testedScreens: string[] = [];
  const faultsByScreen: Record<string, readonly string[]> = {};
  for await (const screenName of allScreens(page, site, pageNames)) {
    testedScreens.push(screenName);
    const faults = [...(await page.evaluate(readingFaults)), ...(await check())];
    if (faults.length > 0) faultsByScreen[screenName] = faults;
  }
  for (const end of ['console, thank-you', 'manual, Page 8 of 8', 'manual, as one text', 'a broken screen'])
    expect(testedScreens).toContainEqual(expect.stringContaining(end));
  return faultsByScreen;
}
