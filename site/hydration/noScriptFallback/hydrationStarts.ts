/** Dispatched on the window right before React hydrates the page, in the same task. */
export const hydrationStarts = 'site:hydration-starts';
