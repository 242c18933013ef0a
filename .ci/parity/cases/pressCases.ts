import type { ParityCase } from '../ParityCase.ts';
import { call, click, drag, hover, places, touch } from './actions.ts';

const { right, left, bottomRight, outside } = places;

/** What presses do that are out of the ordinary: prevented, on what uses them, with a key, beside the pages. */
export const pressCases: readonly ParityCase[] = [
  ...(['pointerdown', 'mousedown', 'touchstart'] as const).map(prevented),
  {
    name: 'a drawing that prevents pointerdown: swipe',
    project: 'prevented',
    props: { event: 'pointerdown' },
    steps: [{ name: 'swipe', actions: [touch([0.9, 0.5], [0.6, 0.52])] }],
  },
  ...(
    [
      ['a button that is off', 0.13],
      ['a slider', 0.33],
      ['an open list', 0.53],
    ] as const
  ).map(([what, y]) => onPanel(what, y)),
  {
    name: 'no scrolling by touch',
    project: 'plain',
    props: { mobileScrollSupport: false },
    steps: [
      { name: 'tap', actions: [touch(right)] },
      { name: 'tap on a corner', actions: [touch(bottomRight)] },
    ],
  },
  {
    name: 'keys held at a click',
    project: 'plain',
    steps: [
      { name: 'Shift', actions: [{ do: 'click', at: right, key: 'Shift' }, hover(...outside)] },
      { name: 'Control', actions: [{ do: 'click', at: right, key: 'Control' }, hover(...outside)] },
    ],
  },
  {
    name: 'a click after a double click',
    project: 'plain',
    steps: [
      { name: 'double click', actions: [{ do: 'click', at: [0.6, 0.12], count: 2 }] },
      { name: 'click', actions: [click(...right)] },
    ],
  },
  {
    name: 'beside the pages',
    project: 'wide',
    props: { startPage: 2, autoSize: false },
    steps: [{ name: 'click', actions: [click(0.02, 0.5)] }],
  },
  {
    name: 'beside a cover',
    project: 'cover',
    steps: [
      { name: 'click', actions: [click(...left), hover(...outside)] },
      { name: 'corner', actions: [hover(...places.bottomLeft)] },
    ],
  },
  ...(
    [
      ['half size', { transform: 'scale(0.5)', transformOrigin: '0 0' }],
      ['half zoom', { zoom: 0.5 }],
    ] as const
  ).map(
    ([name, around]): ParityCase => ({
      name,
      project: 'framed',
      props: { around },
      steps: [
        { name: 'click right of the spine', actions: [click(0.6, 0.5), hover(0.5, 1.9)] },
        { name: 'click on the left page', actions: [click(...left), hover(0.5, 1.9)] },
        { name: 'drag', actions: [drag(bottomRight, [0.6, 0.8], [0.1, 0.8]), hover(0.5, 1.9)] },
      ],
    }),
  ),
  {
    name: 'right to left around the book',
    project: 'framed',
    props: { dir: 'rtl' },
    steps: [
      { name: 'click', actions: [click(...right), hover(...outside)] },
      { name: 'flipPrev', actions: [call('flipPrev')] },
    ],
  },
];

function prevented(event: string): ParityCase {
  return {
    name: `a drawing that prevents ${event}`,
    project: 'prevented',
    props: { event },
    steps: [
      { name: 'click', actions: [click(...right), hover(...outside)] },
      { name: 'back', actions: [call('flip', 0)] },
      { name: 'tap', actions: [touch(right)] },
    ],
  };
}

function onPanel(what: string, y: number): ParityCase {
  return {
    name: `${what}, not forwarded`,
    project: 'panel',
    props: { clickEventForward: false },
    steps: [
      { name: 'tap', actions: [touch([0.72, y])] },
      { name: 'back', actions: [call('flip', 0)] },
      { name: 'click', actions: [click(0.75, y), hover(...outside)] },
    ],
  };
}
