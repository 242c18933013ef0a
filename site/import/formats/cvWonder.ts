// CVWonder's cv.yml. Its model: https://github.com/germainlefebvre4/cvwonder/blob/main/internal/model/model.go
import { textIn } from '../normalize/normalizeTextFields.ts';
import { isEmpty, isRecord, recordIn, recordsIn } from '../values.ts';
import { type Entry, type Format, readSections, type SectionRow } from './Format.ts';

const rows: readonly SectionRow[] = [
  ['work', 'work'],
  ['skills', 'technicalSkills.domains', ({ name, competencies }) => ({ name, keywords: textsIn(competencies) })],
  ['projects', 'sideProjects', { position: 'roles', langs: 'keywords' }, withAddress],
  ['certificates', 'certifications', { certificationName: 'name', companyName: 'issuer' }],
  ['languages', 'languages'],
  ['education', 'education', { dates: 'period' }],
  ['references', 'references', { description: 'reference' }],
];

export const cvWonder: Format = {
  name: 'a CVWonder file',
  help: 'CVWonder (YAML)',
  convert: ({ document }) => {
    if (!isRecord(document) || !isCvWonder(document)) return undefined;
    const { profession: label, depiction: image, ...contacts } = recordIn(document, 'person');
    const summary = textsIn(document.abstract).join('\n\n');
    const basics = { ...contacts, label, image, ...recordIn(document, 'socialNetworks'), summary };
    const work = recordsIn(document.career).flatMap((employer) =>
      recordsIn(employer.missions).map((mission) => toJob(mission, employer)),
    );
    return { document: { basics, ...readSections({ ...document, work }, rows) } };
  },
  settings: /(?:[lL]ogo|\.badge|\.color|\.type)$/,
};

function isCvWonder({ person, career, technicalSkills, sideProjects }: Entry): boolean {
  const hasOwnKeys = recordsIn(career).some(({ missions }) => missions) || isRecord(technicalSkills) || sideProjects;
  return isRecord(person) && Boolean(hasOwnKeys);
}

/** A consultant works at a client: "Elm (Oak)" is a mission at Elm for the employer Oak. */
function toJob(
  { company, dates, technologies, description, project, ...mission }: Entry,
  { companyName }: Entry,
): Entry {
  const client = isEmpty(company) ? companyName : company;
  return {
    ...mission,
    name: client === companyName || isEmpty(companyName) ? client : `${String(client)} (${String(companyName)})`,
    period: dates,
    description: project,
    highlights: [...textsIn(description), textsIn(technologies).join(', ')],
  };
}

function withAddress({ type, link, color: _, ...project }: Entry): Entry {
  const isRepository = type === 'github' && !/^https?:/.test(String(link));
  return { ...project, url: isRepository ? `https://github.com/${String(link)}` : link };
}

/** The texts of a list, whose items may be objects with a name, or with a text in each language. */
function textsIn(list: unknown): readonly string[] {
  return [list].flat().flatMap((item: unknown) => textIn(item, ['name', 'tr', 'text']) ?? []);
}
