import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { desk, phone } from '../windows.ts';
import { OnSite } from './OnSite.tsx';
import { WholeSite } from './WholeSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

const meta = {
  title: 'Site/Behaviour',
  tags: ['!autodocs'],
  component: WholeSite,
  args: { path: '/' },
  globals: desk,
  parameters: { ...wholeScreen, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof WholeSite>;

export default meta;
type Story = StoryObj<typeof meta>;

function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('told to');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Fall over
    </button>
  );
}

export const ABrokenScreenLeavesTheLinks: Story = {
  name: 'a screen that falls over leaves the links at the top as they are; going somewhere is another try',
  // It has no heading to begin with, which is not what is looked at here.
  parameters: { a11y: { test: 'off' } },
  render: () => <OnSite screen={<Fragile />} />,
  play: async ({ canvas }) => {
    // React and the router both report the error that is asked for here; a story that reports errors fails.
    console.error = () => undefined;
    const bar = within(canvas.getByRole('banner'));
    const links = bar.getAllByRole('link').map((link) => link.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Fall over' }));
    await expect(await canvas.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(links);
    await expect(canvas.getByRole('link', { name: 'Read the résumé' })).toHaveAttribute('href', '/resume');
    await userEvent.click(bar.getByRole('link', { name: 'Home' }));
    await expect(await canvas.findByRole('button', { name: 'Fall over' })).toBeVisible();
  },
};

/** What a control says to the eye is in its name: who says aloud what they read can press it (WCAG 2.5.3). */
const namesHoldTheirText: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('heading', { level: 1 });
  const controls = [...canvasElement.querySelectorAll<HTMLElement>('a, button')].filter((one) => one.checkVisibility());
  await expect(controls.length).toBeGreaterThan(5);
  for (const control of controls) {
    const text = control.innerText.replace(/\s+/g, ' ').trim();
    const holdsIt = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
    await expect(control).toHaveAccessibleName(expect.stringMatching(holdsIt));
  }
};

export const NamesHoldTheirTextOnAPhone: Story = {
  name: 'each control’s name holds its text, on a phone',
  globals: phone,
  play: namesHoldTheirText,
};
export const NamesHoldTheirTextInTheManual: Story = {
  name: 'each control’s name holds its text, in the manual',
  args: { path: '/flipbook' },
  play: namesHoldTheirText,
};
