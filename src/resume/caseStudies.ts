import type { Content } from './Content.ts';
import { baseMessagesFor } from './messages/baseMessagesFor.ts';
import type { RichText } from './RichText.ts';

/** A prepared picture. Its files are URLs on a page, and paths in a document. */
export interface CaseStudyPicture {
  alt: string;
  /** The width of the large file, in pixels. */
  width: number;
  height: number;
  small: string;
  large: string;
  /** The pixel-art version for the console. */
  dots: string;
}

/** The owner's additions to a project. */
export interface CaseStudy {
  project: string;
  /** The URL of the project's page. */
  page?: string;
  source?: string;
  outcome?: string;
  picture?: CaseStudyPicture;
}

/** A part of a case study. */
export type CaseStudyPart =
  | { kind: 'heading'; heading: string }
  | { kind: 'text'; text: RichText }
  | { kind: 'picture'; picture: CaseStudyPicture };

/** The content of a case study. */
export type CaseStudyContent = { project: string; title: string; parts: readonly CaseStudyPart[] };

/** The additions to the project with this title. */
export function caseStudyOf(title: string, { caseStudies = [] }: Pick<Content, 'caseStudies'>): CaseStudy | undefined {
  return caseStudies.find(({ project }) => isTitleOf(title.trim(), project));
}

/** Links to a project's page and source. */
export function caseStudyLinks(
  caseStudy: CaseStudy | undefined,
  content: Pick<Content, 'messages'>,
): readonly { label: string; url: string }[] {
  const { page = '', source = '' } = caseStudy ?? {};
  const labels = baseMessagesFor(content).caseStudy;
  return [
    { label: labels.page, url: page },
    { label: labels.source, url: source },
  ].filter(({ url }) => url);
}

/** Whether a title is a project's name, whole or cut by a draft. An ellipsis alone matches none. */
export function isTitleOf(title: string, name: string): boolean {
  return title === name || (title.length > 1 && title.endsWith('…') && name.startsWith(title.slice(0, -1)));
}
