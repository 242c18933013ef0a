// The parts of a JSON Resume document that this product shows: what is not named here is never built into anything.
// Once checked, no text is empty, every date exists and every `url` is `http(s)`: what does not hold is missing.
import type { RichText } from './RichText.ts';

/** Any of the fields may be missing. */
type Sparse<Fields> = { [Key in keyof Fields]?: Fields[Key] | undefined };

type Period = {
  /** `2022`, `2022-03` or `2022-03-15`. */
  startDate: string;
  /** In the same form; missing while it lasts. */
  endDate: string;
};

type Basics<Text> = {
  label: string;
  /** A file below `site/public`, or a web address (which pages must not load: they ask no other host). */
  image: string;
  email: string;
  phone: string;
  url: string;
  summary: Text;
  location: Sparse<{ city: string; region: string; countryCode: string }>;
  profiles: Sparse<{ network: string; username: string; url: string }>[];
};

type Job<Text> = Period & {
  name: string;
  position: string;
  location: string;
  description: string;
  url: string;
  summary: Text;
  highlights: Text[];
};

type Volunteering<Text> = Period & {
  organization: string;
  position: string;
  url: string;
  summary: Text;
  highlights: Text[];
};

type Training = Period & {
  institution: string;
  url: string;
  area: string;
  studyType: string;
  score: string;
  courses: string[];
};

type Project<Text> = Period & {
  name: string;
  description: string;
  highlights: Text[];
  keywords: string[];
  url: string;
  roles: string[];
  entity: string;
  type: string;
};

type Sections<Text> = {
  work: Sparse<Job<Text>>[];
  volunteer: Sparse<Volunteering<Text>>[];
  education: Sparse<Training>[];
  awards: Sparse<{ title: string; date: string; awarder: string; summary: Text }>[];
  certificates: Sparse<{ name: string; date: string; url: string; issuer: string }>[];
  publications: Sparse<{ name: string; publisher: string; releaseDate: string; url: string; summary: Text }>[];
  skills: Sparse<{ name: string; level: string; keywords: string[] }>[];
  languages: Sparse<{ language: string; fluency: string }>[];
  interests: Sparse<{ name: string; keywords: string[] }>[];
  references: Sparse<{ name: string; reference: Text }>[];
  projects: Sparse<Project<Text>>[];
  meta: Sparse<{ canonical: string; version: string; lastModified: string }>;
};

type ResumeOf<Text> = Sparse<Sections<Text>> & { basics: Sparse<Basics<Text>> & { name: string } };

/** The same as it is written in the file, where summaries, highlights and references are Markdown. */
export type WrittenResume = ResumeOf<string>;

/**
 * A JSON Resume document, reduced to what is shown. Everything but the name may be missing. Descriptions are plain
 * text; summaries, highlights and references may have paragraphs, lists, links and emphasis.
 */
export type Resume = ResumeOf<RichText>;
