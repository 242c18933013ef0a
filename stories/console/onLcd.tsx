import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Lcd } from '../../src/console/screen/Lcd.tsx';
import styles from './onLcd.module.css';

export interface OnLcdProps {
  /**
   * The maximum width in pixels. The screen is never wider than the window.
   * @default 360, the width of a phone
   */
  widthPx?: number;
  /** The height in pixels. @default the height of the page, so that a picture shows all of it */
  heightPx?: number;
  /** The text direction. @default 'ltr' */
  dir?: 'ltr' | 'rtl';
  /** Whether the readable font replaces the pixel fonts. @default false */
  readable?: boolean;
  children: ReactNode;
}

/** Shows a page on the console's screen, behind its lens. */
export function OnLcd({ widthPx = 360, heightPx, dir = 'ltr', readable = false, children }: OnLcdProps) {
  return (
    <div data-lcd-story="" className={styles.lens} data-surface="lens" data-readable={readable || undefined} dir={dir}>
      <div
        className={styles.screen}
        data-fixed-height={heightPx === undefined ? undefined : ''}
        style={{ inlineSize: widthPx, blockSize: heightPx }}
      >
        <Lcd>{children}</Lcd>
      </div>
    </div>
  );
}

/** Shows a page on a screen with the props `parameters.lcd`. */
const onLcd: Decorator = (Story, { parameters }) => (
  <OnLcd {...parameters.lcd}>
    <Story />
  </OnLcd>
);

/** The base of a page's stories. Pictures show only the screen. */
export const onScreen = { decorators: [onLcd], parameters: { visual: { target: '[data-lcd-story]' } } };
