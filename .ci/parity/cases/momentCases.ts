import type { Action, ParityCase } from '../ParityCase.ts';
import { call, click, clickText, hover, places, size } from './actions.ts';

const { bottomRight, outside } = places;
const lift = hover(...bottomRight);

/** What a hand does to a page, and how it lets it go. */
interface Hold {
  readonly begin: Action;
  readonly end: Action;
}
const lifted: Hold = { begin: lift, end: hover(...outside) };
const folded: Hold = {
  begin: { do: 'drag', over: [bottomRight, [0.8, 0.8], [0.7, 0.85]], held: true },
  end: { do: 'release' },
};

/** What is done while something else goes on: in handlers, in a turn, in a fold. */
export const momentCases: readonly ParityCase[] = [
  inHandler('flipNext in onFlip', ['flipNext']),
  inHandler('flipNext in onFlip, again and again', ['flipNext'], ['flipNext']),
  inHandler('turnToPage in onFlip', ['turnToPage', 6]),
  failing('onFlip'),
  failing('onChangeState'),
  failing('onInit'),
  {
    name: 'flip, turnToPage',
    project: 'plain',
    steps: [
      {
        name: 'at once',
        actions: [
          {
            do: 'call',
            calls: [
              ['flip', 2],
              ['turnToPage', 6],
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'flipNext, flipPrev',
    project: 'plain',
    props: { startPage: 2 },
    steps: [{ name: 'at once', actions: [{ do: 'call', calls: [['flipNext'], ['flipPrev']] }] }],
  },
  {
    name: 'two clicks at once',
    project: 'plain',
    props: { flippingTime: 3000 },
    steps: [{ name: 'below the words', actions: [click(0.75, 0.8), click(0.75, 0.8)] }],
  },
  {
    name: 'a window that changes in a turn',
    project: 'plain',
    props: { startPage: 2, flippingTime: 3000 },
    steps: [{ name: 'one page', actions: [call('flipNext'), size(500, 700)] }],
  },
  inHand('flip with a folded page', 'flip', folded),
  inHand('turnToPage with a folded page', 'turnToPage', folded),
  inHand('flip with a lifted corner', 'flip', lifted),
  inHand('turnToPage with a lifted corner', 'turnToPage', lifted),
  {
    name: 'less motion',
    isAlone: true,
    isStill: true,
    project: 'plain',
    props: { flippingTime: 1000 },
    steps: [
      { name: 'flipNext', actions: [call('flipNext')], looks: ['time'] },
      { name: 'corner', actions: [lift] },
    ],
  },
  {
    name: 'pages that come late',
    project: 'latePages',
    props: { startPage: 2 },
    steps: [
      { name: 'they come', actions: [clickText('Load')] },
      { name: 'flipNext', actions: [call('flipNext')] },
      { name: 'they go', actions: [clickText('Empty')] },
      { name: 'they come again', actions: [clickText('Load')] },
    ],
  },
];

function inHandler(name: string, ...calls: readonly (readonly (string | number)[])[]): ParityCase {
  return { name, project: 'inHandlers', props: { calls }, steps: [{ name: 'flipNext', actions: [call('flipNext')] }] };
}

function failing(fails: string): ParityCase {
  return {
    name: `${fails} throws`,
    project: 'failing',
    props: { fails },
    steps: [
      { name: 'flipNext', actions: [call('flipNext')] },
      { name: 'flipNext again', actions: [call('flipNext')] },
    ],
  };
}

/** A method that is called while a page is moved by hand. */
function inHand(name: string, method: 'flip' | 'turnToPage', { begin, end }: Hold): ParityCase {
  return {
    name,
    project: 'plain',
    steps: [
      { name: 'begun', actions: [begin] },
      { name: method, actions: [call(method, 4)] },
      { name: 'ended', actions: [end] },
    ],
  };
}
