/** The fields of a history entry's state, including those of the router. */
export function historyFields(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
