import { call, click, clickAway, drag, hover, lift, type Place, places, release, touch } from '../actions.ts';
import type { ParityCase, ParityCases } from '../runCase.ts';

const { right, left, topLeft, topRight, bottomLeft, bottomRight, outside } = places;
/** A window as wide as a page, so one page shows. */
const phone = { window: [300, 700] } as const;
const overText = [0.6, 0.12] as const;

export const handCases: ParityCases = {
  clicks: {
    steps: {
      'right page': click(right),
      'right page again': click(right),
      'left page': click(left),
      'top left corner': clickAway(topLeft),
      'at the first page': click(left),
    },
  },
  'clicks on corners': {
    props: { startPage: 2 },
    steps: {
      'bottom right': clickAway(bottomRight),
      'bottom left': clickAway(bottomLeft),
      'top right': clickAway(topRight),
      'at the last page': [click(right), click(right)],
    },
  },
  'no click turns but in a corner': {
    props: { disableFlipByClick: true },
    steps: { 'right page': click(right), corner: clickAway(bottomRight) },
  },
  'first row and column': {
    props: { startPage: 2, disableFlipByClick: true },
    steps: { 'first row': clickAway([topRight[0], 0]), 'first column': clickAway([0, bottomLeft[1]]) },
  },
  'drag past the spine': {
    steps: {
      forward: drag(bottomRight, [0.6, 0.7], [0.3, 0.8]),
      back: drag(topLeft, [0.4, 0.3], [0.7, 0.2]),
      'from the middle of a page': drag(right, [0.5, 0.5], [0.2, 0.5]),
    },
  },
  'drag let go before the spine': {
    props: { startPage: 2 },
    steps: {
      forward: drag(bottomRight, [0.8, 0.8], [0.7, 0.85]),
      back: drag(topLeft, [0.2, 0.2], [0.3, 0.15]),
    },
  },
  'drag held': {
    steps: {
      lifted: lift(bottomRight, [0.8, 0.8], [0.7, 0.85]),
      'let go outside': [hover(outside), release],
    },
  },
  'drag that cannot turn': { steps: { 'back at the first page': drag(topLeft, [0.4, 0.3], [0.7, 0.2]) } },
  'corners under the mouse': {
    props: { startPage: 2 },
    steps: {
      'top right': hover(topRight),
      away: hover(right),
      'bottom right': hover(bottomRight),
      'away again': hover(right),
      'top left': hover(topLeft),
      'out of the book': [hover(left), hover(outside)],
      'bottom left': hover(bottomLeft),
    },
  },
  'one page: bottom right corner': cornerOfOnePage(bottomRight),
  'one page: top left corner': cornerOfOnePage(topLeft),
  'one page: clicks': {
    ...phone,
    props: { startPage: 2 },
    steps: { 'right half': click(right), 'left side': click(left), 'just right of 40 %': click([0.45, 0.5]) },
  },
  'one page: drags': {
    ...phone,
    props: { startPage: 2 },
    steps: {
      forward: drag([0.95, 0.9], [0.5, 0.8], [0.02, 0.9]),
      back: drag([0.05, 0.9], [0.5, 0.8], [0.9, 0.9]),
    },
  },
  'one page: drags let go early': {
    ...phone,
    props: { startPage: 2 },
    steps: {
      forward: drag([0.95, 0.9], [0.5, 0.8], [0.2, 0.9]),
      back: drag([0.05, 0.9], [0.1, 0.8], [0.3, 0.9]),
    },
  },
  'a drag during a turn': {
    props: { flippingTime: 3000 },
    steps: { 'click and drag': [click(right), drag(bottomRight, [0.8, 0.8], [0.3, 0.8])] },
  },
  'two clicks at once': {
    props: { flippingTime: 3000 },
    steps: { 'below the words': [click([0.75, 0.8]), click([0.75, 0.8])] },
  },
  'double click': { steps: { 'on words': click(overText, { clickCount: 2 }) } },
  'a click after a double click': {
    steps: { 'double click': click(overText, { clickCount: 2 }), click: click(right) },
  },
  'other buttons': {
    steps: { 'right button': click(right, { button: 'right' }), 'middle button': click(right, { button: 'middle' }) },
  },
  'keys held at a click': {
    steps: {
      Shift: [click(right, { key: 'Shift' }), hover(outside)],
      Control: [click(right, { key: 'Control' }), hover(outside)],
    },
  },
  'no mouse': {
    props: { useMouseEvents: false },
    steps: { corner: hover(bottomRight), click: click(right), flipNext: call('flipNext') },
  },
  'no corners': {
    props: { showPageCorners: false },
    steps: { hover: hover(bottomRight), click: click(bottomRight) },
  },
  'time of a turn': {
    props: { flippingTime: 400 },
    looks: ['time'],
    steps: { click: click(right), flipNext: call('flipNext') },
  },
  'time of a release': {
    props: { flippingTime: 1000 },
    looks: ['time'],
    steps: { 'past the spine': drag(bottomRight, [0.6, 0.8], [0.45, 0.9]) },
  },
  swipes: {
    steps: {
      'to the left': touch([0.9, 0.5], [0.6, 0.52]),
      'to the right': touch([0.1, 0.5], [0.4, 0.52]),
      'too short': touch([0.9, 0.5], [0.87, 0.5]),
    },
  },
  'one page: swipes': {
    ...phone,
    steps: { 'to the left': touch([0.9, 0.5], [0.4, 0.52]), 'to the right': touch([0.1, 0.5], [0.6, 0.52]) },
  },
  'tap on a page': { steps: { 'right page': touch(right) } },
  'tap on a corner': { steps: { 'bottom right': touch(bottomRight) } },
  'no scrolling by touch': {
    props: { mobileScrollSupport: false },
    steps: { tap: touch(right), 'tap on a corner': touch(bottomRight) },
  },
};

/** Whether that corner is one in portrait: only clicks in corners turn here. */
function cornerOfOnePage(at: Place): ParityCase {
  return {
    ...phone,
    props: { startPage: 2, disableFlipByClick: true },
    // From below the book, so that no other corner is on the way.
    steps: { hover: [hover(outside), hover(at)], click: click(at) },
  };
}
