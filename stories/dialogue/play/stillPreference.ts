import { replaceProperty } from '../../console/replaceProperty.ts';

const query = '(prefers-reduced-motion: reduce)';

/** Sets the preference for reduced motion in place of the system, until `restore` is called. */
export function stillPreference(prefersStill: boolean) {
  const list = Object.assign(new EventTarget(), { matches: prefersStill });
  const { matchMedia } = window;
  return {
    set: (matches: boolean) => {
      list.matches = matches;
      list.dispatchEvent(new Event('change'));
    },
    restore: replaceProperty(window, 'matchMedia', (requestedQuery: string) =>
      requestedQuery === query ? list : matchMedia.call(window, requestedQuery),
    ),
  };
}
