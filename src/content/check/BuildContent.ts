import type { Content } from '../Content.ts';
import type { Catalog } from '../catalog.ts';
import type { WrittenResume } from '../Resume.ts';

/**
 * The content as the build has it. Its résumé is what is shown and, beside that, what documents go by without saying it:
 * the owner's country, and when the file was last changed.
 */
export interface BuildContent extends Content {
  /** What is shown of the résumé, and nothing else, as it is written in the file. */
  published: WrittenResume;
  /** All fixed words of the site, by their keys. @default English */
  catalog?: Catalog;
}

/** What a visitor's browser gets of the content: what pages show, and nothing that only the build goes by. */
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
