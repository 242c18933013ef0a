// The types that projects import from `react-pageflip/build/html-flip-book/settings`, by the names that they have there.
import type { HTMLFlipBookProps } from '../compat.tsx';
import type { Settings } from '../engine/settings.ts';
import type { PageFlipEvents } from './PageFlip.ts';

export type { BookSnapshot as IBookState } from '../view/BookProps.ts';
export type PageState = PageFlipEvents['changeState'];
export type PageOrientation = PageFlipEvents['changeOrientation'];

/** All settings, none left open. Those that a book takes may be left out: `Partial<IFlipSetting>`. */
export type IFlipSetting = { -readonly [Name in keyof Settings]: Settings[Name] };

/** The handlers of a book. */
export type IEventProps = Pick<
  HTMLFlipBookProps,
  'onFlip' | 'onChangeOrientation' | 'onChangeState' | 'onInit' | 'onUpdate'
>;
