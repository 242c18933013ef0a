import { type DrawnPath, pathMarkup } from './pathMarkup.ts';

/** Drawings that a page refers to and does not hold, in one SVG file beside it. */
export type DrawingsFile = {
  /** Puts a drawing into the file, alike ones once. Returns its address, for the `href` of a `<use>`. */
  readonly addressOf: (drawing: readonly DrawnPath[]) => string;
  /** What is in the file; `undefined` while it has no drawing. */
  readonly text: () => string | undefined;
};

/**
 * Begins a file of drawings. Their sizes and how their edges are drawn are the business of the `<svg>` that refers to them, and
 * `currentColor` is that of the text around it.
 *
 * @param address of the file, as the page's HTML has it
 */
export function createDrawingsFile(address: string): DrawingsFile {
  const ids = new Map<string, string>();
  return {
    addressOf(drawing) {
      const markup = drawing.map(pathMarkup).join('');
      const id = ids.get(markup) ?? `d${ids.size}`;
      ids.set(markup, id);
      return `${address}#${id}`;
    },
    text() {
      if (ids.size === 0) return undefined;
      const drawings = Array.from(ids, ([markup, id]) => `<g id="${id}">${markup}</g>`);
      return `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>\n`;
    },
  };
}
