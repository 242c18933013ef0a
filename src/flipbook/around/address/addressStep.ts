/** The open pages and the address at one moment. Pages count from 0. */
export interface Look {
  /** Never empty: without open pages there is nothing to follow. */
  readonly openPages: readonly [number, ...number[]];
  readonly pageCount: number;
  readonly addressPage: number | undefined;
  /** Whether the fragment is an anchor of the document, or its top. */
  readonly isAnchor: boolean;
  /** Whether no page will be added, and the book stays open when the address loses its page. */
  readonly isComplete?: boolean | undefined;
}

export interface LastLook {
  readonly first: number;
  readonly pageCount: number;
  readonly addressPage: number | undefined;
  /** The page without a name in the address. */
  readonly home: number;
  /** The last page, open because the one in the address does not exist yet. */
  readonly standIn: number | undefined;
}

interface AddressStep {
  readonly next: LastLook;
  readonly opens?: number;
  readonly writes?: boolean;
}

/** Compares the flipbook and its address with the last comparison; `undefined` at the first. */
export function addressStep(last: LastLook | undefined, look: Look): AddressStep {
  const losesPage = look.addressPage === undefined && last?.addressPage !== undefined && !look.isAnchor;
  if (look.isComplete && losesPage) return nameOpenPage(look, last);
  if (!last || look.addressPage !== last.addressPage) return followAddress(look, last?.home ?? look.openPages[0]);
  return (look.pageCount !== last.pageCount && followPages(look, last)) || followTurn(look, last);
}

function wantedPage({ addressPage, pageCount }: Look, home: number): number {
  return Math.min(addressPage ?? home, pageCount - 1);
}

function followAddress(look: Look, home: number): AddressStep {
  const { openPages, pageCount, addressPage, isAnchor } = look;
  const target = wantedPage(look, home);
  const standIn = addressPage !== undefined && addressPage !== target ? target : undefined;
  const stays = openPages.includes(target) || (addressPage === undefined && isAnchor);
  return { next: { first: openPages[0], pageCount, addressPage, home, standIn }, ...(!stays && { opens: target }) };
}

/** Writes the open page into an address that has lost it, for example by a link to the same screen. */
function nameOpenPage({ openPages, pageCount }: Look, last: LastLook): AddressStep {
  return { next: { ...last, first: openPages[0], pageCount }, writes: true };
}

/** Pages were added or removed. `null` when no page is awaited and the open page needs a name. */
function followPages(look: Look, last: LastLook): AddressStep | null {
  const { openPages, pageCount, addressPage } = look;
  const [first] = openPages;
  const next = { ...last, first, pageCount };
  if (last.standIn === undefined)
    return addressPage === undefined && last.first === last.home ? { next: { ...next, home: first } } : null;
  const target = wantedPage(look, last.home);
  if (addressPage !== target) return { next: { ...next, standIn: first === last.first ? last.standIn : first } };
  return { next: { ...next, standIn: undefined }, ...(!openPages.includes(target) && { opens: target }) };
}

function followTurn(look: Look, last: LastLook): AddressStep {
  const { openPages, pageCount } = look;
  const [first] = openPages;
  const next = { ...last, first, pageCount };
  const isNamed = openPages.includes(last.standIn ?? wantedPage(look, last.home));
  return first === last.first || isNamed ? { next } : { next: { ...next, standIn: undefined }, writes: true };
}
