import type { Content } from './Content.ts';
import type { ResumeEntry, ResumeSection } from './plain/ResumeSection.ts';
import { resumeSections } from './plain/resumeSections.ts';
import { plainText } from './RichText.ts';
import { allSaid } from './said.ts';
import { type SectionName, type SectionPlace, sectionsFor } from './sectionNames.ts';

/** Sections that no page of the manual is made for: told in a line each, where there is room. */
const others: readonly SectionName[] = [
  'languages',
  'certificates',
  'awards',
  'publications',
  'volunteer',
  'interests',
  'references',
];

/** A section in one line: `Languages`, `Dutch (Native), English`. */
export type OtherSection = { name: SectionName; heading: string; detail: string };

/** What a place tells of the sections that it has no page for, in its order. */
export function otherSections({ resume, game, asOf }: Content, place: SectionPlace): readonly OtherSection[] {
  const wanted = sectionsFor(place, game.sections).filter((name) => others.includes(name));
  return resumeSections({ resume, asOf, game: { ...game, sections: { resume: wanted } } }).map((section) => ({
    name: section.name,
    heading: section.heading,
    detail: inOneLine(section),
  }));
}

function inOneLine(section: ResumeSection): string {
  switch (section.kind) {
    case 'text':
      return plainText(section.text);
    case 'entries':
      return section.entries.map(entryInWords).join(', ');
    case 'facts':
      return section.facts.map(({ label, detail }) => withDetail(label, detail)).join(', ');
    case 'quotes':
      return allSaid(section.quotes.map(({ by }) => by)).join(', ');
    default:
      return section satisfies never;
  }
}

function entryInWords({ title, organization }: ResumeEntry): string {
  return withDetail(title, organization);
}

function withDetail(label: string, detail: string): string {
  return label && detail ? `${label} (${detail})` : label || detail;
}
