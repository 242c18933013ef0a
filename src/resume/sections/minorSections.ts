import type { Content } from '../Content.ts';
import { baseMessagesFor } from '../messages/baseMessagesFor.ts';
import type { ResumeSection } from './ResumeSection.ts';
import { sectionsOf } from './resumeSections.ts';
import { contentFor } from './sectionFields.ts';
import { type SectionName, sectionsFor } from './sectionNames.ts';

/** The sections that the manual shows on one line each. */
const minorSectionNames: readonly SectionName[] = [
  'languages',
  'certificates',
  'awards',
  'publications',
  'volunteer',
  'interests',
];

/**
 * The manual's minor sections on one line each, in the default order or the owner's:
 * `Languages: Dutch (native), English (fluent)`.
 */
export function minorSectionLines(content: Content) {
  const names = sectionsFor('manual', content.game.sections).filter((name) => minorSectionNames.includes(name));
  return sectionsOf(names, contentFor('manual', content))
    .map((section) => ({
      name: section.name,
      heading: section.heading,
      text: sectionTexts(section).filter(Boolean).join(baseMessagesFor(content).comma),
    }))
    .filter(({ text }) => text);
}

function sectionTexts(section: ResumeSection): readonly string[] {
  switch (section.kind) {
    case 'facts':
      return section.facts.map(({ label, detail }) =>
        section.name === 'languages' && label && detail ? `${label} (${detail})` : label || detail,
      );
    case 'entries':
      return section.entries.map(({ title, organization }) =>
        section.name === 'volunteer' && organization ? `${title} (${organization})` : title,
      );
    case 'text':
    case 'quotes':
      return [];
    default:
      return section satisfies never;
  }
}

/** The console's sections with these names, in the default order or the owner's. */
export function consoleSections(names: readonly SectionName[], content: Content): readonly ResumeSection[] {
  const visibleNames = sectionsFor('console', content.game.sections).filter((name) => names.includes(name));
  return sectionsOf(visibleNames, contentFor('console', content));
}
