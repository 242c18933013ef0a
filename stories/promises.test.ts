import type { ComponentPropsWithoutRef } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import readme from '../README.md?raw';
import packedTests from '../site/e2e/flipbook/packed/consumer.test.ts?raw';
import { formatHelp } from '../site/import/index.ts';
import { gameFileSchema } from '../site/prepare/game/gameSchema.ts';
import { setupFlags } from '../site/setup/setupArguments.ts';
import { supportedBrowsers } from '../site/vite/browsers.ts';
import type { FlipbookProps } from '../src/flipbook/index.ts';
import flipbookPackage from '../src/flipbook/package.json' with { type: 'json' };
import flipbookReadme from '../src/flipbook/README.md?raw';
import { plainDocumentNames } from '../src/resume/owner/documentNames.ts';
import { dropInOwnRows } from './flipbook/dropInProps.ts';
import hostsPage from './Hosts.mdx?raw';
import { promises } from './promises.ts';
import testsPage from './recipes/Tests.mdx?raw';
import parts from './status.json' with { type: 'json' };

/** The different texts that a pattern captures. */
const namesIn = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), (match) => match.slice(1).find(Boolean) ?? '')),
];

const settings = namesIn(readme, /^\| `([A-Z_]+)` \|/gm);
const variables = namesIn(readme + testsPage, /`([A-Z]+(?:_[A-Z]+)+|[A-Z_]+(?==\w+))\b/g);
/** The headings of the flipbook's README that name no tool. */
const otherHeadings = /^(The|Getting|Toolbar|Other|Coming|More)\b/;
const toolNames = namesIn(flipbookReadme, /^(?:## (.+)|- \*\*(.+?):?\*\*)/gm);
const [, hostRows = ''] = /\|---\|---\|\n(.*?)\n\n/s.exec(hostsPage) ?? [];
const [, notations = ''] = /also as (.*)\)/.exec(formatHelp[0] ?? '') ?? [];
const [, languages = ''] = /language of all fixed texts: (.*?) \|/.exec(readme) ?? [];

test.each([
  ['résumé formats', formatHelp.flatMap((names) => names.replace(/ \(.*?\)/g, '').split(', '))],
  ['notations of JSON Resume', ['JSON', ...notations.split(/, | or /)]],
  ['documents', Object.keys(plainDocumentNames)],
  ['languages', [...namesIn(languages, /`(.*?)`/g), 'your own `words.json`']],
  ['browsers', Object.keys(supportedBrowsers)],
  ['hosts', namesIn(hostRows, /^\| (.+?) \|/gm).flatMap((names) => names.split(/, | and /))],
  [
    'React and Node',
    [
      ...flipbookPackage.peerDependencies.react.split(' || ').map((version) => version.replace('^', 'React ')),
      `${packageFile.engines.node.replace('>=', 'Node ')} or newer`,
    ],
  ],
  [
    'entries of react-page-turn',
    [...Object.keys(flipbookPackage.exports), ...Object.keys(flipbookPackage.publishConfig.exports)],
  ],
  ['tools that use react-page-turn', ['Vite', ...toolNames.filter((name) => !otherHeadings.test(name))]],
  ["the drop-in's own props", dropInOwnRows.flatMap(({ prop }) => namesIn(prop, /`(.+)`/g))],
  ['tests that use react-page-turn', namesIn(packedTests, /runner: '(.+?)'/g)],
  ['keys of game.json', Object.keys(gameFileSchema.shape).filter((key) => key !== '$schema')],
  ["setup's options", Object.keys(setupFlags).map((name) => `--${name}`)],
  ['settings of a build', settings],
  ['other environment variables', variables.filter((name) => !settings.includes(name))],
  ['commands', Object.keys(packageFile.scripts)],
] as const)('%s are each in one list', (kind, names) => {
  const { supported, bestEffort = [] }: { supported: readonly string[]; bestEffort?: readonly string[] } =
    promises[kind];
  const files = `stories/promises.ts${kind === 'languages' ? ', and the row of `site.language` in README.md' : ''}`;
  expect([...supported, ...bestEffort].toSorted(), files).toEqual(names.toSorted());
});

test('stories/status.json has each entry of react-page-turn', () => {
  const entries = Object.keys(flipbookPackage.exports).map((name) => name.replace('.', 'react-page-turn'));
  expect(parts.map((part) => part.package)).toEqual(expect.arrayContaining(entries));
});

test("the flipbook's props are each in a list", () => {
  type Listed = (typeof promises)["the flipbook's props"];
  type OwnProp = Exclude<keyof FlipbookProps, keyof ComponentPropsWithoutRef<'div'> | 'isDropIn'>;
  expectTypeOf<Listed['supported' | 'bestEffort'][number]>().toEqualTypeOf<OwnProp>();
});
