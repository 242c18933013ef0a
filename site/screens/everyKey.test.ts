// Every text of the schemas appears where it should. documentWords.test.ts tests the documents.
import { Parser } from 'htmlparser2';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Outlet, Route, Routes, StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Booklet } from '../../src/booklet/Booklet.tsx';
import { type ConsoleState, consoleAt, pageNames } from '../../src/console/engine/ConsoleState.ts';
import { Handheld } from '../../src/console/Handheld.tsx';
import { CurrentPage } from '../../src/console/pages/CurrentPage.tsx';
import type { Content } from '../../src/resume/Content.ts';
import { numericDateMessages } from '../../src/resume/dates/formatPeriod.ts';
import { AppProviders } from '../app/AppProviders.tsx';
import { resumeSchema } from '../import/validate/resumeSchema.ts';
import { gameSchema } from '../prepare/game/gameSchema.ts';
import { formattedResume } from '../prepare/publish/publish.ts';
import { filledSchema } from '../prepare/testing/filledSchema.ts';
import { Intro } from './Intro.tsx';
import { PlainResume } from './PlainResume.tsx';
import { pages } from './pages.ts';

const game = filledSchema(gameSchema, 'zg');
const resume = filledSchema(resumeSchema, 'zr');

type TextPlace = 'console' | 'manual' | 'resume' | 'intro' | 'head';
const inGame: readonly TextPlace[] = ['console', 'manual'];
const everywhere: readonly TextPlace[] = [...inGame, 'resume'];

/** The keys that each list of places shows. The longest matching path prefix counts. */
const keysByPlaces: readonly (readonly [places: readonly TextPlace[], keys: readonly string[]])[] = [
  [[], ['site.translations', 'levels', 'documents', 'meta', 'basics.location.countryCode']],
  [inGame, ['player', 'quest', 'letters.generic', 'sideQuests', 'about']],
  [[...inGame, 'intro'], ['character']],
  [['console'], ['console', 'scripts', 'letters.personal']],
  [['manual'], ['site.address', 'manual']],
  [['intro'], ['scripts.greeting']],
  [['head'], ['site.description']],
  [everywhere, ['site.language', 'work', 'education', 'languages', 'volunteer[].organization', 'volunteer[].position']],
  [everywhere, ['awards[].title', 'certificates[].name', 'publications[].name', 'interests[].name']],
  [
    [...everywhere, 'intro', 'head'],
    ['basics.name', 'basics.label'],
  ],
  [
    ['manual', 'resume'],
    ['basics.email', 'basics.profiles[].username', 'projects'],
  ],
  [['resume', 'head'], ['basics.summary']],
  [['resume', 'intro'], ['basics.location']],
  [['resume'], ['basics', 'work[].location', 'education[].score']],
  [['resume'], ['projects[].roles', 'projects[].entity', 'projects[].type', 'projects[].location']],
  [['resume'], ['education[].location', 'education[].thesis', 'education[].summary', 'education[].highlights']],
  [['resume'], ['publications[].authors', 'volunteer[].location']],
  // The manual names the résumé's other sections, and no more.
  [
    ['console', 'resume'],
    ['', 'work[].description'],
  ],
];

function placesOf(path: string): readonly TextPlace[] {
  const matches = keysByPlaces.flatMap(([places, keys]) =>
    keys.filter((key) => path.startsWith(key)).map((key) => ({ key, places })),
  );
  return matches.toSorted((a, b) => b.key.length - a.key.length)[0]?.places ?? [];
}

const consoleStates: readonly ConsoleState[] = [
  ...pageNames.map(consoleAt),
  { page: 'side-quests', shows: 'detail', quest: 0, startMenu: 'closed' },
];

/** The site's text in each place: its screens, and the heads of its pages. */
function renderedTexts(content: Content): Readonly<Record<TextPlace, string>> {
  const layout = createElement(Outlet, { context: [false, () => undefined] });
  const renderText = (Part: FunctionComponent) => {
    const screen = createElement(Route, { index: true, element: createElement(Part) });
    const routes = createElement(Routes, null, createElement(Route, { element: layout }, screen));
    const children = createElement(StaticRouter, { location: '/' }, routes);
    return renderToStaticMarkup(createElement(AppProviders, { content, children })).toLowerCase();
  };
  const ignored = { onEvent() {}, onCompany() {}, onDraft() {} };
  const onConsole = ['', 'Acme'].flatMap((company) =>
    consoleStates.map((state) => renderText(() => createElement(CurrentPage, { content, state, company, ...ignored }))),
  );
  return {
    console: onConsole.join() + renderText(() => createElement(Handheld, { content })),
    manual: renderText(() => createElement(Booklet, { content })),
    resume: renderText(PlainResume),
    intro: renderText(Intro),
    head: pages.map((page) => JSON.stringify(page.messages(content)).toLowerCase()).join(),
  };
}

const content: Content = {
  resume: formattedResume(resumeSchema.parse(resume.document)),
  game: { ...gameSchema.parse(game.document), levels: undefined, sections: undefined, documents: undefined },
  asOf: '2025-11-01',
};

const rendered = renderedTexts(content);

test.each([...game.textsByPath, ...resume.textsByPath])(
  '%s appears in each place that should show it',
  (path, word) => {
    expect(placesOf(path).filter((place) => !rendered[place].includes(word))).toEqual([]);
  },
);

/** Each text in a page, with its language: that of the nearest element that has one. */
function textLanguages(html: string): readonly (readonly [text: string, language: string])[] {
  const texts: [string, string][] = [];
  const languages = ['en'];
  const parser = new Parser({
    onopentag: (_, { lang }) => void languages.push(lang ?? languages.at(-1) ?? ''),
    ontext: (text) => void texts.push([text, languages.at(-1) ?? '']),
    onclosetag: () => void languages.pop(),
  });
  parser.end(html);
  return texts;
}

/** Names of people and networks, addresses, and years alone have no language. */
const languageless = /^basics\.name$|basics\.(?:email|phone|url|profiles)|[uU]rl$|[dD]ate$/;

test.each(['resume', 'console', 'manual', 'intro'] as const)(
  'on %s, the owner’s texts have their own language, and the interface stays English',
  (place) => {
    const danish = {
      ...content,
      messages: { base: numericDateMessages('da') },
      textLanguages: { resume: 'da', letters: 'da' },
    };
    const words = [...resume.textsByPath].filter(([path]) => !languageless.test(path)).map(([, word]) => word);
    const letters = [...game.textsByPath].filter(([path]) => path.startsWith('letters')).map(([, word]) => word);
    const ownerTexts = [...words, ...letters];
    const isOwners = (text: string) => ownerTexts.some((word) => text.includes(word)) || /– nu$|^nu$/.test(text);
    const wrong = textLanguages(renderedTexts(danish)[place]).filter(([text, language]) => {
      const letterText = text.replace(/z[rg]\d+(?:x\.example|x)?|\d+/g, '');
      // A sentence of the interface may contain the owner's words.
      if (isOwners(text)) return language !== 'da' && !/\p{L}{3}/u.test(letterText);
      return /\p{L}{3}/u.test(letterText) && language !== 'en';
    });
    expect(wrong).toEqual([]);
  },
);
