/** Messages of the plain résumé and the case studies, besides section names. */
export const paperMessages = {
  contact: 'Contact',
  website: 'Website',
  /** Alternative text of the owner's photo. */
  portrait: 'Portrait of {name}',
  word: 'This résumé as a Word document',
  letter: 'A cover letter as a PDF',
  json: 'This résumé as JSON Resume',
  licenses: 'Licenses of this page’s code and fonts',
  /** The label of the links below a case study, and two of the links. */
  links: 'More',
  resume: 'The résumé',
  next: 'Next: {project}',
};
