import type { TestBookProps } from '../pages/TestBook.ts';
import type { Part } from './paperAt.ts';

/** A book frozen in a turn, and the page visible in each part. */
export interface TurnCase {
  readonly title: string;
  readonly props: Partial<TestBookProps>;
  readonly startPage: number;
  readonly direction: 'forward' | 'back';
  /** The side of the spine on which the turning page lies flat. */
  readonly side: 'left' | 'right';
  readonly isPortrait: boolean;
  readonly isHard: boolean;
  /** `null` is nothing, or the blank back of a leaf. */
  readonly pages: Readonly<Record<Exclude<Part, 'beside'>, number | null>>;
}

type Kind = Pick<TurnCase, 'title' | 'startPage' | 'direction' | 'pages'> & {
  readonly isPortrait?: true;
  readonly isHard?: true;
};

const [forward, back] = [{ direction: 'forward' }, { direction: 'back' }] as const;
const portrait = { isPortrait: true, startPage: 2 } as const;
const cover = { isHard: true } as const;

const kinds: readonly Kind[] = [
  { title: 'forward', ...forward, startPage: 2, pages: { front: 3, back: 4, revealed: 5, covered: 2 } },
  { title: 'back', ...back, startPage: 2, pages: { front: 2, back: 1, revealed: 0, covered: 3 } },
  {
    title: 'forward in portrait',
    ...forward,
    ...portrait,
    pages: { front: 2, back: null, revealed: 3, covered: null },
  },
  { title: 'back in portrait', ...back, ...portrait, pages: { front: 1, back: null, revealed: 2, covered: null } },
  {
    title: 'the cover opens',
    ...forward,
    ...cover,
    startPage: 0,
    pages: { front: 0, back: 1, revealed: 2, covered: null },
  },
  {
    title: 'the cover closes',
    ...back,
    ...cover,
    startPage: 1,
    pages: { front: 1, back: 0, revealed: null, covered: 2 },
  },
  {
    title: 'the back cover closes',
    ...forward,
    ...cover,
    startPage: 5,
    pages: { front: 6, back: 7, revealed: null, covered: 5 },
  },
];

/** The frozen turns in every kind of book, in both reading directions. */
export const turnCases: readonly TurnCase[] = kinds.flatMap(({ isPortrait = false, isHard = false, ...kind }) =>
  (['ltr', 'rtl'] as const).map((direction): TurnCase => {
    const isOutward = isPortrait || kind.direction === 'forward';
    return {
      ...kind,
      isPortrait,
      isHard,
      title: `${kind.title}, ${direction}`,
      props: { direction, showCover: isHard },
      side: isOutward === (direction === 'ltr') ? 'right' : 'left',
    };
  }),
);
