/** The message of a caught value, which may be no error. */
export const errorMessage = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
