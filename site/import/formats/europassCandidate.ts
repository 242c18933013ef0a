// Since 2020, a Europass file is an HR-XML `Candidate`. The Europass editor also embeds it in PDFs.
// The elements: https://github.com/europass-unofficial/europass-schema-docs
import { type Element, isTag } from 'domhandler';
import { htmlTextLines } from '../text/htmlText.ts';
import { sectionForTitle } from '../words/sectionTitles.ts';
import { addEntries, type ConvertedResume, type Entry, joinTexts, type Sections } from './Format.ts';
import { elementsAt, elementTexts, firstTextAt, localName, textAt, textOf } from './xmlElements.ts';

/** Sections with special elements. Entries of the others have a title, dates, a description and links. */
const specialSections = /^(?:ExecutiveSummary|EmploymentHistory|EducationHistory|PersonQualifications|Skills)$/;

function sectionFor(name: string, title: string): string | undefined {
  if (name === 'CreativeWorks') return 'projects';
  return name.endsWith('Skills') ? 'skills' : sectionForTitle(name === 'Others' ? title : name);
}

const eventTypes: Readonly<Record<string, string>> = {
  ConferencesAndSeminars: 'conference',
  SpeakingHistory: 'talk',
};

export function europassCandidate(root: Element): ConvertedResume {
  const [person = root] = elementsAt(root, 'CandidatePerson');
  const [profile = root] = elementsAt(root, 'CandidateProfile');
  const lists: Sections = {};
  for (const section of profile.children.filter(isTag)) {
    const name = localName(section);
    const list = specialSections.test(name) ? undefined : sectionFor(name, textAt(section, 'Title'));
    if (!list || list === 'summary' || section.children.every((part) => !isTag(part))) continue;
    const entries = section.children.filter(isTag).filter((entry) => localName(entry) !== 'Title');
    for (const entry of entries) addEntries(lists, list, [toGenericEntry(entry, list, eventTypes[name])]);
  }
  const competencies = elementsAt(profile, 'PersonQualifications/PersonCompetency');
  const isLanguage = (competency: Element) => /^(?:language|)$/i.test(textAt(competency, 'TaxonomyID'));
  const languageName = languageNamer(profile.attribs.languageCode);
  const skills = [
    ...competencies.filter((competency) => !isLanguage(competency)),
    ...elementsAt(profile, 'Skills/PersonCompetency'),
    ...elementsAt(profile, 'Skills/SkillsGroup/PersonCompetency'),
  ];
  const document = {
    basics: toBasics(person, textAt(profile, 'ExecutiveSummary')),
    work: elementsAt(profile, 'EmploymentHistory/EmployerHistory').flatMap(toJobs),
    education: elementsAt(profile, 'EducationHistory/EducationOrganizationAttendance').map(toEducation),
    languages: [
      ...elementsAt(person, 'PrimaryLanguageCode').map((code) => ({
        language: languageName(textOf(code)),
        fluency: 'Native',
      })),
      ...competencies.filter(isLanguage).map((language) => ({
        // The name is read even if there is a code, so that the report does not list it as unused.
        language: [textAt(language, 'CompetencyID'), textAt(language, 'CompetencyName')]
          .map(languageName)
          .find(Boolean),
        fluency: firstTextAt(language, 'CompetencyDimension/Score/ScoreText'),
      })),
    ],
    ...lists,
    skills: [...skills.map((skill) => ({ name: textAt(skill, 'CompetencyName') })), ...(lists.skills ?? [])],
  };
  return { document, source: elementTexts(root) };
}

/** Returns a function that names a language by its code. People may also type its name. */
export function languageNamer(locale = 'en'): (code: string) => string {
  const isCode = (text: string) => /^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?$/i.test(text);
  const names = new Intl.DisplayNames(isCode(locale) ? locale : 'en', { type: 'language' });
  return (code) => (isCode(code.trim()) && names.of(code.trim())) || code.trim();
}

function toJobs(employer: Element): Entry[] {
  const employerData = { name: textAt(employer, 'OrganizationName'), url: websiteOf(employer) };
  const positions = elementsAt(employer, 'PositionHistory');
  return (positions.length > 0 ? positions : [employer]).map((position) => ({
    ...employerData,
    position: textAt(position, 'PositionTitle'),
    location: textAt(position, 'City') || cityOf(employer),
    ...periodAt(elementsAt(position, 'EmploymentPeriod').length > 0 ? position : employer, 'EmploymentPeriod'),
    summary: textAt(position, 'Description'),
  }));
}

function toEducation(school: Element): Entry {
  const degree = elementsAt(school, 'EducationDegree')[0] ?? school;
  // A field of study may be a classification code, which has no letters.
  const area = ['DegreeMajor/ProgramConcentration', 'FieldOfStudy/MainFieldOfStudy', 'FieldOfStudy']
    .map((path) => firstTextAt(degree, path))
    .find((text) => /\p{L}/u.test(text));
  return {
    institution: textAt(school, 'OrganizationName'),
    url: websiteOf(school),
    location: cityOf(school),
    studyType: textAt(degree, 'DegreeName') || textAt(school, 'ProgramName'),
    area,
    ...periodAt(school, 'AttendancePeriod'),
    score: textAt(degree, 'FinalGrade/ScoreText'),
    courses: htmlTextLines(textAt(degree, 'OccupationalSkillsCovered')),
    thesis: textAt(degree, 'Thesis'),
  };
}

function toGenericEntry(entry: Element, section: string, type: string | undefined): Entry {
  const title = textAt(entry, 'Title') || textAt(entry, 'CertificationName') || textAt(entry, 'Activity');
  const text = textAt(entry, 'Description') || textAt(entry, 'FormattedPublicationDescription');
  const { startDate, endDate } = periodAt(entry, 'Date');
  const date =
    firstTextAt(
      entry,
      'FirstIssuedDate/FormattedDateTime',
      'HonourAwardDate/FormattedDateTime',
      'HonourAwardDate',
      'Date/FormattedDateTime',
      'Year',
    ) || startDate;
  const isPeriod = /^(?:projects|work|volunteer)$/.test(section);
  const url = firstTextAt(entry, 'Link', 'DOI/Link');
  const doi = firstTextAt(entry, 'DOI/Value');
  if (section === 'skills' || section === 'interests') {
    const skills = entry.children.filter(isTag).filter((part) => /Skill$/.test(localName(part)));
    return { name: title, keywords: [...skills.map((skill) => textOf(skill).trim()), ...htmlTextLines(text)] };
  }
  return {
    // `normalizeResume` renames `title` to each section's own field.
    title: title || text,
    type,
    authors: ['Author', 'Authors', 'AuthorName'].flatMap((path) => elementsAt(entry, path)).map(textOf),
    ...(isPeriod ? { startDate, endDate } : { date }),
    publisher: textAt(entry, 'Reference'),
    url: url || (doi && `https://doi.org/${doi}`),
    issuer: textAt(entry, 'IssuingAuthority'),
    location: textAt(entry, 'Location'),
    summary: title || isPeriod ? text : '',
  };
}

function periodAt(from: Element, path: string) {
  const date = (name: string) => firstTextAt(from, `${path}/${name}/FormattedDateTime`, `${path}/${name}/DateText`);
  const isOngoing = textAt(from, `${path}/Ongoing`) === 'true' || textAt(from, `${path}/CurrentIndicator`) === 'true';
  return { startDate: date('StartDate'), endDate: isOngoing ? '' : date('EndDate') };
}

const contactPath = 'OrganizationContact/Communication';
const cityOf = (organization: Element) => firstTextAt(organization, `${contactPath}/Address/CityName`);

function websiteOf(organization: Element): string {
  const site = elementsAt(organization, contactPath).find(
    (communication) => textAt(communication, 'ChannelCode') === 'Web',
  );
  return firstTextAt(organization, 'Link') || (site ? textAt(site, 'URI') : '');
}

function toBasics(person: Element, summary: string): Entry {
  const communications = elementsAt(person, 'Communication');
  const [home] = communications.flatMap((communication) => elementsAt(communication, 'Address'));
  const byChannel = (channel: RegExp) =>
    communications.filter((communication) => channel.test(textAt(communication, 'ChannelCode')));
  const uris = (channel: RegExp) => byChannel(channel).map((communication) => textAt(communication, 'URI'));
  const [url, ...otherSites] = uris(/^web/i);
  const [phone] = byChannel(/^(?:tele|mobile)?phone$/i).map((communication) => {
    const country = textAt(communication, 'CountryDialing');
    return `${country && `+${country} `}${textAt(communication, 'AreaDialing')}${textAt(communication, 'DialNumber')}`;
  });
  const socialMedia = byChannel(/^(?:social ?media|instant ?messag)/i).map((communication) => {
    const network = textAt(communication, 'UseCode');
    const account = textAt(communication, 'URI') || textAt(communication, 'DialNumber');
    return { network, [/^https?:/.test(account) ? 'url' : 'username']: account };
  });
  return {
    name: joinTexts(
      ['GivenName', 'MiddleName', 'FamilyName'].map((part) => textAt(person, `PersonName/${part}`)),
      ' ',
    ),
    email: uris(/^e-?mail$/i)[0],
    phone,
    url,
    summary,
    location: home && { city: textAt(home, 'CityName'), countryCode: textAt(home, 'CountryCode').toUpperCase() },
    profiles: [...socialMedia, ...otherSites.map((site) => ({ url: site }))],
  };
}
