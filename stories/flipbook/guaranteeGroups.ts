/** The guarantees that each docs page lists. Groups not listed here are on the flipbook's first page. */
export const guaranteeGroups = {
  layout: ['Size and position', 'Edges', 'App styles'],
  turning: ['Turns', 'Mouse', 'Touch and lost pointers', 'Wheel', 'Riffling', 'Stopped events'],
  content: [
    'Pages',
    'The open page',
    'Pages on demand',
    'Page content',
    'Controls on pages',
    'Scrolling pages',
    'Media',
  ],
  server: ['Hydration', 'Early presses'],
  accessibility: ['Keys', 'Screen readers and print', 'Hiding and reduced motion'],
} as const;
