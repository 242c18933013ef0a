import type { DeviceMemory } from '../../src/index.ts';

/** A storage that stores nothing, so that a story's picture does not depend on stored values. */
export const forgetful: DeviceMemory = { read: () => undefined, write: () => undefined };
