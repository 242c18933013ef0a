import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Lcd } from '../../src/console/screen/Lcd.tsx';
import styles from './onLcd.module.css';

export interface OnLcdProps {
  /** In pixels, at most: it never is wider than the window. A phone's when left out. @default 360 */
  widthPx?: number;
  /** In pixels. When left out the screen is as high as its page: a picture of all of it. */
  heightPx?: number;
  /** Which way its words run. @default 'ltr' */
  dir?: 'ltr' | 'rtl';
  /** Whether the pixel faces are swapped for the readable one. @default false */
  readable?: boolean;
  children: ReactNode;
}

/** A page where it belongs: on the console's screen, behind its lens. */
export function OnLcd({ widthPx = 360, heightPx, dir = 'ltr', readable = false, children }: OnLcdProps) {
  return (
    <div data-lcd-story="" className={styles.lens} data-surface="lens" data-readable={readable || undefined} dir={dir}>
      <div className={styles.screen} style={{ inlineSize: widthPx, blockSize: heightPx }}>
        <Lcd>{children}</Lcd>
      </div>
    </div>
  );
}

/** What a page's stories begin with: a screen as `parameters.lcd` says. Pictures show it, not the empty page around it. */
const onLcd: Decorator = (Story, { parameters }) => (
  <OnLcd {...parameters.lcd}>
    <Story />
  </OnLcd>
);
export const onScreen = { decorators: [onLcd], parameters: { visual: { target: '[data-lcd-story]' } } };
