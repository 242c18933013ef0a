// Writes the texts of a résumé as runs, links, lines and lists of a Word document.
import { ExternalHyperlink, type IParagraphOptions, Paragraph, type ParagraphChild, TextRun } from 'docx';
import type { Content } from '../../../src/resume/Content.ts';
import { interfaceLanguage } from '../../../src/resume/messages/interfaceLanguage.ts';
import { blocksOf, type InlineRuns, type RichText } from '../../../src/resume/RichText.ts';
import { writingDirection } from '../../../src/resume/text/writingDirection.ts';
import { listPlace, spaces } from './docxStyles.ts';

export type DocxWriter = ReturnType<typeof docxWriter>;

export function docxWriter(content: Content) {
  const bidirectional = writingDirection(content.game.site.language) === 'rtl';
  const line = (children: readonly ParagraphChild[], options: IParagraphOptions = {}) =>
    new Paragraph({ bidirectional, spacing: { after: spaces.line }, ...options, children: [...children] });
  const run = (text: string, options = {}) => new TextRun({ text, rightToLeft: bidirectional, ...options });
  // The interface may not be in the language of the owner's texts.
  const interfaceRun = (text: string, options = {}) =>
    run(text, { ...options, ...(content.textLanguages && { language: { value: interfaceLanguage(content) } }) });
  const link = (text: string, url: string) => (url ? createLink([run(text, { style: 'Hyperlink' })], url) : run(text));

  const rich = (runs: InlineRuns, marks = {}): ParagraphChild[] =>
    runs.flatMap((piece): ParagraphChild[] => {
      if (typeof piece === 'string') return [run(piece, marks)];
      if ('strong' in piece) return rich(piece.strong, { ...marks, bold: true });
      if ('emphasis' in piece) return rich(piece.emphasis, { ...marks, italics: true });
      return [createLink(rich(piece.link, { ...marks, style: 'Hyperlink' }), piece.url)];
    });
  let listCount = 0;
  /**
   * @param level the number of lists around the text
   * @param options of the paragraphs outside lists
   */
  const blocks = (text: RichText, level = 0, options: IParagraphOptions = {}): Paragraph[] =>
    blocksOf(text).flatMap((block) => {
      if ('paragraph' in block)
        return [line(rich(block.paragraph), { indent: { left: level * spaces.indent }, ...options })];
      listCount += 1;
      const numbering = listPlace(block.numbered, level, listCount);
      return block.list.flatMap((item) => {
        const [first, ...others] = blocksOf(item);
        return first && 'paragraph' in first
          ? [line(rich(first.paragraph), { numbering }), ...blocks(others, level + 1)]
          : blocks(item, level + 1);
      });
    });
  return { line, run, interfaceRun, link, blocks };
}

const createLink = (children: readonly ParagraphChild[], url: string) =>
  new ExternalHyperlink({ link: url, children: [...children] });
