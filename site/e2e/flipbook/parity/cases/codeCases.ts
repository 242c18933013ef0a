import { ask, call, click, clickAway, clickText, drag, hover, listen, places } from '../actions.ts';
import type { ParityCase, ParityCases } from '../runCase.ts';

const { right, left } = places;
const press = ask('[flip.isUserMove, Math.round(flip.mousePosition.x)]');
const twice = { flipNext: call('flipNext'), 'flipNext again': call('flipNext') };
const chapters = ['1', '2', '3', '4', 'last'];
const moreChapters = ['1', '2', '3', '4', '5', '6', 'last'];

export const codeCases: ParityCases = {
  'at rest': { looks: ['elements', 'classes', 'styles', 'idle frames', 'role'] },
  StrictMode: { isStrict: true, steps: { click: clickAway(right) } },
  'numbers as strings': {
    count: 6,
    props: { width: '300', height: '400', flippingTime: '200', maxShadowOpacity: '0.5', swipeDistance: '30' },
    steps: { forward: clickAway(right), back: clickAway(left) },
  },
  'destroy in a cleanup': {
    isStrict: true,
    effect: 'destroys in its cleanup',
    count: 4,
    steps: { flipNext: call('flipNext') },
  },
  "the book in the parent's effect": { effect: 'asks' },
  'a contents list in a page': {
    inside: { 1: 'chapter 2', 6: 'contents' },
    steps: { 'chapter 2': clickText('Chapter 2'), contents: clickText('Contents') },
  },
  'insides that real code reads': {
    count: 6,
    follows: true,
    steps: {
      'the open page': call('flipNext'),
      'the number of pages': ask('flip.getPageCollection().getPageCount()'),
      'the flip controller': ask('flip.getFlipController().getState()'),
      'no press': ask('[flip.isUserMove, flip.mousePosition]'),
      'a click': clickAway(left),
      'after the click': [click(places.outside), press],
      'a drag': [drag([0.9, 0.8], [0.5, 0.8], [0.2, 0.8]), hover(places.outside)],
      'after the drag': [click(places.outside), press],
    },
  },
  'insides that nothing stands for': {
    steps: {
      'the list of pages': ask('flip.getPageCollection().pages.length'),
      'the list of pages, by its method': ask('flip.getPageCollection().getPages().length'),
      'the open spread': ask('flip.getPageCollection().getSpread().length'),
      'its number': ask('flip.getPageCollection().getCurrentSpreadIndex()'),
      'the settings': ask('flip.setting.width'),
      'the elements': ask('flip.ui.getWrapper().localName'),
      'the renderer': ask('flip.render.getOrientation()'),
    },
  },
  'listeners and other children': {
    buttons: { Retitle: { words: 'new' } },
    steps: { 'on flip': listen, 'other children': clickText('Retitle'), 'a turn': call('flipNext') },
  },
  'eager pictures': {
    inside: Object.fromEntries(['1', '2', '3', '4', '5', '6', '7', '8'].map((page) => [page, 'photo' as const])),
    steps: { 'before any turn': ask('(await Promise.all([...document.images].map((img) => img.decode()))).length') },
  },
  'a class that changes': { ...later({ className: 'night' }, { className: 'day' }), count: 4, looks: ['classes'] },
  'flippingTime 0': { props: { flippingTime: 0 } },
  'size undefined': { undefinedProp: 'size' },
  'height undefined': { undefinedProp: 'height' },
  'useMouseEvents undefined': { undefinedProp: 'useMouseEvents', steps: { click: clickAway(right) } },
  'className undefined': { undefinedProp: 'className' },
  'width later': later({ width: 250 }),
  'startPage later': later({ startPage: 4 }, {}, { flipNext: call('flipNext') }),
  'disableFlipByClick later': later({ disableFlipByClick: true }, {}, { click: clickAway(right) }),
  'a setting that changes': {
    buttons: { Slower: { props: { flippingTime: 800 } } },
    looks: ['time'],
    steps: { slower: [clickText('Slower'), call('flipNext')] },
  },
  'pages: Append': chaptersThat('Append', moreChapters),
  'pages: Remove': chaptersThat('Remove', ['1', '2', 'last']),
  'pages: Prepend': chaptersThat('Prepend', ['0', '00', ...chapters]),
  'pages: Retitle': {
    names: chapters,
    props: { startPage: 2 },
    buttons: { Retitle: { words: 'new' } },
    steps: { Retitle: clickText('Retitle') },
  },
  'pages kept': {
    names: chapters,
    props: { renderOnlyPageLengthChange: true },
    buttons: { Retitle: { words: 'new' }, Append: { names: moreChapters } },
    steps: { Retitle: clickText('Retitle'), Append: clickText('Append') },
  },
  'pages that come late': {
    count: 0,
    props: { startPage: 2 },
    buttons: { Load: { count: 6 }, Empty: { count: 0 } },
    steps: {
      'they come': clickText('Load'),
      flipNext: call('flipNext'),
      'they go': clickText('Empty'),
      'they come again': clickText('Load'),
    },
  },
  'a page that is null': { count: 2, odd: 'null', steps: { flipNext: call('flipNext') } },
  'pages in a fragment': { count: 2, odd: 'fragment', steps: { flipNext: call('flipNext') } },
  'a page without a ref': { count: 2, odd: 'no ref', steps: { flipNext: call('flipNext') } },
  'flipNext in onFlip': { calls: [['flipNext']], steps: { flipNext: call('flipNext') } },
  'flipNext in onFlip, again and again': {
    calls: [['flipNext'], ['flipNext']],
    steps: { flipNext: call('flipNext') },
  },
  'turnToPage in onFlip': { calls: [['turnToPage', 6]], steps: { flipNext: call('flipNext') } },
  'onFlip throws': { fails: 'flip', steps: twice },
  'onChangeState throws': { fails: 'changeState', steps: twice },
  'onInit throws': { fails: 'init', steps: twice },
  'what the methods answer': {
    props: { startPage: 2 },
    steps: {
      Bounds: ask('JSON.stringify(flip.getBoundsRect())'),
      Book: ask('[flip.getOrientation(), flip.getState(), flip.getPageCount(), flip.getCurrentPageIndex()]'),
      Settings: ask(`(({ startPage, size, width, height, minWidth, maxWidth, flippingTime, usePortrait, autoSize }) =>
        [startPage, size, width, height, minWidth, maxWidth, flippingTime, usePortrait, autoSize])(flip.getSettings())`),
      Listen: ask("[flip.on('flip', () => {}) === flip, flip.on('turned', () => {}) === flip, flip.off('flip')]"),
    },
  },
  'settings that are written to': {
    follows: true,
    steps: {
      disableFlipByClick: ask('flip.getSettings().disableFlipByClick = true'),
      click: clickAway(right),
    },
  },
  listeners: { steps: { 'on flip': listen, 'a turn': call('flipNext') } },
  off: { steps: { 'off flip, a turn': [listen, call('off', 'flip'), call('flipNext')] } },
  destroy: { looks: ['idle frames'], steps: { destroy: call('destroy'), flipNext: call('flipNext') } },
};

type Props = NonNullable<ParityCase['props']>;

function later(then: Props, first: Props = {}, steps: ParityCase['steps'] = {}): ParityCase {
  return {
    props: first,
    buttons: { Change: { props: then } },
    steps: { changed: clickText('Change'), ...steps },
  };
}

function chaptersThat(change: string, names: readonly string[]): ParityCase {
  return {
    names: chapters,
    props: { startPage: 2 },
    buttons: { [change]: { names } },
    steps: { [change]: clickText(change) },
  };
}
