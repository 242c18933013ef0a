/** The message of a caught value, which may not be an error. */
export const errorMessage = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
