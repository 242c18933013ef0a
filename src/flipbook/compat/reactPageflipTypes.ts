// Projects import these types from `react-pageflip/build/html-flip-book/settings`.
import type { HTMLFlipBookProps } from '../compat.tsx';
import type { Settings } from '../engine/settings.ts';
import type { PageFlipEvents } from './PageFlip.ts';

export type { BookReport as IBookState } from '../view/BookProps.ts';
export type PageState = PageFlipEvents['changeState'];
export type PageOrientation = PageFlipEvents['changeOrientation'];

/** All settings, all required. Use `Partial<IFlipSetting>` for those that a book takes. */
export type IFlipSetting = { -readonly [Name in keyof Settings]: Settings[Name] };

/** The handlers of a book. */
export type IEventProps = Pick<
  HTMLFlipBookProps,
  'onFlip' | 'onChangeOrientation' | 'onChangeState' | 'onInit' | 'onUpdate'
>;
