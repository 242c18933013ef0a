import type { Content } from '../Content.ts';
import type { Resume } from '../Resume.ts';
import { blocksOf, saidTexts } from '../RichText.ts';
import { allSaid, said } from '../said.ts';
import { type SaidWords, saidWords } from '../saidWords.ts';
import { type SectionName, sectionsFor } from '../sectionNames.ts';
import { type Work, workOf } from '../works.ts';
import type { LabelledFact, ResumeEntry, ResumeSection } from './ResumeSection.ts';
import { jobEntries, otherEntries } from './resumeEntries.ts';

/** Every section that the résumé fills, in the order of the plain résumé, or in the owner's where they have said one. */
export function resumeSections(content: Content): readonly ResumeSection[] {
  const sections = sectionsOf(sectionsFor('resume', content.game.sections), content);
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

type SectionSource = Pick<Content, 'resume' | 'words'>;

/** The sections of these names that the résumé fills. */
export function sectionsOf(names: readonly SectionName[], source: SectionSource): readonly ResumeSection[] {
  return names.map((name) => section(name, source)).filter(saysSomething);
}

function section(
  name: SectionName,
  { resume, words: { said: text } = { said: saidWords } }: SectionSource,
): ResumeSection {
  const heading = text.sections[name];
  switch (name) {
    case 'summary':
      return { name, heading, kind: 'text', text: resume.basics.summary ?? '' };
    case 'work':
      return { name, heading, kind: 'entries', entries: jobEntries(resume) };
    case 'skills':
      return { name, heading, kind: 'facts', facts: skillFacts(resume, text) };
    case 'languages':
      return { name, heading, kind: 'facts', facts: languageFacts(resume) };
    case 'interests':
      return { name, heading, kind: 'facts', facts: interestFacts(resume, text) };
    case 'references':
      return { name, heading, kind: 'quotes', quotes: quotes(resume) };
    case 'projects':
    case 'education':
    case 'certificates':
    case 'awards':
    case 'publications':
    case 'volunteer':
      return { name, heading, kind: 'entries', entries: otherEntries(name, resume, text) };
    default:
      return name satisfies never;
  }
}

function skillFacts({ skills = [] }: Resume, { comma }: SaidWords): readonly LabelledFact[] {
  return filled(
    skills.map(({ name, level, keywords }) => ({
      label: said(level) ? allSaid([name, `(${said(level)})`]).join(' ') : said(name),
      detail: allSaid(keywords).join(comma),
    })),
  );
}

function languageFacts({ languages = [] }: Resume): readonly LabelledFact[] {
  return filled(languages.map(({ language, fluency }) => ({ label: said(language), detail: said(fluency) })));
}

function interestFacts({ interests = [] }: Resume, { comma }: SaidWords): readonly LabelledFact[] {
  return filled(interests.map(({ name, keywords }) => ({ label: said(name), detail: allSaid(keywords).join(comma) })));
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
