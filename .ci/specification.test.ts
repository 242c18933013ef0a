// The specification's business constants (section 9), compared with the shipped code. They are written out here on purpose:
// a change of one is a change of the contract. Numbers of style sheets are read from their text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectAll } from 'css-select';
import { parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { msPerCharacter as introMsPerCharacter } from '../site/screens/msPerCharacter.ts';
import { windows } from '../site/screens/windows.ts';
import { pageCount } from '../src/booklet/bookletPages.tsx';
import { bookSettings } from '../src/booklet/bookSettings.ts';
import { NotesPage } from '../src/booklet/pages/NotesPage.tsx';
import { stepPx } from '../src/console/controls/useStepScroll.ts';
import { pageNames } from '../src/console/engine/pageNames.ts';
import { msPerCharacter as consoleMsPerCharacter } from '../src/console/screens/msPerCharacter.ts';
import { draftScripts } from '../src/content/draft/draftScripts.ts';
import { exampleContent } from '../src/content/exampleContent.ts';
import type { Game } from '../src/content/Game.ts';
import { levels } from '../src/content/levels.ts';
import { defaultShell, shells } from '../src/content/shells.ts';
import { finalText, planScript } from '../src/dialogue/script.ts';
import { dragThresholdPx, hotZonePx, swipeDirection, touchThresholdPx } from '../src/flipbook/engine/gestures.ts';
import { settings } from '../src/flipbook/engine/settings.ts';

const repository = join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(repository, file), 'utf8');
const scriptsIn = (file: string): Game['scripts'] => {
  const game: Pick<Game, 'scripts'> = JSON.parse(textOf(file));
  return game.scripts;
};

const placeholder = scriptsIn('site/build/placeholder/game.json');
const typedIn = ({ greeting, farewell }: Game['scripts']) =>
  JSON.stringify([...greeting, ...farewell].flatMap((step) => ('type' in step ? [step.type] : [])));
/** Owners write a greeting of their own, with pauses of their own; as long as it is the one we ship, it has ours. */
const ownWords = [scriptsIn('site/content/game.json')].filter((scripts) => typedIn(scripts) === typedIn(placeholder));

describe.each<[string, Game['scripts']]>([
  ["the placeholder's words", placeholder],
  ...ownWords.map((scripts): [string, Game['scripts']] => ['the words of site/content', scripts]),
  ['the drafted words', draftScripts],
])('%s', (_, { greeting, farewell }) => {
  const pauses = (steps: Game['scripts']['greeting']) => steps.flatMap((step) => ('pause' in step ? [step.pause] : []));

  test('type a slip, pause 650 ms, then 500 ms, delete four characters and type it right', () => {
    const shapes = greeting.map((step) => ('type' in step ? 'type' : step));
    expect(shapes).toEqual(['type', { pause: 650 }, { pause: 500 }, { erase: 4 }, 'type']);
  });

  test('say at the end what was meant, and not the slip', () => {
    const [slip] = greeting;
    const typed = slip && 'type' in slip ? slip.type : '';
    expect(typed).toMatch(/ mete$/);
    expect(finalText(greeting, {})).toMatch(/ meet you! /);
    expect(finalText(greeting, {})).not.toContain('mete');
  });

  test('pause for 500 ms in the farewell', () => {
    expect(pauses(farewell)).toEqual([500]);
  });

  test('take their pauses and a character’s time each, at the speed of the intro', () => {
    const characters = greeting.reduce((sum, step) => {
      if ('type' in step) return sum + step.type.length;
      return sum + ('erase' in step ? step.erase : 0);
    }, 0);
    expect(planScript(greeting, introMsPerCharacter).durationMs).toBe(characters * 30 + 650 + 500);
  });
});

describe('the booklet', () => {
  test('is fixed at 640 x 600 a page with its cover shown, turns in 900 ms, shades by 0.1 and lets phones scroll', () => {
    expect({ ...bookSettings, size: settings(bookSettings).size }).toEqual({
      width: 640,
      height: 600,
      size: 'fixed',
      showCover: true,
      flippingTime: 900,
      maxShadowOpacity: 0.1,
      mobileScrollSupport: true,
    });
    expect(textOf('src/booklet/BookView.tsx')).toContain('{...bookSettings}');
  });

  test('has eight pages, and 13 ruled lines for notes', () => {
    const page = parseDocument(renderToStaticMarkup(createElement(NotesPage, { number: 6 })));
    const lines = selectAll('[role=img] > div', page);
    expect([pageCount, lines.length]).toEqual([8, 13]);
  });

  test('has levels 1 to 5 plus a bonus stage', () => {
    const work = Array.from({ length: 6 }, (_, index) => ({ name: `Job ${index}`, startDate: String(2010 + index) }));
    expect(levels(exampleContent({ resume: { work } })).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 'bonus']);
  });
});

const given = { width: 640, height: 600 };
const swiped = (dx: number, dy: number, durationMs: number) =>
  swipeDirection({ from: { x: 0, y: 0 }, to: { x: dx, y: dy }, durationMs }, settings(given).swipeDistance, false);

describe('everything that is one number', () => {
  test.each<[string, unknown, unknown]>([
    ['console: pages', pageNames.length, 9],
    ['console: shells', shells, ['teal', 'berry', 'purple', 'dandelion', 'kiwi', 'grape']],
    ['console: shell at first', defaultShell, 'grape'],
    ['console: scroll step, px', stepPx, 100],
    ['console: ms per character', consoleMsPerCharacter, 5],
    ['intro: ms per character', introMsPerCharacter, 30],
    ['windows: narrow below 650 px', windows, { narrow: '(width < 650px)', wide: '(width >= 650px)' }],
    ['book: flippingTime, ms', settings(given).flippingTime, 1000],
    ['book: swipeDistance, px', settings(given).swipeDistance, 30],
    ['book: size', settings(given).size, 'fixed'],
    ['book: drag threshold, px', dragThresholdPx, 5],
    ['book: touch counts as movement beyond, px', touchThresholdPx, 10],
    ['book: hot zone, a fifth of the diagonal', hotZonePx({ width: 300, height: 400 }), 100],
    ['book: a swipe of more than 30 px', [swiped(-30, 0, 1), swiped(-31, 0, 1)], [null, 'forward']],
    ['book: a swipe of less than twice that up', [swiped(-31, 60, 1), swiped(-31, 59, 1)], [null, 'forward']],
    ['book: a swipe of less than 250 ms', [swiped(-31, 0, 250), swiped(-31, 0, 249)], [null, 'forward']],
  ])('%s', (_, shipped, stated) => {
    expect(shipped).toEqual(stated);
  });

  test('a stretched page without limits of its own is between 100 and 2000 px', () => {
    const { minWidth, minHeight, maxWidth, maxHeight } = settings({ ...given, size: 'stretch' });
    expect([minWidth, minHeight, maxWidth, maxHeight]).toEqual([100, 100, 2000, 2000]);
  });
});

test.each([
  ['src/console/shell/Device.module.css', 'the screen is 649 px and 80vw wide at most', '649px / 78, 80vw / 78'],
  ['src/console/Lcd.module.css', 'a screen by itself is 649 px wide at most', 'max-inline-size: 649px'],
  ['src/booklet/ScaledBook.module.css', 'two pages from 1280 px on', '@media (width >= 1280px) {'],
  ['src/booklet/Booklet.tsx', 'the book is a new one beyond 1280 px', "'(width >= 1280px)'"],
  ['site/RootLayout.module.css', 'the profiles are hidden below 650 px', '@media (width < 650px) {'],
])('%s: %s', (file, _, words) => {
  expect(textOf(file)).toContain(words);
});
