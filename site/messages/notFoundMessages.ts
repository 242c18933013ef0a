/** Messages of the 404 page. */
export const notFoundMessages = {
  /** `{address}` is the requested address. */
  noRoute: 'No route matches URL "{address}"',
  picture: 'A developer studies a map; a piece of the road ahead is missing.',
  explanation: 'This part of the map isn’t drawn yet. Nothing’s lost: the résumé is safe at home.',
};
