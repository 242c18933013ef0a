// Documents show exactly the fields of a section that sectionFields.ts lists for their medium.
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { SectionMedium } from '../../src/resume/sections/sectionNames.ts';
import { exampleContent } from '../../src/resume/testing/exampleContent.ts';
import { resumeSchema } from '../import/rules.ts';
import { formattedResume } from '../prepare/publish/publish.ts';
import { filledSchema } from '../prepare/testing/filledSchema.ts';
import { sectionMarkers } from '../prepare/testing/sectionMarkers.ts';
import type { DocumentFile } from './documentFiles.ts';
import { resumeDocx } from './resumeDocx.ts';
import { linksOf, openCompiledPdf } from './testing/compiledPdf.ts';
import { documentText } from './testing/pdfText.ts';

const { document, textsByPath } = filledSchema(resumeSchema, 'zr');
const content = exampleContent({ resume: formattedResume(resumeSchema.parse(document)) });

async function pdfWords(file: DocumentFile): Promise<string> {
  const pdf = await openCompiledPdf(content, file);
  return `${await documentText(pdf)} ${(await linksOf(pdf)).join(' ')}`;
}

async function docxWords(): Promise<string> {
  const files = unzipSync(await resumeDocx(content));
  return ['word/document.xml', 'word/_rels/document.xml.rels']
    .map((file) => strFromU8(files[file] ?? new Uint8Array()).replace(/<w:(?:sz|spacing|ind)\b[^>]*>/g, ''))
    .join();
}

test.each<[string, SectionMedium, () => Promise<string>]>([
  ['the résumé as a PDF', 'resume', () => pdfWords('pdf/resume.pdf')],
  ['the résumé as a Word document', 'resume', docxWords],
  ['the manual as a PDF', 'manual', () => pdfWords('pdf/manual.pdf')],
])('%s shows the fields that sectionFields.ts lists', async (_, medium, read) => {
  const words = (await read()).toLowerCase();
  const fields = sectionMarkers(textsByPath);
  const visibleFields = fields.filter(([, word]) => words.includes(word)).map(([path]) => path);
  expect(visibleFields).toEqual(fields.filter(([, , media]) => media.includes(medium)).map(([path]) => path));
});
