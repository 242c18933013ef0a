import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fn, userEvent } from 'storybook/test';
import { PlainResume } from '../../site/screens/PlainResume.tsx';
import { RetryLine } from '../../site/screens/RetryLine.tsx';
import { hideRetryBanner, showRetryBanner } from '../../site/screens/retryBanner.ts';
import { forceStates, states } from '../play/states.tsx';
import { desk, narrow } from '../windows.ts';
import { OnSite } from './OnSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

const tryAgain = fn();
let restoreStates = () => {};

/**
 * A line at the bottom of a page whose script failed to load: it names the missing part and has a
 * button to try again.
 *
 * **When:** the page's script, or the next screen's, failed to load. The page above stays readable,
 * and its links work.
 *
 * ```ts
 * showRetryBanner({ failed: 'next' });
 * hideRetryBanner('next');
 * ```
 *
 * **The rule: it needs nothing that can fail to load.** It is part of the built HTML, its style is
 * in the small script that shows it, and it does not use React.
 *
 * **Keys:** the button is the last stop of the page. **A screen reader** hears the line as a
 * status, once, and again if the retry fails.
 */
export default {
  title: 'Site/Retry line',
  tags: ['!autodocs'],
  component: RetryLine,
  render: () => (
    <>
      <OnSite screen={<PlainResume />} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a template's content is made by a parser of HTML only */}
      <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<RetryLine />) }} />
    </>
  ),
  globals: desk,
  parameters: { ...wholeScreen, visual: { target: '#retry-line' } },
  beforeEach: () => tryAgain.mockClear(),
  play: () => showRetryBanner({ tryAgain }),
} satisfies Meta<typeof RetryLine>;

type Story = StoryObj<typeof RetryLine>;

export const Default: Story = {};

export const NextPage: Story = { play: () => showRetryBanner({ failed: 'next', tryAgain }) };

/** On a small phone the button is below the text. */
export const OnSmallPhone: Story = { globals: narrow };

/** The button at rest, hovered, focused and pressed. */
export const States: Story = {
  beforeEach: () => () => restoreStates(),
  play: () => {
    showRetryBanner({ tryAgain });
    // Only now is the line's style sheet in the document.
    restoreStates = forceStates();
    const banner = document.querySelector('#retry-line > div');
    banner?.replaceWith(
      ...Object.values(states).map((state) => {
        const copy = document.importNode(banner, true);
        copy.setAttribute('data-shows', state);
        return copy;
      }),
    );
  },
};

/** The page is loading, or the browser waits for a connection. */
export const Retrying: Story = {
  play: async ({ canvas }) => {
    showRetryBanner({ tryAgain });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('button', { name: 'Trying again…' })).toBeVisible();
    await expect(tryAgain).toHaveBeenCalledTimes(1);
  },
};

/** Each failure is announced once, and the line disappears when the script loads after all. */
export const TheLineAppearsAndDisappears: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const line = document.getElementById('retry-line');
    const buttons = () => canvas.queryAllByRole('button', { name: 'Try again' });
    await expect(line).toHaveRole('status');
    await expect(buttons()).toHaveLength(0);
    showRetryBanner({ tryAgain });
    const firstMessage = line?.querySelector('p');
    await expect(firstMessage).toHaveTextContent('failed to load');
    showRetryBanner({ tryAgain });
    await expect(line?.querySelector('p')).not.toBe(firstMessage);
    await expect(buttons()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(buttons()).toHaveLength(0);
    showRetryBanner({ tryAgain });
    await expect(buttons()[0]).toHaveFocus();
    hideRetryBanner();
    await expect(buttons()).toHaveLength(0);
    showRetryBanner({ tryAgain });
    await expect(buttons()).toHaveLength(1);
  },
};
