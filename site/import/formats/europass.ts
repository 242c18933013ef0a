// Europass: the SkillsPassport (XML or JSON) that its editor wrote until 2020 and other tools still
// write. europassCandidate.ts converts its current format.
import type { Element } from 'domhandler';
import { htmlTextLines } from '../text/htmlText.ts';
import { everyText, isRecord, partAt, recordAt, recordsIn } from '../values.ts';
import { sectionForTitle } from '../words/sectionTitles.ts';
import { europassCandidate, languageNamer } from './europassCandidate.ts';
import {
  addEntries,
  type ConvertedResume,
  convertValue,
  type Entry,
  type Format,
  joinTexts,
  type Sections,
} from './Format.ts';
import { elementToObject, localName, parseXml } from './xmlElements.ts';

export const europass: Format = {
  name: 'a Europass CV',
  help: 'Europass (XML or JSON)',
  convert: ({ xml, document }, file) =>
    xml === undefined ? convertPassport(document) : convertXml(parseXml(xml, file)),
  ignoredKeys: new RegExp(
    [
      String.raw`^(?:DocumentInfo|PrintingPreferences|RenderingInformation|CandidateSupplier|SkillsPassport\.(?:Locale|Xmlns))\b`,
      String.raw`(?:^|\.)(?:Xmlns[:\w]*|Xsi[:\w]*|Locale|Code|Scheme(?:ID|Name|AgencyID|AgencyName|VersionID)|TaxonomyID)\b`,
      String.raw`\.(?:(?:|CompetencyDimension)TypeCode|ChannelCode|UseCode|LanguageCode|LanguageID|Address\.Type)$`,
      String.raw`\.(?:PrimaryLanguageCode(?:\.Name)?|CountryCode|NationalityCode|PositionHistory(?:\[\])?\.Country)$`,
      String.raw`\.(?:code|CompetencyID)$`,
      String.raw`^(?:CandidateProfile|CandidatePerson)(?:\[\])?\.(?:ID|LanguageCode)\b|Country\.Label$`,
    ].join('|'),
  ),
};

function convertXml(root: Element | undefined): ConvertedResume | undefined {
  if (!root) return undefined;
  const name = localName(root);
  return name === 'Candidate' ? europassCandidate(root) : convertPassport({ [name]: elementToObject(root) });
}

function toJob(job: Entry): Entry {
  const employer = recordAt(job, 'Employer');
  return {
    name: employer.Name,
    position: labelIn(job.Position),
    location: partAt(employer, townPath),
    description: labelIn(employer.Sector),
    ...periodIn(job),
    summary: job.Activities,
  };
}

function toEducation(course: Entry): Entry {
  const school = recordAt(course, 'Organisation');
  return {
    institution: school.Name,
    area: labelIn(course.Field),
    studyType: course.Title,
    location: partAt(school, townPath),
    ...periodIn(course),
    courses: htmlTextLines(course.Activities ?? course.Skills),
  };
}

const townPath = 'ContactInfo.Address.Contact.Municipality';

/** Reads years such as `2019`, and months such as `--07` or `7`. Editors write "Y" for a missing part. */
function periodIn(part: Entry): Entry {
  const [startDate, endDate] = ['From', 'To'].map((end) => {
    const texts = ['Year', 'Month', 'Day'].map((step) => String(partAt(part, `Period.${end}.${step}`) ?? '').trim());
    return joinTexts(
      texts.map((text) => /^-*(\d+)$/.exec(text)?.[1]),
      '-',
    );
  });
  return { startDate, endDate };
}

function labelIn(part: unknown): unknown {
  return isRecord(part) ? part.Label : part;
}

/** A language may have only its code. */
function toLanguage(description: unknown, fluency: unknown) {
  const { Label, Code = '' } = Object(description);
  return { language: Label ?? languageNamer()(String(Code)), fluency };
}

function toForeignLanguage({ Description, ProficiencyLevel }: Entry) {
  const levels = isRecord(ProficiencyLevel) ? ProficiencyLevel : {};
  const [firstSkill = ''] = Object.keys(levels);
  return toLanguage(Description, levels['SpokenInteraction' in levels ? 'SpokenInteraction' : firstSkill]);
}

function convertPassport(document: unknown): ConvertedResume | undefined {
  const { LearnerInfo: _, ...otherParts } = recordAt(document, 'SkillsPassport');
  const learner = [partAt(document, 'LearnerInfo'), partAt(document, 'SkillsPassport.LearnerInfo')].find(isRecord);
  return learner && convertValue({ ...otherParts, ...learner }, convertLearner);
}

function convertLearner(document: unknown): Entry {
  const learner = Object(document);
  const { Linguistic, ...skills } = recordAt(learner, 'Skills');
  const { MotherTongue, ForeignLanguage } = Object(Linguistic);
  return {
    basics: toBasics(recordAt(learner, 'Identification'), labelIn(partAt(learner, 'Headline.Description'))),
    work: recordsIn(learner.WorkExperience).map(toJob),
    education: recordsIn(learner.Education).map(toEducation),
    languages: [
      ...recordsIn(MotherTongue).map(({ Description }) => toLanguage(Description, 'Native')),
      ...recordsIn(ForeignLanguage).map(toForeignLanguage),
    ],
    skills: Object.entries(skills).map(([name, part]) => ({ name, keywords: keywordsIn(part) })),
    ...toAchievements(recordsIn(learner.Achievement)),
  };
}

/** The lines of a description. Driving licenses are a list. */
function keywordsIn(part: unknown): readonly string[] {
  return everyText(partAt(part, 'Description')).flatMap(({ text }) => htmlTextLines(text));
}

/** An achievement has a kind, such as publications, and a text with an entry on each line. */
function toAchievements(achievements: readonly Entry[]): Sections {
  const lists: Sections = {};
  for (const achievement of achievements) {
    const titles = [partAt(achievement, 'Title.Code'), labelIn(achievement.Title)];
    const section = titles.map((title) => sectionForTitle(String(title ?? ''))).find(Boolean);
    if (!section || /^(?:summary|skills|languages|work|education)$/.test(section)) continue;
    const texts = htmlTextLines(achievement.Description);
    // `normalizeResume` reads a bare text in `volunteer` as an organization.
    const entries = section === 'volunteer' ? texts.map((position) => ({ position })) : texts;
    if (entries.length > 0) addEntries(lists, section, entries);
  }
  return lists;
}

function toBasics(person: Entry, label: unknown): Entry {
  const { FirstName, Surname } = recordAt(person, 'PersonName');
  const contact = recordAt(person, 'ContactInfo');
  const [phone] = recordsIn(contact.Telephone);
  const [site, ...otherSites] = recordsIn(contact.Website);
  const address = recordAt(contact, 'Address.Contact');
  return {
    name: joinTexts([FirstName, Surname], ' '),
    label,
    email: partAt(contact, 'Email.Contact'),
    phone: phone?.Contact,
    url: site?.Contact,
    location: { city: address.Municipality, countryCode: partAt(address, 'Country.Code') },
    profiles: [
      ...recordsIn(contact.InstantMessaging).map(({ Contact, Use }) => ({ network: labelIn(Use), username: Contact })),
      ...otherSites.map(({ Contact }) => ({ url: Contact })),
    ],
  };
}
