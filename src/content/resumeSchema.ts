// Which kind of value stands where in a JSON Resume document; the rules about dates, addresses and files are in
// check/. What is not named here is dropped. Zod stays on the build's side: nothing that reaches a visitor
// imports this file.
import { z } from 'zod';
import type { WrittenResume } from './Resume.ts';

const text = z.string().optional();
const texts = z.array(z.string()).optional();
const period = { startDate: text, endDate: text };

const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).optional();

/** Checks the kinds of values in resume.json, and reduces it to what the product reads. */
export const resumeSchema = z.object({
  basics: z.object({
    name: z.string(),
    label: text,
    image: text,
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
}) satisfies z.ZodType<WrittenResume>;
