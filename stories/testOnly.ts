/**
 * Parameters of a story that only tests: no picture, and no code, for which Storybook would read the
 * `ref` of the story's elements. React warns of that.
 */
export const testOnly = { chromatic: { disableSnapshot: true }, docs: { source: { type: 'code' } } } as const;
