/**
 * The event that the site's script dispatches on the window right before React hydrates the page,
 * in the same task.
 */
export const hydrationStarts = 'site:hydration-starts';
