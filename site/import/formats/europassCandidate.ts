// Europass since 2020: a Candidate of HR-XML, which its editor also embeds in PDFs.
// The elements: https://github.com/europass-unofficial/europass-schema-docs
import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { bulletText } from '../normalize/bulletText.ts';
import { profileOn } from '../normalize/networks.ts';
import { eventSections, periodAt, textLines, toEventEntry } from './europassEvents.ts';
import type { ConvertedResume } from './Format.ts';
import { sectionForTitle } from './sectionTitles.ts';
import { elementsAt, firstTextAt, localName, textAt } from './xmlElements.ts';

type Entry = Record<string, unknown>;

export function europassCandidate(root: Element): ConvertedResume {
  const [person = root] = elementsAt(root, 'CandidatePerson');
  const [profile = root] = elementsAt(root, 'CandidateProfile');
  const sections = profile.children.filter(isTag).filter((section) => textContent(section).trim() !== '');
  const lists: Record<string, Entry[]> = {};
  for (const section of sections) {
    const name = localName(section);
    const [list, type] = name === 'Others' ? [sectionForTitle(textAt(section, 'Title'))] : (eventSections[name] ?? []);
    const entries = section.children.filter(isTag).filter((entry) => localName(entry) !== 'Title');
    if (list && list !== 'summary')
      lists[list] = [...(lists[list] ?? []), ...entries.map((entry) => toEventEntry(entry, list, type))];
  }
  const competencies = elementsAt(profile, 'PersonQualifications/PersonCompetency');
  const isLanguage = (competency: Element) => /^(?:language|)$/i.test(textAt(competency, 'TaxonomyID'));
  const languageName = languageNamer(profile.attribs.languageCode);
  return {
    document: {
      basics: toBasics(person, textAt(profile, 'ExecutiveSummary')),
      work: elementsAt(profile, 'EmploymentHistory/EmployerHistory').flatMap(toJobs),
      education: elementsAt(profile, 'EducationHistory/EducationOrganizationAttendance').map(toTraining),
      languages: [
        ...elementsAt(person, 'PrimaryLanguageCode').map((code) => ({
          language: languageName(textContent(code)),
          fluency: 'Native',
        })),
        ...competencies.filter(isLanguage).map((language) => ({
          language: languageName(textAt(language, 'CompetencyID') || textAt(language, 'CompetencyName')),
          fluency: firstTextAt(language, 'CompetencyDimension/Score/ScoreText'),
        })),
      ],
      ...lists,
      skills: [
        ...[
          ...competencies.filter((competency) => !isLanguage(competency)),
          ...elementsAt(profile, 'Skills/PersonCompetency'),
          ...elementsAt(profile, 'Skills/SkillsGroup/PersonCompetency'),
        ].map((skill) => ({ name: textAt(skill, 'CompetencyName') })),
        ...(lists.skills ?? []),
      ],
    },
  };
}

/** Names a language by its code; people may also type its name. */
function languageNamer(locale = 'en'): (code: string) => string {
  const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'language' });
  const names = attempt(() => namesIn(locale)) ?? namesIn('en');
  return (code) => attempt(() => names.of(code.trim())) ?? code.trim();
}

function attempt<Result>(compute: () => Result): Result | undefined {
  try {
    return compute();
  } catch {
    return undefined;
  }
}

function toJobs(employer: Element): Entry[] {
  const employerData = {
    name: textAt(employer, 'OrganizationName'),
    url: firstTextAt(employer, 'Link') || websiteOf(employer),
    ...(textAt(employer, 'Department') && { department: textAt(employer, 'Department') }),
  };
  const positions = elementsAt(employer, 'PositionHistory');
  return (positions.length > 0 ? positions : [employer]).map((position) => ({
    ...employerData,
    position: textAt(position, 'PositionTitle'),
    location: textAt(position, 'City') || cityOf(employer),
    ...periodAt(elementsAt(position, 'EmploymentPeriod').length > 0 ? position : employer, 'EmploymentPeriod'),
    ...bulletText(textAt(position, 'Description')),
  }));
}

function toTraining(school: Element): Entry {
  const degree = elementsAt(school, 'EducationDegree')[0] ?? school;
  // A field of study may be a number of a classification.
  const [area] = ['DegreeMajor/ProgramConcentration', 'FieldOfStudy/MainFieldOfStudy', 'FieldOfStudy']
    .map((path) => firstTextAt(degree, path))
    .filter((text) => /\p{L}/u.test(text));
  return {
    institution: textAt(school, 'OrganizationName'),
    url: firstTextAt(school, 'Link') || websiteOf(school),
    location: cityOf(school),
    studyType: textAt(degree, 'DegreeName') || textAt(school, 'ProgramName'),
    area,
    ...periodAt(school, 'AttendancePeriod'),
    score: textAt(degree, 'FinalGrade/ScoreText'),
    courses: textLines(textAt(degree, 'OccupationalSkillsCovered')),
    thesis: textAt(degree, 'Thesis'),
  };
}

const contactPath = 'OrganizationContact/Communication';
const cityOf = (organization: Element) => firstTextAt(organization, `${contactPath}/Address/CityName`);
const websiteOf = (organization: Element) =>
  elementsAt(organization, contactPath)
    .filter((communication) => textAt(communication, 'ChannelCode') === 'Web')
    .map((communication) => textAt(communication, 'URI'))[0];

function toBasics(person: Element, summary: string): Entry {
  const communications = elementsAt(person, 'Communication');
  const [home] = communications.flatMap((communication) => elementsAt(communication, 'Address'));
  const byChannel = (channel: RegExp) =>
    communications.filter((communication) => channel.test(textAt(communication, 'ChannelCode')));
  const uris = (channel: RegExp) => byChannel(channel).map((communication) => textAt(communication, 'URI'));
  const [site, ...sites] = uris(/^web/i);
  const [phone] = byChannel(/^(?:tele|mobile)?phone$/i).map((communication) => {
    const country = textAt(communication, 'CountryDialing');
    return `${country && `+${country} `}${textAt(communication, 'AreaDialing')}${textAt(communication, 'DialNumber')}`;
  });
  const socialMedia = byChannel(/^(?:social ?media|instant ?messag)/i).map((communication) => {
    const network = textAt(communication, 'UseCode');
    const account = textAt(communication, 'URI') || textAt(communication, 'DialNumber');
    return (
      profileOn(network, account) ?? {
        network,
        ...(/^https?:/.test(account) ? { url: account } : { username: account }),
      }
    );
  });
  return {
    name: ['GivenName', 'MiddleName', 'FamilyName']
      .map((part) => textAt(person, `PersonName/${part}`))
      .filter(Boolean)
      .join(' '),
    email: uris(/^e-?mail$/i)[0],
    phone,
    url: site,
    summary,
    location: home && { city: textAt(home, 'CityName'), countryCode: textAt(home, 'CountryCode').toUpperCase() },
    profiles: [...socialMedia, ...sites.map((url) => ({ url }))],
  };
}
