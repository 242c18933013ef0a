import type { Content } from '../../../src/resume/Content.ts';
import type { WrittenResume } from '../../../src/resume/Resume.ts';
import type { Catalog } from '../../messages/catalog.ts';

/**
 * The content in the build, with facts that documents use but do not print: the owner's country,
 * and the date of the file's last change.
 */
export interface BuildContent extends Content {
  /** The published part of the résumé, as written in the file. */
  published: WrittenResume;
  /** All interface texts of the site, by key. @default English */
  catalog?: Catalog;
}

/** The content for the visitor's browser, without data that only the build uses. */
export function visitorContent({
  resume: { meta: _, ...resume },
  published,
  game: { documents: __, projects: ___, ...game },
  works,
  languages,
  direction,
  asOf,
}: BuildContent): Content {
  return {
    resume: { ...resume, basics: { ...resume.basics, location: published.basics.location } },
    game,
    ...(works && { works }),
    ...(languages && { languages }),
    ...(direction && { direction }),
    asOf,
  };
}
