/** What {@link hydrateWhenLoaded} does and waits for. */
export type HydrationSteps = {
  /** Loads all that the page needs. Rejected when one thing of it does not arrive. */
  load: () => Promise<unknown>;
  hydrate: () => void;
  /** Reports why the page was not hydrated. */
  report: (reason: unknown) => void;
  /** Calls back when the browser is online again. */
  onceOnline: (callBack: () => void) => void;
};

/**
 * Hydrates the page as a whole or not at all: a screen without one of its files is worse than the prerendered page. What did not
 * arrive is reported, and asked for again when the browser is online again. A browser that remembers failed modules (Chromium
 * before 156, Firefox) fails again at once; there, "Try again" loads the document anew.
 */
export async function hydrateWhenLoaded(steps: HydrationSteps): Promise<void> {
  const { load, hydrate, report, onceOnline } = steps;
  try {
    await load();
  } catch (reason) {
    report(reason);
    onceOnline(() => void hydrateWhenLoaded(steps));
    return;
  }
  hydrate();
}
