// The parts of a JSON Resume document that this product shows: what is not named in the schema is never built into
// anything. Once checked, no text is empty, every date exists and every `url` is `http(s)`: what does not hold is missing.
import type { RichText } from './RichText.ts';
import type { WrittenResume } from './resumeSchema.ts';

export type { WrittenResume };

type MarkdownField = 'summary' | 'highlights' | 'reference';

/** A document, or a part of one, with its Markdown read. */
type Formatted<Part> = Part extends string
  ? Part
  : Part extends readonly (infer Item)[]
    ? Formatted<Item>[]
    : { [Key in keyof Part]: Key extends MarkdownField ? ParsedMarkdown<Part[Key]> : Formatted<Part[Key]> };

type ParsedMarkdown<Text> = Text extends string ? RichText : Text extends string[] ? RichText[] : Text;

/**
 * A JSON Resume document, reduced to what is shown. Everything but the name may be missing. Descriptions are plain
 * text; summaries, highlights and references may have paragraphs, lists, links and emphasis.
 */
export type Resume = Formatted<WrittenResume>;
