// Who may know whom. The linter keeps it (biome.json); this keeps the linter to it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Line, lintLines } from './lintLines.ts';

const knows = {
  art: ['theme'],
  booklet: ['flipbook', 'parts', 'content', 'visit', 'art', 'theme'],
  console: ['dialogue', 'parts', 'content', 'visit', 'art', 'theme'],
  content: [],
  dialogue: ['visit', 'art', 'theme'],
  flipbook: [],
  parts: ['content', 'theme'],
  theme: [],
  visit: ['content'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const rooms = Object.keys(knows);

const between = Object.entries(knows).flatMap(([from, lawful]: [string, readonly string[]]) =>
  rooms
    .filter((to) => to !== from)
    .flatMap(
      (to) =>
        [
          {
            from,
            to,
            lawful: lawful.includes(to),
            line: [`src/${from}/Thing.ts`, `import { x } from '../${to}/x.ts';`],
          },
          {
            from,
            to,
            lawful: lawful.includes(to),
            line: [`src/${from}/deep/Thing.ts`, `import { x } from '../../${to}/x.ts';`],
          },
        ] satisfies { from: string; to: string; lawful: boolean; line: Line }[],
    ),
);

const allowed: readonly Line[] = [
  // Everybody knows their own room.
  ['src/console/Thing.tsx', "import { x } from './x.ts';"],
  ['src/console/screens/Thing.tsx', "import { x } from '../state.ts';"],
  ['src/flipbook/engine/fold.ts', "import { x } from './x.ts';"],
  ['src/flipbook/view/measure.ts', "import { x } from '../engine/x.ts';"],
  ['src/console/Thing.tsx', "import { useState } from 'react';"],
  ['src/content/gameSchema.ts', "import { z } from 'zod';"],
  ['src/content/check/markdown.ts', "import { fromMarkdown } from 'mdast-util-from-markdown';"],
  // The door names the rooms.
  ['src/index.ts', "export { x } from './console/x.ts';"],
  // Tests are no part of the house.
  ['src/content/levels.test.ts', "import { typical } from '../../stories/content/fixtures.ts';"],
  ['site/screens/Home.tsx', "import { x } from '../../src/index.ts';"],
  ['site/entry.client.tsx', "import '../src/theme/theme.css';"],
  ['site/build/contentPlugin.ts', "import { x } from '../../src/content/gameSchema.ts';"],
  ['site/build/contentSchema.ts', "import { z } from 'zod';"],
  ['site/setup/setup.ts', "import { x } from '../build/x.ts';\nimport { y } from '../../src/content/draft/y.ts';"],
  ['site/vite.config.ts', "import { x } from './build/x.ts';"],
  ['site/build/documentsPlugin.ts', "import { x } from '../documents/x.ts';"],
  ['site/documents/manualPages.ts', "import { x } from '../../src/content/levels.ts';"],
  ['site/documents/documentPictures.tsx', "import { X } from '../../src/art/X.tsx';"],
  ['site/documents/x.test.ts', "import { typical } from '../../stories/content/fixtures.ts';"],
  ['stories/console/Thing.stories.tsx', "import { x } from '../../src/index.ts';"],
  ['stories/console/pages/Thing.stories.tsx', "import { x } from '../../../src/console/x.ts';"],
  ['stories/console/Thing.stories.tsx', "import { x } from '../content/fixtures.ts';"],
  ['stories/foundations/Sprites.stories.tsx', "import { x } from '../../src/art/x.ts';"],
  ['stories/site/Home.stories.tsx', "import { x } from '../../site/screens/Home.tsx';"],
  ['stories/site/Site.stories.tsx', "import { x } from '../../site/routes.tsx';"],
  // Pure logic takes its time and its sizes from its caller.
  ['src/content/duration.ts', 'export const year = (date: { year: number }) => date.year;'],
  ['src/visit/useVisit.ts', 'export const clock = () => performance.now();'],
];

const refused: readonly (readonly [...Line, message: RegExp])[] = [
  // Every way to import.
  ['src/flipbook/Thing.tsx', "import type { X } from '../content/x.ts';", /^Broken arrow: flipbook -> /],
  ['src/flipbook/Thing.tsx', "export { x } from '../content/x.ts';", /^Broken arrow: flipbook -> /],
  ['src/flipbook/Thing.tsx', "export const x = () => import('../content/x.ts');", /^Broken arrow: flipbook -> /],
  ['src/flipbook/Thing.tsx', "import '../theme/theme.css';", /^Broken arrow: flipbook -> /],
  // The way round by the door, and out of the house.
  ['src/console/Thing.tsx', "import { x } from '../index.ts';", /^Broken arrow: a room -> src\/index\.ts/],
  ['src/flipbook/engine/fold.ts', "import { x } from '../../index.ts';", /^Broken arrow: a room -> src\/index\.ts/],
  ['src/console/Thing.tsx', "import { x } from '../../site/routes.tsx';", /^Broken arrow: src -> site/],
  ['src/index.ts', "export { x } from '../site/routes.tsx';", /^Broken arrow: src -> site/],
  [
    'src/content/levels.ts',
    "import { x } from '../../stories/content/fixtures.ts';",
    /^Broken arrow: src -> site or stories/,
  ],
  ['src/booklet/Thing.tsx', "import { Link } from 'react-router-dom';", /^Broken arrow: src -> router/],
  ['src/content/levels.ts', "import { z } from 'zod';", /^Broken arrow: src -> router, zod/],
  [
    'src/content/levels.ts',
    "import { fromMarkdown } from 'mdast-util-from-markdown';",
    /^Broken arrow: src -> router, zod/,
  ],
  ['src/content/levels.ts', "import content from 'virtual:content';", /^Broken arrow: src -> router, zod, build/],
  ['src/content/levels.test.ts', "import { x } from '../../site/routes.tsx';", /^Broken arrow: src -> site/],
  ['site/screens/Home.tsx', "import { x } from '../../src/console/x.ts';", /^Broken arrow: site -> inside src/],
  ['site/screens/Home.tsx', "import { x } from '../../src/content/levels.ts';", /^Broken arrow: site -> inside src/],
  ['site/routes.tsx', "import { x } from '../stories/content/fixtures.ts';", /^Broken arrow: site -> stories/],
  ['site/screens/Home.tsx', "import { z } from 'zod';", /^Broken arrow: site -> zod/],
  [
    'site/screens/Home.tsx',
    "import { x } from '../build/contentFiles.ts';",
    /^Broken arrow: site -> zod or site\/build/,
  ],
  ['site/build/head.ts', "import { x } from '../../src/console/x.ts';", /^Broken arrow: site\/build -> inside src/],
  ['site/documents/x.ts', "import { x } from '../../src/index.ts';", /^Broken arrow: site\/documents -> inside src/],
  [
    'site/documents/x.ts',
    "import { x } from '../../src/booklet/Sheet.tsx';",
    /^Broken arrow: site\/documents -> inside/,
  ],
  ['site/documents/x.ts', "import { x } from '../../stories/content/fixtures.ts';", /^Broken arrow: site -> stories/],
  [
    'stories/console/Thing.stories.tsx',
    "import { x } from '../../src/booklet/x.ts';",
    /^Broken arrow: stories -> a part/,
  ],
  ['stories/decisions/Thing.tsx', "import { x } from '../../src/console/x.ts';", /^Broken arrow: stories -> a part/],
  [
    'stories/console/Thing.stories.tsx',
    "import { x } from '../../site/screens/Home.tsx';",
    /^Broken arrow: stories -> site/,
  ],
  ['stories/site/Home.stories.tsx', "import { x } from '../../site/build/head.ts';", /^Broken arrow: stories -> site/],
  // Pure logic.
  ['src/content/levels.ts', "import { useState } from 'react';", /^Broken arrow: pure logic -> React/],
  ['src/flipbook/engine/fold.ts', "import { useState } from 'react';", /^Broken arrow: pure logic -> React/],
  ['src/console/state.ts', "import type { ReactNode } from 'react';", /^Broken arrow: pure logic -> React/],
  ['src/dialogue/script.ts', "import { flushSync } from 'react-dom';", /^Broken arrow: pure logic -> React/],
  ['src/dialogue/poseAt.ts', "import { useState } from 'react';", /^Broken arrow: pure logic -> React/],
  ['src/console/controls/orderOf.ts', "import { useState } from 'react';", /^Broken arrow: pure logic -> React/],
  ['src/visit/cleanCompany.ts', "import { useState } from 'react';", /^Broken arrow: pure logic -> React/],
  ['src/flipbook/engine/fold.ts', "import { x } from '../view/measure.ts';", /^Broken arrow: flipbook\/engine -> view/],
  ['src/flipbook/engine/fold.ts', "import { x } from '../Flipbook.tsx';", /^Broken arrow: flipbook\/engine -> view/],
  ['src/flipbook/engine/fold.ts', 'export const width = () => window.innerWidth;', /global variable window\.$/],
  [
    'src/flipbook/engine/fold.ts',
    "export const page = () => document.querySelector('p');",
    /global variable document\.$/,
  ],
  ['src/content/levels.ts', 'export const language = () => navigator.language;', /global variable navigator\.$/],
  ['src/visit/companyFromFragment.ts', 'export const fragment = () => location.hash;', /global variable location\.$/],
  ['src/content/duration.ts', 'export const now = () => Date.now();', /global variable Date\.$/],
  ['src/dialogue/poseAt.ts', 'export const now = () => performance.now();', /global variable performance\.$/],
  [
    'src/console/controls/hold.ts',
    'export const wait = () => setTimeout(() => {}, 400);',
    /global variable setTimeout\.$/,
  ],
  [
    'src/console/controls/keyMeans.ts',
    'export const focus = () => document.activeElement;',
    /global variable document\.$/,
  ],
  ['src/content/duration.ts', 'export const now = () => new Date();', /global variable Date\.$/],
  ['src/flipbook/engine/track.ts', 'export const now = () => performance.now();', /global variable performance\.$/],
  [
    'src/console/state.ts',
    'export const later = (f: () => void) => setTimeout(f, 5);',
    /global variable setTimeout\.$/,
  ],
  [
    'src/dialogue/script.ts',
    'export const next = (f: () => void) => requestAnimationFrame(f);',
    /global variable requestAnimationFrame\.$/,
  ],
  ['src/dialogue/script.ts', 'export const all = globalThis;', /global variable globalThis\.$/],
];

const rules = ['style/noRestrictedImports', 'style/noRestrictedGlobals'];
// One run for all: starting the linter takes longer than what it does.
const answers = lintLines(rules, [
  ...between.map(({ line }) => line),
  ...allowed,
  ...refused.map(([file, code]): Line => [file, code]),
]);

describe('an arrow of the house', () => {
  test.each(between.map((arrow, index) => ({ ...arrow, place: arrow.line[0], answer: answers[index] })))(
    '$from -> $to, in $place',
    ({ from, lawful, answer }) => {
      if (lawful) expect(answer).toBe('');
      else expect(answer).toMatch(new RegExp(`^Broken arrow: ${from} -> `));
    },
  );

  test.each(allowed.map(([file, code], index) => ({ file, code, answer: answers[between.length + index] })))(
    'is lawful: $code in $file',
    ({ answer }) => {
      expect(answer).toBe('');
    },
  );

  const first = between.length + allowed.length;
  test.each(refused.map(([file, code, message], index) => ({ file, code, message, answer: answers[first + index] })))(
    'is refused: $code in $file',
    ({ answer, message }) => {
      expect(answer).toMatch(message);
    },
  );

  test('is known for every room there is', () => {
    const folders = readdirSync(join(import.meta.dirname, '../../src'), { withFileTypes: true });
    expect(rooms).toEqual(expect.arrayContaining(folders.filter((one) => one.isDirectory()).map(({ name }) => name)));
  });
});
