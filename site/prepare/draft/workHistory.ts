import { calendarDate } from '../../../src/resume/dates/calendarDate.ts';
import { currentJob } from '../../../src/resume/levels/currentJob.ts';
import { isOneJob } from '../../../src/resume/levels/isOneJob.ts';
import type { Resume } from '../../../src/resume/Resume.ts';
import { splitSentences } from '../../../src/resume/text/segments.ts';
import { asciiDigits } from '../../import/rules.ts';
import { textForDraft } from './shortenText.ts';

/** Self-employment in several languages, as a part of a regular expression. */
const ownBusinessWords =
  'self[- ]?employed|freelanc(?:e|er|ing|ed)|independent|own business|freiberuflich(?:er?|e tätigkeit)?|freiberufler(?:in)?|' +
  'freischaffend|selbst(?:st)?ändig(?:er?|keit)?|indépendante?|auto-?entrepreneu(?:r|se)|à mon compte|autónom[oa]|' +
  "por cuenta propia|autônom[oa]|zzp[’']?er|zelfstandige?|eigen bedrijf|libero professionista|własna działalność(?: gospodarcza)?";

/** Whether an employer's name says only that the owner is self-employed. */
export function isOwnBusiness(name: string): boolean {
  return new RegExp(`^(?:${ownBusinessWords})$`, 'i').test(name.trim());
}

/** The current or latest job. `position` or `employer` may be `''`, not both; dates may be `''`. */
export type LatestJob = { position: string; employer: string; isCurrent: boolean; startDate: string; endDate: string };

/** Texts in a position's field that name no position. */
const nonPosition = new RegExp(`^(?:${ownBusinessWords}|retired|student|n/?a|various|-+)$`, 'i');

/** A study among the jobs: "Graduate Student (M.S. Program)". A doctoral student may be employed. */
const study = /^(?:(?:under)?graduate |master[’']?s? |exchange )?student(?: \(.*\))?$/i;

const isStudy = ({ position }: { position?: string | undefined }) => study.test(textForDraft(position));

/**
 * The current job, or else the one that ended last. An undated job counts as later than the dated
 * ones below it. Ignores jobs with neither a position nor an employer.
 */
export function latestJob({ work = [], basics }: Pick<Resume, 'work' | 'basics'>, asOf: string): LatestJob | undefined {
  const current = currentJob(work, { label: basics.label, asOf });
  const jobs = work
    .filter((job) => isOneJob(job) && !isStudy(job) && (job.startDate ?? '') <= asOf)
    .map((job) => ({
      position: textForDraft(job.position).replace(nonPosition, ''),
      employer: textForDraft(job.name),
      isCurrent: job === current,
      startDate: job.startDate ?? '',
      endDate: job.endDate ?? '',
    }))
    .filter(({ position, employer }) => position || employer);
  const lastEndFrom = (index: number) =>
    jobs
      .slice(index)
      .map(({ endDate }) => endDate)
      .toSorted()
      .at(-1);
  const end = (job: LatestJob) => job.endDate || (job.startDate ? '' : (lastEndFrom(jobs.indexOf(job)) ?? ''));
  const [latest] = jobs.toSorted(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      end(b).localeCompare(end(a)) ||
      a.startDate.localeCompare(b.startDate),
  );
  return latest;
}

/** Numbers from three on in several languages. One and two often count something else. */
const numberWords: readonly (readonly string[])[] = [
  'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  'tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  'três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte',
  'drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  'tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve',
  'tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo',
  'tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze disset divuit dinou vint',
  'trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście',
  '三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十',
].map((words) => words.split(' '));

const number = `\\d{1,2}|${numberWords
  .flat()
  .sort((a, b) => b.length - a.length)
  .join('|')}`;

/** A number of years in many languages, but not a Chinese or Japanese calendar year: `19年3月`. */
const yearsPattern = new RegExp(
  `(?<![\\p{L}\\d])(${number})\\s*\\+?\\s*(?:years|yrs|Jahren?|ans|años|anos|anys|jaar|år|vuotta|lat|лет|років|` +
    'سنوات|سنة|عاما|سال|שנים|वर्ष)(?![\\p{L}\\p{M}])(?! (?:old|alt|oud|de edad)(?!\\p{L}))|' +
    `(?<![\\d十百])(${number})\\s*(?:多?年|년)(?![\\s\\d月])`,
  'giu',
);

/** Drafts claim no more years of experience: a higher number may be the age of a family's farm. */
const maxYears = 39;

/**
 * The years of experience in the summary, else the years of dated work. Beside dated work, a number
 * below half of its years, or in a sentence that does not name experience, counts something else.
 */
export function yearsAtWork(resume: Resume, asOf: string): number | undefined {
  const workYears = yearsOfWork(resume, asOf);
  const mentions = mentionsOfYears(resume).filter(({ isExperience }) => isExperience || workYears === undefined);
  const mentionedYears = Math.max(...mentions.map(({ years }) => years), 0);
  const years = mentionedYears > 0 && mentionedYears >= (workYears ?? 0) / 2 ? mentionedYears : workYears;
  return years !== undefined && years <= maxYears ? years : undefined;
}

const experience =
  /experi[eè]n|erfahrung|expérien|experiên|ervaring|doświadcz|erfaring|erfarenhet|kokemus|esperienz|опыт|досвід|خبرة|تجربه|ניסיון|अनुभव|经验|経験|경력/iu;

/** The numbers of years in the summary, and whether their sentence names experience. */
export function mentionsOfYears({
  basics,
}: Pick<Resume, 'basics'>): readonly { years: number; isExperience: boolean }[] {
  return splitSentences(textForDraft(basics.summary)).flatMap((sentence) =>
    yearsIn(sentence).map((years) => ({ years, isExperience: experience.test(sentence) })),
  );
}

export function yearsIn(text: string): readonly number[] {
  return [...asciiDigits(text).matchAll(yearsPattern)].map(([, numberText, cjkNumber = '']) =>
    parseNumber((numberText ?? cjkNumber).toLowerCase()),
  );
}

function parseNumber(numberText: string): number {
  const [index] = numberWords.map((words) => words.indexOf(numberText)).filter((position) => position >= 0);
  return index === undefined ? Number(numberText) : index + 3;
}

/** Years of dated work; overlapping jobs count once. `undefined` if no job has a start date. */
export function yearsOfWork({ work = [] }: Pick<Resume, 'work'>, asOf: string): number | undefined {
  const now = monthNumber(asOf);
  const spans = work
    .filter((job) => !isStudy(job))
    .map(({ startDate, endDate }) => ({
      from: monthNumber(startDate),
      to: Math.min(monthNumber(endDate) || now, now),
    }))
    .filter(({ from }) => from > 0)
    .sort((a, b) => a.from - b.from);
  if (spans.length === 0) return undefined;
  let months = 0;
  let until = 0;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return Math.floor(months / 12);
}

/** Months since the year 0. A year alone counts as January; an invalid date is 0. */
function monthNumber(text: string | undefined): number {
  const date = calendarDate(text);
  if (!date) return 0;
  return date.year * 12 + (date.precision === 'year' ? 0 : date.month - 1);
}
