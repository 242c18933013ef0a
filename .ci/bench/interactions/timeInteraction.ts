import type { Browser } from 'playwright';
import { isHydrated } from '../../site/isHydrated.ts';
import type { Interaction, Step } from './Interaction.ts';
import { longestInteraction, type Response } from './longestInteraction.ts';
import { pressIn } from './pressIn.ts';
import { recordEvents } from './recordEvents.ts';
import { settled } from './settled.ts';
import { type WindowName, windows } from './windows.ts';

/** The same press as soon as the page can be used, and once more. `undefined`: too short to be timed. */
export interface Timed {
  readonly cold: Response | undefined;
  readonly warm: Response | undefined;
}

/** What is pressed, and where. */
export interface TimeInteractionOptions {
  readonly browser: Browser;
  /** Where the built site is served, with a closing slash. */
  readonly address: string;
  readonly window: WindowName;
  readonly interaction: Interaction;
  /** How many times the processor is slowed. */
  readonly slowdown: number;
}

/** Loads a page with an empty cache, and times one press, twice. */
export async function timeInteraction(options: TimeInteractionOptions): Promise<Timed> {
  const { browser, address, window: name, interaction, slowdown } = options;
  const context = await browser.newContext(windows[name]);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const { press, take } = pressIn({ page, devTools, touches: name === 'phone' });
    const takeAll = async (steps: readonly Step[]): Promise<void> => {
      for (const step of steps) {
        await take(step);
        await settled(page);
      }
    };
    const time = async (): Promise<Response | undefined> => {
      await page.evaluate(() => {
        window.eventTimings.length = 0;
      });
      await press(interaction.press);
      await settled(page);
      return longestInteraction(await page.evaluate(() => window.eventTimings));
    };

    await page.addInitScript(recordEvents);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address + interaction.path.slice(1), { waitUntil: 'commit' });
    await page.waitForFunction(isHydrated);
    await takeAll(interaction.before ?? []);
    const cold = await time();
    await takeAll(interaction.back);
    return { cold, warm: await time() };
  } finally {
    await context.close();
  }
}
