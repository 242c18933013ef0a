/** Names the fault, for code that catches a {@link FlipbookError}. */
export type FlipbookErrorCode =
  | 'invalid-size'
  | 'invalid-dimensions'
  | 'invalid-flipping-time'
  | 'invalid-pages'
  | 'no-book';

/** An error of the book's own. Its `code` stays the same when its message changes. */
export interface FlipbookError extends Error {
  readonly code: FlipbookErrorCode;
}

export function flipbookError(code: FlipbookErrorCode, message: string, options?: ErrorOptions): FlipbookError {
  return Object.assign(new Error(message, options), { code });
}
