import { calendarDate } from '../../../src/resume/dates/calendarDate.ts';
import type { Game, SkillBar } from '../../../src/resume/Game.ts';
import type { DraftLocale } from '../../../src/resume/messages/draftMessages.ts';
import type { Resume } from '../../../src/resume/Resume.ts';
import { formatCount } from '../../../src/resume/text/fillIn.ts';
import { isFormerPost, roleIn } from '../../import/rules.ts';
import { asLabel, textForDraft } from './shortenText.ts';
import { latestJob, yearsAtWork, yearsOfWork } from './workHistory.ts';

/** The maximum width of the class, in em: two lines beside the portrait on the folded sheet. */
const classEm = 20;

/** The longest class, in characters. A longer job title ends before its first comma or the like. */
const maxClassLength = 40;

/** Drafts the player's profile. The class is the owner's job title, else their latest position. */
export function draftPlayer(resume: Resume, asOf: string, locale: DraftLocale): Game['player'] {
  return {
    class: asLabel(firstPart(ownRole(resume, asOf)), classEm, maxClassLength) || locale.messages.defaultClass,
    playtime: draftPlaytime(resume, asOf, locale),
    bars: draftBars(resume, asOf, locale),
  };
}

/**
 * The owner's job title, else their latest position, unless the résumé calls it a former one; `''`
 * if there is none.
 */
function ownRole(resume: Resume, asOf: string): string {
  const { label, summary } = resume.basics;
  const title = textForDraft(label);
  // The part after a bar or bullet has keywords for search: "Data Analyst | SQL, Python".
  const [role = ''] = roleIn(title).split(/ [|•] /);
  if (role) return role;
  const { position = '' } = latestJob(resume, asOf) ?? {};
  return isFormerPost(position, `${title} ${textForDraft(summary)}`) ? '' : position;
}

function firstPart(title: string): string {
  const [part = ''] =
    title.length > maxClassLength
      ? title.split(/\s*[,;:/|·•(]\s*|\s(?:[–—&-]|for|with|at|and|für|bei|und|pour|et|y)\s/)
      : [title];
  return part || title;
}

/** Whole years of work (`yearsAtWork`); otherwise the years since the first project or volunteering. */
function draftPlaytime(resume: Resume, asOf: string, { messages, language }: DraftLocale): string {
  const years = yearsAtWork(resume, asOf) ?? yearsSinceFirst(resume, asOf);
  if (years === undefined) return messages.playtime.undated;
  if (years < 1) return messages.playtime.isNew;
  return formatCount(messages.playtime.years, years, language);
}

function yearsSinceFirst({ volunteer = [], projects = [] }: Resume, asOf: string): number | undefined {
  const [first] = [...volunteer, ...projects]
    .map(({ startDate }) => startDate)
    .filter((date) => calendarDate(date) !== undefined)
    .sort();
  return first === undefined ? undefined : yearsOfWork({ work: [{ startDate: first }] }, asOf);
}

const maxBars = 4;

/** The maximum width of a bar's name, in em: two lines beside its bar on the folded sheet. */
const nameEm = 12;

type Bonus = SkillBar['bonus'];

/** Drafts have no bars with a lower bonus, which would make the owner look weak. */
const minBonus = 3;

const bonusOfWord: readonly (readonly [RegExp, Bonus])[] = [
  [
    /\b(master|guru|native|mother tongue|C2)\b|mutterspr|maternel|matern[ao]|nativ[ao]|moedertaal|ojczyst|modersmål/i,
    'MAX',
  ],
  [/\b(expert|C1)\b/i, 5],
  [
    /\b(advanced|proficient|senior|fluent|B2)\b|fließend|verhandlungssicher|courant|fluid[ao]|fluente|vloeiend|biegł/i,
    4,
  ],
  [/\b(intermediate|competent|skilled|good|working|B1)\b/i, 3],
];

/** The bonus for at least this many years. */
const bonusOfYears: readonly (readonly [number, Bonus])[] = [
  [10, 5],
  [5, 4],
  [3, 3],
];

/**
 * Drafts up to four bars: from skills or else languages with known levels, the highest first, or
 * else from counts of years of work, projects and languages.
 */
function draftBars(resume: Resume, asOf: string, locale: DraftLocale): SkillBar[] {
  const skills = (resume.skills ?? []).map(({ name, level, keywords = [] }) => ({
    name: asLabel([name, ...keywords].map(textForDraft).find(Boolean) ?? '', nameEm),
    level: textForDraft(level),
  }));
  const languages = (resume.languages ?? []).map(({ language, fluency }) => ({
    name: asLabel(textForDraft(language), nameEm),
    level: textForDraft(fluency),
  }));
  const skillBars = barsFromLevels(skills);
  if (skillBars.length > 0) return skillBars;
  const languageBars = barsFromLevels(languages);
  // A bar for one language says nothing, because everybody speaks one.
  return languageBars.length > 1 ? languageBars : barsFromCounts(resume, asOf, locale);
}

function barsFromLevels(skills: readonly { name: string; level: string }[]): SkillBar[] {
  const scale = detectScale(skills.map(({ level }) => level));
  const bars = skills.flatMap(({ name, level }): SkillBar[] => {
    const bonus = bonusOfNumber(level, scale) ?? bonusOfWord.find(([word]) => word.test(level))?.[1];
    return name && bonus !== undefined && rank(bonus) >= minBonus
      ? [{ name, bonus, ...(/years?$/i.test(level) && { value: level }) }]
      : [];
  });
  return bars.sort((a, b) => rank(b.bonus) - rank(a.bonus)).slice(0, maxBars);
}

const rank = (bonus: Bonus) => (bonus === 'MAX' ? Number.POSITIVE_INFINITY : bonus);

const bareNumber = /^\d{1,3}$/;

/** The scale of plain numbers: five, ten, a hundred, or the largest number if it is higher. */
function detectScale(levels: readonly string[]): number {
  const largest = Math.max(0, ...levels.filter((level) => bareNumber.test(level)).map(Number));
  return [5, 10, 100].find((scale) => largest <= scale) ?? largest;
}

/** Parses `4`, `4/5`, `8 of 10`, `80 %`, `4 stars`, `★★★★☆`, `6 years`. */
function bonusOfNumber(level: string, scale: number): Bonus | undefined {
  const stars = level.match(/★/g)?.length;
  if (stars) return Math.min(stars, 5);
  const [, part, unit, total] =
    /^(\d{1,3})\s*(?:(%|stars?|\+?\s*years?)|(?:\/|of|out of)\s*(\d{1,3}))?$/i.exec(level) ?? [];
  if (part === undefined) return undefined;
  if (/years?$/i.test(unit ?? '')) return bonusOfYears.find(([years]) => Number(part) >= years)?.[1];
  const share = Number(part) / (unit === '%' ? 100 : Number(total ?? (unit ? 5 : scale)));
  return share >= 0 && share <= 1 ? Math.round(share * 5) : undefined;
}

/** One item or two years are a bonus of 1. Omits low counts. Years alone repeat the playtime. */
function barsFromCounts(resume: Resume, asOf: string, { messages: { bars }, language }: DraftLocale): SkillBar[] {
  const counts = [
    [bars.work, yearsAtWork(resume, asOf) ?? 0, bars.years, 2],
    [bars.projectsBar, resume.projects?.length ?? 0, bars.projects, 1],
    [bars.languagesBar, resume.languages?.length ?? 0, bars.languages, 1],
  ] as const;
  const highCounts = counts
    .map(([name, count, unit, each]) => ({ name, count, unit, bonus: Math.min(5, Math.ceil(count / each)) }))
    .filter(({ bonus }) => bonus >= minBonus);
  if (highCounts.every(({ name }) => name === bars.work)) return [];
  return highCounts.map(({ name, count, unit, bonus }) => ({ name, bonus, value: formatCount(unit, count, language) }));
}
