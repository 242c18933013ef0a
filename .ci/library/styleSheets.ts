/** The library's style sheets, by the entry whose components they are for. */
export const styleSheets = {
  index: 'styles.css',
  flipbook: 'flipbook.css',
  'react-pageflip': 'react-pageflip.css',
} as const;
