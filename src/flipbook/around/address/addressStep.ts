/** The open pages and the address at one moment. Pages are counted from 0. */
export interface Look {
  /** Never empty: nothing is shown, nothing is to follow. */
  readonly openPages: readonly [number, ...number[]];
  readonly pageCount: number;
  /** The page that the address names. */
  readonly named: number | undefined;
  /** Whether the fragment is an anchor of the document, or its top. */
  readonly isAnchor: boolean;
}

/** What a look leaves for the next. */
export interface LastLook {
  readonly first: number;
  readonly pageCount: number;
  readonly named: number | undefined;
  /** The page that needs no name. */
  readonly home: number;
  /** The page that is shown in place of a named one that does not exist yet, until somebody turns. */
  readonly standIn: number | undefined;
}

/** What follows from a look. */
interface AddressStep {
  readonly next: LastLook;
  /** The page to open, if any. */
  readonly opens?: number;
  /** Whether the address must name the first open page. */
  readonly writes?: boolean;
}

/** Compares the book and its address with what they were at the last look; `undefined` at the first. */
export function addressStep(last: LastLook | undefined, look: Look): AddressStep {
  if (!last || look.named !== last.named) return followAddress(look, last?.home ?? look.openPages[0]);
  return (look.pageCount !== last.pageCount && followPages(look, last)) || followTurn(look, last);
}

/** The page to show for the one that the address names, or for the one that needs no name. */
function wantedPage({ named, pageCount }: Look, home: number): number {
  return Math.min(named ?? home, pageCount - 1);
}

function followAddress(look: Look, home: number): AddressStep {
  const { openPages, pageCount, named, isAnchor } = look;
  const target = wantedPage(look, home);
  const standIn = named !== undefined && named !== target ? target : undefined;
  const stays = openPages.includes(target) || (named === undefined && isAnchor);
  return { next: { first: openPages[0], pageCount, named, home, standIn }, ...(!stays && { opens: target }) };
}

/** Pages have come or gone. `null` where nobody waits for one, and the open page needs a name. */
function followPages(look: Look, last: LastLook): AddressStep | null {
  const { openPages, pageCount, named } = look;
  const [first] = openPages;
  const next = { ...last, first, pageCount };
  if (last.standIn === undefined)
    return named === undefined && last.first === last.home ? { next: { ...next, home: first } } : null;
  const target = wantedPage(look, last.home);
  if (named !== target) return { next: { ...next, standIn: first === last.first ? last.standIn : first } };
  return { next: { ...next, standIn: undefined }, ...(!openPages.includes(target) && { opens: target }) };
}

function followTurn(look: Look, last: LastLook): AddressStep {
  const { openPages, pageCount } = look;
  const [first] = openPages;
  const next = { ...last, first, pageCount };
  const isNamed = openPages.includes(last.standIn ?? wantedPage(look, last.home));
  return first === last.first || isNamed ? { next } : { next: { ...next, standIn: undefined }, writes: true };
}
