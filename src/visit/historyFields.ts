/** The fields of a history entry's state. Routers store their own there. */
export function historyFields(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
