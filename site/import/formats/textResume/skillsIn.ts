// Reads the section of skills: groups, levels, and the facts of other sections that people list among their skills.
import { readPeriod } from '../../normalize/readDate.ts';
import { isSpokenLanguage } from '../../normalize/spokenLanguage.ts';
import { isLarge, type TextLine } from '../../read/TextLine.ts';
import { sectionForHeading } from '../../words/sectionTitles.ts';
import { anyOf, words } from '../../words/words.ts';
import { type Fact, factsIn } from './lists.ts';

export function skillsIn(lines: readonly TextLine[]) {
  const facts = factsIn(
    withGroups(withBoldLabels(lines)).filter(({ text }) => /\s/.test(text) || sectionForHeading(text) !== 'skills'),
  );
  const skills = facts.filter(({ label }) => !isSpokenLanguage(label));
  const isOther = ({ label = '' }: Fact) => otherSections.test(sectionForHeading(label) ?? '');
  // "Expert" above a list of skills, "Excel    good"
  const isLevel = ({ label, items: [item = ''] }: Fact) => !label && onlyLevel.test(item);
  return {
    // `normalizeResume` moves groups such as "Languages" to their sections.
    skills: skills.map(toNamedList),
    languages: facts.filter(({ label }) => isSpokenLanguage(label)),
    /** `false` if a fact is not a skill, such as a certificate with its date: "July 2016: Tree Climbing". */
    isOnlySkills: !skills.some((fact) => isOther(fact) || isDate(fact.label) || isLevel(fact)),
  };
}

/** The sections of facts that are not skills: "Extracurricular: Chess club". */
const otherSections = /^(?:volunteer|references|education)$/;

const isDate = (label = '') => readPeriod(label) !== undefined;

/** Longer items, in characters, are texts, not skills. */
const maxSkillLength = 80;

/** Whether a section lists persons or events with years: "Ada Oak    Student    2019 – 2021", "Bo Elm, 2020". */
export const isListOfYears = (lines: readonly TextLine[]): boolean =>
  lines.filter(({ text }) => /[\t,].*(?<!\d)(?:19|20)\d\d(?!\d)/.test(text)).length * 4 > lines.length;

const level = anyOf(words.documents['levels of a skill']);

const onlyLevel = new RegExp(`^(?:${level}|[ABC][12])$`, 'i');

/** "AWS (95%)", "Excel (sehr gut)" */
const skillLevel = new RegExp(`^(.*\\S)\\s*\\((${level})\\)$`, 'i');

function toNamedList({ label, items }: Fact) {
  const [item = ''] = items;
  if (label && items.length === 1 && onlyLevel.test(item)) return { name: label, level: item };
  if (label) return { name: label, keywords: items };
  const [, name, ownLevel] = skillLevel.exec(item) ?? [];
  return name ? { name, level: ownLevel } : { name: item };
}

const labelOfRow = /^([^\t,:]{2,40}?)(?:\t+| {3,})(?=[^\t]+$)/;

/** Adds the colon to labels in bold, if several lines begin with one: "**Wood** Planes · Saws". */
function withBoldLabels(lines: readonly TextLine[]): readonly TextLine[] {
  const labelOf = ({ text, styles: [first, ...others] = [] }: TextLine) =>
    first?.isBold &&
    !others.some(({ isBold }) => isBold) &&
    text.startsWith(`${first.text} `) &&
    !/^\s*:/.test(text.slice(first.text.length)) &&
    /\p{L}$/u.test(first.text)
      ? first.text
      : '';
  const areLabeled = lines.filter((line) => labelOf(line)).length > 1;
  return lines.map((line) => {
    const label = areLabeled ? labelOf(line) : '';
    return label ? { ...line, text: `${label}: ${line.text.slice(label.length + 1)}` } : line;
  });
}

/** Adds the colon to labels in a column: "Wood    Planes, saws". */
function withGroups(lines: readonly TextLine[]): readonly TextLine[] {
  const rows = lines.filter(({ text }) => labelOfRow.test(text));
  const areGroups = rows.filter(({ text }) => text.includes(',')).length * 2 > rows.length && rows.length > 1;
  return areGroups ? lines.map((line) => ({ ...line, text: line.text.replace(labelOfRow, '$1: ') })) : lines;
}

/** Adds the colon to the names of groups, which are in the style of the first line. The other lines become list items. */
export function withHeads(lines: readonly TextLine[]): readonly TextLine[] {
  const bodySize = Math.min(...lines.map(({ size }) => size));
  const styles = [
    ({ isBold }: TextLine) => isBold,
    ({ size }: TextLine) => isLarge({ size: size / bodySize }),
    ({ text }: TextLine) => text === text.toUpperCase() && /\p{Lu}{4}/u.test(text),
  ];
  const hasStyle = styles.find((test) => lines.slice(0, 1).some(test)) ?? (() => false);
  const heads = lines.map(
    (line) =>
      hasStyle(line) &&
      !line.isListItem &&
      line.text.length < maxLabelLength &&
      !/[,;:\t|•·]/.test(line.text.replace(/:$/, '')),
  );
  const hasGroups = heads[0] && !heads.some((isHead, index) => isHead && heads[index + 1] !== false);
  const hasTexts = lines.some(({ text }) => text.split(/[,|•·\t]/).some((part) => part.length > maxSkillLength));
  if (!hasGroups || hasTexts || heads.filter(Boolean).length < 2) return lines;
  return lines.map((line, index) =>
    heads[index] ? { ...line, text: line.text.replace(/:?$/, ':') } : { ...line, isListItem: true },
  );
}

const maxLabelLength = 40;
