// Fixed words that stand among the owner's: times, headings, labels. In braces stands what is filled in.
/** The English ones. */
export const baseMessages = {
  /** The months, one after the other. */
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  /** A month of a year; `{number}` is the month's, in two digits. */
  date: '{month} {year}',
  /** What goes on lasts to it. */
  present: 'present',
  /** Stands between the items of a list. */
  comma: ', ',
  lasted: {
    years: { one: '{count} yr', other: '{count} yr' },
    months: { one: '{count} mo', other: '{count} mo' },
    both: '{years} {months}',
  },
  /** The headings that employers and their programs know. */
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
  facts: { role: 'Role', roles: 'Roles', type: 'Type', keywords: 'Keywords', score: 'Score', courses: 'Courses' },
  /** What leads on from a project. */
  work: { page: 'The whole story', source: 'Source code' },
};

export type BaseMessages = typeof baseMessages;
