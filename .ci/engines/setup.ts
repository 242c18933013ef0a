// Once a run: starts the engines.
import type { TestProject } from 'vitest/node';
import { engines } from './engines.ts';

/** Runs before the first test. @throws when an engine cannot be started */
export default async function setup(project: TestProject) {
  const present = engines.filter(({ isThere }) => isThere);
  // All come to an end before any error is passed on: what has been started by then is stopped.
  const starts = await Promise.allSettled(present.map((engine) => engine.start()));
  const running = starts.flatMap((start) => (start.status === 'fulfilled' ? start.value : []));
  const stopAll = async () => void (await Promise.allSettled(running.map((engine) => engine.stop())));
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stopAll();
    throw failed.reason;
  }
  const addresses = running.map(({ address }, index) => [present[index]?.name, address] as const);
  project.provide('engineAddresses', Object.fromEntries(addresses));
  return stopAll;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the engines listen that have been started, by their names. */
    engineAddresses: Readonly<Record<string, string>>;
  }
}
