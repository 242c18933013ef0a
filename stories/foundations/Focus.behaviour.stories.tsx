import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import styles from './foundations.module.css';

const meta = {
  title: 'Foundations/Focus/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <p data-surface="room">
      <button type="button" className={styles.cap}>
        Press me
      </button>
      <a href="#nowhere">Read me</a>
    </p>
  ),
} satisfies Meta;

export default meta;

/** Reached with the keyboard, a button wears both tones of the ring and keeps its bevel. */
export const KeyboardShowsBothTones: StoryObj = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Press me' });
    const bevel = getComputedStyle(button).boxShadow;
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const shown = getComputedStyle(button);
    await expect(shown.outlineColor).toBe('rgb(29, 26, 43)');
    await expect(shown.boxShadow).toBe(`rgb(255, 255, 255) 0px 0px 0px 3px, ${bevel}`);
  },
};

/** A link, which wears no bevel, gets the ring alone. */
export const LinkGetsTheRingAlone: StoryObj = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Read me' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe('solid');
    await expect(getComputedStyle(link).boxShadow).toContain('rgb(255, 255, 255) 0px 0px 0px 3px');
  },
};
