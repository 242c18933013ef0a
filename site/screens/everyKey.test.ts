// Every key of the schemas appears in each place that should show it, and a story fixture has it.
// site/documents/documentWords.test.ts tests the documents.
import { readFileSync } from 'node:fs';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { Booklet } from '../../src/booklet/Booklet.tsx';
import { type ConsoleState, consoleAt, pageNames } from '../../src/console/engine/ConsoleState.ts';
import { Handheld } from '../../src/console/Handheld.tsx';
import { consoleParts } from '../../src/console/pages/ConsolePartsContext.ts';
import { CurrentPage } from '../../src/console/pages/CurrentPage.tsx';
import type { Content } from '../../src/content/Content.ts';
import { formattedResume } from '../../src/content/check/formattedResume.ts';
import { gameSchema } from '../../src/content/gameSchema.ts';
import { resumeSchema } from '../../src/content/resumeSchema.ts';
import { filledSchema } from '../../src/content/testing/filledSchema.ts';
import { developers } from '../../stories/art/developers.ts';
import * as fixtures from '../../stories/content/fixtures.ts';
import { AppProviders } from '../AppProviders.tsx';
import { Intro } from './Intro.tsx';
import { PlainResume } from './PlainResume.tsx';
import { pages } from './pages.ts';

const game = filledSchema(gameSchema, 'zg');
const resume = filledSchema(resumeSchema, 'zr');

/** Keys without visible text, with the test that covers each. */
const testedElsewhere: Readonly<Record<string, string>> = {
  'site.copyrightYear': 'src/content/draft/draftGame.test.ts',
  'site.translations[]': 'src/content/check/translatedGame.test.ts',
  'console.shell': 'site/e2e/home.test.ts',
  'character.hairCut': 'site/build/content/usedPictures.test.ts',
  'player.bars[].bonus': 'src/content/check/findings.test.ts',
  'scripts.greeting[].pause': '.ci/specification.test.ts',
  'scripts.greeting[].erase': '.ci/specification.test.ts',
  'scripts.title[].pause': '.ci/specification.test.ts',
  'scripts.title[].erase': '.ci/specification.test.ts',
  'scripts.farewell[].pause': '.ci/specification.test.ts',
  'scripts.farewell[].erase': '.ci/specification.test.ts',
  'sideQuests[].picture': 'src/content/check/findings.test.ts',
  'levels[]': 'src/content/levels.test.ts',
  'published.phone': 'src/content/examples.txt',
  'published.references': 'src/content/examples.txt',
  'sections.resume[]': 'site/documents/documentCoverage.test.ts',
  'sections.console[]': 'src/content/examples.txt',
  'sections.manual[]': 'site/documents/documentCoverage.test.ts',
  'documents.fonts[]': 'site/documents/unknownLetters.test.ts',
  'documents.paper': 'site/documents/documentSettings.test.ts',
  'documents.photo': 'site/documents/documentSettings.test.ts',
  'documents.own.resume': 'site/documents/documentSettings.test.ts',
  'documents.own.manual': 'site/documents/documentSettings.test.ts',
  'basics.location.countryCode': 'site/documents/documentSettings.test.ts',
  'meta.canonical': 'src/content/check/resumeFile.test.ts',
  'meta.version': 'src/content/check/resumeFile.test.ts',
  'meta.lastModified': 'site/examples.txt',
};

type TextPlace = 'console' | 'manual' | 'resume' | 'intro' | 'head';
const inGame: readonly TextPlace[] = ['console', 'manual'];
const everywhere: readonly TextPlace[] = [...inGame, 'resume'];

/** The places that show a key. The longest matching path prefix counts. */
const placesByPath: Readonly<Record<string, readonly TextPlace[]>> = {
  'site.address': ['manual'],
  'site.language': everywhere,
  'site.description': ['head'],
  console: ['console'],
  player: inGame,
  quest: inGame,
  character: [...inGame, 'intro'],
  scripts: ['console'],
  'scripts.greeting': ['intro'],
  'letters.generic': inGame,
  'letters.personal': ['console'],
  sideQuests: inGame,
  about: inGame,
  manual: ['manual'],
  basics: ['resume'],
  'basics.name': [...everywhere, 'intro', 'head'],
  'basics.label': [...everywhere, 'intro', 'head'],
  'basics.email': ['manual', 'resume'],
  'basics.summary': ['resume', 'head'],
  'basics.location': ['resume', 'intro'],
  'basics.profiles[].username': ['manual', 'resume'],
  work: everywhere,
  'work[].location': ['resume'],
  'work[].description': ['console', 'resume'],
  education: everywhere,
  'education[].score': ['resume'],
  projects: ['manual', 'resume'],
  'projects[].roles': ['resume'],
  'projects[].entity': ['resume'],
  'projects[].type': ['resume'],
  languages: everywhere,
  'volunteer[].organization': everywhere,
  'volunteer[].position': everywhere,
  'awards[].title': everywhere,
  'certificates[].name': everywhere,
  'publications[].name': everywhere,
  'interests[].name': everywhere,
  // The manual names the résumé's other sections, and no more.
  '': ['console', 'resume'],
};

function placesOf(path: string): readonly TextPlace[] {
  const beginnings = Object.keys(placesByPath).filter((key) => path.startsWith(key));
  return placesByPath[beginnings.reduce((longest, key) => (key.length > longest.length ? key : longest), '')] ?? [];
}

/** The texts of the console, page by page. */
const consoleStates: readonly ConsoleState[] = [
  ...pageNames.map(consoleAt),
  { page: 'side-quests', shows: 'detail', quest: 0, startMenu: 'closed' },
];

/** The paths of all content of the stories' owners. */
const inFixtures = new Set([
  ...developers.flatMap((character) => pathsIn({ character })),
  ...Object.values(fixtures).flatMap((content) => [...pathsIn(content.game), ...pathsIn(content.resume)]),
]);

function pathsIn(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((item) => pathsIn(item, `${path}[]`))];
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, one]) => pathsIn(one, path ? `${path}.${key}` : key))];
}

/** The texts of the site in each place: its screens and the heads of its pages. */
function renderedTexts(content: Content) {
  const renderText = (Part: FunctionComponent) => {
    const children = createElement(StaticRouter, { location: '/' }, createElement(Part));
    return renderToStaticMarkup(createElement(AppProviders, { content, children }));
  };
  const ignored = { onEvent() {}, onCompany() {}, onDraft() {} };
  const onConsole = ['', 'Acme'].flatMap((company) =>
    consoleStates.map((state) => renderText(() => createElement(CurrentPage, { content, state, company, ...ignored }))),
  );
  const texts: Readonly<Record<TextPlace, readonly string[]>> = {
    console: [...onConsole, renderText(() => createElement(Handheld, { content }))],
    manual: [renderText(() => createElement(Booklet, { content }))],
    resume: [renderText(PlainResume)],
    intro: [renderText(Intro)],
    head: pages.map((page) => JSON.stringify(page.messages(content))),
  };
  return Object.entries(texts).map(([place, lines]) => ({ place, text: lines.join('\n').toLowerCase() }));
}

let rendered: ReturnType<typeof renderedTexts>;
beforeAll(async () => {
  await consoleParts.load();
  const filledGame = gameSchema.parse(game.document);
  const content: Content = {
    resume: formattedResume(resumeSchema.parse(resume.document)),
    game: { ...filledGame, levels: undefined, sections: undefined, documents: undefined },
    asOf: '2025-11-01',
  };
  rendered = renderedTexts(content);
});

describe.each([
  ['game.json', game],
  ['resume.json', resume],
] as const)('%s', (_, { textsByPath: words, settingPaths: settings }) => {
  const texts = [...words].filter(([path]) => !(path in testedElsewhere));

  test.each(texts)('%s appears in each place that should show it', (path, word) => {
    const foundIn = rendered.flatMap(({ place, text }) => (text.includes(word) ? place : []));
    expect(foundIn).toEqual(expect.arrayContaining([...placesOf(path)]));
  });

  test.each(texts.map(([path]) => path))('%s is in a fixture of the stories', (path) => {
    expect(inFixtures).toContain(path);
  });

  test('has no key without a text whose work is not tested', () => {
    expect(settings.filter((path) => !(path in testedElsewhere))).toEqual([]);
  });
});

test.each(Object.entries(testedElsewhere))('%s is a key, and is tested in %s', (path, file) => {
  expect([...game.settingPaths, ...game.textsByPath.keys(), ...resume.textsByPath.keys()]).toContain(path);
  const key = path.replaceAll('[]', '').split('.').at(-1);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\b${key}\\b`));
});
