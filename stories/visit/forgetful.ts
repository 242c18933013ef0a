import type { DeviceMemory } from '../../src/index.ts';

/** A device that remembers nothing, so that a story's picture is the same whatever was stored before. */
export const forgetful: DeviceMemory = { read: () => undefined, write: () => undefined };
