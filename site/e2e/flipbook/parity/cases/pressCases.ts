import { call, click, clickAway, clickText, drag, hover, key, places, touch } from '../actions.ts';
import type { Inside } from '../pages/insides.tsx';
import type { ReaderProps } from '../pages/Reader.tsx';
import type { ParityCase, ParityCases } from '../runCase.ts';

const { right, left, bottomRight } = places;
const clickAndTap = { click: clickAway(right), tap: touch(right) };

/** Presses and keys on page content, beside the pages, and in a transformed book. */
export const pressCases: ParityCases = {
  "a page's own controls": {
    inside: { 2: 'controls' },
    steps: { button: clickText('Buy'), link: clickText('More') },
  },
  "a page's words": { inside: { 2: 'controls' }, steps: { words: clickText('Words') } },
  'the box of a page': { inside: { 2: 'controls' }, steps: { box: clickText('Agree') } },
  "a page's own controls, not forwarded": {
    inside: { 2: 'controls' },
    props: { clickEventForward: false },
    steps: { button: clickText('Buy') },
  },
  'a button that is off, not forwarded': onPanel(0.13),
  'a slider, not forwarded': onPanel(0.33),
  'an open list, not forwarded': onPanel(0.53),
  'a page that is a video': {
    inside: { 2: 'video', 3: 'video' },
    steps: { tap: touch(right), 'swipe back': touch([0.3, 0.5], [0.6, 0.5]) },
  },
  'a page that is a canvas': { inside: { 2: 'canvas' }, steps: { click: clickAway(right) } },
  'a player with controls': {
    inside: { 3: 'player' },
    props: { startPage: 2 },
    steps: { click: clickAway(left) },
  },
  'a drawing that keeps its mouse': { inside: { 2: 'keeps presses' }, steps: { click: clickAway(right) } },
  'a drawing that keeps its fingers': { inside: { 2: 'keeps presses' }, steps: { tap: touch(right) } },
  'a drawing that keeps its pointers': { inside: { 2: 'keeps pointers' }, steps: clickAndTap },
  'a drawing that the book ignores': { inside: { 2: 'is ignored' }, steps: clickAndTap },
  'a drawing that prevents pointerdown': prevented('prevents pointerdown'),
  'a drawing that prevents mousedown': prevented('prevents mousedown'),
  'a drawing that prevents touchstart': prevented('prevents touchstart'),
  'a drawing that prevents pointerdown: swipe': {
    inside: { 2: 'prevents pointerdown' },
    steps: { swipe: touch([0.9, 0.5], [0.6, 0.52]) },
  },
  'focus after a click': { looks: ['focus ring'], steps: { click: click(right) } },
  'focus beside the book': {
    buttons: { Button: {} },
    steps: { 'on a button': clickText('Button'), 'after a click on a page': click(right) },
  },
  keys: {
    steps: {
      'arrow after a click': [click(right), key('ArrowRight')],
      'tab, then an arrow': [key('Tab'), key('ArrowRight')],
    },
  },
  'keys, asked for': {
    props: { keyboard: true },
    steps: { tab: key('Tab'), arrow: key('ArrowRight'), End: key('End') },
  },
  "the app's own arrow keys": {
    effect: 'arrow keys',
    steps: {
      'before a click': key('ArrowRight'),
      'after a click': clickAway(right),
      arrow: key('ArrowRight'),
      'arrow back': key('ArrowLeft'),
    },
  },
  'beside the pages': {
    around: { maxWidth: 'none' },
    props: { startPage: 2, autoSize: false },
    steps: { click: click([0.02, 0.5]) },
  },
  'half size': drawCase({ outside: { transform: 'scale(0.5)', transformOrigin: '0 0' } }),
  'half zoom': drawCase({ outside: { zoom: 0.5 } }),
  'right to left around the book': {
    dir: 'rtl',
    steps: { click: clickAway(right), flipPrev: call('flipPrev') },
  },
};

function prevented(inside: Inside): ParityCase {
  return { inside: { 2: inside }, steps: { click: clickAway(right), back: call('flip', 0), tap: touch(right) } };
}

function onPanel(y: number): ParityCase {
  return {
    inside: { 2: 'panel' },
    props: { clickEventForward: false },
    steps: { tap: touch([0.72, y]), back: call('flip', 0), click: clickAway([0.75, y]) },
  };
}

function drawCase(caseProps: ReaderProps): ParityCase {
  const away = hover([0.5, 1.9]);
  return {
    ...caseProps,
    steps: {
      'click right of the spine': [click([0.6, 0.5]), away],
      'click on the left page': [click(left), away],
      drag: [drag(bottomRight, [0.6, 0.8], [0.1, 0.8]), away],
    },
  };
}
