/** The fixed words of the plain résumé and of the pages about projects, beside the names of sections. */
export const paperMessages = {
  contact: 'Contact',
  website: 'Website',
  /** Of the owner's photo, for those who do not see it. */
  portrait: 'Portrait of {name}',
  word: 'This résumé as a Word document',
  letter: 'A cover letter as a PDF',
  json: 'This résumé as JSON Resume',
  licences: 'Licences of this page’s code and fonts',
  /** Below a page about a project. */
  ways: 'Further',
  resume: 'The résumé',
};

export type PaperMessages = typeof paperMessages;
