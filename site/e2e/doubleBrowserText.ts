import type { Page } from 'playwright';

/** Sets the browser's own text size to 200%, which also affects media queries in `em`. */
export async function doubleBrowserText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
