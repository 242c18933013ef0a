import type { Content } from '../Content.ts';
import { type BaseMessages, baseMessages } from '../messages/baseMessages.ts';
import type { Resume } from '../Resume.ts';
import { blocksOf, nonEmptyRichTexts } from '../RichText.ts';
import { nonEmptyTexts, normalizeText } from '../text/normalizeText.ts';
import { type Work, workOf } from '../works.ts';
import type { LabeledFact, ResumeEntry, ResumeSection } from './ResumeSection.ts';
import { jobEntries, otherEntries } from './resumeEntries.ts';
import { type SectionName, sectionsFor } from './sectionNames.ts';

/** The non-empty sections of the plain résumé, in the default order or the owner's. */
export function resumeSections(content: Content): readonly ResumeSection[] {
  const sections = sectionsOf(sectionsFor('resume', content.game.sections), content);
  return sections.map((section) =>
    section.name === 'projects' && section.kind === 'entries'
      ? { ...section, entries: section.entries.map((entry) => withWork(workOf(entry.title, content), entry)) }
      : section,
  );
}

/** Puts a project's outcome first among its points. */
function withWork(work: Work | undefined, entry: ResumeEntry): ResumeEntry {
  return work ? { ...entry, work, points: nonEmptyRichTexts([work.outcome ?? '', ...entry.points]) } : entry;
}

type SectionSource = Pick<Content, 'resume' | 'messages'>;

/** The non-empty sections of these names, in that order. */
export function sectionsOf(names: readonly SectionName[], source: SectionSource): readonly ResumeSection[] {
  return names.map((name) => section(name, source)).filter(hasContent);
}

function section(
  name: SectionName,
  { resume, messages: { base: messages } = { base: baseMessages } }: SectionSource,
): ResumeSection {
  const heading = messages.sections[name];
  switch (name) {
    case 'summary':
      return { name, heading, kind: 'text', text: resume.basics.summary ?? '' };
    case 'work':
      return { name, heading, kind: 'entries', entries: jobEntries(resume) };
    case 'skills':
      return { name, heading, kind: 'facts', facts: skillFacts(resume, messages) };
    case 'languages':
      return { name, heading, kind: 'facts', facts: languageFacts(resume) };
    case 'interests':
      return { name, heading, kind: 'facts', facts: interestFacts(resume, messages) };
    case 'references':
      return { name, heading, kind: 'quotes', quotes: quotes(resume, messages) };
    case 'projects':
    case 'education':
    case 'certificates':
    case 'awards':
    case 'publications':
    case 'volunteer':
      return { name, heading, kind: 'entries', entries: otherEntries(name, resume, messages) };
    default:
      return name satisfies never;
  }
}

function skillFacts({ skills = [] }: Resume, { comma }: BaseMessages): readonly LabeledFact[] {
  return nonEmptyFacts(
    skills.map(({ name, level, keywords }) => ({
      label: normalizeText(level) ? nonEmptyTexts([name, `(${normalizeText(level)})`]).join(' ') : normalizeText(name),
      detail: nonEmptyTexts(keywords).join(comma),
    })),
  );
}

function languageFacts({ languages = [] }: Resume): readonly LabeledFact[] {
  return nonEmptyFacts(
    languages.map(({ language, fluency }) => ({ label: normalizeText(language), detail: normalizeText(fluency) })),
  );
}

function interestFacts({ interests = [] }: Resume, { comma }: BaseMessages): readonly LabeledFact[] {
  return nonEmptyFacts(
    interests.map(({ name, keywords }) => ({
      label: normalizeText(name),
      detail: nonEmptyTexts(keywords).join(comma),
    })),
  );
}

function nonEmptyFacts(facts: readonly LabeledFact[]): readonly LabeledFact[] {
  return facts.filter(({ label, detail }) => label || detail);
}

function quotes({ references = [] }: Resume, { comma }: BaseMessages) {
  return references
    .map(({ name, position, reference }) => ({
      text: reference ?? '',
      by: nonEmptyTexts([name, position]).join(comma),
    }))
    .filter(({ text, by }) => blocksOf(text).length > 0 || by);
}

function hasContent(section: ResumeSection): boolean {
  switch (section.kind) {
    case 'text':
      return blocksOf(section.text).length > 0;
    case 'entries':
      return section.entries.length > 0;
    case 'facts':
      return section.facts.length > 0;
    case 'quotes':
      return section.quotes.length > 0;
    default:
      return section satisfies never;
  }
}
