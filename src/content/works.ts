import { baseMessagesFor } from './baseMessagesFor.ts';
import type { Content } from './Content.ts';
import type { RichText } from './RichText.ts';

/** A picture that the build has made ready; addresses as a page or a document follows them. */
export interface WorkPicture {
  alt: string;
  /** Of the large one, in pixels. */
  width: number;
  height: number;
  small: string;
  large: string;
  /** The same in the console's dots. */
  dots: string;
}

/** What an owner shows of a project beyond what the résumé says of it. */
export interface Work {
  /** The project's name in the résumé. */
  project: string;
  /** The address of its own page. */
  page?: string;
  source?: string;
  outcome?: string;
  picture?: WorkPicture;
}

/** A part of a page about a project. */
export type WorkPart =
  | { kind: 'heading'; heading: string }
  | { kind: 'text'; text: RichText }
  | { kind: 'picture'; picture: WorkPicture };

/** The own words of such a page, in their order. */
export type WorkPageContent = { project: string; title: string; parts: readonly WorkPart[] };

/** What is shown of the project that a title names. */
export function workOf(title: string, { works = [] }: Pick<Content, 'works'>): Work | undefined {
  return works.find(({ project }) => isTitleOf(title.trim(), project));
}

/** Where to see more of a project: its page, its source. */
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

/** Whether a title is a project's name, whole or as a draft cuts it. One that is nothing but the sign for that names none. */
export function isTitleOf(title: string, name: string): boolean {
  return title === name || (title.length > 1 && title.endsWith('…') && name.startsWith(title.slice(0, -1)));
}
