// The plain résumé, section by section, as the page and the PDF both show it. Texts are `''` and lists are empty
// where the résumé says nothing.
import type { RichText } from '../RichText.ts';
import type { SectionName } from '../sectionNames.ts';
import type { Work } from '../works.ts';

/** A fact with what kind of fact it is: `Courses: JavaScript, React`. */
export type LabeledFact = { label: string; detail: string };

/** From when to when, as JSON Resume writes dates. A thing of one day has an end alone. */
type Dates = { start: string; end: string };

/** One position at a company that had several. */
export type Role = Dates & {
  title: string;
  /** Where it was, when it differs from the others'. */
  location: string;
  summary: RichText;
  points: readonly RichText[];
};

/** A job, project, training, award: what, where, when, and what came of it. */
export type ResumeEntry = Dates & {
  /** What it is: a position, a project, a degree; the company where {@link roles} are grouped below it. */
  title: string;
  /** The company, school, publisher; `''` when it stands in the title. */
  organization: string;
  location: string;
  /** What sort of company or project it is. Plain text. */
  description: string;
  /** An `http(s)` address, else `''`. */
  url: string;
  summary: RichText;
  points: readonly RichText[];
  /** Score, courses, keywords, each on a line of its own. */
  facts: readonly LabeledFact[];
  /** Several positions at one company, the newest first; none where there was one, which the entry itself tells. */
  roles: readonly Role[];
  /** What the owner shows of a project beside its words. */
  work?: Work | undefined;
};

/** Who said it, and what. */
export type ResumeQuote = { text: RichText; by: string };

/** A section under the heading that employers and their programs know it by. */
export type ResumeSection = { name: SectionName; heading: string } & (
  | { kind: 'text'; text: RichText }
  | { kind: 'entries'; entries: readonly ResumeEntry[] }
  | { kind: 'facts'; facts: readonly LabeledFact[] }
  | { kind: 'quotes'; quotes: readonly ResumeQuote[] }
);
