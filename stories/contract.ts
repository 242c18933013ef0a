/**
 * What was agreed on and is not changed in passing. The book prints it, and `.ci/specification.test.ts` compares it with the code.
 *
 * A word before the colon is a part of the product; `book` is the flipbook as it is without any settings.
 */
export const contract = {
  'windows: narrow layout below, px': 650,
  'windows: one page of the booklet at a time below, px': 1280,
  'console: screen at most, px': 649,
  "console: screen at most, % of the window's width": 80,
  'console: pages': [
    'Instructions',
    "Ada's Quest to Find a Job",
    'Cover Letter',
    'Player Profile',
    'Controls',
    'Experience Levels',
    'Side Quests',
    'About the Developer',
    'Thank You',
  ],
  'console: shells': ['teal', 'berry', 'purple', 'dandelion', 'kiwi', 'grape'],
  'console: shell at first': 'grape',
  'console: step of a scroll, px': 100,
  'console: ms per character': 5,
  'intro: ms per character': 30,
  'greeting: pauses, ms': [650, 500],
  'greeting: characters that are deleted': 4,
  'farewell: pauses, ms': [500],
  'booklet: width of a page, px': 640,
  'booklet: height of a page, px': 600,
  'booklet: size': 'fixed',
  'booklet: cover': true,
  'booklet: a turn takes, ms': 900,
  'booklet: darkest shadow': 0.1,
  'booklet: lets phones scroll': true,
  'booklet: pages': 8,
  'booklet: ruled lines for notes': 13,
  'booklet: levels': [1, 2, 3, 4, 5, 'bonus'],
  'book: size': 'fixed',
  'book: a turn takes, ms': 1000,
  'book: a press becomes a drag at, px': 5,
  'book: a touch counts as movement beyond, px': 10,
  "book: side of a corner's square, share of the diagonal": 0.2,
  'book: a swipe is longer than, px': 30,
  'book: a swipe is quicker than, ms': 250,
  'book: least and largest side of a stretched page, px': [100, 2000],
} as const;

export const contractRows = Object.entries(contract).map(([what, value]) => ({ what, value: String(value) }));
