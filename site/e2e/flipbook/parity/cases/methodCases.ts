import { type Call, call, callAll, click, hover, lift, places, release, size } from '../actions.ts';
import type { ParityCase, ParityCases } from '../runCase.ts';

const { bottomRight, outside } = places;

/** A gesture on a page, and its end. */
const folded = { start: lift(bottomRight, [0.8, 0.8], [0.7, 0.85]), ended: release };
const lifted = { start: hover(bottomRight), ended: hover(outside) };

/** Methods of the book: in sequence, at once, at its ends, during a turn or drag. */
export const methodCases: ParityCases = {
  'methods that are there': { looks: ['missing methods'] },
  'turns by methods': {
    steps: {
      flipNext: call('flipNext'),
      'flipNext by the bottom corner': call('flipNext', 'bottom'),
      flipPrev: call('flipPrev'),
      'flip to a later page': call('flip', 6),
      'flip to an earlier page': call('flip', 1),
      'flip to the open page': call('flip', 0),
      'flipPrev at the first page': call('flipPrev'),
    },
  },
  'jumps by methods': {
    steps: {
      turnToPage: call('turnToPage', 4),
      turnToNextPage: call('turnToNextPage'),
      turnToPrevPage: call('turnToPrevPage'),
    },
  },
  'flipNext at the end': from(6, ['flipNext']),
  'turnToNextPage at the end': from(6, ['turnToNextPage']),
  'turnToPage to the open page': from(0, ['turnToPage', 0]),
  'turnToPage out of the book': from(2, ['turnToPage', 99]),
  'flip out of the book': from(4, ['flip', 999]),
  'several moves at once': from(0, ['flip', 2], ['flip', 4]),
  'flip, turnToPage': from(0, ['flip', 2], ['turnToPage', 6]),
  'a click, then flipPrev': {
    props: { startPage: 6, flippingTime: 3000 },
    count: 12,
    steps: { 'in one turn': [click(places.right), call('flipPrev')] },
  },
  'flipPrev, then a click': {
    props: { startPage: 6, flippingTime: 3000 },
    count: 12,
    steps: { 'in one turn': [call('flipPrev'), click(places.right)] },
  },
  'flipNext, flipPrev': from(2, ['flipNext'], ['flipPrev']),
  update: from(2, ['update']),
  'a window that changes in a turn': {
    props: { startPage: 2, flippingTime: 3000 },
    steps: { 'one page': [call('flipNext'), size(500, 700)] },
  },
  'flip with a folded page': inHand('flip', folded),
  'turnToPage with a folded page': inHand('turnToPage', folded),
  'flip with a lifted corner': inHand('flip', lifted),
  'turnToPage with a lifted corner': inHand('turnToPage', lifted),
  'less motion': {
    isStill: true,
    props: { flippingTime: 1000 },
    looks: ['time'],
    steps: { flipNext: call('flipNext'), corner: lifted.start },
  },
  'only corners: methods': {
    props: { disableFlipByClick: true, startPage: 4 },
    steps: { flipNext: call('flipNext'), flipPrev: call('flipPrev'), flip: call('flip', 0) },
  },
  'only corners: methods, with room beside the pages': {
    around: { maxWidth: 'none' },
    props: { disableFlipByClick: true, startPage: 4, autoSize: false },
    steps: { flipPrev: call('flipPrev') },
  },
};

/** A method called while a page is dragged. */
function inHand(method: string, { start, ended }: typeof folded): ParityCase {
  return { steps: { begun: start, [method]: call(method, 4), ended } };
}

/** Calls without a pause, starting at a page. */
function from(startPage: number, ...calls: readonly Call[]): ParityCase {
  return { props: { startPage }, steps: { called: callAll(...calls) } };
}
