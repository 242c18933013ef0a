import type { Content } from '../Content.ts';
import { type CaseStudy, caseStudyOf } from '../caseStudies.ts';
import { baseMessages } from '../messages/baseMessages.ts';
import type { Resume } from '../Resume.ts';
import { blocksOf, nonEmptyRichTexts } from '../RichText.ts';
import { nonEmptyTexts, normalizeText } from '../text/normalizeText.ts';
import type { LabeledFact, ResumeEntry, ResumeSection } from './ResumeSection.ts';
import { sectionEntries } from './resumeEntries.ts';
import { type SectionName, sectionNamed, sectionsFor } from './sectionNames.ts';

/** The non-empty sections of the plain résumé, in the default order or the owner's, and the text sections. */
export function resumeSections(content: Content): readonly ResumeSection[] {
  const names = sectionsFor('resume', content.game.sections);
  const sections = names.flatMap((name) => [...sectionsOf([name], content), ...textSections(content.resume, name)]);
  return [...sections, ...textSections(content.resume, 'other')].map((section) =>
    section.name === 'projects' && section.kind === 'entries'
      ? { ...section, entries: section.entries.map((entry) => withCaseStudy(caseStudyOf(entry.title, content), entry)) }
      : section,
  );
}

/** Whether the plain résumé has text sections. */
export const hasTextSections = ({ resume }: Content): boolean => (resume.textSections ?? []).length > 0;

/** The non-empty text sections that follow a section, or that come last. */
function textSections({ textSections: all = [] }: Resume, name: SectionName | 'other'): readonly ResumeSection[] {
  return all
    .filter(({ section }) => (sectionNamed(section) ?? 'other') === name)
    .map(({ title = '', text = '' }) => ({
      name,
      heading: title,
      kind: 'text' as const,
      text,
      isTextSection: true as const,
    }))
    .filter(hasContent);
}

/** Adds a project's case study, and puts its outcome first among the points. */
function withCaseStudy(caseStudy: CaseStudy | undefined, entry: ResumeEntry): ResumeEntry {
  return caseStudy
    ? { ...entry, caseStudy, points: nonEmptyRichTexts([caseStudy.outcome ?? '', ...entry.points]) }
    : entry;
}

type SectionSource = Pick<Content, 'resume' | 'messages'>;

/** The non-empty sections with these names, in that order. */
export function sectionsOf(names: readonly SectionName[], source: SectionSource): readonly ResumeSection[] {
  return names.map((name) => section(name, source)).filter(hasContent);
}

function section(
  name: SectionName,
  { resume, messages: { base: messages } = { base: baseMessages } }: SectionSource,
): ResumeSection {
  const heading = messages.sections[name];
  const { skills = [], languages = [], interests = [], references = [] } = resume;
  const list = (texts: Parameters<typeof nonEmptyTexts>[0]) => nonEmptyTexts(texts).join(messages.comma);
  const factsSection = (facts: readonly LabeledFact[]): ResumeSection => ({
    name,
    heading,
    kind: 'facts',
    facts: facts.filter(({ label, detail }) => label || detail),
  });
  switch (name) {
    case 'summary':
      return { name, heading, kind: 'text', text: resume.basics.summary ?? '' };
    case 'skills':
      return factsSection(
        joinBareNames(
          skills.map(({ name, level, keywords }) => ({
            label: nonEmptyTexts([name, normalizeText(level) && `(${normalizeText(level)})`]).join(' '),
            detail: list(keywords),
          })),
          messages.comma,
        ),
      );
    case 'languages':
      return factsSection(
        languages.map(({ language, fluency }) => ({ label: normalizeText(language), detail: normalizeText(fluency) })),
      );
    case 'interests':
      return factsSection(
        interests.map(({ name, keywords }) => ({ label: normalizeText(name), detail: list(keywords) })),
      );
    case 'references': {
      const quotes = references.map(({ name, position, reference = '' }) => ({
        text: reference,
        by: list([name, position]),
      }));
      const nonEmptyQuotes = quotes.filter(({ text, by }) => blocksOf(text).length > 0 || by);
      return { name, heading, kind: 'quotes', quotes: nonEmptyQuotes };
    }
    default:
      return { name, heading, kind: 'entries', entries: sectionEntries(name, resume, messages) };
  }
}

/** Joins consecutive names without details into one line, because one line each would fill a page. */
function joinBareNames(facts: readonly LabeledFact[], comma: string): readonly LabeledFact[] {
  // A label that ends in ")" may have a level, which is a detail, too.
  const isBare = ({ label, detail }: LabeledFact) => label !== '' && detail === '' && !label.endsWith(')');
  const lines: LabeledFact[] = [];
  let names: string[] = [];
  for (const [index, fact] of facts.entries()) {
    if (!isBare(fact)) {
      lines.push(fact);
      continue;
    }
    names.push(fact.label);
    const next = facts[index + 1];
    if (next && isBare(next)) continue;
    lines.push(names.length > 1 ? { label: '', detail: names.join(comma) } : fact);
    names = [];
  }
  return lines;
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
