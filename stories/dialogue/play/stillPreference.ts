const query = '(prefers-reduced-motion: reduce)';

/**
 * Lets a story set the preference for reduced motion in place of the system. Call `restore` at the
 * end.
 */
export function stillPreference(prefersStill: boolean) {
  const originalMatchMedia = window.matchMedia;
  const list = new EventTarget();
  let matches = prefersStill;
  window.matchMedia = (requestedQuery) => {
    const real = originalMatchMedia.call(window, requestedQuery);
    if (requestedQuery !== query) return real;
    return new Proxy(real, {
      get: (target, name) => {
        if (name === 'matches') return matches;
        if (name === 'addEventListener') return list.addEventListener.bind(list);
        if (name === 'removeEventListener') return list.removeEventListener.bind(list);
        return Reflect.get(target, name, target);
      },
    });
  };
  return {
    set: (now: boolean) => {
      matches = now;
      list.dispatchEvent(new Event('change'));
    },
    restore: () => {
      window.matchMedia = originalMatchMedia;
    },
  };
}
