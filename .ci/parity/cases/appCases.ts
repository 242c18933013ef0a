import type { ParityCase } from '../ParityCase.ts';
import { call, click, clickText, hover, places, touch } from './actions.ts';

const { right, outside } = places;

/** What the app around a book, and what stands in its pages, counts on. */
export const appCases: readonly ParityCase[] = [
  {
    name: 'a drawing that keeps its mouse',
    project: 'ownPresses',
    steps: [{ name: 'click', actions: [click(...right), hover(...outside)] }],
  },
  {
    name: 'a drawing that keeps its fingers',
    project: 'ownPresses',
    steps: [{ name: 'tap', actions: [touch(right)] }],
  },
  {
    name: 'a drawing that keeps its pointers',
    project: 'ownPresses',
    props: { startPage: 2 },
    steps: [
      { name: 'click', actions: [click(...right), hover(...outside)] },
      { name: 'tap', actions: [touch(right)] },
    ],
  },
  {
    name: 'a drawing that the book ignores',
    project: 'ownPresses',
    props: { startPage: 4 },
    steps: [
      { name: 'click', actions: [click(...right), hover(...outside)] },
      { name: 'tap', actions: [touch(right)] },
    ],
  },
  { name: 'a single page', project: 'single', steps: [] },
  { name: 'a single page with a cover', project: 'single', props: { showCover: true }, steps: [] },
  {
    name: 'listeners and other children',
    project: 'listener',
    steps: [
      { name: 'on flip', actions: [clickText('Listen')] },
      { name: 'other children', actions: [clickText('Retitle')] },
      { name: 'a turn', actions: [call('flipNext')] },
    ],
  },
  {
    name: 'pages by their place',
    project: 'nthChild',
    steps: [
      { name: 'of the pages', actions: [clickText('Backgrounds')] },
      { name: 'of the boxes', actions: [clickText('Colours')] },
    ],
  },
  { name: "the book in the parent's effect", project: 'parentEffect', steps: [] },
  {
    name: 'eager pictures',
    project: 'eagerImages',
    steps: [{ name: 'before any turn', actions: [clickText('Count')] }],
  },
  { name: 'update', project: 'plain', props: { startPage: 2 }, steps: [{ name: 'update', actions: [call('update')] }] },
  {
    name: 'a drawer beside the book',
    project: 'drawer',
    steps: [
      { name: 'drawer', actions: [clickText('Drawer')] },
      { name: 'update', actions: [call('update')] },
    ],
  },
  {
    name: 'a book in a tab',
    project: 'drawer',
    props: { isHidden: true },
    steps: [
      { name: 'tab', actions: [clickText('Tab')] },
      { name: 'update', actions: [call('update')] },
    ],
  },
  {
    name: 'a curtain in a page',
    project: 'fixedInside',
    steps: [{ name: 'measure', actions: [clickText('Measure')] }],
  },
  { name: 'a book with sizes of its own', project: 'styledBook', steps: [] },
  ...[true, false].map((autoSize) => ({
    name: `a stretched book with a height${autoSize ? '' : ', without autoSize'}`,
    project: 'cover',
    props: { autoSize, style: { height: 300 } },
    steps: [],
  })),
  ...['300px', '100%', 'auto'].map(
    (width): ParityCase => ({ name: `width ${width}`, project: 'plain', props: { width }, steps: [] }),
  ),
  { name: 'height 400px', project: 'plain', props: { height: '400px' }, steps: [] },
  {
    name: 'a class that changes',
    project: 'restyled',
    steps: [{ name: 'night', actions: [clickText('Night')], looks: ['classes'] }],
  },
];
