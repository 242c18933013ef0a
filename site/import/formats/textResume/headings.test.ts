// The usual headings of résumés, in the font size of body text, in plain text, Word documents and PDFs.
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { describe, expect, test } from 'vitest';
import { docxLines } from '../../read/docxLines.ts';
import { pdfLines } from '../../read/pdfLines.ts';
import { plainLines } from '../../read/plainLines.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { sectionForHeading } from '../../words/sectionTitles.ts';
import { sectionsIn } from './sectionsIn.ts';
import { convertLines } from './textResume.ts';

const usualHeadings = {
  contact:
    'Contact, Contact Information, Personal Details, Persönliche Daten, Coordonnées, Datos personales, Dane osobowe',
  summary: `Summary, Professional Summary, Profile, About Me, Career Objective, Teaching Philosophy, Kurzprofil, À propos de moi,
    Perfil profesional, Profielschets, Podsumowanie zawodowe, Resumo profissional`,
  work: `Experience, Work Experience, Professional Experience, Relevant Experience, Employment History, Teaching Experience,
    Clinical Experience, Clinical Practice, Clinical Rotations, Nursing Experience, Kitchen Experience, Culinary Experience,
    Electrical Experience, Construction Experience, Site Experience, Research Experience, Industry Experience,
    Legal Experience, Retail Experience, Military Experience, Flight Experience, Internships, Academic Appointments,
    Research & Teaching, Career History, Berufserfahrung, Beruflicher Werdegang, Berufspraxis, Praktika,
    Expérience professionnelle, Parcours professionnel, Stages, Experiencia laboral, Trayectoria profesional, Werkervaring,
    Loopbaan, Doświadczenie zawodowe, Praktyki i staże, Experiência profissional, Histórico profissional`,
  education: `Education, Education & Training, Academic Background, Qualifications, Apprenticeship, Culinary Education,
    Ausbildung, Studium, Schulischer Werdegang, Formation, Études et diplômes, Formación académica, Estudios, Opleidingen,
    Wykształcenie, Formação acadêmica`,
  projects: `Projects, Selected Projects, Academic Projects, Exhibitions, Projekte, Projets personnels,
    Proyectos, Projecten, Projekty, Projetos`,
  volunteer: `Volunteering, Volunteer Experience, Community Involvement, Extracurricular Activities, Extra-Curricular Activities,
    Ehrenamtliches Engagement, Bénévolat, Voluntariado, Vrijwilligerswerk, Wolontariat`,
  memberships: 'Professional Memberships, Affiliations, Mitgliedschaften',
  coursework: 'Relevant Coursework',
  skills: `Skills, Technical Skills, Core Competencies, Areas of Expertise, Computer Skills, Laboratory Skills, Kenntnisse,
    EDV-Kenntnisse, Programmiersprachen, Soziale Kompetenz, Compétences informatiques, Habilidades, Vaardigheden, Umiejętności,
    Competências`,
  languages: 'Languages, Sprachkenntnisse, Langues, Idiomas, Talenkennis, Języki obce, Línguas',
  certificates: `Certifications, Licences, Licenses & Certifications, Professional Development, Bar Admissions, Weiterbildung,
    Permis de conduire, Cursos, Cursussen, Kursy i szkolenia, Cursos complementares`,
  awards: 'Honors and Awards, Grants, Scholarships, Auszeichnungen, Distinctions, Premios, Nagrody',
  publications:
    'Publications, Peer-Reviewed Articles, Patents, Conference Presentations, Veröffentlichungen, Publicaciones, Publicaties, Publikacje',
  interests: "Interests, Hobbies, Research Interests, Freizeit, Centres d'intérêt, Aficiones, Hobby's, Zainteresowania",
  references: 'References, Referees, Referenzen, Références, Referencias, Referenties, Referências',
};

/** Each heading in three forms: as above, in capitals, and with a colon. */
const table = Object.entries(usualHeadings).flatMap(([section, headings]) =>
  headings
    .split(/,\s+/)
    .flatMap((heading) => [heading, heading.toUpperCase(), `${heading}:`].map((form) => [form, section] as const)),
);

/** A line that is only below this heading. */
const textOf = (index: number) => `Acme ${String.fromCharCode(65 + (index % 26), 65 + Math.floor(index / 26))}`;

/** The headings whose line is not in their section. */
function misreadHeadings(lines: readonly TextLine[]): readonly string[] {
  const { parts } = sectionsIn(lines);
  const sectionOf = (text: string) => parts.find((part) => part.lines.some((line) => line.text === text))?.section;
  return table.filter(([, section], index) => sectionOf(textOf(index)) !== section).map(([heading]) => heading);
}

describe('the usual headings are found at the size of body text', () => {
  test('in plain text', () => {
    const text = table.map(([heading], index) => `${heading}\n\n${textOf(index)}\n`).join('\n');
    expect(misreadHeadings(plainLines(`Ada Example\n\nJoiner\n\n${text}`))).toEqual([]);
  });

  test('in a Word document, in bold', async () => {
    const children = table.flatMap(([text], index) => [
      new Paragraph({ children: [new TextRun({ text, bold: true })] }),
      new Paragraph(textOf(index)),
    ]);
    const bytes = await Packer.toBuffer(
      new Document({ sections: [{ children: [new Paragraph('Ada Example'), ...children] }] }),
    );
    expect(misreadHeadings(await docxLines(bytes))).toEqual([]);
  });

  test('in a PDF, in the style of body text', async () => {
    // Only the headings in their first form.
    const sections = table.map(([heading], index) =>
      index % 3 > 0 ? '' : `#${JSON.stringify(heading)}\n\n${textOf(index)}`,
    );
    const compiler = NodeCompiler.create({ workspace: import.meta.dirname });
    const { result } = compiler.compile({
      mainFileContent: `#text(size: 20pt)[Ada Example]\n\n${sections.join('\n\n')}`,
    });
    if (!result) throw new Error('The résumé does not compile.');
    expect(misreadHeadings(await pdfLines(compiler.pdf(result)))).toEqual(
      table.flatMap(([heading], index) => (index % 3 > 0 ? [heading] : [])),
    );
  });
});

test.each([
  'Experience with Kubernetes and Docker in production',
  'Research shows that rest helps.',
  'Education Coordinator',
  'Skills Development Manager, Oak',
  'experience in three countries',
  'Languages of the Baltic',
  'User Experience Designer',
  'Volunteering since 2019',
])('%j is not a heading', (text) => {
  expect(sectionForHeading(text)).toBeUndefined();
});

const line = (text: string, isHeading = false): TextLine => ({
  ...{ text, size: isHeading ? 1.3 : 1, isBold: isHeading, isListItem: false, links: [] },
});

const linked = (text: string, linkText: string) => ({
  ...line(text, true),
  links: ['https://ada.example'],
  linkTexts: [linkText],
});
const groups = (...texts: readonly string[]) =>
  texts.flatMap((text) => [{ ...line(text, true), size: 1 }, line('Oak')]);

test('a line in the style of body text is not a heading if other headings stand out', () => {
  const { parts } = sectionsIn([
    ...[line('Ada Example', true), line('Experience', true), line('Joiner, Oak'), line('Interests', true)],
    ...[line('Chess'), line('Volunteering'), line('Tea')],
  ]);
  expect(parts.find(({ section }) => section === 'interests')?.lines).toHaveLength(3);
});

test('headings may have numbers, as in a thesis', () => {
  const texts = ['1. Ada Example', '1.1 Education', '1.2 Work Experience', '1.2.1 Carving'];
  const headingsIn = (all: readonly string[]) => sectionsIn(all.map((text) => line(text, true))).parts;
  expect(headingsIn(texts)).toMatchObject([
    { heading: 'Education', section: 'education' },
    { heading: 'Work Experience', section: 'work' },
    { heading: 'Carving', section: 'other' },
  ]);
  expect(headingsIn(['1. Education', 'Experience'])).toMatchObject([{ heading: 'Experience' }]);
});

test('a heading that repeats in each job is a label', () => {
  const labels = ['Joiner, Oak', 'Results', 'Planed.', 'Clerk, Elm', 'Results', 'Wrote.'];
  const [part] = sectionsIn(
    ['Ada Example', 'Experience', ...labels].map((text) => line(text, /^(?:Ada|Exp|Res)/.test(text))),
  ).parts;
  expect(part?.lines.map(({ text }) => text)).toEqual(labels);
});

test('a label with its value beside it is not a heading, and may give the name of the owner', () => {
  const headings = [line('Contact', true), line('NAME\tAda Example', true), line('PHONE\t+32 470 00 00 00', true)];
  const lines = [
    ...headings,
    line('Experience', true),
    line('Joiner, Oak, 2019'),
    line('Interests', true),
    line('Chess'),
  ];
  expect(convertLines(lines).document.basics.name).toBe('Ada Example');
});

test.each([
  ['Relevant Courses', 'coursework'],
  ['Certificates and Coursework', 'certificates'],
])('%s is the section %s', (heading, section) => {
  const { parts } = sectionsIn([line('Ada Example', true), line(heading, true), line('Planing')]);
  expect(parts.map((part) => part.section)).toEqual([section]);
});

test.each<[claim: string, lines: readonly TextLine[], headings: readonly string[]]>([
  ['a fact with its label', [line('Nationality: Belgian', true)], []],
  ['an entry whose last words are a link', [linked('Own projects (see site)', 'site')], []],
  [
    'one of several groups of skills',
    [line('Skills', true), ...groups('TURNING', 'LEADERSHIP', 'CARVING')],
    ['Skills'],
  ],
  [
    'the second line of a heading',
    [line('PROFESSIONAL', true), line('DEVELOPMENT', true)],
    ['PROFESSIONAL DEVELOPMENT'],
  ],
  [
    'a long title among headings',
    [line('Courses, workshops and meetings of joiners', true)],
    ['Courses, workshops and meetings of joiners'],
  ],
])('%s is read as a part of the sections around it', (_, lines, headings) => {
  const others = ['Experience', 'Education', 'Interests', 'Languages', 'Awards'].map((text) => line(text, true));
  const { parts } = sectionsIn([line('Ada Example'), ...others.flatMap((other) => [other, line('Oak')]), ...lines]);
  expect(parts.map(({ heading }) => heading)).toEqual([...others.map(({ text }) => text), ...headings]);
});

test('unknown headings in the markup are sections at a level with some known ones, unless jobs or labels are among them', () => {
  const parts = (...texts: readonly string[]) =>
    sectionsIn(plainLines(texts.map((text) => `${text}\n\nTea\n`).join('\n'))).parts.map(({ heading }) => heading);
  expect(parts('# Ada Example', '## Benches', '## Skills', '## Doors')).toEqual(['Skills', 'Doors']);
  expect(parts('# Ada Example', '## Skills', '## Joiner', '## Clerk')).toEqual(['Skills']);
  expect(parts('# Ada Example', '## Skills', '## Tea', '## Tea')).toEqual(['Skills']);
});

test('"Internship" below a line with dates, in the style of other titles, is a title', () => {
  const title = (text: string) => ({ ...line(text), isBold: true });
  const entry = (dates: string, text: string) => [line(dates), title(text), line('Planed doors.')];
  const headingsIn = (...lines: readonly TextLine[]) =>
    sectionsIn([line('Ada Example'), ...lines, line('Skills', true), line('Tea')]).parts.map(({ heading }) => heading);
  const jobs = [...entry('2019 | Oak', 'Clerk'), ...entry('2018 | Elm', 'Internship')];
  expect(headingsIn(line('Experience', true), ...jobs)).toEqual(['Experience', 'Skills']);
  const list = [line('Clerk, Oak, 2019'), line('Internship', true), line('Elm, 2018')];
  expect(headingsIn(line('Experience', true), ...list)).toEqual(['Experience', 'Internship', 'Skills']);
});
