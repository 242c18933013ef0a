// Lists the fields that each medium shows. `contentFor` picks those of one medium, and the build
// publishes what any medium shows.
import type { Content } from '../Content.ts';
import { hasOwnStory } from '../owner/ownersStory.ts';
import type { Resume } from '../Resume.ts';
import { type SectionMedium, type SectionName, sectionMedia, sectionsFor } from './sectionNames.ts';

type FieldOf<Name extends SectionName> = Name extends keyof Resume
  ? keyof NonNullable<Resume[Name]>[number]
  : 'summary';

const everywhere = sectionMedia;
const notOnConsole = ['resume', 'manual'] as const;
const notInManual = ['resume', 'console'] as const;
const inResume = ['resume'] as const;

/** The media that show each field. */
const mediaByField: {
  readonly [Name in SectionName]: { readonly [Field in FieldOf<Name>]: readonly SectionMedium[] };
} = {
  summary: { summary: everywhere },
  work: {
    name: everywhere,
    position: everywhere,
    url: everywhere,
    startDate: everywhere,
    endDate: everywhere,
    summary: everywhere,
    highlights: everywhere,
    description: notInManual,
    location: inResume,
  },
  projects: {
    name: notOnConsole,
    description: notOnConsole,
    url: notOnConsole,
    startDate: notOnConsole,
    endDate: notOnConsole,
    highlights: notOnConsole,
    keywords: notOnConsole,
    roles: inResume,
    entity: inResume,
    type: inResume,
    location: inResume,
  },
  skills: { name: notInManual, level: notInManual, keywords: notInManual },
  education: {
    institution: everywhere,
    area: everywhere,
    studyType: everywhere,
    url: everywhere,
    startDate: everywhere,
    endDate: everywhere,
    courses: everywhere,
    score: inResume,
    location: inResume,
    thesis: inResume,
    summary: inResume,
    highlights: inResume,
  },
  languages: { language: everywhere, fluency: everywhere },
  certificates: { name: everywhere, issuer: notInManual, date: notInManual, url: notInManual, summary: notInManual },
  awards: { title: everywhere, awarder: notInManual, date: notInManual, url: notInManual, summary: notInManual },
  publications: {
    name: everywhere,
    publisher: notInManual,
    releaseDate: notInManual,
    url: notInManual,
    summary: notInManual,
    authors: inResume,
  },
  volunteer: {
    position: everywhere,
    organization: everywhere,
    url: notInManual,
    startDate: notInManual,
    endDate: notInManual,
    summary: notInManual,
    highlights: notInManual,
    location: inResume,
  },
  interests: { name: everywhere, keywords: notInManual },
  references: { name: notInManual, position: notInManual, reference: notInManual },
};

/** The fields of a section that at least one of the media shows. */
export function fieldsOf(section: SectionName, media: readonly SectionMedium[]): readonly string[] {
  const fields: Readonly<Record<string, readonly SectionMedium[]>> = mediaByField[section];
  return Object.keys(fields).filter((field) => fields[field]?.some((medium) => media.includes(medium)));
}

/** The sections that a medium can show and that the owner has not omitted, in order. */
function sectionsOn(medium: SectionMedium, { sections }: Pick<Content['game'], 'sections'>): readonly SectionName[] {
  return sectionsFor(medium, sections).filter((name) => fieldsOf(name, [medium]).length > 0);
}

/** The media that can show a section and for which the owner has not omitted it. */
export function mediaShowing(
  section: SectionName,
  game: Pick<Content['game'], 'sections' | 'about'>,
): readonly SectionMedium[] {
  return sectionMedia.filter(
    (medium) =>
      sectionsOn(medium, game).includes(section) &&
      // On the console and in the manual, the owner's story replaces the summary.
      (section !== 'summary' || medium === 'resume' || !hasOwnStory(game)),
  );
}

/** The content with only the sections and fields that a medium shows. */
export function contentFor(medium: SectionMedium, content: Content): Content {
  const { basics } = content.resume;
  const { summary: _, ...facts } = basics;
  const sections = sectionsOn(medium, content.game);
  const lists = sections
    .filter((name) => name !== 'summary')
    .map((name) => {
      const fields = fieldsOf(name, [medium]);
      return [name, (content.resume[name] ?? []).map((entry) => pickFields(entry, fields))];
    });
  return {
    ...content,
    resume: { ...Object.fromEntries(lists), basics: sections.includes('summary') ? basics : facts },
  };
}

/** An entry with only these fields. */
export function pickFields(entry: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(entry).filter(([field]) => fields.includes(field)));
}
