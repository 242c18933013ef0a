import type { IEventProps, IFlipSetting } from 'react-pageflip/build/html-flip-book/settings';
import type { HTMLFlipBookProps } from '../../src/flipbook/compat.tsx';

type DivProp = 'children' | 'className' | 'style';
type PageflipProp = keyof IFlipSetting | keyof IEventProps | DivProp | 'renderOnlyPageLengthChange';

type DropInProp = keyof HTMLFlipBookProps;

/**
 * Describes the props that only one of the drop-in and `react-pageflip` has. A new such prop without
 * a description is a type error.
 */
const descriptions: Readonly<Record<Exclude<DropInProp, PageflipProp> | Exclude<PageflipProp, DropInProp>, string>> = {
  keyboard: 'Whether keys turn pages while the focus is in the book. Default: false.',
  renderWindow: 'How many pages render on each side of the open ones, for books of hundreds of pages. Default: all.',
  'aria-label': 'The name of the book.',
  'aria-labelledby': 'The id of the element that names the book.',
};

/** Those props and their descriptions, as rows of a table. */
export const dropInOwnRows = Object.entries(descriptions).map(([name, what]) => ({ prop: `\`${name}\``, what }));
