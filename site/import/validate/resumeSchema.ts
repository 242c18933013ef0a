// The fields of a JSON Resume document, and a few that people and other tools add. Other fields are
// dropped. Normalization uses each text's `format`. If a key of the file matches several keys here,
// the first one wins.
import { z } from 'zod';
import type { WrittenResume } from '../../../src/resume/Resume.ts';

/** The longest line, in characters. sizeLimits.ts limits the fields of kind `text`. */
const maxLineLength = 1000;

const text = z.string().optional();
const texts = z.array(z.string()).optional();
const line = z.string().max(maxLineLength).optional();
const lines = z.array(z.string().max(maxLineLength)).optional();
const url = text.meta({ format: 'uri' });
const date = text.meta({ format: 'date' });
const period = {
  startDate: text.meta({ format: 'date', description: '`2022`, `2022-03` or `2022-03-15`.' }),
  endDate: text.meta({ format: 'date', description: '`2022`, `2022-03` or `2022-03-15`. Omit while ongoing.' }),
};
const place = { city: line, countryCode: line, region: line, country: line };

const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).optional();

/** Validates the kinds of values in resume.json, and drops fields that the product does not use. */
export const resumeSchema = z.object({
  basics: z.object({
    name: z.string().max(maxLineLength),
    label: line,
    image: text.describe('A file in `site/public`, or a web address (not shown: pages load nothing from other hosts).'),
    email: line.meta({ format: 'email' }),
    phone: line,
    url,
    summary: text,
    location: z.object(place).optional(),
    profiles: listOf({ network: line, username: line, url }),
  }),
  work: listOf({
    name: line,
    location: line,
    description: text,
    position: line,
    url,
    ...period,
    summary: text,
    highlights: texts,
  }),
  volunteer: listOf({
    organization: line,
    position: line,
    url,
    ...period,
    summary: text,
    highlights: texts,
    location: line,
  }),
  education: listOf({
    institution: line,
    url,
    area: line,
    studyType: line,
    ...period,
    score: line,
    courses: lines,
    location: line,
    thesis: line,
    summary: text,
    highlights: texts,
  }),
  awards: listOf({ title: line, date, awarder: line, summary: text, url }),
  certificates: listOf({ name: line, date, url, issuer: line, summary: text }),
  publications: listOf({ name: line, publisher: line, releaseDate: date, url, summary: text, authors: lines }),
  skills: listOf({ name: line, level: line, keywords: lines }),
  languages: listOf({ language: line, fluency: line }),
  interests: listOf({ name: line, keywords: lines }),
  references: listOf({ name: line, reference: text, position: line }),
  projects: listOf({
    name: line,
    description: text,
    highlights: texts,
    keywords: lines,
    ...period,
    url,
    roles: lines,
    entity: line,
    type: line,
    location: line,
  }),
  textSections: listOf({
    title: line,
    text,
    section: line.describe('The section that it follows, such as `work`. Omit to show it last.'),
  }),
  meta: z.object({ canonical: url, version: text, lastModified: text }).optional(),
}) satisfies z.ZodType<WrittenResume>;

const { basics } = resumeSchema.shape;
const privatePlace = z.object({ address: line, postalCode: line, ...place }).optional();

/** The fields that a résumé may have. The private ones of a place are read, and never published. */
export const fieldSchema = z.toJSONSchema(resumeSchema.extend({ basics: basics.extend({ location: privatePlace }) }));
