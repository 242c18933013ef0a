// Which kind of value stands where in a JSON Resume document; the rules about dates, addresses and files are in
// check/. What is not named here is dropped. Zod stays on the build's side: what reaches a visitor imports types alone from
// this file.
import { z } from 'zod';

const text = z.string().optional();
const texts = z.array(z.string()).optional();
const period = {
  startDate: text.describe('`2022`, `2022-03` or `2022-03-15`.'),
  endDate: text.describe('In the same form; missing while it lasts.'),
};

const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).optional();

/** Checks the kinds of values in resume.json, and reduces it to what the product reads. */
export const resumeSchema = z.object({
  basics: z.object({
    name: z.string(),
    label: text,
    image: text.describe(
      'A file below `site/public`, or a web address (which pages must not load: they ask no other host).',
    ),
    email: text,
    phone: text,
    url: text,
    summary: text,
    location: z.object({ city: text, region: text, countryCode: text }).optional(),
    profiles: listOf({ network: text, username: text, url: text }),
  }),
  work: listOf({
    ...period,
    name: text,
    position: text,
    location: text,
    description: text,
    url: text,
    summary: text,
    highlights: texts,
  }),
  volunteer: listOf({ ...period, organization: text, position: text, url: text, summary: text, highlights: texts }),
  education: listOf({
    ...period,
    institution: text,
    url: text,
    area: text,
    studyType: text,
    score: text,
    courses: texts,
  }),
  awards: listOf({ title: text, date: text, awarder: text, summary: text }),
  certificates: listOf({ name: text, date: text, url: text, issuer: text }),
  publications: listOf({ name: text, publisher: text, releaseDate: text, url: text, summary: text }),
  skills: listOf({ name: text, level: text, keywords: texts }),
  languages: listOf({ language: text, fluency: text }),
  interests: listOf({ name: text, keywords: texts }),
  references: listOf({ name: text, reference: text }),
  projects: listOf({
    ...period,
    name: text,
    description: text,
    highlights: texts,
    keywords: texts,
    url: text,
    roles: texts,
    entity: text,
    type: text,
  }),
  meta: z.object({ canonical: text, version: text, lastModified: text }).optional(),
});

/** A résumé as it is written in the file, where summaries, highlights and references are Markdown. */
export type WrittenResume = z.infer<typeof resumeSchema>;
