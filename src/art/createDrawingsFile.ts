import { type DrawingPath, pathMarkup } from './pathMarkup.ts';

/** An SVG file with the drawings that a page references but does not contain. */
export type DrawingsFile = {
  /**
   * Adds a drawing, unless the file has an identical one. Returns the drawing's URL for the `href` of
   * a `<use>`.
   */
  readonly add: (drawing: readonly DrawingPath[]) => string;
  /** The content of the file; `undefined` while it has no drawing. */
  readonly text: () => string | undefined;
};

/**
 * Starts an empty file of drawings. The referencing `<svg>` decides size, edge rendering and
 * `currentColor`.
 * @param url the URL of the file in the page's HTML
 */
export function createDrawingsFile(url: string): DrawingsFile {
  const ids = new Map<string, string>();
  return {
    add(drawing) {
      const markup = drawing.map(pathMarkup).join('');
      const id = ids.get(markup) ?? `d${ids.size}`;
      ids.set(markup, id);
      return `${url}#${id}`;
    },
    text() {
      if (ids.size === 0) return undefined;
      const drawings = Array.from(ids, ([markup, id]) => `<g id="${id}">${markup}</g>`);
      return `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>\n`;
    },
  };
}
