// Europass since 2020: a Candidate of HR-XML, which its editor also embeds in PDFs.
import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { htmlText } from '../normalize/htmlText.ts';
import type { ConvertedResume } from './Format.ts';

/** The elements at a path below another element. Namespace prefixes are ignored. */
function elementsAt(from: Element, path: string): readonly Element[] {
  const below = (elements: readonly Element[], step: string) =>
    elements.flatMap(({ children }) => children.filter(isTag).filter(({ name }) => name.replace(/^.*:/, '') === step));
  return path.split('/').reduce(below, [from]);
}

const textAt = (from: Element, path: string) => elementsAt(from, path).map(textContent).join(' ').trim();

/** Sections whose entries have a title and a description, and the matching fields of a résumé. */
const titledSections: Readonly<Record<string, readonly [section: string, title: string, description: string]>> = {
  Projects: ['projects', 'name', 'description'],
  VoluntaryWorks: ['volunteer', 'position', 'summary'],
  PublicationHistory: ['publications', 'name', 'summary'],
  CourseCertifications: ['certificates', 'name', 'summary'],
  HobbiesAndInterests: ['interests', 'name', 'summary'],
};

const convertedSections = [
  'ID',
  'ExecutiveSummary',
  'EmploymentHistory',
  'EducationHistory',
  'PersonQualifications',
  'Skills',
];

export function europassCandidate(root: Element): ConvertedResume {
  const [person = root] = elementsAt(root, 'CandidatePerson');
  const [profile = root] = elementsAt(root, 'CandidateProfile');
  const sections = profile.children.filter(isTag);
  const titledEntries = sections.flatMap((section) => {
    const [name, title = '', description = ''] = titledSections[section.name] ?? [];
    const entries = section.children.filter(isTag).map((entry) => ({
      [title]: textAt(entry, 'Title'),
      [description]: textAt(entry, 'Description'),
    }));
    return name ? [[name, entries]] : [];
  });
  const languageNames = new Intl.DisplayNames(profile.attribs.languageCode ?? 'en', { type: 'language' });
  const competencies = elementsAt(profile, 'PersonQualifications/PersonCompetency');
  return {
    document: {
      basics: toBasics(person, textAt(profile, 'ExecutiveSummary')),
      work: elementsAt(profile, 'EmploymentHistory/EmployerHistory').flatMap((employer) =>
        elementsAt(employer, 'PositionHistory').map((position) => ({
          name: textAt(employer, 'OrganizationName'),
          position: textAt(position, 'PositionTitle'),
          location: textAt(position, 'City'),
          startDate: textAt(position, 'EmploymentPeriod/StartDate/FormattedDateTime'),
          endDate: textAt(position, 'EmploymentPeriod/EndDate/FormattedDateTime'),
          ...htmlText(textAt(position, 'Description')),
        })),
      ),
      education: elementsAt(profile, 'EducationHistory/EducationOrganizationAttendance').map((school) => ({
        institution: textAt(school, 'OrganizationName'),
        studyType: textAt(school, 'EducationDegree/DegreeName'),
        startDate: textAt(school, 'AttendancePeriod/StartDate/FormattedDateTime'),
        endDate: textAt(school, 'AttendancePeriod/EndDate/FormattedDateTime'),
        score: textAt(school, 'EducationDegree/FinalGrade/ScoreText'),
      })),
      languages: [
        ...elementsAt(person, 'PrimaryLanguageCode').map((code) => [textContent(code), 'Native'] as const),
        ...competencies.map(
          (language) =>
            [textAt(language, 'CompetencyID'), textAt(language, 'CompetencyDimension/Score/ScoreText')] as const,
        ),
      ].map(([code, fluency]) => ({ language: languageNames.of(code), fluency: fluency.split(' ')[0] })),
      skills: ['PersonCompetency', 'SkillsGroup/PersonCompetency']
        .flatMap((path) => elementsAt(profile, `Skills/${path}`))
        .map((skill) => ({ name: textAt(skill, 'CompetencyName') })),
      ...Object.fromEntries(titledEntries),
    },
    leftOut: sections
      .filter((section) => textContent(section).trim() !== '')
      .map(({ name }) => name.replace(/^.*:/, ''))
      .filter((name) => !convertedSections.includes(name) && !(name in titledSections)),
  };
}

function toBasics(person: Element, summary: string): Record<string, unknown> {
  const communications = elementsAt(person, 'Communication');
  const [home] = communications.flatMap((communication) => elementsAt(communication, 'Address'));
  const byChannel = (channel: string) =>
    communications.filter((communication) => textAt(communication, 'ChannelCode') === channel);
  const [site, ...sites] = byChannel('Web').map((communication) => textAt(communication, 'URI'));
  const [phone] = byChannel('Telephone').map(
    (communication) => `+${textAt(communication, 'CountryDialing')} ${textAt(communication, 'DialNumber')}`,
  );
  return {
    name: [textAt(person, 'PersonName/GivenName'), textAt(person, 'PersonName/FamilyName')].join(' '),
    email: byChannel('Email').map((communication) => textAt(communication, 'URI'))[0],
    phone,
    url: site,
    summary,
    location: home && { city: textAt(home, 'CityName'), countryCode: textAt(home, 'CountryCode').toUpperCase() },
    profiles: sites.map((url) => ({ url })),
  };
}
