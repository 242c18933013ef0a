// Once a run: starts the engines.
import type { TestProject } from 'vitest/node';
import { engines } from './engines.ts';

/** Runs before the first test. @throws when an engine cannot be started */
export default async function setup(project: TestProject) {
  const present = engines.filter(({ isThere }) => isThere);
  const running = await Promise.all(present.map(async (engine) => ({ name: engine.name, ...(await engine.start()) })));
  project.provide('engineAddresses', Object.fromEntries(running.map(({ name, address }) => [name, address])));
  return async () => void (await Promise.all(running.map(({ stop }) => stop())));
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the engines listen that have been started, by their names. */
    engineAddresses: Readonly<Record<string, string>>;
  }
}
