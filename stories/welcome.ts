/** What a part's story files are for. */
export const storyFiles = [
  { file: '`X.stories.tsx`', holds: 'what it looks like: Default, then its states', 'has a picture': 'yes' },
  { file: '`X.features.stories.tsx`', holds: 'one prop or state each', 'has a picture': 'yes' },
  { file: '`X.motion.stories.tsx`', holds: 'frames of a movement, frozen', 'has a picture': 'yes' },
  {
    file: '`X.behaviour.stories.tsx`',
    holds: 'what it does, one claim a story, played step by step',
    'has a picture': 'no',
  },
] as const;
