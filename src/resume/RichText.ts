// Text with the markup of a résumé: paragraphs, lists, links, emphasis. The build parses it from
// the owner's Markdown (site/prepare/publish/markdown.ts); screens and documents only render it.

/** Inline text. */
export type InlineRuns = readonly InlineRun[];

/** Inline text, plain or marked up. Links are `http`, `https`, `mailto` or `tel`. */
export type InlineRun = string | { strong: InlineRuns } | { emphasis: InlineRuns } | { link: InlineRuns; url: string };

/** A paragraph, or a list whose items may contain lists. */
export type RichBlock = { paragraph: InlineRuns } | { list: readonly RichText[]; numbered: boolean };

/** A string if it is one plain paragraph, else its blocks. `''` and `[]` are empty. */
export type RichText = string | readonly RichBlock[];

/** The blocks of a text; `[]` for an empty text. */
export function blocksOf(text: RichText | undefined): readonly RichBlock[] {
  if (typeof text !== 'string') return text ?? [];
  return text.trim() ? [{ paragraph: [text.trim()] }] : [];
}

/** Whether a block is one strong line, like the title of an entry: it belongs to what follows. */
export function isTitle(block: RichBlock): boolean {
  const [run, ...others] = 'paragraph' in block ? block.paragraph : [];
  return typeof run === 'object' && 'strong' in run && others.length === 0;
}

/** Removes empty texts. */
export function nonEmptyRichTexts(texts: readonly RichText[] | undefined): readonly RichText[] {
  return (texts ?? []).filter((text) => blocksOf(text).length > 0);
}

/** Inline text without its markup. */
export function inlineText(runs: InlineRuns): string {
  return runs
    .map((run): string => {
      if (typeof run === 'string') return run;
      if ('strong' in run) return inlineText(run.strong);
      return inlineText('link' in run ? run.link : run.emphasis);
    })
    .join('');
}

/** The paragraphs of a text and of its lists' items. */
function paragraphsIn(text: RichText | undefined): readonly InlineRuns[] {
  return blocksOf(text).flatMap((block) => ('list' in block ? block.list.flatMap(paragraphsIn) : [block.paragraph]));
}

/** The paragraphs of a text as a single one, with a separator between them. */
export function joinedParagraphs(text: RichText, separator: string): InlineRuns {
  return paragraphsIn(text).flatMap((runs, index) => (index === 0 ? runs : [separator, ...runs]));
}

/** A text without its markup: one line per paragraph, including those in list items. */
export function plainLines(text: RichText | undefined): readonly string[] {
  return paragraphsIn(text).map(inlineText);
}

/** A text without its markup, on one line. */
export function plainText(text: RichText | undefined): string {
  return plainLines(text).join(' ');
}
