// That each arrow is held, proved on files that break it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entryOf, rooms } from './arrows.mjs';
import { checkArrows, type Source } from './checkArrows.ts';

const names = Object.keys(rooms);

/** Each room imports each other one, from its own folder and from one inside it. */
const between = Object.entries(rooms).flatMap(([from, { imports }]) =>
  names
    .filter((to) => to !== from)
    .flatMap((to) =>
      ['', 'deep/'].map((deep) => {
        // The flipbook is entered by its index alone.
        const path = to === 'flipbook' ? 'flipbook/index.ts' : `${to}/x.ts`;
        return {
          from,
          to: `src/${path}`,
          lawful: imports.includes(to),
          place: `src/${from}/${deep}To_${to}.ts`,
          code: `import { x } from '${deep ? '../..' : '..'}/${path}';`,
        };
      }),
    ),
);

/** Files and an import in each, which is lawful. */
const allowed: readonly Source[] = [
  ['src/console/pages/Own.tsx', "import { x } from '../state.ts';"],
  ['src/flipbook/engine/own.ts', "import { x } from './x.ts';"],
  ['src/flipbook/view/own.ts', "import { x } from '../engine/x.ts';"],
  ['src/console/Own.tsx', "import { useState } from 'react';\nimport { clsx } from 'clsx';"],
  ['src/content/ownSchema.ts', "import { z } from 'zod';"],
  ['src/content/check/own.ts', "import { fromMarkdown } from 'mdast-util-from-markdown';"],
  ['src/console/engine/own.ts', "import { x } from '../../content/x.ts';"],
  ['src/index.ts', "export { x } from './console/x.ts';"],
  ['src/art/compiler/own.ts', "import { readFileSync } from 'node:fs';\nimport { x } from '../x.ts';"],
  ['src/art/compiler/own.test.ts', "import { x } from './x.ts';"],
  ['src/flipbook/proof/own.ts', "import { x } from '../view/x.ts';\nimport { y } from '../../../.ci/chromium.ts';"],
  ['.ci/commands/own.ts', "import { x } from '../../src/art/compiler/x.ts';"],
  ['src/dialogue/useOwn.ts', "import type { ReactNode } from 'react';"],
  // Tests know more than what they test.
  ['src/content/own.test.ts', "import { typical } from '../../stories/content/fixtures.ts';"],
  ['src/theme/own.test.ts', "import { x } from '../content/x.ts';\nimport { readFileSync } from 'node:fs';"],
  ['site/documents/own.test.ts', "import { typical } from '../../stories/content/fixtures.ts';"],
  ['site/screens/Own.tsx', "import { x } from '../../src/index.ts';\nimport { Link } from 'react-router-dom';"],
  ['site/entry.client.tsx', "import '../src/theme/theme.css';\nimport content from 'virtual:content';"],
  ['site/build/own.ts', "import { x } from '../../src/content/gameSchema.ts';\nimport { z } from 'zod';"],
  ['site/setup/own.ts', "import { x } from '../build/x.ts';\nimport { y } from '../../src/content/draft/y.ts';"],
  ['site/vite.config.ts', "import { x } from './build/x.ts';"],
  ['site/build/ownPlugin.ts', "import { x } from '../documents/x.ts';"],
  ['site/documents/own.ts', "import { x } from '../../src/content/levels.ts';"],
  ['site/documents/Own.tsx', "import { X } from '../../src/art/X.tsx';"],
  ['stories/console/Own.stories.tsx', "import { x } from '../../src/index.ts';"],
  ['stories/console/pages/Own.stories.tsx', "import { x } from '../../../src/console/x.ts';"],
  ['stories/console/Words.stories.tsx', "import { x } from '../content/fixtures.ts';"],
  ['stories/foundations/Own.stories.tsx', "import { x } from '../../src/art/x.ts';"],
  ['stories/site/Home.stories.tsx', "import { x } from '../../site/screens/Home.tsx';"],
  ['stories/site/Own.stories.tsx', "import { x } from '../../site/routes.tsx';"],
];

/** Files, an import in each that breaks an arrow, and what the finding begins with. */
const refused: readonly (readonly [...Source, finding: string])[] = [
  // Every way to import.
  ['src/booklet/Inside.ts', "import { x } from '../flipbook/view/x.ts';", 'src/booklet -> src/flipbook/index.ts, '],
  ['src/flipbook/Type.ts', "import type { X } from '../content/x.ts';", 'src/flipbook -> nothing only'],
  ['src/flipbook/Again.ts', "export { x } from '../content/x.ts';", 'src/flipbook -> nothing only'],
  ['src/flipbook/Later.ts', "export const x = () => import('../content/x.ts');", 'src/flipbook -> nothing only'],
  ['src/flipbook/Styles.ts', "import '../theme/theme.css';", 'src/flipbook -> nothing only'],
  ['src/flipbook/Inline.ts', "export type Y = import('../content/x.ts').X;", 'src/flipbook -> nothing only'],
  // Round by the door, and out of the library.
  ['src/console/Door.tsx', "import { x } from '../index.ts';", 'src/console -> '],
  ['src/flipbook/engine/door.ts', "import { x } from '../../index.ts';", 'src/flipbook/engine -> nothing only'],
  ['src/console/Out.tsx', "import { x } from '../../site/routes.tsx';", 'src/console -> '],
  ['src/outside.ts', "export { x } from '../site/routes.tsx';", 'src -> nothing only'],
  ['src/content/out.ts', "import { x } from '../../stories/content/fixtures.ts';", 'src/content -> nothing only'],
  ['src/content/out.test.ts', "import { x } from '../../site/routes.tsx';", 'src/**/*.test.ts -> src, '],
  ['src/booklet/Link.tsx', "import { Link } from 'react-router-dom';", 'src/booklet -> packages: react, clsx only'],
  ['src/content/schema.ts', "import { z } from 'zod';", 'src/content -> packages: nothing only'],
  ['src/content/words.ts', "import { x } from 'mdast-util-from-markdown';", 'src/content -> packages: nothing only'],
  ['src/content/owner.ts', "import content from 'virtual:content';", 'src/content -> packages: nothing only'],
  ['src/art/file.ts', "import { readFileSync } from 'node:fs';", 'src/art -> packages: react, clsx only'],
  ['src/console/Book.tsx', "import { expect } from 'storybook/test';", 'src/console -> packages: react, clsx only'],
  ['src/unknownRoom/x.ts', "import { x } from '../art/x.ts';", 'src -> not src/booklet, '],
  // The site.
  ['site/screens/Inside.tsx', "import { x } from '../../src/console/x.ts';", 'site -> src/index.ts, '],
  ['site/Inside.tsx', "import { x } from '../src/content/levels.ts';", 'site -> src/index.ts, '],
  ['site/Fixture.tsx', "import { x } from '../stories/content/fixtures.ts';", 'site -> src/index.ts, '],
  ['site/screens/Zod.tsx', "import { z } from 'zod';", 'site -> packages: '],
  ['site/screens/Build.tsx', "import { x } from '../build/contentFiles.ts';", 'site -> not site/build, '],
  ['site/build/inside.ts', "import { x } from '../../src/console/x.ts';", 'site/build -> site, src/content, '],
  ['site/documents/door.ts', "import { x } from '../../src/index.ts';", 'site/documents -> site, '],
  ['site/documents/inside.ts', "import { x } from '../../src/booklet/Sheet.tsx';", 'site/documents -> site, '],
  ['site/documents/fixture.ts', "import { x } from '../../stories/content/fixtures.ts';", 'site/documents -> site, '],
  ['site/documents/story.test.ts', "import { x } from '../../stories/site/x.ts';", 'site/**/*.test.ts -> '],
  // The stories.
  ['stories/console/Part.stories.tsx', "import { x } from '../../src/booklet/x.ts';", 'stories/console -> '],
  ['stories/decisions/Part.tsx', "import { x } from '../../src/console/x.ts';", 'stories -> '],
  ['stories/console/Site.stories.tsx', "import { x } from '../../site/screens/Home.tsx';", 'stories/console -> '],
  ['stories/site/Build.stories.tsx', "import { x } from '../../site/build/head.ts';", 'stories/site -> '],
  // The engines.
  ['src/flipbook/engine/view.ts', "import { x } from '../view/bookSizes.ts';", 'src/flipbook/engine -> nothing only'],
  ['src/flipbook/engine/skin.ts', "import { x } from '../Flipbook.tsx';", 'src/flipbook/engine -> nothing only'],
  ['src/console/engine/skin.ts', "import { x } from '../Handheld.tsx';", 'src/console/engine -> '],
  ['src/console/engine/other.ts', "import { x } from '../../flipbook/engine/crease.ts';", 'src/console/engine -> '],
  ['src/console/engine/react.ts', "import { useState } from 'react';", 'src/console/engine -> packages: nothing only'],
  ['src/dialogue/rule.ts', "import type { ReactNode } from 'react';", 'pure file -> React'],
  // What runs by hand.
  ['src/art/Compile.tsx', "import { x } from './compiler/x.ts';", 'only .ci -> src/art/compiler'],
  ['site/documents/compile.ts', "import { x } from '../../src/art/compiler/x.ts';", 'only .ci -> src/art/compiler'],
  ['stories/art/Own.stories.tsx', "import { x } from '../../src/art/compiler/x.ts';", 'only .ci -> src/art/compiler'],
  ['src/art/compiler/room.ts', "import { x } from '../../theme/x.ts';", 'src/art/compiler -> src/art only'],
  ['src/flipbook/view/proof.ts', "import { x } from '../proof/x.ts';", 'only .ci -> src/flipbook/proof'],
  ['src/flipbook/proof/words.ts', "import { x } from '../../content/x.ts';", 'src/flipbook/proof -> src/flipbook, '],
  // A cycle.
  ['src/art/a.ts', "export { b } from './b.ts';", 'import cycle'],
];

// One run for all: starting the tool takes longer than what it does.
const sources: readonly Source[] = [
  ...between.map(({ place, code }): Source => [place, code]),
  ...allowed,
  ...refused.map(([file, code]): Source => [file, code]),
  ['src/art/b.ts', "export { a } from './a.ts';"],
];
const findings = new Map(checkArrows(sources).map((finding, index) => [sources[index]?.[0], finding]));

describe('an arrow', () => {
  test.each(between)('$from -> $to, in $place', ({ from, to, lawful, place }) => {
    if (lawful) expect(findings.get(place)).toBe('');
    else expect(findings.get(place)).toContain(`src/${from} -> ${list(from)} only: ${place} → ${to}`);
  });

  test.each(allowed)('is lawful: %s: %s', (file) => {
    expect(findings.get(file)).toBe('');
  });

  test.each(refused)('is refused: %s: %s', (file, _, finding) => {
    expect(findings.get(file)).toContain(`error ${finding}`);
  });

  test('that is refused says what to do instead', () => {
    expect(findings.get('src/flipbook/engine/skin.ts')?.replaceAll(/\s+/g, ' ')).toMatch(
      /Take the inputs as parameters/,
    );
  });

  test('is known for every room there is', () => {
    const folders = readdirSync(join(import.meta.dirname, '../../src'), { withFileTypes: true });
    expect(names).toEqual(expect.arrayContaining(folders.filter((one) => one.isDirectory()).map(({ name }) => name)));
  });
});

function list(room: string): string {
  return rooms[room]?.imports.map(entryOf).join(', ') || 'nothing';
}
