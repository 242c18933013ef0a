import { chromium } from 'playwright';
import { pageRows } from '../bench/pageRows.ts';
import { textTable } from '../bench/textTable.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import { freshSite, siteFolder } from '../site/freshSite.ts';
import { serveSite } from '../site/serveSite.ts';

/** `npm run bench`: how the built site loads on a slow phone, in numbers. */
export default async function bench(): Promise<number> {
  console.log('Building the site …');
  await freshSite();
  console.log('Loading every page, 390 x 844, processor slowed 4 times, medians of 5 …');
  const { address, stop } = await serveSite(0);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    console.log(textTable(await pageRows(browser, siteFolder, address)));
  } finally {
    await browser.close();
    await stop();
  }
  return 0;
}
