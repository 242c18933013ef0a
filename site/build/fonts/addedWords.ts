import type { HtmlElement } from './htmlDocument.ts';
import type { Saying } from './possibleFonts.ts';

/** What `content` adds to an element. */
export function addedWords({ said }: Saying, element: HtmlElement): readonly string[] {
  const content = said.get('content') ?? '';
  const strings = Array.from(content.matchAll(/"([^"]*)"|'([^']*)'/g), ([, double, single]) => double ?? single ?? '');
  const attributes = Array.from(content.matchAll(/attr\(([\w-]+)\)/g), ([, name = '']) => element.attribs[name] ?? '');
  return [...strings.map(unescaped), ...attributes];
}

function unescaped(text: string): string {
  return text.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
