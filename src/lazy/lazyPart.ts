/** A part of the program that loads on demand. */
export type LazyPart<Part> = {
  readonly peek: () => Part | undefined;
  /** Whether the last request failed and nothing has arrived since. */
  readonly hasFailed: () => boolean;
  /** Loads the part once. Rejects when it fails; the next call retries. */
  readonly load: () => Promise<Part>;
  /** Loads the part ahead of time. Failures wait for the next `load`. */
  readonly preload: () => void;
  /** Calls back when the part has arrived or failed. Returns the function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
};

/**
 * Creates a lazy part. After a failure, the screen stays as it is, `hasFailed` tells it, and the
 * part is requested again at the next `load` and when the browser is online again.
 * @param retry loads the part after a failure. By default this is the first loader, but a failed
 *   style sheet needs a reload
 */
export function lazyPart<Part>(
  load: () => Promise<Part>,
  retry = (reason: unknown) => (failedStyleSheet(reason) ? Promise.reject(reason) : load()),
): LazyPart<Part> {
  const listeners = new Set<() => void>();
  let part: Part | undefined;
  let request: Promise<Part> | undefined;
  let failure: { readonly reason: unknown } | undefined;

  const requestModule = async () => {
    try {
      part = await (failure ? retry(failure.reason) : load());
      failure = undefined;
      return part;
    } catch (reason) {
      request = undefined;
      failure = { reason };
      // Once, although each failure adds it.
      globalThis.window?.addEventListener('online', lazy.preload, { once: true });
      throw reason;
    } finally {
      for (const onChange of listeners) onChange();
    }
  };
  const lazy: LazyPart<Part> = {
    peek: () => part,
    hasFailed: () => failure !== undefined,
    load: () => {
      request ??= requestModule();
      return request;
    },
    preload: () => void lazy.load().catch(() => {}),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
  return lazy;
}

/**
 * Vite's error for a failed style sheet. Vite never requests that sheet again, so the script would
 * arrive without styles.
 */
const unstyled = /Unable to preload CSS for (\S+)/;

/** The address of the failed style sheet, if that is why an import was rejected. */
export function failedStyleSheet(reason: unknown): string | undefined {
  return reason instanceof Error ? unstyled.exec(reason.message)?.[1] : undefined;
}
