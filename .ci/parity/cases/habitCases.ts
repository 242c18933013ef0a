import type { ParityCase } from '../ParityCase.ts';
import { call, click, clickText, drag, hover, places, touch } from './actions.ts';

const { right, left, outside } = places;
const turnAndBack = [
  { name: 'forward', actions: [click(...right), hover(...outside)] },
  { name: 'back', actions: [click(...left), hover(...outside)] },
] as const;

/** What real code that uses `react-pageflip` was seen to do. */
export const habitCases: readonly ParityCase[] = [
  { name: 'numbers as strings', project: 'strings', steps: turnAndBack },
  { name: 'a start page as a string', project: 'strings', props: { startPage: '2' }, steps: [] },
  {
    name: 'destroy in a cleanup',
    project: 'strictDestroy',
    steps: [{ name: 'flipNext', actions: [call('flipNext')] }],
  },
  { name: 'pages that place themselves', project: 'absolutePages', steps: turnAndBack },
  {
    name: 'a page that is a video',
    project: 'media',
    steps: [
      { name: 'tap', actions: [touch(right)] },
      { name: 'swipe back', actions: [touch([0.3, 0.5], [0.6, 0.5])] },
    ],
  },
  {
    name: 'a page that is a canvas',
    project: 'media',
    props: { startPage: 2 },
    steps: [{ name: 'click', actions: [click(...right), hover(...outside)] }],
  },
  {
    name: 'a player with controls',
    project: 'media',
    props: { startPage: 4 },
    steps: [{ name: 'click', actions: [click(...left), hover(...outside)] }],
  },
  { name: 'bookmarks', project: 'ribbons', steps: turnAndBack },
  { name: 'heights that do not fit', project: 'maxHeight', steps: [] },
  { name: 'a narrow column', project: 'narrow', steps: [] },
  { name: 'a narrow column, never one page', project: 'narrow', props: { usePortrait: false }, steps: [] },
  { name: 'a book with a narrow class', project: 'narrowClass', props: { className: 'slim' }, steps: [] },
  {
    name: 'a book with a narrow class, overruled',
    project: 'narrowClass',
    props: { className: 'slim', isWide: true },
    steps: [],
  },
  {
    name: 'a contents list in a page',
    project: 'contents',
    steps: [
      { name: 'chapter 2', actions: [clickText('Chapter 2')] },
      { name: 'contents', actions: [clickText('Contents')] },
    ],
  },
  {
    name: 'insides that real code reads',
    project: 'internals',
    steps: [
      { name: 'the open page', actions: [call('flipNext')] },
      { name: 'the number of pages', actions: [clickText('Count')] },
      { name: 'the flip controller', actions: [clickText('State')] },
      { name: 'no press', actions: [clickText('Press')] },
      { name: 'a click', actions: [click(...left), hover(...outside)] },
      { name: 'after the click', actions: [clickText('Press')] },
      { name: 'a drag', actions: [drag([0.9, 0.8], [0.5, 0.8], [0.2, 0.8]), hover(...outside)] },
      { name: 'after the drag', actions: [clickText('Press')] },
    ],
  },
  {
    name: 'insides that nothing stands for',
    project: 'internals',
    steps: [
      { name: 'the list of pages', actions: [clickText('Leaves')] },
      { name: 'the list of pages, by its method', actions: [clickText('Pages')] },
      { name: 'the open spread', actions: [clickText('Spread')] },
      { name: 'its number', actions: [clickText('Spread index')] },
      { name: 'the settings', actions: [clickText('Setting')] },
      { name: 'the elements', actions: [clickText('Wrapper')] },
      { name: 'the renderer', actions: [clickText('Render')] },
    ],
  },
  { name: 'a box as wide as its book', project: 'flexParent', steps: turnAndBack },
  { name: 'a wide parent', project: 'wide', steps: [] },
  { name: 'both on one page', project: 'both', steps: turnAndBack },
];
