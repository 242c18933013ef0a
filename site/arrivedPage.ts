// A visit goes on in another language, which is another document, by the fragment of the link that leads there: no server is
// sent that.
import { useLocation } from 'react-router-dom';
import { useInBrowser } from './useInBrowser.ts';

/** What is to be known in the other language: the company, and which page of console or manual is open. */
export function fragmentWith(company: string): string {
  const page = document.querySelector<HTMLElement>('main [data-page]')?.dataset.page ?? '1';
  return company || page !== '1' ? String(new URLSearchParams({ page, ...(company && { company }) })) : '';
}

/** The page that a fragment names, counted from 1. */
export function arrivedPageIn(fragment: string): number | undefined {
  return Number(/[#&]page=([1-9]\d?)(&|$)/.exec(fragment)?.[1]) || undefined;
}

function usePageOfFragment(): number | undefined {
  const { hash } = useLocation();
  return useInBrowser(() => arrivedPageIn(hash), undefined);
}

/** The page that was open in the language before, counted from 1. */
export const useArrivedPage = import.meta.env.SITE_IS_TRANSLATED === false ? () => undefined : usePageOfFragment;
