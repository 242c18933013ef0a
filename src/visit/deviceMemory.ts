// biome-ignore-all lint/style/noRestrictedGlobals: keeps texts in the browser's storage.
/** Stores short texts by name between visits, if the device allows it. */
export type DeviceMemory = {
  /** The stored text, or `undefined`. Never throws. */
  read: (name: string) => string | undefined;
  /** Stores the text if possible. Never throws. */
  write: (name: string, text: string) => void;
};

/** Prefix of every storage key, because other projects on the same host share the storage. */
export const memoryPrefix = 'playable-resume:';

/** Local storage. If it is blocked, full or missing, nothing is stored and nothing is reported. */
export const deviceMemory: DeviceMemory = {
  read: (name) => {
    try {
      return localStorage.getItem(memoryPrefix + name) ?? undefined;
    } catch {
      // Even accessing localStorage throws when cookies are blocked.
      return undefined;
    }
  },
  write: (name, text) => {
    try {
      localStorage.setItem(memoryPrefix + name, text);
    } catch {
      // Storage is optional: if it is blocked or full, the visit continues without it.
    }
  },
};
