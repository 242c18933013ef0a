import type { Content } from './Content.ts';

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

/** What is shown of the project that a title names. */
export function workOf(title: string, { works = [] }: Pick<Content, 'works'>): Work | undefined {
  return works.find(({ project }) => isTitleOf(title.trim(), project));
}

/** Whether a title is a project's name, whole or as a draft cuts it. One that is nothing but the sign for that names none. */
export function isTitleOf(title: string, name: string): boolean {
  return title === name || (title.length > 1 && title.endsWith('…') && name.startsWith(title.slice(0, -1)));
}
