import type { ComponentPropsWithoutRef } from 'react';
import type { IEventProps, IFlipSetting } from 'react-pageflip/build/html-flip-book/settings';
import type { HTMLFlipBookProps } from '../../src/flipbook/compat.tsx';
import { defaultSettings, type FlipbookProps, type FlipbookSettings } from '../../src/flipbook/index.ts';

/** What a book takes that is neither a setting nor a `<div>`'s. One that is missing here is a type error. */
type OwnName = Exclude<keyof FlipbookProps, keyof FlipbookSettings | keyof ComponentPropsWithoutRef<'div'>>;

const own: Readonly<Record<OwnName, true>> = {
  page: true,
  defaultPage: true,
  direction: true,
  dragFrom: true,
  keyboard: true,
  buttons: true,
  pageName: true,
  announcement: true,
  turn: true,
  onTurnStart: true,
  onTurnEnd: true,
  onFlip: true,
  onPageChange: true,
  onChangeState: true,
  onChangeOrientation: true,
  onInit: true,
  onUpdate: true,
};
const isHandler = (name: string) => /^on[A-Z]/.test(name);

// Plain arrays: the block that lists them takes no others.
/** The settings, in the order of their table. */
export const settingNames = ['width', 'height', ...Object.keys(defaultSettings)];

/** The props that are neither settings nor handlers. */
export const propNames = Object.keys(own).filter((name) => !isHandler(name));

/** The handlers. */
export const eventNames = Object.keys(own).filter(isHandler);

type OfDiv = 'children' | 'className' | 'style';
type PeerName = keyof IFlipSetting | keyof IEventProps | OfDiv | 'renderOnlyPageLengthChange';

/** What the drop-in takes that `react-pageflip` has no prop for. One more without a text here is a type error. */
const dropInOwn: Readonly<Record<Exclude<keyof HTMLFlipBookProps, PeerName>, string>> = {
  keyboard: 'Whether keys turn pages while the focus is in the book. Off, unless it is given.',
  'aria-label': 'The name of the book.',
  'aria-labelledby': 'The id of the element that names the book.',
};

/** The same as rows of a table. */
export const dropInOwnRows = Object.entries(dropInOwn).map(([name, what]) => ({ prop: `\`${name}\``, what }));
