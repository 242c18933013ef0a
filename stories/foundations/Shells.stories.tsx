import type { Meta, StoryObj } from '@storybook/react-vite';
import { shells } from '../../src/index.ts';
import styles from './foundations.module.css';
import { Sheet } from './Sheet.tsx';
import { Swatch } from './Swatch.tsx';

/**
 * The colours that the console comes in; grape is the default. `data-shell` sets the face and the ink on it, and mixes a light, a
 * dark and a deep shade from the face. One rule: **text stands on the face, never on a shade.**
 */
const meta = {
  title: 'Foundations/Shells',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** Every shell on one sheet: face, shades, a raised and a pressed button, and the ink. */
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
