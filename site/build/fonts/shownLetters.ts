import { addedWords } from './addedWords.ts';
import type { Font } from './fontValue.ts';
import { type HtmlDocument, type HtmlElement, type HtmlNode, isElement } from './htmlDocument.ts';
import { hasMarkers, markers } from './listMarkers.ts';
import { matchedElements } from './matchedElements.ts';
import { possibleFonts, type Saying } from './possibleFonts.ts';
import type { TextRule } from './textRules.ts';

/** A font, and the letters that are shown in it. */
export type ShownFont = { font: Font; letters: Set<number> };

/** What is asked of a page. */
export type Asked = {
  /** Elements that are passed over, with all that is in them. @default none */
  isSkipped?: (element: HtmlElement) => boolean;
  /** Only letters whose font no window and no state decides. @default false */
  isSure?: boolean;
};

/** What is in a page and never shown. */
const unshown = new Set(['head', 'title', 'desc', 'metadata', 'script', 'style', 'template']);

/** What an element shows of its attributes. */
const shownAttributes = ['placeholder', 'value', 'alt', 'label'];

/**
 * The letters that a page shows, by the fonts that they may be shown in. More than these are possible, fewer are not: of the
 * rules that may match an element it is not asked here which wins.
 */
export function shownLetters(
  document: HtmlDocument,
  rules: readonly TextRule[],
  { isSkipped = () => false, isSure = false }: Asked = {},
): readonly ShownFont[] {
  const { sayings, tokens } = saidOf(document, rules);
  const shown = new Map<string, ShownFont>();

  const show = (place: Place, texts: readonly string[]) => {
    if (!isSure || place.fonts.length === 1) add(shown, place, texts);
  };
  const visit = (node: HtmlNode, outer: Place) => {
    if (!isElement(node)) {
      if (node.type === 'text') show(outer, [node.data]);
      return;
    }
    if (unshown.has(node.name) || isSkipped(node)) return;
    const own = sayings.get(node) ?? [];
    const place: Place = {
      fonts: possibleFonts(node.name, own, { inherited: outer.fonts, tokens }),
      isUpperCase:
        outer.isUpperCase || own.some(({ said }) => /^(upper|capital)/.test(said.get('text-transform') ?? '')),
      hasMarkers: hasMarkers(node.name, own) ?? outer.hasMarkers,
      language: node.attribs.lang ?? outer.language,
    };
    show(place, [
      node.name === 'li' && place.hasMarkers ? markers : '',
      ...shownAttributes.map((name) => node.attribs[name] ?? ''),
      ...own.flatMap((one) => addedWords(one, node)),
    ]);
    for (const child of node.children) visit(child, place);
  };
  for (const child of document.children)
    visit(child, { fonts: [], isUpperCase: false, hasMarkers: true, language: 'en' });
  return [...shown.values()];
}

type Place = { fonts: readonly Font[]; isUpperCase: boolean; hasMarkers: boolean; language: string };

/** What the rules say of each element, and the values that custom properties may have on this page. */
function saidOf(document: HtmlDocument, rules: readonly TextRule[]) {
  const sayings = new Map<HtmlElement, Saying[]>();
  const tokens = new Map<string, Set<string>>();
  for (const { selector, isConditional, said } of rules) {
    const { elements, always } = matchedElements(selector, document);
    for (const element of elements) {
      const all = sayings.get(element) ?? [];
      all.push({ said, always: always && !isConditional });
      sayings.set(element, all);
    }
    if (elements.length === 0) continue;
    for (const [name, value] of said) {
      if (name.startsWith('--')) tokens.set(name, (tokens.get(name) ?? new Set()).add(value));
    }
  }
  return { sayings, tokens };
}

function add(shown: Map<string, ShownFont>, { fonts, isUpperCase, language }: Place, texts: readonly string[]): void {
  // Of the spaces only those that HTML makes one of: others, the no-break space say, are letters of a face.
  const words = texts.join('').replace(/[ \t\n\f\r]+/g, ' ');
  if (words.trim() === '') return;
  const cased = isUpperCase ? words + words.toLocaleUpperCase(language) : words;
  // A letter and its accent, where they are two, are drawn as the one letter that a face has for them.
  const letters = cased + cased.normalize('NFC');
  for (const font of fonts) {
    const key = JSON.stringify(font);
    const one = shown.get(key) ?? { font, letters: new Set() };
    for (const letter of letters) one.letters.add(letter.codePointAt(0) ?? 0);
    shown.set(key, one);
  }
}
