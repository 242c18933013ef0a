// The parts of a JSON Resume document that this product shows; the build drops every other field.
// After validation no text is empty, every date exists and every `url` is `http(s)`; invalid values
// are removed.

import type { RichText } from './RichText.ts';
import type { WrittenResume } from './WrittenResume.ts';

export type { WrittenResume };

type MarkdownField = 'summary' | 'highlights' | 'reference';

/** A document, or a part of one, with its Markdown parsed. */
type Formatted<Part> = Part extends string
  ? Part
  : Part extends readonly (infer Item)[]
    ? Formatted<Item>[]
    : { [Key in keyof Part]: Key extends MarkdownField ? ParsedMarkdown<Part[Key]> : Formatted<Part[Key]> };

type ParsedMarkdown<Text> = Text extends string ? RichText : Text extends string[] ? RichText[] : Text;

/**
 * A validated JSON Resume document. Only the name is required. Descriptions are plain text;
 * summaries, highlights and references may have paragraphs, lists, links and emphasis.
 */
export type Resume = Formatted<WrittenResume>;
