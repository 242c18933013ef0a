import type { TestBookProps } from '../pages/TestBook.ts';
import type { PagesOfTurn } from './compareWithPaper.ts';

/** A book that is held in a turn, and which page is to be seen where. */
export interface HeldTurn {
  readonly title: string;
  readonly props?: Partial<TestBookProps>;
  readonly startPage: number;
  readonly direction: 'forward' | 'back';
  readonly side: 'left' | 'right';
  readonly isPortrait?: true;
  readonly isHard?: true;
  readonly pages: PagesOfTurn;
}

const rtl = { direction: 'rtl' } as const;
const cover = { showCover: true } as const;

/** The turns that are held still, in every kind of book. */
export const heldTurns: readonly HeldTurn[] = [
  {
    title: 'forward',
    startPage: 2,
    direction: 'forward',
    side: 'right',
    pages: { front: 3, back: 4, revealed: 5, covered: 2 },
  },
  {
    title: 'back',
    startPage: 2,
    direction: 'back',
    side: 'left',
    pages: { front: 2, back: 1, revealed: 0, covered: 3 },
  },
  {
    title: 'forward, right to left',
    props: rtl,
    startPage: 2,
    direction: 'forward',
    side: 'left',
    pages: { front: 3, back: 4, revealed: 5, covered: 2 },
  },
  {
    title: 'back, right to left',
    props: rtl,
    startPage: 2,
    direction: 'back',
    side: 'right',
    pages: { front: 2, back: 1, revealed: 0, covered: 3 },
  },
  {
    title: 'forward in portrait',
    startPage: 2,
    direction: 'forward',
    side: 'right',
    isPortrait: true,
    pages: { front: 2, back: null, revealed: 3, covered: null },
  },
  {
    title: 'back in portrait',
    startPage: 2,
    direction: 'back',
    side: 'right',
    isPortrait: true,
    pages: { front: 1, back: null, revealed: 2, covered: null },
  },
  {
    title: 'forward in portrait, right to left',
    props: rtl,
    startPage: 2,
    direction: 'forward',
    side: 'left',
    isPortrait: true,
    pages: { front: 2, back: null, revealed: 3, covered: null },
  },
  {
    title: 'back in portrait, right to left',
    props: rtl,
    startPage: 2,
    direction: 'back',
    side: 'left',
    isPortrait: true,
    pages: { front: 1, back: null, revealed: 2, covered: null },
  },
  {
    title: 'the cover opens',
    props: cover,
    startPage: 0,
    direction: 'forward',
    side: 'right',
    isHard: true,
    pages: { front: 0, back: 1, revealed: 2, covered: null },
  },
  {
    title: 'the cover closes',
    props: cover,
    startPage: 1,
    direction: 'back',
    side: 'left',
    isHard: true,
    pages: { front: 1, back: 0, revealed: null, covered: 2 },
  },
  {
    title: 'the back cover closes',
    props: cover,
    startPage: 5,
    direction: 'forward',
    side: 'right',
    isHard: true,
    pages: { front: 6, back: 7, revealed: null, covered: 5 },
  },
  {
    title: 'the cover opens, right to left',
    props: { ...cover, ...rtl },
    startPage: 0,
    direction: 'forward',
    side: 'left',
    isHard: true,
    pages: { front: 0, back: 1, revealed: 2, covered: null },
  },
];
