import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LaterPartsContext } from '../../src/console/LaterPartsContext.ts';
import { Handheld } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import { fakeSource as source } from './fakeSource.ts';
import { desk, inRoom } from './inRoom.tsx';
import { pagePlace } from './pagePlace.ts';
import { heading, press, startMenu } from './play.ts';

const meta = {
  title: 'Console/Handheld/Behaviour/Arrival',
  tags: ['!autodocs'],
  component: Handheld,
  decorators: [
    inRoom,
    (Story) => (
      <LaterPartsContext value={source.given}>
        <Story />
      </LaterPartsContext>
    ),
  ],
  beforeEach: () => source.isWet(),
  globals: desk,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { content: typical, frozenMs: 20_000 },
} satisfies Meta<typeof Handheld>;

export default meta;
type Story = StoryObj<typeof meta>;

const titleForm = { page: 'title', form: 'open', startMenu: 'closed' } as const;

/** Whoever is faster than the network is taken to the page that they asked for, and sees the one before until then. */
export const APressBeforeTheRestIsHereCounts: Story = {
  args: { initialState: titleForm },
  beforeEach: () => source.isSlow(),
  play: async ({ canvas, step }) => {
    await step('The page before stays, and says that it takes a moment', async () => {
      await press(canvas, 'A');
      await expect(heading(canvas)).toHaveTextContent('Quest to Find a Job');
      await expect(canvas.getByText('One moment...')).toBeInTheDocument();
    });
    await step('Pressed again for lack of an answer, it is still one page', async () => {
      await press(canvas, 'A');
      await press(canvas, 'A');
      source.deliver();
      await waitFor(() => expect(heading(canvas)).toHaveTextContent('Cover Letter'));
      await expect(canvas.queryByText('One moment...')).not.toBeInTheDocument();
      await expect(canvas.getByRole('status')).toHaveTextContent(`${pagePlace('letter')}: Cover Letter`);
    });
  },
};

/** Whoever goes back while they wait stays where they went. */
export const GoingBackCallsItOff: Story = {
  args: { initialState: titleForm },
  beforeEach: () => source.isSlow(),
  play: async ({ canvas }) => {
    await press(canvas, 'A');
    await press(canvas, 'B');
    source.deliver();
    await source.delivered();
    await expect(heading(canvas)).toHaveTextContent('Quest to Find a Job');
    await expect(canvas.queryByText('One moment...')).not.toBeInTheDocument();
  },
};

/** What does not arrive loses nobody: the page stays, says so, and the next press tries again. */
export const WhatDoesNotArriveIsAskedForAgain: Story = {
  args: { initialState: titleForm },
  beforeEach: () => source.isDry(),
  play: async ({ canvas, step }) => {
    await step('The page stays, and says why', async () => {
      await press(canvas, 'A');
      await expect(await canvas.findByRole('alert')).toHaveTextContent('did not arrive');
      await expect(heading(canvas)).toHaveTextContent('Quest to Find a Job');
      await expect(canvas.getByRole('textbox', { name: 'Company Name' })).toBeVisible();
    });
    await step('So it does for the Start Menu', async () => {
      await press(canvas, 'start');
      await expect(await canvas.findByRole('alert')).toBeVisible();
      await expect(startMenu(canvas)).not.toBeInTheDocument();
    });
    await step('B works, and clears the message', async () => {
      await press(canvas, 'B');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('When the network is back, so is the game', async () => {
      source.isWet();
      await press(canvas, 'A');
      await press(canvas, 'A');
      await waitFor(() => expect(heading(canvas)).toHaveTextContent('Cover Letter'));
    });
  },
};

/** A console that begins on a later page, or with its menu open, shows it as soon as it can. */
export const ItCanBeginWithWhatIsNotHereYet: Story = {
  args: { initialState: { page: 'about', startMenu: 'contact' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(startMenu(canvas)).toBeVisible());
    await press(canvas, 'B');
    await expect(heading(canvas)).toHaveTextContent('About the Developer');
  },
};
