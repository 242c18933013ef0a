// A visit continues in another language's document through the fragment, which no server receives.

/** The fragment, without `#`, that hands over the company and the open page of the console or manual. */
export function visitFragment(company: string): string {
  const page = document.querySelector<HTMLElement>('main [data-page]')?.dataset.page ?? '1';
  return company || page !== '1' ? String(new URLSearchParams({ page, ...(company && { company }) })) : '';
}

/** The one-based page that a fragment names. */
export function pageNumberIn(fragment: string): number | undefined {
  return Number(/[#&]page=([1-9]\d?)(&|$)/.exec(fragment)?.[1]) || undefined;
}

/** The fragment that names a page, with `#`; empty for the first page. */
export const pageFragment = (page: number): string => (page > 1 ? `#page=${page}` : '');
