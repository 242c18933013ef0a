import type { IEventProps, IFlipSetting } from 'react-pageflip/build/html-flip-book/settings';
import type { HTMLFlipBookProps } from '../../src/flipbook/compat.tsx';

type OfDiv = 'children' | 'className' | 'style';
type PeerName = keyof IFlipSetting | keyof IEventProps | OfDiv | 'renderOnlyPageLengthChange';

type OwnName = keyof HTMLFlipBookProps;

/**
 * The drop-in's props that `react-pageflip` does not have. A new prop of either without a
 * description here is a type error.
 */
const dropInOwn: Readonly<Record<Exclude<OwnName, PeerName> | Exclude<PeerName, OwnName>, string>> = {
  keyboard: 'Whether keys turn pages while the focus is in the book. Default: false.',
  renderWindow: 'How many pages render on each side of the open ones, for books of hundreds of pages. Default: all.',
  'aria-label': 'The name of the book.',
  'aria-labelledby': 'The id of the element that names the book.',
};

/** The same props as rows of a table. */
export const dropInOwnRows = Object.entries(dropInOwn).map(([name, what]) => ({ prop: `\`${name}\``, what }));
