// The parts of a JSON Resume document that this product reads; the build drops every other field.
// After validation no text is empty, every date is valid and every `url` is `http(s)`; invalid values
// are removed.
import type { RichText } from './RichText.ts';

type MarkdownField = 'summary' | 'highlights' | 'reference' | 'text';

/** A document, or a part of one, with its Markdown parsed. */
type Formatted<Part> = Part extends string
  ? Part
  : Part extends readonly (infer Item)[]
    ? Formatted<Item>[]
    : { [Key in keyof Part]: Key extends MarkdownField ? ParsedMarkdown<Part[Key]> : Formatted<Part[Key]> };

type ParsedMarkdown<Text> = Text extends string ? RichText : Text extends string[] ? RichText[] : Text;

/**
 * A validated JSON Resume document. Only the name is required. Descriptions are plain text;
 * summaries, highlights and references may have paragraphs, lists, links and emphasis.
 */
export type Resume = Formatted<WrittenResume>;

type Optional<Fields> = { [Key in keyof Fields]?: Fields[Key] | undefined };

/** `2022`, `2022-03` or `2022-03-15`. A missing end means that the entry is ongoing. */
type Period = { startDate: string; endDate: string };

/** A résumé file. Summaries, highlights, references, descriptions and text sections are Markdown. */
export interface WrittenResume extends Sections {
  basics: { name: string } & Optional<{
    label: string;
    /**
     * A file in `site/public`. A web address is not published, because pages load nothing from other
     * hosts.
     */
    image: string;
    email: string;
    phone: string;
    url: string;
    summary: string;
    /** Pages show the country's code only if no other part is known. */
    location: Optional<{ city: string; region: string; country: string; countryCode: string }>;
    profiles: Optional<{ network: string; username: string; url: string }>[];
  }>;
}

type Sections = Optional<{
  work: Optional<Job>[];
  volunteer: Optional<
    Period & {
      organization: string;
      position: string;
      location: string;
      url: string;
      summary: string;
      highlights: string[];
    }
  >[];
  education: Optional<Education>[];
  awards: Optional<{ title: string; date: string; awarder: string; url: string; summary: string }>[];
  certificates: Optional<{ name: string; date: string; url: string; issuer: string; summary: string }>[];
  publications: Optional<{
    name: string;
    authors: string[];
    publisher: string;
    releaseDate: string;
    url: string;
    summary: string;
  }>[];
  skills: Optional<{ name: string; level: string; keywords: string[] }>[];
  languages: Optional<{ language: string; fluency: string }>[];
  interests: Optional<{ name: string; keywords: string[] }>[];
  references: Optional<{ name: string; position: string; reference: string }>[];
  projects: Optional<Project>[];
  /**
   * Sections as text, for the plain résumé alone: those of a document whose entries setup could not tell apart.
   * JSON Resume has no such list. `section` is the section that they follow; without it, they come last.
   */
  textSections: Optional<{ title: string; text: string; section: string }>[];
  meta: Optional<{ canonical: string; version: string; lastModified: string }>;
}>;

type Job = Period & {
  name: string;
  position: string;
  location: string;
  description: string;
  url: string;
  summary: string;
  highlights: string[];
};

type Education = Period & {
  institution: string;
  url: string;
  area: string;
  studyType: string;
  score: string;
  courses: string[];
  location: string;
  thesis: string;
  summary: string;
  highlights: string[];
};

type Project = Period & {
  name: string;
  location: string;
  description: string;
  highlights: string[];
  keywords: string[];
  url: string;
  roles: string[];
  entity: string;
  type: string;
};
