import { ask, call, clickAway, clickText, hover, places, size } from '../actions.ts';
import type { ParityCases } from '../runCase.ts';

const { right, left, bottomLeft } = places;
const turnAndBack = { forward: clickAway(right), back: clickAway(left) };

const cover = {
  names: ['Front', '1', '2', '3', '4', 'Back'],
  hard: ['Front', 'Back'],
  around: { maxWidth: 800 },
  props: {
    ...{ size: 'stretch', minWidth: 200, maxWidth: 400, minHeight: 200, maxHeight: 600 },
    ...{ maxShadowOpacity: 0.5, showCover: true, mobileScrollSupport: true, className: 'album' },
  },
} as const;
const drawer = {
  props: { size: 'stretch', minWidth: 100, maxWidth: 300, minHeight: 100, maxHeight: 400 },
  buttons: { Drawer: { around: { width: 400 } }, Tab: { around: { width: 600 } } },
} as const;
const column = { around: { maxWidth: 800, margin: '0 auto' }, props: { width: 500, height: 600 } };
const slim = { css: '.slim { max-width: 800px; }', around: { maxWidth: 1000 } };
const slimProps = { width: 500, height: 600, className: 'slim' };
const wide = { around: { maxWidth: 'none' } };

export const bookCases: ParityCases = {
  'pages that place themselves': {
    count: 4,
    css: `
      .sheet { position: absolute; top: 0; left: 0; right: 0; bottom: 0; padding: 20px; margin: 10px; }
      .sized { position: absolute; width: 80%; height: 50%; box-sizing: border-box; }
    `,
    classes: { 1: 'sheet', 2: 'sheet', 3: 'sized', 4: 'sized' },
    steps: turnAndBack,
  },
  bookmarks: {
    count: 4,
    css: '.ribboned { overflow: visible; }',
    classes: { 1: 'ribboned', 2: 'ribboned', 3: 'ribboned', 4: 'ribboned' },
    inside: { 1: 'left ribbon', 2: 'right ribbon', 3: 'left ribbon', 4: 'right ribbon' },
    around: { margin: '0 auto' },
    looks: ['ribbons'],
    steps: turnAndBack,
  },
  'heights that do not fit': {
    around: { width: 900, maxWidth: 'none' },
    props: { size: 'stretch', minWidth: 200, maxWidth: 1000, minHeight: 200, maxHeight: 420 },
  },
  'a narrow column': column,
  'a narrow column, never one page': { ...column, props: { ...column.props, usePortrait: false } },
  'a book with a narrow class': { ...slim, props: slimProps },
  'a book with a narrow class, overruled': { ...slim, props: { ...slimProps, style: { maxWidth: 'none' } } },
  'a box as wide as its book': {
    count: 4,
    outside: { display: 'flex', justifyContent: 'center' },
    props: { autoSize: false },
    steps: turnAndBack,
  },
  'a wide parent': wide,
  'stretched, with limits': {
    ...wide,
    props: { size: 'stretch', minWidth: 200, maxWidth: 400, minHeight: 100, maxHeight: 1000 },
    steps: { narrower: size(700, 700) },
  },
  'stretched, without limits': { ...wide, props: { size: 'stretch' } },
  'a single page': { count: 1 },
  'a single page with a cover': { count: 1, props: { showCover: true } },
  'pages by their place': {
    count: 4,
    css: `
      .page:nth-child(odd) { background: rgb(255, 255, 0); }
      .stf__block > :nth-child(odd).page, .stf__block > :nth-child(odd) .page { color: rgb(255, 0, 0); }
    `,
    steps: { 'of the pages': ask(styleOfPages('backgroundColor')), 'of the boxes': ask(styleOfPages('color')) },
  },
  'a drawer beside the book': { ...drawer, count: 4, steps: { drawer: clickText('Drawer'), update: call('update') } },
  'a book in a tab': {
    ...drawer,
    count: 4,
    around: { display: 'none' },
    steps: { tab: clickText('Tab'), update: call('update') },
  },
  'a curtain in a page': {
    count: 4,
    inside: { 1: 'curtain' },
    steps: { measured: ask("JSON.stringify(document.querySelector('.curtain').getBoundingClientRect())") },
  },
  'a book with sizes of its own': { count: 4, props: { style: { width: 400, maxWidth: 400, minHeight: 500 } } },
  'a stretched book with a height': { ...cover, props: { ...cover.props, style: { height: 300 } } },
  'a stretched book with a height, without autoSize': {
    ...cover,
    props: { ...cover.props, style: { height: 300 }, autoSize: false },
  },
  'width 300px': { props: { width: '300px' } },
  'width auto': { props: { width: 'auto' } },
  'height 0x100': { props: { height: '0x100' } },
  'width null': { props: { width: null } },
  resize: {
    props: { startPage: 3 },
    steps: { 'one page': size(500, 700), narrower: size(400, 700), 'two pages again': size(1000, 700) },
  },
  cover: {
    ...cover,
    looks: ['classes'],
    steps: {
      'opened by a click': clickAway(right),
      closed: clickAway(left),
      'last page': call('turnToPage', 5),
    },
  },
  'cover: widths': {
    ...cover,
    steps: { narrower: size(700, 700), 'one page': size(380, 700), wide: size(1200, 700) },
  },
  'hard page in a soft leaf': {
    ...cover,
    props: { ...cover.props, startPage: 3 },
    looks: ['classes'],
    steps: { 'to the last page': call('flipNext') },
  },
  'beside a cover': { ...cover, steps: { click: clickAway(left), corner: hover(bottomLeft) } },
  'start page 99': { props: { startPage: 99 } },
  'start page -1': { props: { startPage: -1 } },
  'a start page as a string': { count: 6, props: { startPage: '2' } },
};

function styleOfPages(name: string): string {
  return `[...document.querySelectorAll('.page')].map((page) => getComputedStyle(page).${name}).join(' ')`;
}
