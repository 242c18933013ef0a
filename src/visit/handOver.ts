// A visit continues in another document through their history entry, which no link can write.

/** The history state plus the next document's company; `''` is none, whatever the link says. */
export function withCompany(state: unknown, company: string): object {
  return { ...fieldsOf(state), company };
}

/** The state before {@link withCompany}. */
export function withoutCompany(state: unknown): object {
  const { company: _, ...otherFields } = fieldsOf(state);
  return otherFields;
}

/** The company that the previous document handed over, if any. */
export function companyIn(state: unknown): string | undefined {
  const { company } = fieldsOf(state);
  return typeof company === 'string' ? company : undefined;
}

function fieldsOf(state: unknown): { company?: unknown } {
  return typeof state === 'object' && state !== null ? state : {};
}
