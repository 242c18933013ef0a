import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { PlainResume } from '../../site/screens/PlainResume.tsx';
import { RetryLine } from '../../site/screens/RetryLine.tsx';
import { showRetryBanner } from '../../site/screens/retryBanner.ts';
import { forceStates, states } from '../play/states.tsx';
import { desk, narrow } from '../windows.ts';
import { OnSite } from './OnSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

let restoreStates = () => {};

/**
 * A line at the bottom of a page whose script failed to load: it names the missing part and has a
 * button to try again.
 *
 * **When:** the page's script, or the next screen's, failed to load. The page above stays readable,
 * and its links work.
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
  play: () => showRetryBanner(),
} satisfies Meta<typeof RetryLine>;

type Story = StoryObj<typeof RetryLine>;

export const Default: Story = {};

/** On a small phone the button is below the text. */
export const OnSmallPhone: Story = { globals: narrow };

/** The button at rest, hovered, focused and pressed. */
export const States: Story = {
  beforeEach: () => () => restoreStates(),
  play: () => {
    showRetryBanner();
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
