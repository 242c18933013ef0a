/** A place that keeps short texts by name from one visit to the next, or quietly does not. */
export type DeviceMemory = {
  /** What was kept under this name, else `undefined`. Never throws. */
  read: (name: string) => string | undefined;
  /** Keeps the text where that is possible. Never throws. */
  write: (name: string, text: string) => void;
};

/** What the names begin with under which texts are kept: other projects on the same host share its storage. */
export const memoryPrefix = 'playable-resume:';

/** This device's local storage. Where it is refused, full or missing, nothing is remembered and nobody notices. */
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
