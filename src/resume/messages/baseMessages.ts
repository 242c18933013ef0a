/**
 * The English messages that appear among the owner's texts: dates, headings, labels. Braces are
 * placeholders.
 */
export const baseMessages = {
  /** The months, separated by spaces. */
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  /** A month of a year; `{number}` is the month in two digits. */
  date: '{month} {year}',
  /** The end date of ongoing entries. */
  present: 'present',
  /** The end of a job or an office whose start is not known. */
  until: 'until {date}',
  /** Greets a visitor whose company is known. */
  welcome: 'Hello, {company}!',
  /** Separates list items. */
  comma: ', ',
  duration: {
    years: { one: '{count} yr', other: '{count} yrs' },
    months: { one: '{count} mo', other: '{count} mos' },
    both: '{years} {months}',
  },
  /** Standard headings that employers and their software know. */
  sections: {
    summary: 'Summary',
    work: 'Experience',
    projects: 'Projects',
    skills: 'Skills',
    education: 'Education',
    languages: 'Languages',
    certificates: 'Certificates',
    awards: 'Awards',
    publications: 'Publications',
    volunteer: 'Volunteering',
    interests: 'Interests',
    references: 'References',
  },
  facts: {
    role: 'Role',
    roles: 'Roles',
    type: 'Type',
    keywords: 'Keywords',
    score: 'Score',
    thesis: 'Thesis',
    courses: 'Courses',
    authors: 'Authors',
  },
  /** The labels of a project's links. */
  caseStudy: { page: 'The whole story', source: 'Source code' },
};

export type BaseMessages = typeof baseMessages;
