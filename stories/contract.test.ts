// Compares the contract with the shipped code. A story and end-to-end tests compare the numbers in
// style sheets.
import { selectAll } from 'css-select';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { draftGame } from '../site/prepare/draft/draftGame.ts';
import placeholder from '../site/prepare/placeholder/game.json' with { type: 'json' };
import { msPerCharacter as introMsPerCharacter } from '../site/screens/msPerCharacter.ts';
import { pageCount } from '../src/booklet/bookletPages.tsx';
import { bookSettings } from '../src/booklet/bookSettings.ts';
import { NotesPage } from '../src/booklet/pages/NotesPage.tsx';
import { consoleAt, pageNames } from '../src/console/engine/ConsoleState.ts';
import { msPerCharacter as consoleMsPerCharacter } from '../src/console/pageParts/msPerCharacter.ts';
import { CurrentPage } from '../src/console/pages/CurrentPage.tsx';
import { stepPx } from '../src/console/screen/useScreenEffects.ts';
import { finalText, planScript } from '../src/dialogue/script.ts';
import { dragThresholdPx, touchThresholdPx } from '../src/flipbook/engine/gestures.ts';
import { hotZonePx } from '../src/flipbook/engine/outline.ts';
import { validateSettings } from '../src/flipbook/engine/settings.ts';
import { swipeDirection } from '../src/flipbook/engine/speed.ts';
import type { Game } from '../src/resume/Game.ts';
import { levels } from '../src/resume/levels/levels.ts';
import { manualTexts } from '../src/resume/manual/manualTexts.ts';
import { defaultShell, shells } from '../src/resume/owner/shells.ts';
import { exampleContent } from '../src/resume/testing/exampleContent.ts';
import { contract } from './contract.ts';

describe.each([
  ["the placeholder's words", placeholder.scripts],
  ['the drafted words', draftGame(exampleContent().resume, '2025-11-01').scripts],
])('%s', (_, { greeting, farewell }) => {
  const pauses = (steps: Game['scripts']['greeting']) => steps.flatMap((step) => ('pause' in step ? [step.pause] : []));
  const [beforeErasing, afterErasing] = contract['greeting: pauses, ms'];

  test('type a slip, pause twice, delete some characters, and retype them', () => {
    const shapes = greeting.map((step) => ('type' in step ? 'type' : step));
    const erasure = { erase: contract['greeting: deleted characters'] };
    expect(shapes).toEqual(['type', { pause: beforeErasing }, { pause: afterErasing }, erasure, 'type']);
  });

  test('end with the corrected text, without the slip', () => {
    const [slip] = greeting;
    const firstText = slip && 'type' in slip ? slip.type : '';
    expect(firstText).toMatch(/ mete$/);
    expect(finalText(greeting, {})).toMatch(/ meet you! /);
    expect(finalText(greeting, {})).not.toContain('mete');
  });

  test('pause in the farewell as specified', () => {
    expect(pauses(farewell)).toEqual(contract['farewell: pauses, ms']);
  });

  test('last as long as their pauses and characters, at the intro’s speed', () => {
    const characters = greeting.reduce((sum, step) => {
      if ('type' in step) return sum + step.type.length;
      return sum + ('erase' in step ? step.erase : 0);
    }, 0);
    const typingMs = characters * contract['intro: ms per character'];
    expect(planScript(greeting, introMsPerCharacter).durationMs).toBe(typingMs + beforeErasing + afterErasing);
  });
});

const notes = parseDocument(
  renderToStaticMarkup(createElement(NotesPage, { view: manualTexts(exampleContent(), '').notes, number: 6 })),
);
const work = Array.from({ length: 6 }, (_, index) => ({ name: `Job ${index}`, startDate: String(2010 + index) }));
const requiredSettings = { width: 640, height: 600 };
const stretchSettings = validateSettings({ ...requiredSettings, size: 'stretch' });

describe('the contract', () => {
  test.each<[keyof typeof contract, unknown]>([
    ['console: shells', shells],
    ['console: default shell', defaultShell],
    ['console: scroll step, px', stepPx],
    ['console: ms per character', consoleMsPerCharacter],
    ['intro: ms per character', introMsPerCharacter],
    ['booklet: page width, px', bookSettings.width],
    ['booklet: page height, px', bookSettings.height],
    ['booklet: size', validateSettings(bookSettings).size],
    ['booklet: cover', bookSettings.showCover],
    ['booklet: turn duration, ms', bookSettings.flippingTime],
    ['booklet: maximum shadow opacity', bookSettings.maxShadowOpacity],
    ['booklet: touch scrolling on phones', bookSettings.mobileScrollSupport],
    ['booklet: pages', pageCount],
    ['booklet: ruled lines on the notes page', selectAll('[role=img] > div', notes).length],
    ['booklet: levels', levels(exampleContent({ resume: { work } })).map(({ number }) => number)],
    ['flipbook: size', validateSettings(requiredSettings).size],
    ['flipbook: turn duration, ms', validateSettings(requiredSettings).flippingTime],
    ['flipbook: drag threshold, px', dragThresholdPx],
    ['flipbook: touch movement threshold, px', touchThresholdPx],
    ["flipbook: side of the corner's hot zone, share of the diagonal", hotZonePx({ width: 300, height: 400 }) / 500],
    ['flipbook: minimum swipe distance, px', validateSettings(requiredSettings).swipeDistance],
    [
      'flipbook: minimum and maximum side of a stretched page, px',
      [stretchSettings.minWidth, stretchSettings.maxWidth],
    ],
    [
      'flipbook: minimum and maximum side of a stretched page, px',
      [stretchSettings.minHeight, stretchSettings.maxHeight],
    ],
  ])('%s', (name, actual) => {
    expect(actual, `"${name}" in stories/contract.ts`).toEqual(contract[name]);
  });

  const distance = contract['flipbook: minimum swipe distance, px'];
  const timeMs = contract['flipbook: maximum swipe duration, ms'];
  const directionOf = (dx: number, dy: number, durationMs: number) =>
    swipeDirection({ x: dx, y: dy, durationMs }, distance, false);

  test.each([
    ['be longer than the minimum distance', directionOf(-distance, 0, 1), directionOf(-distance - 1, 0, 1)],
    [
      'rise or fall less than twice the minimum distance',
      directionOf(-distance - 1, distance * 2, 1),
      directionOf(-distance - 1, distance * 2 - 1, 1),
    ],
    [
      'take less than the maximum duration',
      directionOf(-distance - 1, 0, timeMs),
      directionOf(-distance - 1, 0, timeMs - 1),
    ],
  ])('a swipe must %s', (_, atLimit, withinLimit) => {
    expect([atLimit, withinLimit]).toEqual([null, 'forward']);
  });

  test('the console has these pages, in this order', () => {
    const content = exampleContent({ resume: { basics: { name: 'Ada', label: 'Web developer' } } });
    const headings = pageNames.map((name) => {
      const props = { content, state: consoleAt(name), company: '', onEvent() {}, onCompany() {}, onDraft() {} };
      return selectAll('h2', parseDocument(renderToStaticMarkup(createElement(CurrentPage, props)))).map(textContent);
    });
    expect(headings.flat(), '"console: pages" in stories/contract.ts').toEqual(contract['console: pages']);
  });
});
