// Text with the little markup that a résumé has: paragraphs, lists, links, emphasis. The build makes it of the
// Markdown that owners write (check/markdown.ts); screens and documents only draw it.

/** Words in a line. */
export type RichWords = readonly RichWord[];

/** A run of words, plain or marked. A link's address is always one of `http`, `https`, `mailto` or `tel`. */
export type RichWord = string | { strong: RichWords } | { emphasis: RichWords } | { link: RichWords; url: string };

/** A paragraph, or the items of a list. */
export type RichBlock = { paragraph: RichWords } | { list: readonly RichWords[]; numbered: boolean };

/** A text: one paragraph of plain words as a string, else its blocks in order. `''` and `[]` say nothing. */
export type RichText = string | readonly RichBlock[];

/** The blocks of a text; none where it says nothing. */
export function blocksOf(text: RichText | undefined): readonly RichBlock[] {
  if (typeof text !== 'string') return text ?? [];
  return text.trim() ? [{ paragraph: [text.trim()] }] : [];
}

/** The texts that say something, in their order. */
export function nonEmptyRichTexts(texts: readonly RichText[] | undefined): readonly RichText[] {
  return (texts ?? []).filter((text) => blocksOf(text).length > 0);
}

/** What the words say without their markup. */
export function inlineText(words: RichWords): string {
  return words
    .map((word): string => {
      if (typeof word === 'string') return word;
      if ('strong' in word) return inlineText(word.strong);
      return inlineText('link' in word ? word.link : word.emphasis);
    })
    .join('');
}

/** What a text says without markup: a line for each paragraph and each item. */
export function plainLines(text: RichText | undefined): readonly string[] {
  return blocksOf(text).flatMap((block) =>
    'list' in block ? block.list.map(inlineText) : [inlineText(block.paragraph)],
  );
}

/** What a text says without markup, in one line. */
export function plainText(text: RichText | undefined): string {
  return plainLines(text).join(' ');
}
