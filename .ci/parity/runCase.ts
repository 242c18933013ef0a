import type { Browser } from 'playwright';
import { act, type Hands } from './act.ts';
import type { AskedLook, Observation } from './Observation.ts';
import type { Action, ParityCase } from './ParityCase.ts';

/** Longer than what a page with one of the books does before it shows that something has happened. */
const restFrames = 8;
/** The peer decides after a quarter of a second what a finger meant, and browsers make a click of a tap later still. */
const restFramesAfterTouch = 24;

const startWindow = [1000, 700] as const;

/** What was seen, by step. The first is the book as it has been opened. */
export type Run = readonly { readonly step: string; readonly seen: Observation }[];

/** Opens a project at an address, does what the case says, and looks after each step. */
export async function runCase(browser: Browser, address: string, parityCase: ParityCase): Promise<Run> {
  const { project, props = {}, window: [width, height] = startWindow, isStill = false, looks = [], steps } = parityCase;
  const reducedMotion = isStill ? 'reduce' : 'no-preference';
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: true, reducedMotion });
  try {
    const messages: string[] = [];
    // Advice for developers is no complaint.
    page.on('console', (message) => isComplaint(message.text()) && messages.push(shortened(message.text())));
    page.on('pageerror', (error) => messages.push(shortened(String(error))));
    const look = async (asked: readonly AskedLook[], frames: number): Promise<Observation> => {
      await page.evaluate((count) => window.probe.settle(count), frames);
      const seen = await page.evaluate((words) => window.probe.observe(words), asked);
      return { ...seen, words: { ...seen.words, console: messages.splice(0).join('; ') || 'nothing' } };
    };

    const session = await page.context().newCDPSession(page);
    const query = new URLSearchParams({ project, props: JSON.stringify(props) });
    await page.goto(`${address}?${query}`);
    await page.waitForFunction(() => 'begun' in document.body.dataset);
    const run = [{ step: 'opened', seen: await look(looks, restFrames) }];
    for (const { name, actions, looks: asked = [] } of steps) {
      const input = await attempt({ page, session }, actions);
      const wasTouched = actions.some((action) => action.do === 'touch');
      const seen = await look(asked, wasTouched ? restFramesAfterTouch : restFrames);
      run.push({ step: name, seen: { ...seen, words: { ...seen.words, input } } });
    }
    return run;
  } catch (error) {
    throw new Error(`${parityCase.name}, at ${address}`, { cause: error });
  } finally {
    await page.close();
  }
}

/** Does a step. What a book makes impossible, by not being there, is a finding. */
async function attempt(hands: Hands, actions: readonly Action[]): Promise<string> {
  try {
    for (const action of actions) await act(hands, action);
    return 'done';
  } catch (error) {
    return `not possible: ${shortened(String(error))}`;
  }
}

/** React's advice for developers, and its lines that only say where, are none. */
const isComplaint = (message: string): boolean => !message.includes('React DevTools') && !message.startsWith('%s');

/** The first line, without the addresses of built files: they change with every build. */
const shortened = (message: string): string =>
  (message.split('\n')[0] ?? '')
    .replace(/https?:\S+/g, '')
    .slice(0, 160)
    .trim();
