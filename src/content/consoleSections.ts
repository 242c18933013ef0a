import type { Content } from './Content.ts';
import type { ResumeSection } from './plain/ResumeSection.ts';
import { sectionsOf } from './plain/resumeSections.ts';
import { type SectionName, sectionsFor } from './sectionNames.ts';

/** The sections that stand below what a page of the console is made for. */
export const sectionsBelow = {
  controls: ['languages'],
  levels: ['certificates', 'awards'],
  sideQuests: ['volunteer', 'publications', 'interests', 'references'],
} as const satisfies Readonly<Record<string, readonly SectionName[]>>;

/** What stands below a page of the console, in the owner's order where they have said one. */
export function consoleSections(page: keyof typeof sectionsBelow, content: Content): readonly ResumeSection[] {
  const pageSectionNames: readonly SectionName[] = sectionsBelow[page];
  return sectionsOf(
    sectionsFor('console', content.game.sections).filter((name) => pageSectionNames.includes(name)),
    content,
  );
}
