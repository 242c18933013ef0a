import { type Flags, startFlow } from 'lighthouse';
import { medianOf } from '../drivers/medianOf.ts';
import { isHydrated } from '../isHydrated.ts';
import type { BenchLine } from './benchPages.ts';
import { withPage } from './withPage.ts';

const onDevice = (button: string) => `[data-button="${button}"]`;
const byRoleAndName = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** The timed presses: the page, and the clicks that lead to the press; the last one is timed. */
const presses: readonly { press: string; page: string; path: readonly string[] }[] = [
  { press: 'next', page: '/handheld', path: [onDevice('right')] },
  { press: 'A, the form', page: '/handheld', path: [onDevice('a'), onDevice('a')] },
  { press: 'menu', page: '/handheld', path: [onDevice('start')] },
  { press: 'to the manual', page: '/handheld', path: [byRoleAndName('link', 'Manual')] },
  { press: 'turn', page: '/flipbook', path: [byRoleAndName('button', 'next')] },
  {
    press: 'turn, inside',
    page: '/flipbook',
    path: [byRoleAndName('button', 'next'), byRoleAndName('button', 'next')],
  },
  { press: 'text', page: '/flipbook', path: [byRoleAndName('button', 'Text')] },
];

/** Throttling is applied, not simulated: Lighthouse cannot simulate a press. */
const flags: Flags = { throttlingMethod: 'devtools', onlyAudits: ['interaction-to-next-paint'] };

/**
 * Measures the time from a press until its effect is painted ("Interaction to Next Paint") on a
 * four times slower processor.
 * @param address the site's address, with a trailing slash
 */
export async function benchPresses(address: string, runs: number): Promise<BenchLine[]> {
  const lines: BenchLine[] = [];
  for (const { press, page, path } of presses) {
    console.log(`${page}, ${press} …`);
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await timeOf(address + page.slice(1), path));
    lines.push({ press: `${page}: ${press}`, median: ms(medianOf(times)), worst: ms(Math.max(...times)) });
  }
  return lines;
}

function timeOf(address: string, path: readonly string[]): Promise<number> {
  return withPage(async (page) => {
    const press = async (selector: string): Promise<void> => {
      await page.locator(selector).click();
      await page.waitForNetworkIdle();
      // The flipbook ignores presses while a page turns.
      await page.waitForFunction(() => !document.querySelector('[data-flipbook]:not([data-state=read])'));
    };
    await page.goto(address);
    await page.waitForFunction(isHydrated);
    for (const selector of path.slice(0, -1)) await press(selector);
    const flow = await startFlow(page, { flags });
    await flow.startTimespan();
    for (const selector of path.slice(-1)) await press(selector);
    await flow.endTimespan();
    const { steps } = await flow.createFlowResult();
    return steps[0]?.lhr.audits['interaction-to-next-paint']?.numericValue ?? Number.NaN;
  });
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
