import type { ParityCase } from '../ParityCase.ts';
import { call, click, clickText, hover, places, size } from './actions.ts';

const { right, bottomRight, outside } = places;

/** What props mean that are odd, are left open, or change. */
export const settingCases: readonly ParityCase[] = [
  { name: 'height 0x100', project: 'plain', props: { height: '0x100' }, steps: [] },
  { name: 'width null', project: 'plain', props: { width: null }, steps: [] },
  { name: 'flippingTime 0', project: 'plain', props: { flippingTime: 0 }, steps: [] },
  unsaid('size'),
  unsaid('height'),
  { ...unsaid('usePortrait'), window: [500, 700] },
  unsaid('useMouseEvents', { name: 'click', actions: [click(...right), hover(...outside)] }),
  unsaid('showPageCorners', { name: 'corner', actions: [hover(...bottomRight)] }),
  unsaid('drawShadow'),
  unsaid('className'),
  later('width', 250),
  later('showCover', true),
  later('startPage', 4, { name: 'flipNext', actions: [call('flipNext')] }),
  later('disableFlipByClick', true, { name: 'click', actions: [click(...right), hover(...outside)] }),
  later('showPageCorners', false, { name: 'corner', actions: [hover(...bottomRight)] }),
  later('usePortrait', false, { name: 'narrow', actions: [size(500, 700)] }),
  {
    name: 'no mouse',
    project: 'plain',
    props: { useMouseEvents: false },
    steps: [
      { name: 'corner', actions: [hover(...bottomRight)] },
      { name: 'click', actions: [click(...right)] },
      { name: 'flipNext', actions: [call('flipNext')] },
    ],
  },
  {
    name: 'no corners',
    project: 'plain',
    props: { showPageCorners: false },
    steps: [
      { name: 'hover', actions: [hover(...bottomRight)] },
      { name: 'click', actions: [click(...bottomRight)] },
    ],
  },
  {
    name: 'only corners: methods',
    project: 'plain',
    props: { disableFlipByClick: true, startPage: 4 },
    steps: [
      { name: 'flipNext', actions: [call('flipNext')] },
      { name: 'flipPrev', actions: [call('flipPrev')] },
      { name: 'flip', actions: [call('flip', 0)] },
    ],
  },
  {
    name: 'only corners: methods, with room beside the pages',
    project: 'wide',
    props: { disableFlipByClick: true, startPage: 4, autoSize: false },
    steps: [{ name: 'flipPrev', actions: [call('flipPrev')] }],
  },
  {
    name: 'stretched, with limits',
    project: 'wide',
    props: { size: 'stretch', minWidth: 200, maxWidth: 400, minHeight: 100, maxHeight: 1000 },
    steps: [{ name: 'narrower', actions: [size(700, 700)] }],
  },
  { name: 'stretched, without limits', project: 'wide', props: { size: 'stretch' }, steps: [] },
  {
    name: 'what the methods answer',
    project: 'answers',
    props: { startPage: 2 },
    steps: ['Bounds', 'Book', 'Settings', 'Listen'].map((name) => ({ name, actions: [clickText(name)] })),
  },
  {
    name: 'settings that are written to',
    project: 'answers',
    steps: [
      { name: 'disableFlipByClick', actions: [clickText('Lock')] },
      { name: 'click', actions: [click(...right), hover(...outside)] },
    ],
  },
];

/** A prop that is handed on without a value. */
function unsaid(prop: string, ...steps: ParityCase['steps']): ParityCase {
  return { name: `${prop} undefined`, project: 'unsaid', props: { unsaid: prop }, steps };
}

/** A prop that changes when the book is there. */
function later(prop: string, value: number | boolean, ...steps: ParityCase['steps']): ParityCase {
  return {
    name: `${prop} later`,
    project: 'laterProps',
    props: { later: { [prop]: value } },
    steps: [{ name: 'changed', actions: [clickText('Change')] }, ...steps],
  };
}
