import type { ParityCase, Place } from '../ParityCase.ts';
import { click, clickText, drag, hover, places } from './actions.ts';

const { right, left, topLeft, topRight, bottomLeft, bottomRight, outside } = places;
/** In a window as wide as a page one page is shown. */
const phone = [300, 700] as const;

const cornerNames = {
  topRight: 'top right',
  bottomRight: 'bottom right',
  topLeft: 'top left',
  bottomLeft: 'bottom left',
} as const;

/** A mouse on the plain book. */
export const pointerCases: readonly ParityCase[] = [
  {
    name: 'clicks',
    project: 'plain',
    steps: [
      { name: 'right page', actions: [click(...right)] },
      { name: 'right page again', actions: [click(...right)] },
      { name: 'left page', actions: [click(...left)] },
      { name: 'top left corner', actions: [click(...topLeft), hover(...outside)] },
      { name: 'at the first page', actions: [click(...left)] },
    ],
  },
  {
    name: 'clicks on corners',
    project: 'plain',
    props: { startPage: 2 },
    steps: [
      { name: 'bottom right', actions: [click(...bottomRight), hover(...outside)] },
      { name: 'bottom left', actions: [click(...bottomLeft), hover(...outside)] },
      { name: 'top right', actions: [click(...topRight), hover(...outside)] },
      { name: 'at the last page', actions: [click(...right), click(...right)] },
    ],
  },
  {
    name: 'no click turns but in a corner',
    project: 'plain',
    props: { disableFlipByClick: true },
    steps: [
      { name: 'right page', actions: [click(...right)] },
      { name: 'corner', actions: [click(...bottomRight), hover(...outside)] },
    ],
  },
  {
    name: 'first row and column',
    project: 'plain',
    props: { startPage: 2, disableFlipByClick: true },
    steps: [
      { name: 'first row', actions: [click(places.topRight[0], 0), hover(...outside)] },
      { name: 'first column', actions: [click(0, places.bottomLeft[1]), hover(...outside)] },
    ],
  },
  {
    name: 'drag past the spine',
    project: 'plain',
    steps: [
      { name: 'forward', actions: [drag(bottomRight, [0.6, 0.7], [0.3, 0.8])] },
      { name: 'back', actions: [drag(topLeft, [0.4, 0.3], [0.7, 0.2])] },
      { name: 'from the middle of a page', actions: [drag(right, [0.5, 0.5], [0.2, 0.5])] },
    ],
  },
  {
    name: 'drag let go before the spine',
    project: 'plain',
    props: { startPage: 2 },
    steps: [
      { name: 'forward', actions: [drag(bottomRight, [0.8, 0.8], [0.7, 0.85])] },
      { name: 'back', actions: [drag(topLeft, [0.2, 0.2], [0.3, 0.15])] },
    ],
  },
  {
    name: 'drag held',
    project: 'plain',
    steps: [
      { name: 'lifted', actions: [{ do: 'drag', over: [bottomRight, [0.8, 0.8], [0.7, 0.85]], held: true }] },
      { name: 'let go outside', actions: [hover(...outside), { do: 'release' }] },
    ],
  },
  {
    name: 'drag that cannot turn',
    project: 'plain',
    steps: [{ name: 'back at the first page', actions: [drag(topLeft, [0.4, 0.3], [0.7, 0.2])] }],
  },
  {
    name: 'corners under the mouse',
    project: 'plain',
    props: { startPage: 2 },
    steps: [
      { name: 'top right', actions: [hover(...topRight)] },
      { name: 'away', actions: [hover(...right)] },
      { name: 'bottom right', actions: [hover(...bottomRight)] },
      { name: 'away again', actions: [hover(...right)] },
      { name: 'top left', actions: [hover(...topLeft)] },
      { name: 'out of the book', actions: [hover(...left), hover(...outside)] },
      { name: 'bottom left', actions: [hover(...bottomLeft)] },
    ],
  },
  ...(['topRight', 'bottomRight', 'topLeft', 'bottomLeft'] as const).map(cornerOfOnePage),
  {
    name: 'one page: clicks',
    project: 'plain',
    props: { startPage: 2 },
    window: phone,
    steps: [
      { name: 'right half', actions: [click(...right)] },
      { name: 'left side', actions: [click(...left)] },
      { name: 'just right of 40 %', actions: [click(0.45, 0.5)] },
    ],
  },
  {
    name: 'one page: drags',
    project: 'plain',
    props: { startPage: 2 },
    window: phone,
    steps: [
      { name: 'forward', actions: [drag([0.95, 0.9], [0.5, 0.8], [0.02, 0.9])] },
      { name: 'back', actions: [drag([0.05, 0.9], [0.5, 0.8], [0.9, 0.9])] },
    ],
  },
  {
    name: 'other buttons',
    project: 'plain',
    steps: [
      { name: 'right button', actions: [{ do: 'click', at: right, button: 'right' }] },
      { name: 'middle button', actions: [{ do: 'click', at: right, button: 'middle' }] },
    ],
  },
  {
    name: 'double click',
    project: 'plain',
    steps: [{ name: 'on words', actions: [{ do: 'click', at: [0.6, 0.12], count: 2 }] }],
  },
  {
    name: 'focus after a click',
    project: 'plain',
    steps: [{ name: 'click', actions: [click(...right)], looks: ['focus ring'] }],
  },
  {
    name: 'focus beside the book',
    project: 'listener',
    steps: [
      { name: 'on a button', actions: [clickText('Listen')] },
      { name: 'after a click on a page', actions: [click(...right)] },
    ],
  },
  {
    name: "a page's own controls",
    project: 'controls',
    steps: [
      { name: 'button', actions: [clickText('Buy')] },
      { name: 'link', actions: [clickText('More')] },
    ],
  },
  { name: "a page's words", project: 'controls', steps: [{ name: 'words', actions: [clickText('Words')] }] },
  {
    name: 'the box of a page',
    project: 'controls',
    steps: [{ name: 'box', actions: [clickText('Agree')] }],
  },
  {
    name: "a page's own controls, not forwarded",
    project: 'controls',
    props: { clickEventForward: false },
    steps: [{ name: 'button', actions: [clickText('Buy')] }],
  },
];

/** With one page shown, whether that corner is one: only in corners do clicks turn here. */
function cornerOfOnePage(name: keyof typeof cornerNames): ParityCase {
  const at: Place = places[name];
  return {
    name: `one page: ${cornerNames[name]} corner`,
    project: 'plain',
    props: { startPage: 2, disableFlipByClick: true },
    window: phone,
    steps: [
      { name: 'hover', actions: [hover(...at)] },
      { name: 'click', actions: [click(...at)] },
    ],
  };
}
