// The kinds of values in a JSON Resume document. site/import/validate has the rules about dates, addresses and
// files. Fields that are not listed here are dropped.
import { z } from 'zod';
import type { WrittenResume } from '../../../src/resume/Resume.ts';

/** The longest line, in characters. Longer texts have the limit in validate/sizeLimits.ts. */
const maxLineLength = 1000;

const text = z.string().optional();
const texts = z.array(z.string()).optional();
const line = z.string().max(maxLineLength).optional();
const lines = z.array(z.string().max(maxLineLength)).optional();
const period = {
  startDate: text.describe('`2022`, `2022-03` or `2022-03-15`.'),
  endDate: text.describe('The same form; missing while ongoing.'),
};

const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).optional();

/** Validates the kinds of values in resume.json, and drops fields that the product does not use. */
export const resumeSchema = z.object({
  basics: z.object({
    name: z.string().max(maxLineLength),
    label: line,
    image: text.describe('A file in `site/public`, or a web address (not shown: pages load nothing from other hosts).'),
    email: line,
    phone: line,
    url: text,
    summary: text,
    location: z.object({ city: line, region: line, country: line, countryCode: line }).optional(),
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
  volunteer: listOf({
    ...period,
    organization: line,
    position: line,
    location: line,
    url: text,
    summary: text,
    highlights: texts,
  }),
  education: listOf({
    ...period,
    institution: line,
    url: text,
    area: line,
    studyType: line,
    score: line,
    courses: lines,
    location: line,
    thesis: line,
    summary: text,
    highlights: texts,
  }),
  awards: listOf({ title: line, date: text, awarder: line, url: text, summary: text }),
  certificates: listOf({ name: line, date: text, url: text, issuer: line, summary: text }),
  publications: listOf({
    name: line,
    authors: lines,
    publisher: line,
    releaseDate: text,
    url: text,
    summary: text,
  }),
  skills: listOf({ name: line, level: line, keywords: lines }),
  languages: listOf({ language: line, fluency: line }),
  interests: listOf({ name: line, keywords: lines }),
  references: listOf({ name: line, position: line, reference: text }),
  projects: listOf({
    ...period,
    name: line,
    location: line,
    description: text,
    highlights: texts,
    keywords: lines,
    url: text,
    roles: lines,
    entity: line,
    type: line,
  }),
  meta: z.object({ canonical: text, version: text, lastModified: text }).optional(),
}) satisfies z.ZodType<WrittenResume>;
