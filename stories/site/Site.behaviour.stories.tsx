import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { desk } from '../windows.ts';
import { OnSite } from './OnSite.tsx';
import { WholeSite } from './WholeSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

const meta = {
  title: 'Site/Behaviour',
  tags: ['!autodocs', 'behaviour'],
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
