// Every text of the schemas appears in each place that should show it.
// site/documents/documentWords.test.ts tests the documents.
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { Booklet } from '../../src/booklet/Booklet.tsx';
import { type ConsoleState, consoleAt, pageNames } from '../../src/console/engine/ConsoleState.ts';
import { Handheld } from '../../src/console/Handheld.tsx';
import { consoleParts } from '../../src/console/pages/ConsolePartsContext.ts';
import { CurrentPage } from '../../src/console/pages/CurrentPage.tsx';
import type { Content } from '../../src/resume/Content.ts';
import { AppProviders } from '../app/AppProviders.tsx';
import { formattedResume } from '../import/publish/publish.ts';
import { gameSchema } from '../import/schema/gameSchema.ts';
import { resumeSchema } from '../import/schema/resumeSchema.ts';
import { filledSchema } from '../import/testing/filledSchema.ts';
import { Intro } from './Intro.tsx';
import { PlainResume } from './PlainResume.tsx';
import { pages } from './pages.ts';

const game = filledSchema(gameSchema, 'zg');
const resume = filledSchema(resumeSchema, 'zr');

type TextPlace = 'console' | 'manual' | 'resume' | 'intro' | 'head';
const inGame: readonly TextPlace[] = ['console', 'manual'];
const everywhere: readonly TextPlace[] = [...inGame, 'resume'];

/** The places that show a key. The longest matching path prefix counts. */
const placesByPath: Readonly<Record<string, readonly TextPlace[]>> = {
  'site.address': ['manual'],
  'site.language': everywhere,
  'site.description': ['head'],
  'site.translations': [],
  levels: [],
  documents: [],
  meta: [],
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
  'basics.location.countryCode': [],
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
  return Object.entries(texts).map(([screenName, lines]) => ({
    place: screenName,
    text: lines.join('\n').toLowerCase(),
  }));
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

test.each([...game.textsByPath, ...resume.textsByPath])(
  '%s appears in each place that should show it',
  (path, word) => {
    const foundIn = rendered.flatMap(({ place: screenName, text }) => (text.includes(word) ? screenName : []));
    expect(foundIn).toEqual(expect.arrayContaining([...placesOf(path)]));
  },
);
