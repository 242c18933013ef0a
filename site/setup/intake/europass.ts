// Europass, as XML or JSON: the SkillsPassport that its editor wrote until 2020 and other tools still write, and what it writes today.
import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { isRecord } from '../../../src/content/check/everyValue.ts';
import { htmlText } from '../../../src/content/check/mend/htmlText.ts';
import { isDeeperThan } from '../../../src/content/check/mend/isDeeperThan.ts';
import { europassCandidate } from './europassCandidate.ts';
import { recordIn, recordsOf, type Taken } from './Taken.ts';

type Part = Record<string, unknown>;

/** More than its editors write. */
const deepestElements = 100;

export function isEuropass(document: Part): boolean {
  return isRecord(document.SkillsPassport) || isRecord(document.LearnerInfo);
}

/** Reads its XML. @throws when it is another kind of XML */
export function europassXml(xml: string, file: string): Taken {
  if (isDeeperThan(deepestElements, xml, true))
    throw new Error(`${file} has more than ${deepestElements} elements within elements, so it is no CV of Europass.`);
  const root = parseDocument(xml, { xmlMode: true }).children.find(isTag);
  const name = root?.name.replace(/^.*:/, '');
  if (root && name === 'Candidate') return europassCandidate(root);
  const document = root && name && { [name]: inParts(root) };
  if (document && isEuropass(document)) return europass(document);
  throw new Error(
    `${file} is XML or a web page, and no CV of Europass. Name a file of another format: npm run setup -- --help lists them.`,
  );
}

/** Elements that hold only others become objects; those that end in List, lists. */
function inParts(element: Element): unknown {
  const children = element.children.filter(isTag);
  if (/List$/.test(element.name) || (children.length > 1 && children.every(({ name }) => name === children[0]?.name)))
    return children.map(inParts);
  if (children.length === 0 && Object.keys(element.attribs).length === 0) return textContent(element);
  const named = children.map((child) => [child.name.replace(/^.*:/, '').replace(/List$/, ''), inParts(child)]);
  const attributes = Object.entries(element.attribs).map(([name, value]) => [
    name[0]?.toUpperCase() + name.slice(1),
    value,
  ]);
  return Object.fromEntries([...attributes, ...named]);
}

export function europass(document: Part): Taken {
  const learner = isRecord(document.LearnerInfo)
    ? document.LearnerInfo
    : recordIn(recordIn(document, 'SkillsPassport'), 'LearnerInfo');
  const { Skills, WorkExperience, Education, Identification, Headline, ...others } = learner;
  const { Linguistic, ...skills } = isRecord(Skills) ? Skills : {};
  return {
    format: "Europass's file",
    document: {
      basics: basicsOf(
        recordIn({ Identification }, 'Identification'),
        labelOf(recordIn({ Headline }, 'Headline').Description),
      ),
      work: recordsOf(WorkExperience).map((job) => ({
        name: recordIn(job, 'Employer').Name,
        position: labelOf(job.Position),
        location: townOf(recordIn(job, 'Employer')),
        ...periodOf(job),
        ...htmlText(typeof job.Activities === 'string' ? job.Activities : ''),
      })),
      education: recordsOf(Education).map((one) => ({
        institution: recordIn(one, 'Organisation').Name,
        area: labelOf(one.Field),
        studyType: one.Title,
        ...periodOf(one),
        courses: toldIn(one.Activities),
      })),
      languages: languagesOf(Linguistic),
      skills: Object.entries(skills).map(([name, part]) => ({
        name,
        keywords: toldIn(recordIn({ part }, 'part').Description),
      })),
    },
    leftOut: Object.keys(others).filter((name) => name !== 'CEF'),
  };
}

function basicsOf(person: Part, label: unknown): Part {
  const { FirstName, Surname } = recordIn(person, 'PersonName');
  const contact = recordIn(person, 'ContactInfo');
  const [phone] = recordsOf(contact.Telephone);
  const [site] = recordsOf(contact.Website);
  const address = recordIn(recordIn(contact, 'Address'), 'Contact');
  return {
    name: [FirstName, Surname].filter(Boolean).join(' '),
    label,
    email: recordIn(contact, 'Email').Contact,
    phone: phone?.Contact,
    url: site?.Contact,
    location: { city: address.Municipality, countryCode: recordIn(address, 'Country').Code },
  };
}

function labelOf(part: unknown): unknown {
  return isRecord(part) ? part.Label : part;
}

function townOf(part: Part): unknown {
  return recordIn(recordIn(recordIn(part, 'ContactInfo'), 'Address'), 'Contact').Municipality;
}

/** In XML a month is `--03`. */
function periodOf(part: Part): Part {
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

function toldIn(text: unknown): readonly string[] {
  if (typeof text !== 'string') return [];
  const { summary, highlights } = htmlText(text);
  return [...summary.split('\n'), ...highlights].filter(Boolean);
}

function languagesOf(linguistic: unknown): Part[] {
  const { MotherTongue, ForeignLanguage } = isRecord(linguistic) ? linguistic : {};
  const name = (part: Part) => labelOf(part.Description);
  return [
    ...recordsOf(MotherTongue).map((one) => ({ language: name(one), fluency: 'Native' })),
    ...recordsOf(ForeignLanguage).map((one) => ({
      language: name(one),
      fluency: recordIn(one, 'ProficiencyLevel').SpokenInteraction,
    })),
  ];
}
