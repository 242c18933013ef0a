import { type DrawingPath, pathMarkup } from './pathMarkup.ts';

/** One SVG file with the drawings that a page references but does not contain. */
export type DrawingsFile = {
  /**
   * Adds a drawing, unless the file has an identical one. Returns its address for the `href` of a
   * `<use>`.
   */
  readonly addressOf: (drawing: readonly DrawingPath[]) => string;
  /** The content of the file; `undefined` while it has no drawing. */
  readonly text: () => string | undefined;
};

/**
 * Starts an empty file of drawings. The referencing `<svg>` decides size, edge rendering and
 * `currentColor`.
 * @param address the address of the file as written in the page's HTML
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
