// Each text of the schemas appears in the places that should show it. The fields of sections appear
// only on the media that sectionFields.ts lists. visibleFields.test.ts tests the documents.
import { Parser } from 'htmlparser2';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Booklet } from '../../src/booklet/Booklet.tsx';
import { type ConsoleState, consoleAt, pageNames } from '../../src/console/engine/ConsoleState.ts';
import { Handheld } from '../../src/console/Handheld.tsx';
import { CurrentPage } from '../../src/console/pages/CurrentPage.tsx';
import type { Content } from '../../src/resume/Content.ts';
import { numericDateMessages } from '../../src/resume/dates/formatPeriod.ts';
import { type SectionMedium, sectionMedia } from '../../src/resume/sections/sectionNames.ts';
import { AppProviders } from '../app/AppProviders.tsx';
import { resumeSchema } from '../import/rules.ts';
import { gameSchema } from '../prepare/game/gameSchema.ts';
import { formattedResume } from '../prepare/publish/publish.ts';
import { filledSchema } from '../prepare/testing/filledSchema.ts';
import { sectionMarkers } from '../prepare/testing/sectionMarkers.ts';
import { Intro } from './Intro.tsx';
import { PlainResume } from './PlainResume.tsx';
import { pages } from './pages.ts';

const game = filledSchema(gameSchema, 'zg');
const resume = filledSchema(resumeSchema, 'zr');

type TextPlace = 'console' | 'manual' | 'resume' | 'intro' | 'head';
const gamePlaces: readonly TextPlace[] = ['console', 'manual'];
const contentPlaces: readonly TextPlace[] = [...gamePlaces, 'resume'];

/** The keys that each list of places shows. The longest matching path prefix counts. */
const keysByPlaces: readonly (readonly [places: readonly TextPlace[], keys: readonly string[]])[] = [
  [[], ['site.translations', 'levels', 'documents', 'meta', 'basics.location.countryCode']],
  [gamePlaces, ['player', 'quest', 'letters.generic', 'sideQuests', 'about']],
  [[...gamePlaces, 'intro'], ['character']],
  [['console'], ['console', 'scripts', 'letters.personal']],
  [['manual'], ['site.address', 'manual']],
  [['intro'], ['scripts.greeting']],
  [['head'], ['site.description']],
  [contentPlaces, ['site.language']],
  [
    [...contentPlaces, 'intro', 'head'],
    ['basics.name', 'basics.label'],
  ],
  [
    ['manual', 'resume'],
    ['basics.email', 'basics.profiles[].username'],
  ],
  [['resume', 'head'], ['basics.summary']],
  [['resume', 'intro'], ['basics.location']],
  [['resume'], ['basics']],
];

function placesOf(path: string): readonly TextPlace[] {
  const matches = keysByPlaces.flatMap(([places, keys]) =>
    keys.filter((key) => path.startsWith(key)).map((key) => ({ key, places })),
  );
  return matches.toSorted((a, b) => b.key.length - a.key.length)[0]?.places ?? [];
}

const consoleStates: readonly ConsoleState[] = [
  ...pageNames.map(consoleAt),
  { page: 'side-quests', view: 'detail', quest: 0, startMenu: 'closed' },
];

/** The site's text in each place: its screens, and the heads of its pages. */
function renderedTexts(content: Content): Readonly<Record<TextPlace, string>> {
  const renderText = (Part: FunctionComponent) => {
    const children = createElement(StaticRouter, { location: '/' }, createElement(Part));
    return renderToStaticMarkup(createElement(AppProviders, { content, children })).toLowerCase();
  };
  const noopHandlers = { onEvent() {}, onCompany() {}, onDraft() {} };
  const consoleTexts = ['', 'Acme'].flatMap((company) =>
    consoleStates.map((state) =>
      renderText(() => createElement(CurrentPage, { content, state, company, ...noopHandlers })),
    ),
  );
  return {
    console: consoleTexts.join() + renderText(() => createElement(Handheld, { content })),
    manual: renderText(() => createElement(Booklet, { content })),
    resume: renderText(PlainResume),
    intro: renderText(Intro),
    head: pages.map((page) => JSON.stringify(page.text(content)).toLowerCase()).join(),
  };
}

const content: Content = {
  resume: formattedResume(resumeSchema.parse(resume.document)),
  game: { ...gameSchema.parse(game.document), levels: undefined, sections: undefined, documents: undefined },
  asOf: '2025-11-01',
};

const siteTexts = renderedTexts(content);

const sectionTexts = sectionMarkers(resume.textsByPath);
const sectionPaths = sectionTexts.map(([path]) => path);
const otherTexts = [...game.textsByPath, ...resume.textsByPath].filter(([path]) => !sectionPaths.includes(path));

test.each(otherTexts)('%s appears in each place that should show it', (path, word) => {
  expect(placesOf(path).filter((place) => !siteTexts[place].includes(word))).toEqual([]);
});

test.each(sectionTexts)('%s appears on exactly the media that sectionFields.ts lists', (_, word, media) => {
  const isOn = (medium: SectionMedium) => siteTexts[medium].replace(/<svg.*?<\/svg>/gs, '').includes(word);
  expect(sectionMedia.filter(isOn)).toEqual(media);
});

/** Each text on a page, with the language of the nearest element that has one. */
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

/** The owner's name and contacts, URLs, and the years of dates have no language. */
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
    const isOwnerText = (text: string) => ownerTexts.some((word) => text.includes(word)) || /– nu$|^nu$/.test(text);
    const mislabeledTexts = textLanguages(renderedTexts(danish)[place]).filter(([text, language]) => {
      // The text without the words of the filled schemas, and without numbers.
      const interfaceText = text.replace(/z[rg]\d+(?:x\.example|x)?|\d+/g, '');
      // A sentence of the interface may contain the owner's words.
      if (isOwnerText(text)) return language !== 'da' && !/\p{L}{3}/u.test(interfaceText);
      return /\p{L}{3}/u.test(interfaceText) && language !== 'en';
    });
    expect(mislabeledTexts).toEqual([]);
  },
);
