/** A `beforeEach` that sets the address before the flipbook mounts, and restores it afterward. */
export const arriveAt = (address: string) => () => {
  const { href } = window.location;
  window.history.replaceState({ router: 'its own' }, '', address);
  return () => window.history.replaceState(null, '', href);
};
