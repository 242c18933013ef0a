import type { Decorator } from '@storybook/react-vite';
import { Lcd } from '../../src/console/screen/Lcd.tsx';
import styles from './onLcd.module.css';

/** What a story's screen is like, as `parameters.lcd`. */
interface LcdParameters {
  /** In pixels, at most: it never is wider than the window. A phone's when left out. @default 360 */
  widthPx?: number;
  /** In pixels. When left out the screen is as high as its page: a picture of all of it. */
  heightPx?: number;
  /** Which way its words run. @default 'ltr' */
  dir?: 'ltr' | 'rtl';
  /** Whether the pixel faces are swapped for the readable one. @default false */
  readable?: boolean;
  /** How large the visitor's text is. @default 100 */
  textPercent?: number;
}

/** What pictures of a page show: the screen, not the empty page around it. */
export const lcdOnly = { visual: { target: '[data-lcd-story]' } };

/** Shows a page where it belongs: on the console's screen, behind its lens. */
export const onLcd: Decorator = (Story, { parameters }) => {
  const lcd: LcdParameters = parameters.lcd ?? {};
  return (
    <div
      data-lcd-story=""
      className={styles.lens}
      data-surface="lens"
      data-readable={lcd.readable || undefined}
      dir={lcd.dir ?? 'ltr'}
    >
      {lcd.textPercent && <style>{`:root { font-size: ${lcd.textPercent}% }`}</style>}
      <div className={styles.screen} style={{ inlineSize: lcd.widthPx ?? 360, blockSize: lcd.heightPx }}>
        <Lcd>
          <Story />
        </Lcd>
      </div>
    </div>
  );
};
