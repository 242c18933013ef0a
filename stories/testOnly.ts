/**
 * Parameters of stories that only test: no picture, and no generated code, because Storybook would
 * read the elements' `ref` for it, and React warns about that.
 */
export const testOnly = { chromatic: { disableSnapshot: true }, docs: { source: { type: 'code' } } } as const;
