import type { Page } from 'playwright';

/** Sets the browser's own text size to 200 %, which media queries in `em` follow, too. */
export async function doubleBrowserText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
