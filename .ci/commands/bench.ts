import { type Browser, chromium } from 'playwright';
import { buildBenchPages, serveBenchPages } from '../bench/flipbook/benchPages.ts';
import { flipbookResults } from '../bench/flipbook/flipbookResults.ts';
import { keepResults } from '../bench/flipbook/keepResults.ts';
import { machineWords } from '../bench/flipbook/machineWords.ts';
import { resultTable } from '../bench/flipbook/resultTable.ts';
import { benchLoads } from '../bench/loads/benchLoads.ts';
import { benchPresses } from '../bench/loads/benchPresses.ts';
import { type BenchOptions, benchOptions } from '../bench/options.ts';
import { textTable } from '../bench/textTable.ts';
import { chromiumLaunchOptions } from '../chromium.ts';

/** So many measurements of each book unless another number is asked for. */
const usualRuns = 3;

/**
 * `npm run bench`: how the built site loads on a slow phone, how soon it answers, and how the flipbook does beside others, in numbers.
 * It has no limits: measurements vary too much from run to run.
 */
export default async function bench(words: readonly string[]): Promise<number> {
  const options = benchOptions(words);
  if (options.open) return await showSideBySide();
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    if (options.parts.includes('pages')) await benchLoads(browser, options);
    if (options.parts.includes('presses')) await benchPresses(browser, options);
    if (options.parts.includes('flipbook')) await benchFlipbook(browser, options);
  } finally {
    await browser.close();
  }
  return 0;
}

async function benchFlipbook(browser: Browser, { runs = usualRuns, keep }: BenchOptions): Promise<void> {
  const machine = machineWords(browser.version());
  console.log('Building the books …');
  await buildBenchPages();
  const { address, stop } = await serveBenchPages(0);
  try {
    const results = await flipbookResults({ browser, address, runs, say: (words) => console.log(words) });
    const lines = resultTable(results);
    console.log(`\n8 pages of 640 x 600, 900 ms, window 1440 x 900, medians of ${runs} runs\n${machine}\n`);
    console.log(textTable(lines));
    const date = new Date().toISOString().slice(0, 10);
    if (keep) keepResults({ date, machine, runs, lines });
  } finally {
    await stop();
  }
}

async function showSideBySide(): Promise<number> {
  await buildBenchPages();
  const { address } = await serveBenchPages(4180);
  console.log(`Both books beside each other: ${address}side-by-side.html\nCtrl+C stops it.`);
  // Until Ctrl+C.
  return await new Promise<never>(() => undefined);
}
