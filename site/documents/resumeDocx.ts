import { Document, HeadingLevel, Packer } from 'docx';
import type { Content } from '../../src/resume/Content.ts';
import { documentMessages } from '../../src/resume/messages/documentMessages.ts';
import { docxLists, docxStyles, sizes, spaces, spotColor } from './docx/docxStyles.ts';
import { docxWriter } from './docx/docxWriter.ts';
import { reproducibleDocx } from './docx/reproducibleDocx.ts';
import { joinParts, sectionParagraphs } from './docx/sectionParagraphs.ts';
import { resumeText } from './resumeText.ts';

/**
 * The plain résumé as a Word document, with the same text in the same order.
 * @returns the file's bytes, which are the same for the same content
 */
export async function resumeDocx(content: Content): Promise<Buffer> {
  const { name, role, contacts, sections } = resumeText(content);
  const writer = docxWriter(content);
  const { line, run, interfaceRun, link } = writer;
  const paragraphsOf = sectionParagraphs(writer);
  const document = new Document({
    creator: name,
    lastModifiedBy: name,
    title: `${name}: ${(content.messages?.documents ?? documentMessages).titles.resume}`,
    styles: docxStyles(content.game.site.language),
    numbering: docxLists,
    sections: [
      {
        properties: { page: { margin: { top: 1000, bottom: 1000, left: 1100, right: 1100 } } },
        children: [
          line([run(name)], { heading: HeadingLevel.HEADING_1 }),
          ...(role ? [line([run(role, { size: sizes.role, color: spotColor })])] : []),
          ...contacts.map((contactLine) => {
            const links = contactLine.map(({ text, url }) => link(text, url));
            return line(joinParts(links, run(' | ')));
          }),
          ...sections.flatMap((section) => [
            line([(section.isTextSection ? run : interfaceRun)(section.heading)], {
              heading: HeadingLevel.HEADING_2,
              keepNext: true,
              spacing: { before: spaces.section, after: spaces.line },
            }),
            ...paragraphsOf(section),
          ]),
        ],
      },
    ],
  });
  return reproducibleDocx(await Packer.toBuffer(document), content.asOf);
}
