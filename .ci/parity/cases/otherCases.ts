import type { ParityCase } from '../ParityCase.ts';
import { call, click, clickText, hover, key, places, size, touch } from './actions.ts';

const { right, left, outside } = places;

/** Fingers, keys, sizes and lists of pages. */
export const otherCases: readonly ParityCase[] = [
  {
    name: 'swipes',
    project: 'plain',
    steps: [
      { name: 'to the left', actions: [touch([0.9, 0.5], [0.6, 0.52])] },
      { name: 'to the right', actions: [touch([0.1, 0.5], [0.4, 0.52])] },
      { name: 'too short', actions: [touch([0.9, 0.5], [0.87, 0.5])] },
    ],
  },
  { name: 'tap on a page', project: 'plain', steps: [{ name: 'right page', actions: [touch([0.75, 0.5])] }] },
  { name: 'tap on a corner', project: 'plain', steps: [{ name: 'bottom right', actions: [touch([0.97, 0.95])] }] },
  {
    name: 'one page: swipes',
    project: 'plain',
    window: [300, 700],
    steps: [
      { name: 'to the left', actions: [touch([0.9, 0.5], [0.4, 0.52])] },
      { name: 'to the right', actions: [touch([0.1, 0.5], [0.6, 0.52])] },
    ],
  },
  {
    name: 'keys',
    project: 'plain',
    steps: [
      { name: 'arrow after a click', actions: [click(...right), key('ArrowRight')] },
      { name: 'tab, then an arrow', actions: [key('Tab'), key('ArrowRight')] },
    ],
  },
  {
    name: 'keys, asked for',
    project: 'plain',
    props: { keyboard: true },
    steps: [
      { name: 'tab', actions: [key('Tab')] },
      { name: 'arrow', actions: [key('ArrowRight')] },
      { name: 'End', actions: [key('End')] },
    ],
  },
  {
    name: "the app's own arrow keys",
    project: 'arrowKeys',
    steps: [
      { name: 'before a click', actions: [key('ArrowRight')] },
      { name: 'after a click', actions: [click(...right), hover(...outside)] },
      { name: 'arrow', actions: [key('ArrowRight')] },
      { name: 'arrow back', actions: [key('ArrowLeft')] },
    ],
  },
  {
    name: 'resize',
    project: 'plain',
    props: { startPage: 3 },
    steps: [
      { name: 'one page', actions: [size(500, 700)] },
      { name: 'narrower', actions: [size(400, 700)] },
      { name: 'two pages again', actions: [size(1000, 700)] },
    ],
  },
  {
    name: 'cover',
    project: 'cover',
    looks: ['classes'],
    steps: [
      { name: 'opened by a click', actions: [click(...right), hover(...outside)] },
      { name: 'closed', actions: [click(...left), hover(...outside)] },
      { name: 'last page', actions: [call('turnToPage', 5)] },
    ],
  },
  {
    name: 'cover: widths',
    project: 'cover',
    steps: [
      { name: 'narrower', actions: [size(700, 700)] },
      { name: 'one page', actions: [size(380, 700)] },
      { name: 'wide', actions: [size(1200, 700)] },
    ],
  },
  {
    name: 'hard page in a soft leaf',
    project: 'cover',
    props: { startPage: 3 },
    steps: [{ name: 'to the last page', actions: [call('flipNext')], looks: ['classes'] }],
  },
  ...(['Append', 'Remove', 'Prepend', 'Retitle'] as const).map(
    (name): ParityCase => ({
      name: `pages: ${name}`,
      project: 'children',
      props: { startPage: 2 },
      steps: [{ name, actions: [clickText(name)] }],
    }),
  ),
  ...(
    [
      ['a page that is null', 'null'],
      ['pages in a fragment', 'fragment'],
      ['a page without a ref', 'plain'],
    ] as const
  ).map(
    ([name, kind]): ParityCase => ({
      name,
      project: 'oddPages',
      props: { kind },
      steps: [{ name: 'flipNext', actions: [call('flipNext')] }],
    }),
  ),
  {
    name: 'pages kept',
    project: 'children',
    props: { renderOnlyPageLengthChange: true },
    steps: [
      { name: 'Retitle', actions: [clickText('Retitle')] },
      { name: 'Append', actions: [clickText('Append')] },
    ],
  },
  {
    name: 'a setting that changes',
    isAlone: true,
    project: 'children',
    steps: [{ name: 'slower', actions: [clickText('Slower'), call('flipNext')], looks: ['time'] }],
  },
  {
    name: 'StrictMode',
    project: 'strict',
    steps: [{ name: 'click', actions: [click(...right), hover(...outside)] }],
  },
];
