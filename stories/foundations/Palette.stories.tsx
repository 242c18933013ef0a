import type { Meta, StoryObj } from '@storybook/react-vite';
import { shells } from '../../src/index.ts';
import styles from './foundations.module.css';
import { Sheet } from './Sheet.tsx';
import { Swatch } from './Swatch.tsx';

/**
 * What a colour is for comes before which colour it is: parts read roles (`--paper`, `--ink`), and only the theme knows that
 * paper is cream. One rule: **text is never set in a pair that is not on this sheet.** The figures are the contrast by WCAG's
 * formula; 4.5 : 1 is the least for text, the manual's paper and the LCD keep to more. A unit test holds all of them.
 */
const meta = {
  title: 'Foundations/Palette',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** Each ground with the ink that goes on it, and its use. */
const pairs = [
  ['--room', '--on-room', 'The room behind everything'],
  ['--paper', '--ink', "The manual's paper"],
  ['--paper', '--spot-text', 'The spot colour as text'],
  ['--spot', '--on-room', 'The spot colour as an area'],
  ['--lcd', '--lcd-ink', "The console's screen"],
  ['--lens', '--on-lens', 'The lens around it'],
  ['--key', '--on-key', 'D-pad and buttons'],
  ['--ink', '--paper', 'A solid bar, text reversed out'],
] as const;

/** The roles with the ink that goes on them. */
export const Roles: StoryObj = {
  render: () => (
    <Sheet title="Palette" lead="Orange around, warm paper, a grey-green screen, and one dark ink.">
      <div className={styles.grid}>
        {pairs.map(([ground, ink, use]) => (
          <Swatch key={use} ground={ground} ink={ink}>
            {use}
          </Swatch>
        ))}
      </div>
    </Sheet>
  ),
};

/**
 * The colours that the console comes in: face, shades, a raised and a pressed button, and the ink. `data-shell` sets face and ink, and mixes a
 * light, a dark and a deep shade from the face. Text stands on the face, never on a shade.
 */
export const EveryShell: StoryObj = {
  render: () => (
    <Sheet title="Shells">
      <div className={styles.grid}>
        {shells.map((shell) => (
          <div key={shell} data-shell={shell}>
            <div className={styles.shell} data-surface="shell">
              <Swatch ground="--shell-face" ink="--shell-ink">
                {shell}
              </Swatch>
              <div className={styles.shades} aria-hidden="true">
                <span />
                <span />
                <span />
                <span />
              </div>
              <div className={styles.pictures}>
                <button type="button" className={styles.cap}>
                  raised
                </button>
                <button type="button" className={styles.cap} data-pressed="true">
                  pressed
                </button>
              </div>
            </div>
          </div>
        ))}
      </div>
    </Sheet>
  ),
};
