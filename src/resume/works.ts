import type { Content } from './Content.ts';
import { baseMessagesFor } from './messages/baseMessagesFor.ts';
import type { RichText } from './RichText.ts';

/** A picture from the build, with URLs for a page or a document. */
export interface WorkPicture {
  alt: string;
  /** Width of the large file, in pixels. */
  width: number;
  height: number;
  small: string;
  large: string;
  /** The pixel-art version for the console. */
  dots: string;
}

/** The owner's additions to a project. */
export interface Work {
  project: string;
  /** The URL of the project's page. */
  page?: string;
  source?: string;
  outcome?: string;
  picture?: WorkPicture;
}

/** A part of a project page. */
export type WorkPart =
  | { kind: 'heading'; heading: string }
  | { kind: 'text'; text: RichText }
  | { kind: 'picture'; picture: WorkPicture };

/** The content of a project page. */
export type WorkPageContent = { project: string; title: string; parts: readonly WorkPart[] };

/** The additions to the project with this title. */
export function workOf(title: string, { works = [] }: Pick<Content, 'works'>): Work | undefined {
  return works.find(({ project }) => isTitleOf(title.trim(), project));
}

/** Links to a project's page and source. */
export function workLinks(
  work: Work | undefined,
  content: Pick<Content, 'messages'>,
): readonly { label: string; url: string }[] {
  const { page = '', source = '' } = work ?? {};
  const labels = baseMessagesFor(content).work;
  return [
    { label: labels.page, url: page },
    { label: labels.source, url: source },
  ].filter(({ url }) => url);
}

/** Whether a title is a project's name, whole or cut by a draft. An ellipsis alone matches none. */
export function isTitleOf(title: string, name: string): boolean {
  return title === name || (title.length > 1 && title.endsWith('…') && name.startsWith(title.slice(0, -1)));
}
