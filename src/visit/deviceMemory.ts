// biome-ignore-all lint/style/noRestrictedGlobals: keeps texts in the browser's storage.
/** Keeps short texts by name from one visit to the next, where the device allows it. */
export type DeviceMemory = {
  /** What was kept under this name, else `undefined`. Never throws. */
  read: (name: string) => string | undefined;
  /** Keeps the text where that is possible. Never throws. */
  write: (name: string, text: string) => void;
};

/** Prefix of every key in storage: other projects on the same host share it. */
export const memoryPrefix = 'playable-resume:';

/** This device's local storage. Where it is refused, full or missing, nothing is remembered and no error is shown. */
export const deviceMemory: DeviceMemory = {
  read: (name) => {
    try {
      return localStorage.getItem(memoryPrefix + name) ?? undefined;
    } catch {
      // Even naming localStorage throws where cookies are blocked.
      return undefined;
    }
  },
  write: (name, text) => {
    try {
      localStorage.setItem(memoryPrefix + name, text);
    } catch {
      // Remembering is a courtesy: refused or full, the visit goes on without it.
    }
  },
};
