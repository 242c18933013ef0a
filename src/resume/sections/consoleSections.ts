import type { Content } from '../Content.ts';
import type { ResumeSection } from './ResumeSection.ts';
import { sectionsOf } from './resumeSections.ts';
import { type SectionName, sectionsFor } from './sectionNames.ts';

/** Minor sections that a console page shows below its main content. */
export const sectionsBelow = {
  controls: ['languages'],
  levels: ['certificates', 'awards'],
  sideQuests: ['volunteer', 'publications', 'interests', 'references'],
} as const satisfies Readonly<Record<string, readonly SectionName[]>>;

/** The sections below a console page's main content, in the owner's order if any. */
export function consoleSections(page: keyof typeof sectionsBelow, content: Content): readonly ResumeSection[] {
  const pageSectionNames: readonly SectionName[] = sectionsBelow[page];
  return sectionsOf(
    sectionsFor('console', content.game.sections).filter((name) => pageSectionNames.includes(name)),
    content,
  );
}
