import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { desk } from '../windows.ts';
import { WholeSite } from './WholeSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

const meta = {
  title: 'Site/Intro/Behaviour/Transitions',
  tags: ['!autodocs', 'behaviour'],
  component: WholeSite,
  args: { path: '/' },
  globals: desk,
  parameters: { ...wholeScreen, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof WholeSite>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The names of the parts that move between screens. The browser itself names the screens. */
const moving = () =>
  document
    .getAnimations()
    .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
    .flatMap((pseudo) => /^::view-transition-group\((manual|console)\)$/.exec(pseudo)?.[1] ?? []);

const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('link', { name }));

export const TheManualGrowsIntoItsScreen: Story = {
  name: 'the manual on the table grows into its screen; a key ends the transition, and Home reverses it',
  play: async ({ canvas }) => {
    await press(canvas, 'Read the manual');
    await waitFor(() => expect(moving()).toContain('manual'));
    await userEvent.keyboard('{Shift}');
    await waitFor(() => expect(moving()).toEqual([]));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await press(canvas, 'Home');
    await waitFor(() => expect(moving()).toContain('manual'));
  },
};

export const TheConsoleGrowsIntoItsScreen: Story = {
  name: 'the console on the table grows into its screen',
  play: async ({ canvas }) => {
    await press(canvas, 'Play');
    await waitFor(() => expect(moving()).toContain('console'));
  },
};

export const OtherScreensChangeWithoutATransition: Story = {
  name: 'no other navigation has a transition',
  args: { path: '/handheld' },
  play: async ({ canvas }) => {
    await press(canvas, 'Manual');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(moving()).toEqual([]);
  },
};
