export const companyFormMessages = {
  label: 'Company Name',
  placeholder: 'Company Name',
  privacy: 'Never leaves this browser.',
  send: 'Send it!',
  required: 'Type a company name first.',
  noScript: 'The form needs JavaScript. The general letter is for everyone.',
};

export type CompanyFormMessages = typeof companyFormMessages;
