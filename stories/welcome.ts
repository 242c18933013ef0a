/** The folders of the house. Words between backticks are set as code. */
export const folders = [
  {
    folder: '`src/flipbook`',
    'what happens there': 'the book whose pages turn; it knows of no résumé and can be used alone',
  },
  { folder: '`src/console`', 'what happens there': 'the handheld: its state, its controls, its nine pages' },
  { folder: '`src/booklet`', 'what happens there': 'the manual: its frame and its eight pages' },
  { folder: '`src/dialogue`', 'what happens there': 'typed text, the dialogue box, the company form' },
  {
    folder: '`src/content`',
    'what happens there':
      'the shape of the words, and pure functions over them: levels, durations, the quest, the letter',
  },
  { folder: '`src/visit`', 'what happens there': 'what lasts for a visit: company name, shell colour, readable text' },
  { folder: '`src/art`', 'what happens there': 'pictures as data, and the one component that draws them' },
  { folder: '`src/theme`', 'what happens there': 'layers, tokens, shells, faces' },
  { folder: '`site`', 'what happens there': 'routes, screens, the build; `site/content` is all that an owner edits' },
] as const;

/** What a part's story files are for. */
export const storyFiles = [
  { file: '`X.stories.tsx`', holds: 'Default, and Playground with every control', 'has a picture': 'Default' },
  { file: '`X.features.stories.tsx`', holds: 'one prop or state each', 'has a picture': 'yes' },
  { file: '`X.motion.stories.tsx`', holds: 'frames of a movement, frozen', 'has a picture': 'yes' },
  {
    file: '`X.behaviour.stories.tsx`',
    holds: 'what it does, one claim a story, played step by step',
    'has a picture': 'no',
  },
] as const;
