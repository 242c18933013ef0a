// The sections of a résumé, for pages and documents. Missing texts are `''`, missing lists are empty.

import type { CaseStudy } from '../caseStudies.ts';
import type { RichText } from '../RichText.ts';
import type { SectionName } from './sectionNames.ts';

/** A labeled fact: `Courses: JavaScript, React`. */
export type LabeledFact = { label: string; detail: string };

/** Dates in JSON Resume's format. An entry with a single date, such as an award, has only an end. */
type Dates = { start: string; end: string };

/** One of several positions at a company. */
export type Role = Dates & {
  title: string;
  /** The location; `''` if all positions have the same. */
  location: string;
  /** The kind of company or work; `''` if the employer shows it. Plain text. */
  description: string;
  summary: RichText;
  points: readonly RichText[];
};

/** An entry of a section, such as a job or an award. */
export type ResumeEntry = Dates & {
  /** A position, project or degree; the company if {@link roles} are grouped below it. */
  title: string;
  /** The company, school or publisher; `''` if it is the title. */
  organization: string;
  location: string;
  /** The kind of company; `''` if the {@link roles} have different ones. Plain text. */
  description: string;
  /** An `http(s)` URL, or `''`. */
  url: string;
  summary: RichText;
  points: readonly RichText[];
  /** Labeled facts, such as score, courses and keywords, one line each. */
  facts: readonly LabeledFact[];
  /** The positions of grouped jobs, newest first; `[]` for a single job, which is the entry itself. */
  roles: readonly Role[];
  /** The owner's additions to a project. */
  caseStudy?: CaseStudy | undefined;
};

/** A reference: its text and its author. */
export type ResumeQuote = { text: RichText; by: string };

/**
 * A section with its standard heading, or a text section with the owner's. A text section has the name of the
 * section that it follows; `other` if it comes last.
 */
export type ResumeSection = { name: SectionName | 'other'; heading: string; isTextSection?: true } & (
  | { kind: 'text'; text: RichText }
  | { kind: 'entries'; entries: readonly ResumeEntry[] }
  | { kind: 'facts'; facts: readonly LabeledFact[] }
  | { kind: 'quotes'; quotes: readonly ResumeQuote[] }
);
