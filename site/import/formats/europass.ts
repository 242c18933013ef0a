// Europass: the SkillsPassport (XML or JSON) that its editor wrote until 2020 and other tools still
// write. europassCandidate.ts converts its current format.
import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { bulletText } from '../normalize/bulletText.ts';
import { htmlText, isDeeperThan } from '../normalize/htmlText.ts';
import { profileOn } from '../normalize/networks.ts';
import { isRecord } from '../values.ts';
import { europassCandidate } from './europassCandidate.ts';
import { type ConvertedResume, type Format, recordIn, recordsIn } from './Format.ts';
import { sectionForTitle } from './sectionTitles.ts';

type Part = Record<string, unknown>;

/** Deeper than any file of its editors. */
const maxDepth = 100;

export const europass: Format = {
  name: 'a Europass CV',
  help: 'Europass (XML or JSON)',
  convert: ({ xml, document }, file) =>
    xml === undefined ? convertPassport(document) : convertXml(parseXml(xml, file)),
  settings: new RegExp(
    [
      /^(?:DocumentInfo|PrintingPreferences|RenderingInformation|CandidateSupplier|SkillsPassport\.(?:Locale|Xmlns))\b/,
      /(?:^|\.)(?:Xmlns|Xsi|Locale|Code|SchemeID|SchemeName|SchemeAgencyID|SchemeAgencyName|SchemeVersionID|TaxonomyID)\b/,
      new RegExp(
        [
          String.raw`\.(?:TypeCode|CompetencyDimensionTypeCode|ChannelCode|UseCode|LanguageCode|LanguageID`,
          String.raw`|PrimaryLanguageCode(?:\.Name)?|Address\.Type)$`,
        ].join(''),
      ),
      /^(?:CandidateProfile|CandidatePerson)(?:\[\])?\.(?:ID|LanguageCode)\b|Country\.Label$/,
    ]
      .map(({ source }) => source)
      .join('|'),
  ),
};

function parseXml(xml: string, file: string): Element | undefined {
  if (isDeeperThan(maxDepth, xml, true))
    throw new Error(`${file} is not a Europass CV: its elements are nested more than ${maxDepth} deep.`);
  return parseDocument(xml, { xmlMode: true }).children.find(isTag);
}

function convertXml(root: Element | undefined): ConvertedResume | undefined {
  const name = root?.name.replace(/^.*:/, '');
  if (!root || !name) return undefined;
  const source = elementToObject(root);
  return name === 'Candidate' ? { ...europassCandidate(root), source } : convertPassport({ [name]: source });
}

/** Converts an element to a list if its name ends in List or its children share a name. */
function elementToObject(element: Element): unknown {
  const children = element.children.filter(isTag);
  if (/List$/.test(element.name) || (children.length > 1 && children.every(({ name }) => name === children[0]?.name)))
    return children.map(elementToObject);
  if (children.length === 0 && Object.keys(element.attribs).length === 0) return textContent(element);
  const namedChildren = children.map((child) => [
    child.name.replace(/^.*:/, '').replace(/List$/, ''),
    elementToObject(child),
  ]);
  const attributes = Object.entries(element.attribs).map(([name, value]) => [
    name[0]?.toUpperCase() + name.slice(1),
    value,
  ]);
  return Object.fromEntries([...attributes, ...namedChildren]);
}

function convertPassport(document: unknown): ConvertedResume | undefined {
  const { LearnerInfo, SkillsPassport } = isRecord(document) ? document : {};
  if (!isRecord(LearnerInfo) && !isRecord(SkillsPassport)) return undefined;
  const learner = isRecord(LearnerInfo) ? LearnerInfo : recordIn(SkillsPassport, 'LearnerInfo');
  const { Skills, WorkExperience, Education, Identification, Headline, Achievement } = learner;
  const { Linguistic, ...skills } = isRecord(Skills) ? Skills : {};
  const { LearnerInfo: _, ...otherParts } = isRecord(SkillsPassport) ? SkillsPassport : {};
  return {
    document: {
      basics: toBasics(
        recordIn({ Identification }, 'Identification'),
        labelIn(recordIn({ Headline }, 'Headline').Description),
      ),
      work: recordsIn(WorkExperience).map((job) => ({
        name: recordIn(job, 'Employer').Name,
        position: labelIn(job.Position),
        location: townIn(recordIn(job, 'Employer')),
        ...periodIn(job),
        ...bulletText(typeof job.Activities === 'string' ? job.Activities : ''),
      })),
      education: recordsIn(Education).map((course) => ({
        institution: recordIn(course, 'Organisation').Name,
        area: labelIn(course.Field),
        studyType: course.Title,
        ...periodIn(course),
        courses: textLines(course.Activities),
      })),
      languages: toLanguages(Linguistic),
      skills: Object.entries(skills).map(([name, part]) => ({
        name,
        keywords: textLines(recordIn({ part }, 'part').Description),
      })),
      ...toAchievements(recordsIn(Achievement)),
    },
    source: { ...otherParts, ...learner, Achievement: achievementsByTitle(recordsIn(Achievement)) },
  };
}

/** Its titles are headings: they name the place of what is not imported. */
function achievementsByTitle(achievements: readonly Part[]): Part {
  return Object.fromEntries(
    achievements.map(({ Title, ...achievement }, index) => [String(labelIn(Title) ?? index), achievement]),
  );
}

const titleFields: Readonly<Record<string, string>> = {
  awards: 'title',
  volunteer: 'position',
  references: 'reference',
};

/** An achievement is a kind, such as publications, and a text with an entry on each line. */
function toAchievements(achievements: readonly Part[]): Record<string, Part[]> {
  const lists: Record<string, Part[]> = {};
  for (const { Title, Description } of achievements) {
    const section =
      sectionForTitle(String(recordIn({ Title }, 'Title').Code ?? '')) ?? sectionForTitle(String(labelIn(Title)));
    const texts = textLines(Description);
    const isEntries = section && !['summary', 'skills', 'languages', 'work', 'education'].includes(section);
    if (isEntries && texts.length > 0)
      lists[section] = [
        ...(lists[section] ?? []),
        ...texts.map((text) => ({ [titleFields[section] ?? 'name']: text })),
      ];
  }
  return lists;
}

function toBasics(person: Part, label: unknown): Part {
  const { FirstName, Surname } = recordIn(person, 'PersonName');
  const contact = recordIn(person, 'ContactInfo');
  const [phone] = recordsIn(contact.Telephone);
  const [site, ...otherSites] = recordsIn(contact.Website);
  const address = recordIn(recordIn(contact, 'Address'), 'Contact');
  return {
    name: [FirstName, Surname].filter(Boolean).join(' '),
    label,
    email: recordIn(contact, 'Email').Contact,
    phone: phone?.Contact,
    url: site?.Contact,
    location: { city: address.Municipality, countryCode: recordIn(address, 'Country').Code },
    profiles: [
      ...recordsIn(contact.InstantMessaging).map(({ Contact, Use }) => {
        const network = String(labelIn(Use) ?? '');
        return profileOn(network, String(Contact)) ?? { network, username: Contact };
      }),
      ...otherSites.map(({ Contact }) => ({ url: Contact })),
    ],
  };
}

function labelIn(part: unknown): unknown {
  return isRecord(part) ? part.Label : part;
}

function townIn(part: Part): unknown {
  return recordIn(recordIn(recordIn(part, 'ContactInfo'), 'Address'), 'Contact').Municipality;
}

/** The XML format writes a month as `--03`. */
function periodIn(part: Part): Part {
  const { From, To } = recordIn(part, 'Period');
  const date = (value: unknown) => {
    const { Year, Month, Day } = isRecord(value) ? value : {};
    return [Year, Month, Day]
      .filter(Boolean)
      .map((step) => String(step).replace(/^-+/, ''))
      .join('-');
  };
  return { startDate: date(From), endDate: date(To) };
}

function textLines(text: unknown): readonly string[] {
  if (typeof text !== 'string') return [];
  const { summary, highlights } = htmlText(text);
  return [...summary.split('\n'), ...highlights].filter(Boolean);
}

function toLanguages(linguistic: unknown): Part[] {
  const { MotherTongue, ForeignLanguage } = isRecord(linguistic) ? linguistic : {};
  const name = (part: Part) => labelIn(part.Description);
  return [
    ...recordsIn(MotherTongue).map((language) => ({ language: name(language), fluency: 'Native' })),
    ...recordsIn(ForeignLanguage).map((language) => ({
      language: name(language),
      fluency: recordIn(language, 'ProficiencyLevel').SpokenInteraction,
    })),
  ];
}
