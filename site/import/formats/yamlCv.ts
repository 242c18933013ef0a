// yaml_cv, a Japanese résumé: rows with a year, a month and a text, in which 入社 begins a job and
// 退職 ends it.
// The file: https://github.com/kaityo256/yaml_cv/blob/master/data.yaml
import { isEmpty, isRecord, recordsIn } from '../values.ts';
import type { ConvertedResume, Entry, Format } from './Format.ts';

export const yamlCv: Format = {
  name: 'a yaml_cv file',
  help: 'yaml_cv (YAML)',
  convert: ({ document }) => (isRecord(document) && isYamlCv(document) ? convert(document) : undefined),
};

function isYamlCv({ basics, education, experience }: Entry): boolean {
  const rows = [...recordsIn(education), ...recordsIn(experience)];
  return basics === undefined && rows.some(({ year }) => year) && rows.every(({ value }) => typeof value === 'string');
}

function convert(document: Entry): ConvertedResume {
  const studies = recordsIn(document.education).map(toRow);
  const jobs = recordsIn(document.experience).map(toRow);
  const { motivation, hobby, teaching } = document;
  const summary = /貴社|御社|貴校|貴学/.test(String(motivation)) ? undefined : motivation;
  return {
    document: {
      basics: {
        name: document.name,
        image: document.photo,
        email: document.email,
        phone: document.cell_phone ?? document.tel,
        summary,
        location: placeIn(document),
      },
      work: toJobs(jobs),
      education: withDegree(toStudies(studies), document),
      certificates: recordsIn(document.licences).map((row) => ({ name: row.value, date: toRow(row).date })),
      awards: recordsIn(document.awards).map((row) => ({ title: row.value, date: toRow(row).date })),
      projects: linesIn(teaching).map((line) => ({ name: line, type: '教育' })),
      volunteer: linesIn(document.affiliated_society).map((organization) => ({ organization })),
      interests: linesIn(hobby).map((name) => ({ name })),
    },
    source: {
      ...document,
      education: studies.map(({ date, institution, area, studyType }) => ({ date, institution, area, studyType })),
      experience: jobs.map(({ date, name, position, reason }) => ({ date, name, position, reason })),
    },
  };
}

/** A row. Its parts lack the word for its event. One without an event is a change within a job. */
type Row = {
  date: string;
  text: string;
  event: 'begins' | 'ends' | 'continues' | undefined;
  /** How a course ended, or will end, if it was not completed: `中途退学`, `卒業見込み`. Else `''`. */
  outcome: string;
  /** Why a job ended. `''` for the usual phrase, "personal reasons". */
  reason: string;
} & Record<'name' | 'position' | 'institution' | 'area' | 'studyType', string>;

const beginning =
  /\s*(?:に|へ|として)?\s*(?:入社|入職|入局|入所|入行|入庁|入団|着任|就職|採用|開業|設立|創業|入学|編入学|転入学|進学)/;
const ending =
  /\s*(?:を)?\s*(?:退社|退職|退任|離職|(?:契約期間|契約|任期)満了|廃業|卒業|修了|(?:満期|中途|単位取得)?退学|中退)/;
const reasonPattern = /^(.*?)(?:により|のため|につき)$/;
const ongoing = /^現在に(?:至る|いたる)/;
const same = /^(?:同上|同社|同校|同大学院?|同)(?=\s|$)\s*/;
const school =
  /^(.*?(?:大学(?:大学院)?(?:短期大学部)?|高等専門学校|高等学校|専門学校|短期大学|高校|学院|学園|学校))\s*(.*)$/;
const course = /^(.*?)\s*(\S*(?:課程|本科|専攻科))$/;

function toRow({ year, month, value }: Entry): Row {
  const written = String(value).normalize('NFKC').trim();
  const begins = beginning.exec(written);
  const ends = ending.exec(written);
  const word = (begins ?? ends)?.[0] ?? '';
  const text = written.replace(word, ' ').replace(same, '').replace(/\s+/g, ' ').trim();
  const [, reason = ''] = reasonPattern.exec(text) ?? [];
  const names = text.replace(reasonPattern, '').replace(/^((?:株式|有限|合同|合名|合資)会社) /, '$1');
  const [, name = names, position = ''] = /^(\S+) (.+)$/.exec(names) ?? [];
  const [, institution = names, field = ''] = school.exec(names) ?? [];
  const [, area = field, studyType = ''] = course.exec(field) ?? [];
  return {
    date: dateIn(year, month),
    text: written,
    event: begins ? 'begins' : ends ? 'ends' : ongoing.test(written) ? 'continues' : undefined,
    outcome: /退学|中退|見込/.test(written)
      ? written.replace(/^.*?((?:満期|中途|単位取得)?退学|中退|(?:卒業|修了)見込み?).*$/, '$1')
      : '',
    reason: reason === '一身上の都合' ? '' : reason,
    ...{ name, position: position.replace(/(?:に|へ)?配属$/, ''), institution, area, studyType },
  };
}

/** A year of an era has no meaning without 年: `平成21年4月`. */
function dateIn(year: unknown, month: unknown): string {
  const [written, monthText] = [year, month].map((part) => (isEmpty(part) ? '' : String(part).replace(/\D$/, '')));
  if (!written) return '';
  return monthText ? `${written}年${monthText}月` : written;
}

/** Jobs from their first and last rows; the rows between them are highlights. */
function toJobs(rows: readonly Row[]): Entry[] {
  // Academics list positions alone: each ends when the next begins.
  const haveEvents = rows.some(({ event }) => event === 'begins' || event === 'ends');
  const jobs: (Entry & { highlights: string[] })[] = [];
  for (const { event, date, text, name, position } of rows) {
    const open = jobs.findLast(({ endDate }) => endDate === undefined);
    if (event === 'continues') continue;
    if (event === 'ends') {
      const endedJob = jobs.findLast((job) => job.endDate === undefined && job.name === name) ?? open;
      if (endedJob) endedJob.endDate = date;
      else jobs.push({ name, position, endDate: date, highlights: [] });
    } else if (event === 'begins' || !haveEvents || !open) {
      if (!haveEvents && open) open.endDate = date;
      jobs.push({ name, position, startDate: date, highlights: [] });
    } else open.highlights.push([date, text].filter(Boolean).join(' '));
  }
  return jobs;
}

function toStudies(rows: readonly Row[]): Entry[] {
  const studies: Entry[] = [];
  for (const { event, date, outcome, institution, area, studyType } of rows) {
    const open = studies.findLast(({ endDate }) => endDate === undefined);
    const isSame = open && event !== 'begins' && (institution === '' || open.institution === institution);
    if (isSame) Object.assign(open, { endDate: date, summary: outcome });
    else
      studies.push({
        institution,
        area,
        studyType,
        [event === 'begins' ? 'startDate' : 'endDate']: date,
        summary: outcome,
      });
  }
  return studies;
}

/** Adds the highest degree and its thesis to the course that led to it. */
function withDegree(studies: readonly Entry[], document: Entry): readonly Entry[] {
  const { degree, degree_year: year, degree_affiliation: institution, thesis_title: thesis } = document;
  if (isEmpty(degree)) return studies;
  const course = studies.findLast((entry) => institution && String(entry.institution).startsWith(String(institution)));
  const others = studies.filter((entry) => entry !== course);
  return [...others, { institution, endDate: dateIn(year, ''), ...course, studyType: degree, thesis }];
}

const prefecture = /^(東京都|北海道|(?:京都|大阪)府|\p{L}{2,3}県)((?:\p{L}{1,4}郡)?\p{L}{1,6}?[市区町村])?/u;

/** The prefecture and the town of an address. The rest is a street. */
function placeIn({ address, address_zip: postalCode }: Entry): Entry {
  const [, region, city] = prefecture.exec(String(address)) ?? [];
  return { address, postalCode, region, city, countryCode: region && 'JP' };
}

function linesIn(text: unknown): string[] {
  if (isEmpty(text)) return [];
  return String(text)
    .split('\n')
    .map((line) => line.trim().replace(/。$/, ''))
    .filter(Boolean);
}
