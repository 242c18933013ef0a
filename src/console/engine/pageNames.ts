/** The console's pages, in their order. The only list of them: everything that counts or names pages reads it. */
export const pageNames = [
  'instructions',
  'title',
  'letter',
  'profile',
  'controls',
  'levels',
  'side-quests',
  'about',
  'thank-you',
] as const;

/** The name of one page. */
export type PageName = (typeof pageNames)[number];
