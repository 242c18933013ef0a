import type { Meta, StoryObj } from '@storybook/react-vite';
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

/** The roles with the ink that goes on them. */
export const Roles: StoryObj = {
  render: () => (
    <Sheet title="Palette" lead="Orange around, warm paper, a grey-green screen, and one dark ink.">
      <div className={styles.grid}>
        <Swatch ground="--room" ink="--on-room">
          The room behind everything
        </Swatch>
        <Swatch ground="--paper" ink="--ink">
          The manual's paper
        </Swatch>
        <Swatch ground="--paper" ink="--spot-text">
          The spot colour as text
        </Swatch>
        <Swatch ground="--spot" ink="--on-room">
          The spot colour as an area
        </Swatch>
        <Swatch ground="--lcd" ink="--lcd-ink">
          The console's screen
        </Swatch>
        <Swatch ground="--lens" ink="--on-lens">
          The lens around it
        </Swatch>
        <Swatch ground="--key" ink="--on-key">
          D-pad and buttons
        </Swatch>
        <Swatch ground="--ink" ink="--paper">
          A solid bar, text reversed out
        </Swatch>
      </div>
    </Sheet>
  ),
};
