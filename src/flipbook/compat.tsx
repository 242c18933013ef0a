import type { CSSProperties, ReactNode } from 'react';
import { type FlipbookSettings, settings } from './engine/settings.ts';
import { Flipbook } from './Flipbook.tsx';

/** What {@link HTMLFlipBook} takes: the settings by the names that users of `react-pageflip` know. */
export interface HTMLFlipBookProps extends FlipbookSettings {
  /** The pages. */
  children?: ReactNode;
  /** Class of the book's element. */
  className?: string | undefined;
  /** Style of the book's element. */
  style?: CSSProperties | undefined;
}

/**
 * The book for those who come from `react-pageflip`: change the import and keep the settings. It shows its pages in
 * order and does not turn them; so there are no events and nothing on its `ref`.
 *
 * @throws while rendering, when a setting is invalid: see `settings` for the three texts
 */
export default function HTMLFlipBook({ children, className, style, ...rest }: HTMLFlipBookProps) {
  // Only what is named is passed on: handlers of events that never come must not end up on the element.
  return (
    <Flipbook {...settings(rest)} className={className} style={style}>
      {children}
    </Flipbook>
  );
}
