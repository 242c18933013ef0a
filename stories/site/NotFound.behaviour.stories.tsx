import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { desk, phone } from '../windows.ts';
import { WholeSite } from './WholeSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

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

export const TheAddressIsNamed: Story = {
  name: 'the address that is no page’s stands in small print, as text and whole, however long',
  args: { path: `/%3Cb%3E${'no-such-page'.repeat(100)}?a=b#c` },
  globals: phone,
  play: async ({ canvas, args }) => {
    const [path] = args.path.split('?');
    const words = await canvas.findByText(`No route matches URL "${path}"`);
    // Where words are in a line, its box alone has a width.
    const small = words.parentElement ?? words;
    const sheet = canvas.getByRole('heading', { level: 1 }).closest('section');
    await expect(small.scrollWidth).toBeLessThanOrEqual(small.clientWidth);
    await expect(sheet?.getBoundingClientRect().bottom).toBeGreaterThan(small.getBoundingClientRect().bottom);
  },
};

export const TheWayHome: Story = {
  name: '"Back to the start" leads home',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to the start' }));
    await expect(await canvas.findByRole('link', { name: 'skip text' })).toBeVisible();
    await expect(canvas.queryByText('404 Page Not Found')).not.toBeInTheDocument();
  },
};
