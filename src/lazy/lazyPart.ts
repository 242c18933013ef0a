/** A part of the program that is loaded when it is needed. */
export type LazyPart<Part> = {
  readonly peek: () => Part | undefined;
  /** Whether the last request failed and nothing has arrived since. */
  readonly hasFailed: () => boolean;
  /** Loads the part, once. Rejected when it does not arrive; the next call asks for it again. */
  readonly load: () => Promise<Part>;
  /** Loads the part before it is needed. A failure is left to the next need. */
  readonly preload: () => void;
  /** Calls back when the part has arrived or failed. Gives the function that ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
};

/** How a lazy part is asked for again. */
export type LazyPartOptions<Part> = {
  /** Loads it after a failure, whose reason is given. @default as the first time; without its style sheet it fails again, until the document is loaded anew */
  readonly retry?: (reason: unknown) => Promise<Part>;
  /** Calls back when the browser is online again, unless the function that it gives is called before. @default the window's */
  readonly onceOnline?: (callBack: () => void) => () => void;
};

/**
 * Makes a lazy part. One rule for failure: what is on the screen stays, `hasFailed` lets the screen say so, and the part is asked
 * for again at the next need and when the browser is online again.
 */
export function lazyPart<Part>(load: () => Promise<Part>, options: LazyPartOptions<Part> = {}): LazyPart<Part> {
  const {
    retry = (reason) => (lostStyleSheet(reason) ? Promise.reject(reason) : load()),
    onceOnline: whenOnline = onceOnline,
  } = options;
  const listeners = new Set<() => void>();
  let part: Part | undefined;
  let request: Promise<Part> | undefined;
  let failure: { readonly reason: unknown } | undefined;
  let cancelRetry = () => {};

  const settle = () => {
    cancelRetry();
    cancelRetry = failure ? whenOnline(lazy.preload) : () => {};
    for (const onChange of listeners) onChange();
  };
  // Async, so that a loader that throws is one that rejects.
  const attempt = async () => (failure ? retry(failure.reason) : load());
  const requestModule = async () => {
    try {
      part = await attempt();
      failure = undefined;
      return part;
    } catch (reason) {
      request = undefined;
      failure = { reason };
      throw reason;
    } finally {
      settle();
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

/** Calls back when the browser is online again, unless the function that it gives is called before. In Node it never is. */
export function onceOnline(callBack: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  window.addEventListener('online', callBack, { once: true });
  return () => window.removeEventListener('online', callBack);
}

/** How Vite begins when the style sheet of a script did not arrive. It never asks for the same one again: the script would come without. */
const unstyled = /Unable to preload CSS for (\S+)/;

/** The address of the style sheet that did not arrive, if that is why an import was rejected. */
export function lostStyleSheet(reason: unknown): string | undefined {
  return reason instanceof Error ? unstyled.exec(reason.message)?.[1] : undefined;
}
