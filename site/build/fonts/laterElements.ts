import { selectAll } from 'css-select';
import type { HtmlDocument, HtmlElement } from './htmlDocument.ts';

/** What the HTML itself hides. */
const hidden = ['noscript', '[hidden]', 'dialog:not([open])'];

/**
 * The elements of a page that are not shown at first.
 *
 * @param later selects more of them
 */
export function laterElements(document: HtmlDocument, later: readonly string[]): ReadonlySet<HtmlElement> {
  return new Set(selectAll<HtmlDocument | HtmlElement, HtmlElement>([...hidden, ...later].join(), document));
}
