// CVWonder's cv.yml. Its model: https://github.com/germainlefebvre4/cvwonder/blob/main/internal/model/model.go
import { profileOn } from '../normalize/networks.ts';
import { textIn } from '../normalize/normalizeTextFields.ts';
import { isEmpty, isRecord } from '../values.ts';
import { type ConvertedResume, type Format, recordIn, recordsIn } from './Format.ts';

type Entry = Record<string, unknown>;

export const cvWonder: Format = {
  name: 'a CVWonder file',
  help: 'CVWonder (YAML)',
  convert: ({ document }) => (isRecord(document) && isCvWonder(document) ? convert(document) : undefined),
  settings: /(?:[lL]ogo|\.badge|\.color|\.type)$/,
};

function isCvWonder({ person, career, technicalSkills, sideProjects }: Entry): boolean {
  const hasOwnKeys = recordsIn(career).some(({ missions }) => missions) || isRecord(technicalSkills) || sideProjects;
  return isRecord(person) && Boolean(hasOwnKeys);
}

function convert(document: Entry): ConvertedResume {
  const { name, profession, depiction, location, email, site, phone } = recordIn(document, 'person');
  const accounts = Object.entries(recordIn(document, 'socialNetworks')).filter(([, account]) => !isEmpty(account));
  const listOf = (key: string) => recordsIn(document[key]);
  return {
    document: {
      basics: {
        ...{ name, label: profession, image: depiction, location, email, url: site, phone },
        summary: textsIn(document.abstract).join('\n\n'),
        profiles: accounts.flatMap(([network, account]) => profileOn(network, String(account)) ?? []),
      },
      work: listOf('career').flatMap((employer) => recordsIn(employer.missions).map((job) => toJob(job, employer))),
      skills: recordsIn(recordIn(document, 'technicalSkills').domains).map((domain) => ({
        name: domain.name,
        keywords: textsIn(domain.competencies),
      })),
      projects: listOf('sideProjects').map(({ position, langs, link, type, color: _, ...project }) => ({
        ...project,
        roles: position,
        keywords: langs,
        url: type === 'github' && !/^https?:/.test(String(link)) ? `https://github.com/${String(link)}` : link,
      })),
      certificates: listOf('certifications').map(({ companyName, certificationName, issuer, date, link }) => ({
        name: certificationName,
        issuer: [companyName, issuer].filter((text) => !isEmpty(text)).join(', '),
        date,
        url: link,
      })),
      languages: listOf('languages'),
      education: listOf('education').map(({ schoolName, degree, location: place, dates, link }) => ({
        ...{ institution: schoolName, studyType: degree, location: place, period: dates, url: link },
      })),
      references: listOf('references').map((referee) => ({
        name: referee.name,
        position: [referee.position, referee.company].filter((text) => !isEmpty(text)).join(', '),
        reference: referee.description,
      })),
    },
  };
}

/** A consultant works at a client: "Elm (Oak)" is a mission at Elm for the employer Oak. */
function toJob(mission: Entry, { companyName }: Entry): Entry {
  const { position, company, location, dates, summary, technologies, description, project } = mission;
  const client = isEmpty(company) ? companyName : company;
  return {
    position,
    name: client === companyName || isEmpty(companyName) ? client : `${String(client)} (${String(companyName)})`,
    location,
    period: dates,
    description: project,
    summary,
    highlights: [...textsIn(description), textsIn(technologies).join(', ')],
  };
}

/** The texts of a list, whose items may be objects with a name, or with a text in each language. */
function textsIn(list: unknown): readonly string[] {
  return (Array.isArray(list) ? list : [list]).flatMap((item: unknown) => textIn(item, ['name', 'tr', 'text']) ?? []);
}
