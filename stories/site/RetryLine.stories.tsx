import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fn, userEvent } from 'storybook/test';
import { PlainResume } from '../../site/screens/PlainResume.tsx';
import { RetryLine } from '../../site/screens/RetryLine.tsx';
import { hideRetryBanner, showRetryBanner } from '../../site/screens/retryBanner.ts';
import { desk, narrow } from '../windows.ts';
import { OnSite } from './OnSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

const tryAgain = fn();

/**
 * At the foot of a page whose script has not come: what is missing, and a button that tries again.
 *
 * **When:** the page's script, or the next screen's, was lost on its way. The page above stays readable, and its links work.
 *
 * ```ts
 * offerRetry({ lost: 'next' });
 * withdrawRetry('next');
 * ```
 *
 * **The rule: nothing that may be lost is needed to show it.** It is HTML of the build, its style comes with the small script that offers it, React has no part in it.
 *
 * **Keys:** the button is the last stop of the page. **A screen reader** hears the line as a status, once, and again when trying has failed.
 */
const meta = {
  title: 'Site/Retry line',
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

export default meta;
type Story = StoryObj<typeof meta>;

/** The moving part has not come. */
export const Default: Story = {};

/** The next page has not come. */
export const NextPage: Story = { play: () => showRetryBanner({ failed: 'next', tryAgain }) };

/** On a very small phone, it is only at the end of the page. */
export const OnSmallPhone: Story = { globals: narrow };

/** The page is on its way, or a connection is waited for. */
export const Retrying: Story = {
  play: async ({ canvas }) => {
    showRetryBanner({ tryAgain });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('button', { name: 'Trying again…' })).toBeVisible();
    await expect(tryAgain).toHaveBeenCalledTimes(1);
  },
};

/** It is said once, and gone without a trace when the moving part has come after all. */
export const ComesAndGoes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) => {
    const line = document.getElementById('retry-line');
    await expect(line).toHaveRole('status');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await step('asked for twice it is there once', async () => {
      showRetryBanner({ tryAgain });
      showRetryBanner({ tryAgain });
      await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
      await expect(line).toHaveTextContent('could not be loaded');
    });
    await step('asked for again it is said again', async () => {
      const said = line?.querySelector('p');
      showRetryBanner({ tryAgain });
      await expect(line?.querySelector('p')).not.toBe(said);
      await expect(line?.querySelectorAll('p')).toHaveLength(1);
    });
    await step('when trying has failed, it can be done again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      showRetryBanner({ tryAgain });
      await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    });
    await step('taken away it leaves its place empty, and can come again', async () => {
      hideRetryBanner();
      await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
      showRetryBanner({ tryAgain });
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  },
};
