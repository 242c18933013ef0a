import { parseDocument } from 'htmlparser2';

/** A page's HTML as a tree. */
export type HtmlDocument = ReturnType<typeof parseDocument>;

/** An element, a text or a comment. */
export type HtmlNode = HtmlDocument['children'][number];

/** An element of it. */
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** Reads the HTML of a page. */
export function htmlDocument(html: string): HtmlDocument {
  return parseDocument(html);
}

/** Whether a node is an element. */
export function isElement(node: HtmlNode): node is HtmlElement {
  return 'attribs' in node;
}
