/** The fixed words of the page for every address that is no page's. */
export const notFoundMessages = {
  /** `{address}` is what was asked for. */
  noRoute: 'No route matches URL "{address}"',
  picture: 'A developer studies a map; the road ahead has a piece missing.',
  meaning: 'This part of the map has not been drawn. Nothing is lost: the hero is at home, and so is the résumé.',
};

export type NotFoundMessages = typeof notFoundMessages;
