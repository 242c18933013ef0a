// Europass before 2012: `learnerinfo`, versions 1 and 2 of the schema, with names in lower case; and the
// parts of a job and a course, which the SkillsPassport has under the same names with capitals.
import { bulletText } from '../normalize/bulletText.ts';
import { htmlTextLines } from '../normalize/htmlText.ts';
import { isEmpty, isRecord, partAt, recordIn } from '../values.ts';
import { type ConvertedResume, type Entry, joined, readSections, type SectionRow } from './Format.ts';

const rows: readonly SectionRow[] = [
  ['work', 'workexperience', europassJob],
  ['education', 'education', europassCourse],
  ['languages', 'language', toLanguage],
  ['skills', 'skill', toSkill],
];

export function europassLearner(learner: Entry): ConvertedResume {
  const { contactinfo, firstname, lastname } = recordIn(learner, 'identification');
  const { address, email, telephone, mobile } = recordIn({ contactinfo }, 'contactinfo');
  return {
    document: {
      basics: {
        name: joined([firstname, lastname], ' '),
        label: partAt(learner, 'application.label'),
        ...{ email, phone: mobile ?? telephone },
        location: { city: partAt(address, 'municipality'), countryCode: partAt(address, 'country.code') },
      },
      ...readSections(learner, rows),
    },
    source: learner,
  };
}

/** The level in speaking: `c1`. */
function toLanguage({ label, level }: Entry): Entry {
  const { spokeninteraction, spokenproduction } = recordIn({ level }, 'level');
  const fluency = level ? String(spokeninteraction ?? spokenproduction ?? '').toUpperCase() : 'Native';
  return { language: label, fluency };
}

function toSkill({ Type, Text }: Entry): Entry {
  const name = String(Type).replace(/^\w/, (letter) => letter.toUpperCase());
  return isEmpty(Text) ? {} : { name, keywords: String(Text).split(/:?\s*\n\s*-?\s*/) };
}

export function europassJob(job: Entry): Entry {
  const [employer, activities] = [at(job, 'employer'), at(job, 'activities')];
  return {
    name: at(employer, 'name'),
    position: labelIn(at(job, 'position')),
    location: at(employer, 'address.municipality') ?? at(employer, 'contactinfo.address.contact.municipality'),
    description: labelIn(at(employer, 'sector')),
    ...periodIn(job),
    ...bulletText(typeof activities === 'string' ? activities : ''),
  };
}

export function europassCourse(course: Entry): Entry {
  return {
    institution: at(course, 'organisation.name'),
    area: labelIn(at(course, 'field') ?? at(course, 'educationalfield')),
    studyType: at(course, 'title'),
    location: at(course, 'organisation.address.municipality'),
    ...periodIn(course),
    courses: htmlTextLines(at(course, 'activities') ?? at(course, 'skills')),
  };
}

/** Years as `2019`, months as `--07` or `7`; editors write "Y" where there is none. */
function periodIn(part: Entry): Entry {
  const [startDate, endDate] = ['from', 'to'].map((end) => {
    const texts = ['year', 'month', 'day'].map((step) => String(at(part, `period.${end}.${step}`) ?? '').trim());
    return joined(
      texts.map((text) => /^-*(\d+)$/.exec(text)?.[1]),
      '-',
    );
  });
  return { startDate, endDate };
}

export function labelIn(part: unknown): unknown {
  return isRecord(part) ? at(part, 'label') : part;
}

/** The value at a path in lower case. */
function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, step) => {
    return Object.entries(Object(part)).find(([key]) => key.toLowerCase() === step)?.[1];
  }, value);
}
