import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { typical } from '../content/fixtures.ts';
import { saying } from '../play/reading.ts';
import looks from './Handheld.stories.tsx';
import { button, type Canvas, field, heading, press } from './play.ts';

const meta = {
  ...looks,
  title: 'Console/Handheld/Behaviour/Company form',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { content: typical, initialPage: 'title', frozenMs: 20_000 },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = (canvas: Canvas, text: string) =>
  userEvent.type(canvas.getByRole('textbox', { name: 'Company Name' }), text);

/** A sends what is typed, as "Send it!" does, and says so. Spaces are no company. */
export const ASendsWhatIsTyped: Story = {
  play: async ({ canvas, step }) => {
    for (const [typed, salutation] of [
      ['Acme', 'Dear Acme team,'],
      ['  ', 'Dear hiring team,'],
      ['https://example.com', 'Dear https://example.com team,'],
    ] as const) {
      await step(JSON.stringify(typed), async () => {
        await press(canvas, 'A');
        await userEvent.clear(canvas.getByRole('textbox', { name: 'Company Name' }));
        await expect(button(canvas, 'A')).toHaveAccessibleName('A, next');
        await type(canvas, typed);
        await expect(button(canvas, 'A')).toHaveAccessibleName('A, send');
        await press(canvas, 'A');
        await waitFor(() => expect(heading(canvas)).toHaveTextContent('Cover Letter'));
        await expect(saying(canvas, salutation)).toBeVisible();
        await press(canvas, 'B');
      });
    }
  },
};

/** Whatever closes the form without sending, what is typed is there when it opens again; until it is sent or declined. */
export const WhatIsTypedIsKept: Story = {
  play: async ({ canvas, step }) => {
    await press(canvas, 'A');
    await type(canvas, 'Acm');
    for (const legend of ['select', 'B', 'right']) {
      await step(legend, async () => {
        await press(canvas, legend);
        await expect(field(canvas)).not.toBeInTheDocument();
        if (legend === 'right') await press(canvas, 'B');
        await press(canvas, 'A');
        await expect(field(canvas)).toHaveValue('Acm');
      });
    }
    await step('Declined', async () => {
      await userEvent.click(canvas.getByRole('button', { name: "I'd rather not" }));
      await expect(canvas.getByText('Dear hiring team,')).toBeVisible();
      await press(canvas, 'B');
      await press(canvas, 'A');
      await expect(field(canvas)).toHaveValue('');
    });
  },
};
