// When a history entry loads again, by Back or a reload, its state hands the company to the next
// document. Links cannot write that state, and servers never receive it.
import { historyFields } from './historyFields.ts';

/** The history state with the next document's company; `''` overrides a link's company. */
export function withCompany(state: unknown, company: string): object {
  return { ...historyFields(state), company };
}

export function withoutCompany(state: unknown): object {
  const { company: _, ...otherFields } = historyFields(state);
  return otherFields;
}

export function companyIn(state: unknown): string | undefined {
  const { company } = historyFields(state);
  return typeof company === 'string' ? company : undefined;
}
