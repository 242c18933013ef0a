// Which kind of value stands where in a JSON Resume document; the rules about dates, addresses and files are in
// check/. What is not named here is dropped. Zod stays on the build's side: what reaches a visitor imports types alone from
// this file.
import { z } from 'zod';

/** More than the longest title. In letters; what is told in sentences has the bound of any text. */
const maxLineLength = 1000;

const text = z.string().optional();
const texts = z.array(z.string()).optional();
const line = z.string().max(maxLineLength).optional();
const lines = z.array(z.string().max(maxLineLength)).optional();
const period = {
  startDate: text.describe('`2022`, `2022-03` or `2022-03-15`.'),
  endDate: text.describe('In the same form; missing while it lasts.'),
};

const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).optional();

/** Checks the kinds of values in resume.json, and reduces it to what the product reads. */
export const resumeSchema = z.object({
  basics: z.object({
    name: z.string().max(maxLineLength),
    label: line,
    image: text.describe(
      'A file below `site/public`, or a web address (which pages must not load: they ask no other host).',
    ),
    email: line,
    phone: line,
    url: text,
    summary: text,
    location: z.object({ city: line, region: line, countryCode: line }).optional(),
    profiles: listOf({ network: line, username: line, url: text }),
  }),
  work: listOf({
    ...period,
    name: line,
    position: line,
    location: line,
    description: text,
    url: text,
    summary: text,
    highlights: texts,
  }),
  volunteer: listOf({ ...period, organization: line, position: line, url: text, summary: text, highlights: texts }),
  education: listOf({
    ...period,
    institution: line,
    url: text,
    area: line,
    studyType: line,
    score: line,
    courses: lines,
  }),
  awards: listOf({ title: line, date: text, awarder: line, summary: text }),
  certificates: listOf({ name: line, date: text, url: text, issuer: line }),
  publications: listOf({ name: line, publisher: line, releaseDate: text, url: text, summary: text }),
  skills: listOf({ name: line, level: line, keywords: lines }),
  languages: listOf({ language: line, fluency: line }),
  interests: listOf({ name: line, keywords: lines }),
  references: listOf({ name: line, reference: text }),
  projects: listOf({
    ...period,
    name: line,
    description: text,
    highlights: texts,
    keywords: lines,
    url: text,
    roles: lines,
    entity: line,
    type: line,
  }),
  meta: z.object({ canonical: text, version: text, lastModified: text }).optional(),
});

/** A résumé as it is written in the file, where summaries, highlights and references are Markdown. */
export type WrittenResume = z.infer<typeof resumeSchema>;
