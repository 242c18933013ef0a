// A visit continues in another document through the state of their shared history entry: links
// cannot write it, and servers never receive it.

/** The history state with the next document's company; `''` overrides a link's company. */
export function withCompany(state: unknown, company: string): object {
  return { ...fieldsOf(state), company };
}

export function withoutCompany(state: unknown): object {
  const { company: _, ...otherFields } = fieldsOf(state);
  return otherFields;
}

export function companyIn(state: unknown): string | undefined {
  const { company } = fieldsOf(state);
  return typeof company === 'string' ? company : undefined;
}

function fieldsOf(state: unknown): { company?: unknown } {
  return typeof state === 'object' && state !== null ? state : {};
}
