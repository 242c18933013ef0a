import type { Content } from '../../src/content/Content.ts';
import { formatPeriod } from '../../src/content/formatPeriod.ts';
import type { Resume } from '../../src/content/Resume.ts';
import { webAddress } from '../../src/content/webAddress.ts';
import { allSaid, said } from './said.ts';
import { spelledAddress } from './spelledAddress.ts';

/** A job, project, training, award. Texts are `''` and lists are empty where the résumé says nothing. */
export type ResumeEntry = {
  title: string;
  where: string;
  when: string;
  url: string;
  /** The address as it is read. */
  address: string;
  summary: string;
  points: readonly string[];
  /** In one line: tools, courses. */
  keywords: string;
};

/** A section of the plain résumé, under the heading that employers and their programs know it by. */
export type ResumeSection =
  | { kind: 'text'; heading: string; text: string }
  | { kind: 'entries'; heading: string; entries: readonly ResumeEntry[] }
  | { kind: 'facts'; heading: string; facts: readonly { name: string; detail: string }[] }
  | { kind: 'quotes'; heading: string; quotes: readonly { text: string; by: string }[] };

type Words = {
  title?: string | undefined;
  where?: readonly (string | undefined)[];
  start?: string | undefined;
  end?: string | undefined;
  url?: string | undefined;
  summary?: string | undefined;
  points?: readonly string[] | undefined;
  keywords?: readonly string[] | undefined;
};

/** Every section that the résumé fills, in the order of the plain résumé on screen. */
export function resumeSections({ resume, game }: Content): readonly ResumeSection[] {
  const { language } = game.site;
  const summary = said(resume.basics.summary);
  const entriesOf = (heading: string, words: readonly Words[] = []): ResumeSection => ({
    kind: 'entries',
    heading,
    entries: words.map((entry) => resumeEntry(entry, language)).filter(saysSomething),
  });
  const sections: readonly ResumeSection[] = [
    { kind: 'text', heading: 'Summary', text: summary },
    entriesOf('Experience', resume.work?.map(jobWords)),
    entriesOf('Projects', resume.projects?.map(projectWords)),
    { kind: 'facts', heading: 'Skills', facts: skillFacts(resume) },
    entriesOf('Education', resume.education?.map(trainingWords)),
    { kind: 'facts', heading: 'Languages', facts: languageFacts(resume) },
    entriesOf(
      'Certificates',
      resume.certificates?.map(({ name, issuer, date, url }) => ({ title: name, where: [issuer], end: date, url })),
    ),
    entriesOf(
      'Awards',
      resume.awards?.map(({ title, awarder, date, summary }) => ({ title, where: [awarder], end: date, summary })),
    ),
    entriesOf(
      'Publications',
      resume.publications?.map(({ name, publisher, releaseDate, url, summary }) => ({
        title: name,
        where: [publisher],
        end: releaseDate,
        url,
        summary,
      })),
    ),
    entriesOf('Volunteering', resume.volunteer?.map(postWords)),
    { kind: 'facts', heading: 'Interests', facts: interestFacts(resume) },
    { kind: 'quotes', heading: 'References', quotes: quotes(resume) },
  ];
  return sections.filter((section) => !isEmpty(section));
}

type Item<Section extends keyof Resume> = NonNullable<Resume[Section]> extends readonly (infer One)[] ? One : never;

function jobWords(job: Item<'work'>): Words {
  return {
    title: job.position,
    where: [job.name, job.location, job.description],
    start: job.startDate,
    end: job.endDate,
    url: job.url,
    summary: job.summary,
    points: job.highlights,
  };
}

function projectWords(project: Item<'projects'>): Words {
  return {
    title: project.name,
    where: [...(project.roles ?? []), project.entity, project.type],
    start: project.startDate,
    end: project.endDate,
    url: project.url,
    summary: project.description,
    points: project.highlights,
    keywords: project.keywords,
  };
}

function trainingWords(training: Item<'education'>): Words {
  return {
    title: allSaid([training.studyType, training.area]).join(', '),
    where: [training.institution],
    start: training.startDate,
    end: training.endDate,
    url: training.url,
    summary: said(training.score) && `Score: ${said(training.score)}`,
    keywords: training.courses,
  };
}

function postWords(post: Item<'volunteer'>): Words {
  return {
    title: post.position,
    where: [post.organization],
    start: post.startDate,
    end: post.endDate,
    url: post.url,
    summary: post.summary,
    points: post.highlights,
  };
}

function resumeEntry({ title, where = [], start, end, url, summary, points, keywords }: Words, language: string) {
  const [heading = '', ...places] = allSaid([title, ...where]);
  const address = webAddress(url);
  return {
    title: heading,
    where: places.join(', '),
    when: formatPeriod(start, end, language),
    url: address,
    address: spelledAddress(address),
    summary: said(summary),
    points: allSaid(points),
    keywords: allSaid(keywords).join(', '),
  };
}

function saysSomething({ title, summary, points }: ResumeEntry): boolean {
  return Boolean(title || summary || points.length > 0);
}

function skillFacts({ skills = [] }: Resume) {
  return named(
    skills.map(({ name, level, keywords }) => ({
      name: said(level) ? allSaid([name, `(${said(level)})`]).join(' ') : said(name),
      detail: allSaid(keywords).join(', '),
    })),
  );
}

function languageFacts({ languages = [] }: Resume) {
  return named(languages.map(({ language, fluency }) => ({ name: said(language), detail: said(fluency) })));
}

function interestFacts({ interests = [] }: Resume) {
  return named(interests.map(({ name, keywords }) => ({ name: said(name), detail: allSaid(keywords).join(', ') })));
}

function named(facts: readonly { name: string; detail: string }[]) {
  return facts.filter(({ name, detail }) => name || detail);
}

function quotes({ references = [] }: Resume) {
  return references
    .map(({ name, reference }) => ({ text: said(reference), by: said(name) }))
    .filter(({ text, by }) => text || by);
}

function isEmpty(section: ResumeSection): boolean {
  switch (section.kind) {
    case 'text':
      return !section.text;
    case 'entries':
      return section.entries.length === 0;
    case 'facts':
      return section.facts.length === 0;
    case 'quotes':
      return section.quotes.length === 0;
    default:
      return section satisfies never;
  }
}
