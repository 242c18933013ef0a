/**
 * Values of the product that may change only by agreement. The page Figures prints them, and tests
 * compare most of them with the code.
 *
 * The word before the colon names a part of the product; `flipbook` is the library with its defaults.
 */
export const contract = {
  'windows: narrow layout below, px': 650,
  'windows: single-page booklet below, px': 1280,
  'console: maximum screen width, px': 649,
  "console: maximum screen width, % of the window's width": 80,
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
  'console: default shell': 'grape',
  'console: scroll step, px': 100,
  'console: ms per character': 5,
  'intro: ms per character': 30,
  'greeting: pauses, ms': [650, 500],
  'greeting: deleted characters': 4,
  'farewell: pauses, ms': [500],
  'booklet: page width, px': 640,
  'booklet: page height, px': 600,
  'booklet: size': 'fixed',
  'booklet: cover': true,
  'booklet: turn duration, ms': 900,
  'booklet: maximum shadow opacity': 0.1,
  'booklet: touch scrolling on phones': true,
  'booklet: pages': 8,
  'booklet: ruled lines on the notes page': 13,
  'booklet: levels': [1, 2, 3, 4, 5, 'bonus'],
  'flipbook: size': 'fixed',
  'flipbook: turn duration, ms': 1000,
  'flipbook: drag threshold, px': 5,
  'flipbook: touch movement threshold, px': 10,
  "flipbook: side of the corner's hot zone, share of the diagonal": 0.2,
  'flipbook: minimum swipe distance, px': 30,
  'flipbook: maximum swipe duration, ms': 250,
  'flipbook: minimum and maximum side of a stretched page, px': [100, 2000],
} as const;

export const contractRows = Object.entries(contract).map(([requirement, value]) => ({
  requirement,
  value: String(value),
}));
