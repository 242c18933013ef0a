/** The company form's fixed words: its label, where the name goes, its button, and what it says where it cannot be sent. */
export const companyFormMessages = {
  label: 'Company Name',
  placeholder: 'Company Name',
  privacy: 'Stays in this browser.',
  send: 'Send it!',
  nothing: 'Please type the name of a company.',
  noScript: 'Without JavaScript no name can be taken down. The general letter is for everybody.',
};

export type CompanyFormMessages = typeof companyFormMessages;
