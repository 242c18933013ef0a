import type { Page } from 'playwright';
import type { Action } from './actions.ts';
import type { Observation, Run } from './differencesOf.ts';
import type { AskedLook } from './pages/answerLooks.ts';
import type { ReaderProps } from './pages/Reader.tsx';

/**
 * A project and a user's actions on it. Its state is observed at the start and after each action.
 */
export interface ParityCase extends ReaderProps {
  /** @default [1000, 700] */
  readonly window?: readonly [width: number, height: number];
  /** Whether the user has asked for less motion. @default false */
  readonly isStill?: boolean;
  /** Further observations. */
  readonly looks?: readonly AskedLook[];
  readonly steps?: Readonly<Record<string, Action | readonly Action[]>>;
}

export type ParityCases = Readonly<Record<string, ParityCase>>;

/** Longer than any flipbook takes to show a response, in milliseconds. */
const restFrames = 8;

/** Opens an address in a page, runs the case, and observes after each step. */
export async function runCase(page: Page, address: string, parityCase: ParityCase): Promise<Run> {
  const { window: [width, height] = [1000, 700], isStill = false, looks = [], steps = {}, ...caseProps } = parityCase;
  const messages: string[] = [];
  page.removeAllListeners();
  page.on('console', (message) => isComplaint(message.text()) && messages.push(shortened(message.text())));
  page.on('pageerror', (error) => messages.push(shortened(String(error))));
  const look = async (input: string): Promise<Observation> => {
    await page.evaluate((frames) => window.probe.settle(frames), restFrames);
    const { words, ...observed } = await page.evaluate((requestedLooks) => window.probe.observe(requestedLooks), looks);
    const all = { ...words, console: messages.splice(0).join('; '), input };
    return { words: Object.fromEntries(Object.entries(all).filter(([, text]) => text !== '')), ...observed };
  };

  // The pointer may still be over the next book.
  await page.mouse.move(-1, -1);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: isStill ? 'reduce' : 'no-preference' });
  await page.goto(`${address}?${encodeURIComponent(JSON.stringify(caseProps))}`);
  await page.waitForFunction(() => 'begun' in document.body.dataset);
  const run: Record<string, Observation> = { opened: await look('') };
  for (const [name, actions] of Object.entries(steps)) run[name] = await look(await attempt(page, [actions].flat()));
  return run;
}

/** Runs a step. A step that the flipbook makes impossible is a finding. */
async function attempt(page: Page, actions: readonly Action[]): Promise<string> {
  try {
    for (const action of actions) await action(page);
    return '';
  } catch (error) {
    return `not possible: ${shortened(String(error))}`;
  }
}

/** React's advice for developers, and lines that only give a location, do not count. */
const isComplaint = (message: string): boolean => !message.includes('React DevTools') && !message.startsWith('%s');

/** The first line without the addresses of built files, which change with every build. */
const shortened = (message: string): string =>
  (message.split('\n')[0] ?? '')
    .replace(/https?:\S+/g, '')
    .slice(0, 160)
    .trim();
