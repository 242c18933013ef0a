import type { Content } from '../Content.ts';
import type { Resume } from '../Resume.ts';
import { blocksOf, saidTexts } from '../RichText.ts';
import { allSaid, said } from '../said.ts';
import { type SectionName, sectionsFor } from '../sectionNames.ts';
import { type Work, workOf } from '../works.ts';
import type { LabelledFact, ResumeEntry, ResumeSection } from './ResumeSection.ts';
import { jobEntries, type OtherEntries, otherEntries } from './resumeEntries.ts';

/** Every section that the résumé fills, in the order of the plain résumé, or in the owner's where they have said one. */
export function resumeSections(content: Content): readonly ResumeSection[] {
  const sections = sectionsOf(sectionsFor('resume', content.game.sections), content.resume);
  return sections.map((section) =>
    section.name === 'projects' && section.kind === 'entries'
      ? { ...section, entries: section.entries.map((entry) => shownWith(workOf(entry.title, content), entry)) }
      : section,
  );
}

/** What came of a project is its first point. */
function shownWith(work: Work | undefined, entry: ResumeEntry): ResumeEntry {
  return work ? { ...entry, work, points: saidTexts([work.outcome ?? '', ...entry.points]) } : entry;
}

/** The sections of these names that the résumé fills. */
export function sectionsOf(names: readonly SectionName[], resume: Resume): readonly ResumeSection[] {
  return names.map((name) => section(name, resume)).filter(saysSomething);
}

function section(name: SectionName, resume: Resume): ResumeSection {
  switch (name) {
    case 'summary':
      return { name, heading: 'Summary', kind: 'text', text: resume.basics.summary ?? '' };
    case 'work':
      return { name, heading: 'Experience', kind: 'entries', entries: jobEntries(resume) };
    case 'skills':
      return { name, heading: 'Skills', kind: 'facts', facts: skillFacts(resume) };
    case 'languages':
      return { name, heading: 'Languages', kind: 'facts', facts: languageFacts(resume) };
    case 'interests':
      return { name, heading: 'Interests', kind: 'facts', facts: interestFacts(resume) };
    case 'references':
      return { name, heading: 'References', kind: 'quotes', quotes: quotes(resume) };
    case 'projects':
    case 'education':
    case 'certificates':
    case 'awards':
    case 'publications':
    case 'volunteer':
      return { name, heading: headings[name], kind: 'entries', entries: otherEntries(name, resume) };
    default:
      return name satisfies never;
  }
}

const headings: Record<OtherEntries, string> = {
  projects: 'Projects',
  education: 'Education',
  certificates: 'Certificates',
  awards: 'Awards',
  publications: 'Publications',
  volunteer: 'Volunteering',
};

function skillFacts({ skills = [] }: Resume): readonly LabelledFact[] {
  return filled(
    skills.map(({ name, level, keywords }) => ({
      label: said(level) ? allSaid([name, `(${said(level)})`]).join(' ') : said(name),
      detail: allSaid(keywords).join(', '),
    })),
  );
}

function languageFacts({ languages = [] }: Resume): readonly LabelledFact[] {
  return filled(languages.map(({ language, fluency }) => ({ label: said(language), detail: said(fluency) })));
}

function interestFacts({ interests = [] }: Resume): readonly LabelledFact[] {
  return filled(interests.map(({ name, keywords }) => ({ label: said(name), detail: allSaid(keywords).join(', ') })));
}

function filled(facts: readonly LabelledFact[]): readonly LabelledFact[] {
  return facts.filter(({ label, detail }) => label || detail);
}

function quotes({ references = [] }: Resume) {
  return references
    .map(({ name, reference }) => ({ text: reference ?? '', by: said(name) }))
    .filter(({ text, by }) => blocksOf(text).length > 0 || by);
}

function saysSomething(section: ResumeSection): boolean {
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
