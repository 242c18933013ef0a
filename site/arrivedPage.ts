// A visit goes on in another language, which is another document, by the fragment of the link that leads there: no server is
// sent that.

/** What is to be known in the other language: the company, and which page of console or manual is open. */
export function fragmentWith(company: string): string {
  const page = document.querySelector<HTMLElement>('main [data-page]')?.dataset.page ?? '1';
  return company || page !== '1' ? String(new URLSearchParams({ page, ...(company && { company }) })) : '';
}

/** The page that a fragment names, counted from 1. */
export function arrivedPageIn(fragment: string): number | undefined {
  return Number(/[#&]page=([1-9]\d?)(&|$)/.exec(fragment)?.[1]) || undefined;
}

/** The fragment that names a page, with its number sign; the first page needs none. */
export const fragmentOf = (page: number): string => (page > 1 ? `#page=${page}` : '');
