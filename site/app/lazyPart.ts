/** A part of the site in a chunk of its own. */
export type LazyPart<Part> = {
  readonly peek: () => Part | undefined;
  /** Loads the part once. After a failure, only a new document loads it. */
  readonly load: () => Promise<Part>;
};

/**
 * Creates a lazy part. It does not repeat a failed import: Firefox and Chromium before 156 cache
 * the failure (https://github.com/whatwg/html/issues/6768), and Vite would skip a failed style
 * sheet. The retry banner reloads the document instead.
 */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;
  let request: Promise<Part> | undefined;
  const requestPart = async () => {
    part = await load();
    return part;
  };
  return {
    peek: () => part,
    load: () => {
      request ??= requestPart();
      return request;
    },
  };
}
