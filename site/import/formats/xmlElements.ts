// Reads XML elements by path, and XML as an object. Ignores namespace prefixes.
import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { type Path, pathText } from '../report/Finding.ts';
import { isDeeperThan } from '../text/htmlText.ts';

/** The deepest nesting that is read: more than any Europass file has. */
const maxDepth = 100;

/** @returns the root element  @throws if the elements are nested too deep */
export function parseXml(xml: string, file: string): Element | undefined {
  if (isDeeperThan(maxDepth, xml, true))
    throw new Error(`${file} is not a Europass CV: its elements are nested more than ${maxDepth} levels deep.`);
  return parseDocument(xml, { xmlMode: true }).children.find(isTag);
}

export const localName = ({ name }: Element) => name.replace(/^.*:/, '');

/**
 * Converts an element to a list if its name ends with "list" or several children all have one name,
 * to a text if it has neither children nor attributes, otherwise to an object.
 */
export function elementToObject(element: Element): unknown {
  const children = element.children.filter(isTag);
  if (/list$/i.test(element.name) || (children.length > 1 && children.every(({ name }) => name === children[0]?.name)))
    return children.map(elementToObject);
  if (children.length === 0 && Object.keys(element.attribs).length === 0) return textContent(element);
  const attributes = Object.entries(element.attribs).map(([name, value]) => [
    name.charAt(0).toUpperCase() + name.slice(1),
    value,
  ]);
  const parts = children.map((child) => [localName(child).replace(/list$/i, ''), elementToObject(child)]);
  const text = children.length === 0 ? [['Text', textContent(element)]] : [];
  return Object.fromEntries([...attributes, ...parts, ...text]);
}

export function elementsAt(from: Element, path: string): readonly Element[] {
  const childrenNamed = (elements: readonly Element[], step: string) =>
    elements.flatMap(({ children }) => children.filter(isTag).filter((child) => localName(child) === step));
  return path.split('/').reduce(childrenNamed, [from]);
}

const readElements = new WeakSet<Element>();

/** The text of an element, which then counts as read. */
export function textOf(element: Element): string {
  readElements.add(element);
  return textContent(element);
}

export const textAt = (from: Element, path: string) => elementsAt(from, path).map(textOf).join(' ').trim();

export const firstTextAt = (from: Element, ...paths: readonly string[]) =>
  paths
    .flatMap((path) => elementsAt(from, path).slice(0, 1))
    .map((element) => textOf(element).trim())
    .find(Boolean) ?? '';

/** The elements as an object of texts, and which of the texts were read. Leaves out attributes, which are codes. */
export function elementTexts(root: Element): { value: unknown; isRead: (path: Path) => boolean } {
  const readPaths = new Set<string>();
  const textsIn = (element: Element, path: Path, isInRead: boolean): unknown => {
    const isRead = isInRead || readElements.has(element);
    const children = element.children.filter(isTag);
    if (isRead) readPaths.add(pathText(path));
    if (children.length === 0) return textContent(element);
    const names = [...new Set(children.map(localName))];
    return Object.fromEntries(
      names.map((name) => {
        const [child, ...others] = children.filter((element) => localName(element) === name);
        if (child && others.length === 0) return [name, textsIn(child, [...path, name], isRead)];
        return [name, [child, ...others].map((item, index) => item && textsIn(item, [...path, name, index], isRead))];
      }),
    );
  };
  const value = textsIn(root, [], false);
  return { value, isRead: (path) => readPaths.has(pathText(path)) };
}
