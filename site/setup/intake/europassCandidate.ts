// What Europass's editor writes since 2020, and puts into its PDFs: a Candidate of HR-XML.
import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { htmlText } from '../../../src/content/check/mend/htmlText.ts';
import type { Taken } from './Taken.ts';

/** The elements of a path below another, whatever stands before their colons. */
function all(from: Element, path: string): readonly Element[] {
  const below = (elements: readonly Element[], step: string) =>
    elements.flatMap(({ children }) => children.filter(isTag).filter(({ name }) => name.replace(/^.*:/, '') === step));
  return path.split('/').reduce(below, [from]);
}

const textAt = (from: Element, path: string) => all(from, path).map(textContent).join(' ').trim();

/** Sections of titles and descriptions, and the fields that these are. */
const told: Readonly<Record<string, readonly [section: string, title: string, description: string]>> = {
  Projects: ['projects', 'name', 'description'],
  VoluntaryWorks: ['volunteer', 'position', 'summary'],
  PublicationHistory: ['publications', 'name', 'summary'],
  CourseCertifications: ['certificates', 'name', 'summary'],
  HobbiesAndInterests: ['interests', 'name', 'summary'],
};

const read = ['ID', 'ExecutiveSummary', 'EmploymentHistory', 'EducationHistory', 'PersonQualifications', 'Skills'];

export function europassCandidate(root: Element): Taken {
  const [person = root] = all(root, 'CandidatePerson');
  const [profile = root] = all(root, 'CandidateProfile');
  const sections = profile.children.filter(isTag);
  const titled = sections.flatMap((section) => {
    const [name, title = '', description = ''] = told[section.name] ?? [];
    const entries = section.children.filter(isTag).map((entry) => ({
      [title]: textAt(entry, 'Title'),
      [description]: textAt(entry, 'Description'),
    }));
    return name ? [[name, entries]] : [];
  });
  const languageNames = new Intl.DisplayNames(profile.attribs.languageCode ?? 'en', { type: 'language' });
  const competencies = all(profile, 'PersonQualifications/PersonCompetency');
  return {
    format: "Europass's file",
    document: {
      basics: basicsOf(person, textAt(profile, 'ExecutiveSummary')),
      work: all(profile, 'EmploymentHistory/EmployerHistory').flatMap((employer) =>
        all(employer, 'PositionHistory').map((position) => ({
          name: textAt(employer, 'OrganizationName'),
          position: textAt(position, 'PositionTitle'),
          location: textAt(position, 'City'),
          startDate: textAt(position, 'EmploymentPeriod/StartDate/FormattedDateTime'),
          endDate: textAt(position, 'EmploymentPeriod/EndDate/FormattedDateTime'),
          ...htmlText(textAt(position, 'Description')),
        })),
      ),
      education: all(profile, 'EducationHistory/EducationOrganizationAttendance').map((school) => ({
        institution: textAt(school, 'OrganizationName'),
        studyType: textAt(school, 'EducationDegree/DegreeName'),
        startDate: textAt(school, 'AttendancePeriod/StartDate/FormattedDateTime'),
        endDate: textAt(school, 'AttendancePeriod/EndDate/FormattedDateTime'),
        score: textAt(school, 'EducationDegree/FinalGrade/ScoreText'),
      })),
      languages: [
        ...all(person, 'PrimaryLanguageCode').map((code) => [textContent(code), 'Native'] as const),
        ...competencies.map(
          (one) => [textAt(one, 'CompetencyID'), textAt(one, 'CompetencyDimension/Score/ScoreText')] as const,
        ),
      ].map(([code, fluency]) => ({ language: languageNames.of(code), fluency: fluency.split(' ')[0] })),
      skills: ['PersonCompetency', 'SkillsGroup/PersonCompetency']
        .flatMap((path) => all(profile, `Skills/${path}`))
        .map((one) => ({ name: textAt(one, 'CompetencyName') })),
      ...Object.fromEntries(titled),
    },
    leftOut: sections
      .filter((section) => textContent(section).trim() !== '')
      .map(({ name }) => name.replace(/^.*:/, ''))
      .filter((name) => !read.includes(name) && !(name in told)),
  };
}

function basicsOf(person: Element, summary: string): Record<string, unknown> {
  const ways = all(person, 'Communication');
  const [home] = ways.flatMap((way) => all(way, 'Address'));
  const by = (channel: string) => ways.filter((way) => textAt(way, 'ChannelCode') === channel);
  const [site, ...sites] = by('Web').map((way) => textAt(way, 'URI'));
  const [phone] = by('Telephone').map((way) => `+${textAt(way, 'CountryDialing')} ${textAt(way, 'DialNumber')}`);
  return {
    name: [textAt(person, 'PersonName/GivenName'), textAt(person, 'PersonName/FamilyName')].join(' '),
    email: by('Email').map((way) => textAt(way, 'URI'))[0],
    phone,
    url: site,
    summary,
    location: home && { city: textAt(home, 'CityName'), countryCode: textAt(home, 'CountryCode').toUpperCase() },
    profiles: sites.map((url) => ({ url })),
  };
}
