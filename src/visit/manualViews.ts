/** How the manual can be read: as a book that turns, or as one text that scrolls. */
export const manualViews = ['book', 'text'] as const;

export type ManualView = (typeof manualViews)[number];
