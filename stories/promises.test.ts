import type { ComponentPropsWithoutRef } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import readme from '../README.md?raw';
import { formatNames } from '../site/import/index.ts';
import { gameFileSchema } from '../site/prepare/game/gameSchema.ts';
import { setupFlags } from '../site/setup/setupArguments.ts';
import { supportedBrowsers } from '../site/vite/browsers.ts';
import type { FlipbookProps } from '../src/flipbook/index.ts';
import flipbookPackage from '../src/flipbook/package.json' with { type: 'json' };
import flipbookReadme from '../src/flipbook/README.md?raw';
import { plainDocumentNames } from '../src/resume/owner/documentNames.ts';
import { promises } from './promises.ts';

const settings = Array.from(readme.matchAll(/^\| `([A-Z_]+)` \|/gm), ([, name]) => name);
/** The headings of the flipbook's README that name no tool. */
const otherHeadings = /^(The|Getting|Toolbar|Other|Coming|More)\b/;
const toolNames = Array.from(
  flipbookReadme.matchAll(/^(?:## (.+)|- \*\*(.+?):?\*\*)/gm),
  ([, heading, item]) => heading ?? item ?? '',
);
const [, languages = ''] = /language of all fixed texts: (.*?) \|/.exec(readme) ?? [];

test.each([
  ['résumé formats', formatNames.map((name) => name.split(/ \(/, 1)[0])],
  ['documents', Object.keys(plainDocumentNames)],
  ['languages', [...Array.from(languages.matchAll(/`(.*?)`/g), ([, tag]) => tag), 'your own `words.json`']],
  ['browsers', Object.keys(supportedBrowsers)],
  [
    'entries of react-page-turn',
    [...Object.keys(flipbookPackage.exports), ...Object.keys(flipbookPackage.publishConfig.exports)],
  ],
  ['tools that use react-page-turn', ['Vite', ...toolNames.filter((name) => !otherHeadings.test(name))]],
  ['keys of game.json', Object.keys(gameFileSchema.shape).filter((key) => key !== '$schema')],
  ["setup's options", Object.keys(setupFlags).map((name) => `--${name}`)],
  ['settings of a build', settings],
  ['commands', Object.keys(packageFile.scripts)],
] as const)('%s are each in one list', (kind, names) => {
  const { supported, bestEffort = [] }: { supported: readonly string[]; bestEffort?: readonly string[] } =
    promises[kind];
  const files = `stories/promises.ts${kind === 'languages' ? ', and the row of `site.language` in README.md' : ''}`;
  expect([...supported, ...bestEffort].toSorted(), files).toEqual(names.toSorted());
});

test("the flipbook's props are each in a list", () => {
  type Listed = (typeof promises)["the flipbook's props"];
  type OwnProp = Exclude<keyof FlipbookProps, keyof ComponentPropsWithoutRef<'div'> | 'isDropIn'>;
  expectTypeOf<Listed['supported' | 'bestEffort'][number]>().toEqualTypeOf<OwnProp>();
});
