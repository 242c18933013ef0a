import type { ParityCase } from '../ParityCase.ts';
import { call, click, clickText, places } from './actions.ts';

/** The book's methods and listeners. */
export const methodCases: readonly ParityCase[] = [
  {
    name: 'turns by methods',
    project: 'plain',
    steps: [
      { name: 'flipNext', actions: [call('flipNext')] },
      { name: 'flipNext by the bottom corner', actions: [call('flipNext', 'bottom')] },
      { name: 'flipPrev', actions: [call('flipPrev')] },
      { name: 'flip to a later page', actions: [call('flip', 6)] },
      { name: 'flip to an earlier page', actions: [call('flip', 1)] },
      { name: 'flip to the open page', actions: [call('flip', 0)] },
      { name: 'flipPrev at the first page', actions: [call('flipPrev')] },
    ],
  },
  {
    name: 'flipNext at the end',
    project: 'plain',
    props: { startPage: 6 },
    steps: [{ name: 'flipNext', actions: [call('flipNext')] }],
  },
  {
    name: 'jumps by methods',
    project: 'plain',
    steps: [
      { name: 'turnToPage', actions: [call('turnToPage', 4)] },
      { name: 'turnToNextPage', actions: [call('turnToNextPage')] },
      { name: 'turnToPrevPage', actions: [call('turnToPrevPage')] },
    ],
  },
  oneCall('turnToPrevPage at the first page', 0, ['turnToPrevPage']),
  oneCall('turnToNextPage at the end', 6, ['turnToNextPage']),
  oneCall('turnToPage to the open page', 0, ['turnToPage', 0]),
  oneCall('turnToPage out of the book', 2, ['turnToPage', 99]),
  oneCall('flip out of the book', 4, ['flip', 999]),
  oneCall('flip before the book', 4, ['flip', -1]),
  {
    name: 'several moves at once',
    project: 'plain',
    steps: [
      {
        name: 'flip 2, flip 4',
        actions: [
          {
            do: 'call',
            calls: [
              ['flip', 2],
              ['flip', 4],
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'two steps at once',
    project: 'plain',
    steps: [{ name: 'flipNext, flipNext', actions: [{ do: 'call', calls: [['flipNext'], ['flipNext']] }] }],
  },
  { name: 'start page 99', project: 'plain', props: { startPage: 99 }, steps: [] },
  { name: 'start page -1', project: 'plain', props: { startPage: -1 }, steps: [] },
  { name: 'start on the right', project: 'plain', props: { startPage: 3 }, steps: [] },
  {
    name: 'methods that are there',
    project: 'plain',
    looks: ['methods'],
    steps: [],
  },
  {
    name: 'listeners',
    project: 'listener',
    steps: [
      { name: 'on flip', actions: [clickText('Listen')] },
      { name: 'a turn', actions: [call('flipNext')] },
    ],
  },
  {
    name: 'off',
    project: 'listener',
    steps: [{ name: 'off flip, a turn', actions: [clickText('Listen'), clickText('Deafen'), call('flipNext')] }],
  },
  {
    name: 'destroy',
    project: 'listener',
    steps: [
      { name: 'destroy', actions: [clickText('Destroy')], looks: ['idle frames'] },
      { name: 'flipNext', actions: [call('flipNext')] },
    ],
  },
  {
    name: 'at rest',
    project: 'plain',
    looks: ['idle frames', 'elements', 'classes', 'styles', 'role'],
    steps: [],
  },
  {
    name: 'time of a turn',
    isAlone: true,
    project: 'plain',
    props: { flippingTime: 400 },
    steps: [
      { name: 'click', actions: [click(...places.right)], looks: ['time'] },
      { name: 'flipNext', actions: [call('flipNext')], looks: ['time'] },
    ],
  },
  {
    name: 'time of a release',
    isAlone: true,
    project: 'plain',
    props: { flippingTime: 1000 },
    steps: [
      {
        name: 'past the spine',
        actions: [{ do: 'drag', over: [places.bottomRight, [0.6, 0.8], [0.45, 0.9]] }],
        looks: ['time'],
      },
    ],
  },
];

function oneCall(name: string, startPage: number, method: readonly [string, ...number[]]): ParityCase {
  return {
    name,
    project: 'plain',
    props: { startPage },
    steps: [{ name: method.join(' '), actions: [call(...method)] }],
  };
}
