import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ConsolePartsContext } from '../../src/console/pages/ConsolePartsContext.ts';
import { fakeNetwork as network } from './fakeNetwork.ts';
import { inBackdrop } from './inBackdrop.tsx';
import { atPage, type Story } from './pages/atPage.ts';
import { button, type Canvas, expectPage, heading, pagePlace, press, startMenu, tab } from './play.ts';
import { replaceProperty } from './replaceProperty.ts';

export default {
  title: 'Console/Handheld/Behaviour/Arrival',
  tags: ['!autodocs', 'behaviour'],
  ...atPage('instructions'),
  decorators: [
    inBackdrop,
    (Story: () => ReactElement) => (
      <ConsolePartsContext value={network.parts()}>
        <Story />
      </ConsolePartsContext>
    ),
  ],
  beforeEach: () => network.isUp(),
};

const titleForm = { page: 'title', form: 'open', startMenu: 'closed' } as const;

/** A press before the parts have loaded opens its page afterwards. Until then, the page stays. */
export const APressWhileLoadingCounts: Story = {
  args: { initialState: titleForm },
  beforeEach: () => network.isSlow(),
  play: async ({ canvas, step }) => {
    await step('The current page stays, and shows a waiting notice', async () => {
      await press(canvas, 'A');
      await expectPage(canvas, 'Quest to Find a Job');
      await expect(canvas.getByText('One moment...')).toBeInTheDocument();
    });
    await step('Repeated presses still turn one page', async () => {
      await press(canvas, 'A');
      await press(canvas, 'A');
      network.deliver();
      await expectPage(canvas, 'Cover Letter');
      await expect(canvas.queryByText('One moment...')).not.toBeInTheDocument();
      await expect(canvas.getByRole('status')).toHaveTextContent(`${pagePlace('letter')}: Cover Letter`);
    });
  },
};

/** When the parts fail to load, the page stays and shows a message. The next press tries again. */
export const TheNextPressRetriesAFailedLoad: Story = {
  args: { initialState: titleForm },
  beforeEach: () => network.isDown(),
  play: async ({ canvas, step }) => {
    await step('The page stays, and shows a message', async () => {
      await press(canvas, 'A');
      await expect(await canvas.findByRole('alert')).toHaveTextContent('did not load');
      await expectPage(canvas, 'Quest to Find a Job');
      await expect(canvas.getByRole('textbox', { name: 'Company Name' })).toBeVisible();
    });
    await step('The same message appears for the Start Menu', async () => {
      await press(canvas, 'start');
      await expect(await canvas.findByRole('alert')).toBeVisible();
      await waitFor(() => expect(startMenu(canvas)).not.toBeInTheDocument());
    });
    await step('B works, and clears the message', async () => {
      await press(canvas, 'B');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('The console works again once the network is back', async () => {
      network.comesBack();
      await press(canvas, 'A');
      await press(canvas, 'A');
      await expectPage(canvas, 'Cover Letter');
    });
  },
};

/** A first page that fails to load shows a message, and loads once the browser is online again. */
export const AFailedFirstPageLoadsOnceOnline: Story = {
  args: { initialPage: 'about' },
  beforeEach: () => {
    network.isDown();
    return replaceProperty(window, 'requestIdleCallback', () => 0);
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Lost on the way');
    network.comesBack();
    window.dispatchEvent(new Event('online'));
    await expectPage(canvas, 'About the Developer');
  },
};

/** Presses like `userEvent`, without waiting for a render: React handles presses in microtasks. */
async function strike(canvas: Canvas, legend: string): Promise<void> {
  const pressed = button(canvas, legend);
  for (const type of ['pointerdown', 'pointerup']) {
    pressed.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, button: 0 }));
    await Promise.resolve();
  }
}

/** A button comes up before its page renders: a slow page does not delay the response. */
export const TheButtonRespondsBeforeThePageRenders: Story = {
  args: { initialPage: 'letter' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Cover Letter');
    const right = button(canvas, 'right');
    await strike(canvas, 'right');
    const stateAfterPress = { isPressed: right.hasAttribute('data-pressed'), page: heading(canvas).textContent };
    await expect(stateAfterPress).toEqual({ isPressed: false, page: 'Cover Letter' });
    await expectPage(canvas, 'Player Profile');
    await expect(canvas.getByRole('status')).toHaveTextContent('Player Profile');
  },
};

/** Presses before the first render all count, each on the page that the press before it opened. */
export const PressesInOneFrameAllCount: Story = {
  args: { initialPage: 'letter' },
  play: async ({ canvas, step }) => {
    // A second press before the page appears counts as a retry.
    await expectPage(canvas, 'Cover Letter');
    await step('Pressing right twice goes two pages on', async () => {
      await strike(canvas, 'right');
      await strike(canvas, 'right');
      await expectPage(canvas, 'Controls');
    });
    await step('Start and then down goes to the first item below the tabs', async () => {
      await strike(canvas, 'start');
      await strike(canvas, 'down');
      await waitFor(() => expect(startMenu(canvas)).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('tabpanel').matches(':focus-within')).toBe(true));
      await expect(tab(canvas, 'Contact Info')).not.toHaveFocus();
    });
  },
};

/** A page left before it renders counts as opened. The second press's page is announced. */
export const EachPressIsReported: Story = {
  args: { initialPage: 'instructions' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Instructions');
    await strike(canvas, 'right');
    await strike(canvas, 'right');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The company form is open.'));
  },
};
