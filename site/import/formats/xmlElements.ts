// Reads elements of XML by path. Namespace prefixes are ignored.
import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';

export const localName = ({ name }: Element) => name.replace(/^.*:/, '');

/** The elements at a path below another element. */
export function elementsAt(from: Element, path: string): readonly Element[] {
  const below = (elements: readonly Element[], step: string) =>
    elements.flatMap(({ children }) => children.filter(isTag).filter((child) => localName(child) === step));
  return path.split('/').reduce(below, [from]);
}

/** All texts at a path. */
export const textAt = (from: Element, path: string) => elementsAt(from, path).map(textContent).join(' ').trim();

/** The first text at a path. */
export const firstTextAt = (from: Element, path: string) => elementsAt(from, path).map(textContent)[0]?.trim() ?? '';
