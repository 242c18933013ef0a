import type { ComponentPropsWithoutRef } from 'react';
import type { IEventProps, IFlipSetting } from 'react-pageflip/build/html-flip-book/settings';
import type { HTMLFlipBookProps } from '../../../src/flipbook/compat.tsx';
import { defaultSettings, type FlipbookProps, type FlipbookSettings } from '../../../src/flipbook/index.ts';

/** What a book takes that is neither a setting nor a `<div>`'s. One without a row here is a type error. */
type OwnName = Exclude<keyof FlipbookProps, keyof FlipbookSettings | keyof ComponentPropsWithoutRef<'div'>>;

const kinds: Readonly<Record<OwnName, 'prop' | 'event'>> = {
  page: 'prop',
  defaultPage: 'prop',
  direction: 'prop',
  dragFrom: 'prop',
  keyboard: 'prop',
  buttons: 'prop',
  pageName: 'prop',
  announcement: 'prop',
  turn: 'prop',
  onFlip: 'event',
  onPageChange: 'event',
  onChangeState: 'event',
  onChangeOrientation: 'event',
  onInit: 'event',
  onUpdate: 'event',
};

const namesOf = (wanted: 'prop' | 'event') =>
  Object.entries(kinds).flatMap(([name, kind]) => (kind === wanted ? name : []));

// Plain arrays: the block that lists them takes no others.
/** The settings, in the order of their table. */
export const settingNames = ['width', 'height', ...Object.keys(defaultSettings)];

/** The props that are neither settings nor handlers. */
export const propNames = namesOf('prop');

/** The handlers. */
export const eventNames = namesOf('event');

type PeerName =
  | keyof IFlipSetting
  | keyof IEventProps
  | 'children'
  | 'className'
  | 'style'
  | 'renderOnlyPageLengthChange';
type DropInOwnName = Exclude<keyof HTMLFlipBookProps, PeerName>;

const dropInOwn: Readonly<Record<DropInOwnName, string>> = {
  keyboard: 'Whether keys turn pages while the focus is in the book. Off, unless it is given.',
  'aria-label': 'The name of the book.',
  'aria-labelledby': 'The id of the element that names the book.',
};

/** What the drop-in takes that `react-pageflip` has no prop for. One more without a row here is a type error. */
export const dropInOwnRows = Object.entries(dropInOwn).map(([name, what]) => ({ prop: `\`${name}\``, what }));
