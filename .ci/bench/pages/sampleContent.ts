/** A piece of a page: text, or a tag and what is in it. Both React and the bare DOM are made from it. */
export type Piece = string | readonly [tag: string, inside: readonly Piece[]];

const sentence =
  'The hero crosses the bridge of a thousand forms, answers every riddle with a shrug, and leaves with more gold than before.';

/** Rows of the list on each page: a page is about as full as one of a manual. */
const entries = ['Sword', 'Shield', 'Lantern', 'Map', 'Rope', 'Compass'];

/** What stands on the page at `index`: the same for every book that is measured, 31 elements. */
export function sampleContent(index: number): readonly Piece[] {
  return [
    [
      'header',
      [
        ['b', [`Chapter ${index}`]],
        ['span', [String(index)]],
      ],
    ],
    ['h2', [`What happens on page ${index}`]],
    [
      'section',
      [
        ['p', [sentence, ' ', ['em', ['Mind the gap.']], ' ', sentence]],
        ['p', [['strong', [`Level ${index}. `]], sentence]],
        ['ul', entries.map((entry): Piece => ['li', [['b', [entry]], ': ', ['span', [`found on page ${index}`]]]])],
        ['p', [['small', ['Turn the page to go on.']], ' ', ['code', [`#${index}`]]]],
      ],
    ],
  ];
}
