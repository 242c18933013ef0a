// Europass before 2012: `learnerinfo`, versions 1 and 2 of the schema, with names in lower case.
import { bulletText } from '../normalize/bulletText.ts';
import { isEmpty, partAt, recordIn } from '../values.ts';
import { type ConvertedResume, type Entry, joined, readSections, type SectionRow } from './Format.ts';

const rows: readonly SectionRow[] = [
  [
    'work',
    'workexperience',
    (job) => ({
      name: partAt(job, 'employer.name'),
      position: partAt(job, 'position.label'),
      location: partAt(job, 'employer.address.municipality'),
      description: partAt(job, 'employer.sector.label'),
      ...periodIn(job),
      ...bulletText(String(job.activities ?? '')),
    }),
  ],
  [
    'education',
    'education',
    (course) => ({
      institution: partAt(course, 'organisation.name'),
      studyType: course.title,
      area: partAt(course, 'educationalfield.label'),
      location: partAt(course, 'organisation.address.municipality'),
      ...periodIn(course),
      ...bulletText(String(course.skills ?? '')),
    }),
  ],
  ['languages', 'language', toLanguage],
  [
    'skills',
    'skill',
    ({ Type, Text }) =>
      isEmpty(Text) ? {} : { name: capitalized(Type), keywords: String(Text).split(/:?\s*\n\s*-?\s*/) },
  ],
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

/**
 * Years as `2019`, months as `--07` or `7`; editors write "Y" where there is none.
 * @param spell the keys as the version of the format spells them
 */
export function periodIn(part: Entry, spell = (key: string) => key): Entry {
  const [startDate, endDate] = ['from', 'to'].map((end) => {
    const date = recordIn(part, `${spell('period')}.${spell(end)}`);
    const steps = ['year', 'month', 'day'].map((step) => /^-*(\d+)$/.exec(String(date[spell(step)] ?? '').trim())?.[1]);
    return joined(steps, '-');
  });
  return { startDate, endDate };
}

export function capitalized(word: unknown): string {
  const text = String(word ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
