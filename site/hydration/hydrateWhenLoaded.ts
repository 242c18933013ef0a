/** The dependencies of {@link hydrateWhenLoaded}. */
export type HydrationSteps = {
  /** Loads everything the page needs. Rejects when a part fails. */
  load: () => Promise<unknown>;
  hydrate: () => void;
  /** Reports why the page was not hydrated. */
  report: (reason: unknown) => void;
  /** Calls back when the browser is online again. */
  onceOnline: (callBack: () => void) => void;
};

/**
 * Hydrates the whole page or nothing: a screen without one of its files is worse than the
 * prerendered page. Retries when the browser is online again. Browsers that cache failed modules
 * (Chromium before 156, Firefox) fail again at once; there, "Try again" reloads the document.
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
