import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { WholeSite } from './WholeSite.tsx';
import { desk, wholeScreen } from './wholeScreen.ts';

const meta = {
  title: 'Site/Not found/Behaviour',
  tags: ['!autodocs'],
  component: WholeSite,
  args: { path: '/no/such/page' },
  globals: desk,
  parameters: { ...wholeScreen, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof WholeSite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ItSaysSo: Story = {
  name: 'any other address says 404 Page Not Found, in the heading and in the title, beside a picture',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('404 Page Not Found – Robin Vale'));
    await expect(canvas.getByRole('img', { name: /^A developer studies a map/ })).toBeVisible();
  },
};

export const TheWayHome: Story = {
  name: '"Back to the start" leads home',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to the start' }));
    await expect(await canvas.findByRole('button', { name: 'skip text' })).toBeVisible();
    await expect(canvas.queryByText('404 Page Not Found')).not.toBeInTheDocument();
  },
};

export const TheWayToTheResume: Story = {
  name: '"Read the plain résumé" leads to the plain résumé',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Read the plain résumé' }));
    await expect(await canvas.findByRole('heading', { name: 'Experience' })).toBeVisible();
  },
};

export const TheLinksAtTheTopStay: Story = {
  name: 'the links at the top are there as on any page',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/in/robin-vale',
    );
  },
};
