// A visit goes on in another document by the state of their common history entry: no link can write that, and no server is
// sent it.

/** The state of a history entry, with the company for the next document at it. `''` is no company, whatever its link says. */
export function withCompany(state: unknown, company: string): object {
  return { ...fieldsOf(state), company };
}

/** The state as it was before {@link withCompany}. */
export function withoutCompany(state: unknown): object {
  const { company: _, ...otherFields } = fieldsOf(state);
  return otherFields;
}

/** The company that a document before this one has handed over, if one has. */
export function companyIn(state: unknown): string | undefined {
  const { company } = fieldsOf(state);
  return typeof company === 'string' ? company : undefined;
}

function fieldsOf(state: unknown): { company?: unknown } {
  return typeof state === 'object' && state !== null ? state : {};
}
