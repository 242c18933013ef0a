/** The open pages and the address. Pages are counted from 0. */
export interface PagesAndAddress {
  /** At least one, because a book without pages has no address. */
  readonly openPages: readonly [number, ...number[]];
  readonly pageCount: number;
  readonly addressPage: number | undefined;
  /** Whether the fragment is an anchor, or the top of the document. */
  readonly isAnchor: boolean;
  /** Whether no page will be added. Then the open pages stay open when the address loses its page. */
  readonly isComplete?: boolean | undefined;
}

export interface LastComparison {
  readonly first: number;
  readonly pageCount: number;
  readonly addressPage: number | undefined;
  /** The page that an address without a page number stands for. */
  readonly unnamedPage: number;
  /** The last page, if it is open because the page in the address does not exist yet. */
  readonly standIn: number | undefined;
}

interface AddressStep {
  readonly next: LastComparison;
  readonly pageToOpen?: number;
  readonly mustWrite?: boolean;
}

/** Compares the open pages and the address with the last comparison, if there was one. */
export function addressStep(last: LastComparison | undefined, current: PagesAndAddress): AddressStep {
  const losesPage = current.addressPage === undefined && last?.addressPage !== undefined && !current.isAnchor;
  if (current.isComplete && losesPage) return nameOpenPage(current, last);
  if (!last || current.addressPage !== last.addressPage)
    return followAddress(current, last?.unnamedPage ?? current.openPages[0]);
  return (current.pageCount !== last.pageCount && followPages(current, last)) || followTurn(current, last);
}

function wantedPage({ addressPage, pageCount }: PagesAndAddress, unnamedPage: number): number {
  return Math.min(addressPage ?? unnamedPage, pageCount - 1);
}

function followAddress(current: PagesAndAddress, unnamedPage: number): AddressStep {
  const { openPages, pageCount, addressPage, isAnchor } = current;
  const target = wantedPage(current, unnamedPage);
  const standIn = addressPage !== undefined && addressPage !== target ? target : undefined;
  const isOpen = openPages.includes(target) || (addressPage === undefined && isAnchor);
  return {
    next: { first: openPages[0], pageCount, addressPage, unnamedPage, standIn },
    ...(!isOpen && { pageToOpen: target }),
  };
}

/** Writes the open page to an address without a page, for example after a link to the same screen. */
function nameOpenPage({ openPages, pageCount }: PagesAndAddress, last: LastComparison): AddressStep {
  return { next: { ...last, first: openPages[0], pageCount }, mustWrite: true };
}

/** The step after pages were added or removed; `null` if `followTurn` decides. */
function followPages(current: PagesAndAddress, last: LastComparison): AddressStep | null {
  const { openPages, pageCount, addressPage } = current;
  const [first] = openPages;
  const next = { ...last, first, pageCount };
  if (last.standIn === undefined)
    return addressPage === undefined && last.first === last.unnamedPage
      ? { next: { ...next, unnamedPage: first } }
      : null;
  const target = wantedPage(current, last.unnamedPage);
  if (addressPage !== target) return { next: { ...next, standIn: first === last.first ? last.standIn : first } };
  return { next: { ...next, standIn: undefined }, ...(!openPages.includes(target) && { pageToOpen: target }) };
}

function followTurn(current: PagesAndAddress, last: LastComparison): AddressStep {
  const { openPages, pageCount } = current;
  const [first] = openPages;
  const next = { ...last, first, pageCount };
  const isNamed = openPages.includes(last.standIn ?? wantedPage(current, last.unnamedPage));
  return first === last.first || isNamed ? { next } : { next: { ...next, standIn: undefined }, mustWrite: true };
}
