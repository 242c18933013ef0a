import type { ResumeSection } from '../plain/ResumeSection.ts';
import { sectionsOf } from '../plain/resumeSections.ts';
import type { Resume } from '../Resume.ts';
import type { SectionName } from '../sectionNames.ts';
import type { EntryCounts } from './Presence.ts';

/** How many entries of each section say something. */
export function entryCounts(resume: Resume): EntryCounts {
  return everySection((name) => sectionsOf([name], resume).reduce((sum, section) => sum + countIn(section), 0));
}

/** Something for each section. */
export function everySection<Item>(item: (name: SectionName) => Item): Readonly<Record<SectionName, Item>> {
  return {
    summary: item('summary'),
    work: item('work'),
    projects: item('projects'),
    skills: item('skills'),
    education: item('education'),
    languages: item('languages'),
    certificates: item('certificates'),
    awards: item('awards'),
    publications: item('publications'),
    volunteer: item('volunteer'),
    interests: item('interests'),
    references: item('references'),
  };
}

/** How many entries a section has; each of several roles at a company is one. */
export function countIn(section: ResumeSection): number {
  switch (section.kind) {
    case 'text':
      return 1;
    case 'entries':
      return section.entries.reduce((sum, { roles }) => sum + Math.max(1, roles.length), 0);
    case 'facts':
      return section.facts.length;
    case 'quotes':
      return section.quotes.length;
    default:
      return section satisfies never;
  }
}
