import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { PlainResume } from '../../site/screens/PlainResume.tsx';
import { RetryBanner } from '../../site/screens/RetryBanner.tsx';
import { showRetryBanner } from '../../site/screens/showRetryBanner.ts';
import { forceStates, states } from '../play/states.tsx';
import { desk, narrow } from '../windows.ts';
import { OnSite } from './OnSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

const markup = renderToStaticMarkup(<RetryBanner />);
let restoreStates = () => {};

/**
 * A banner at the bottom of a page whose script failed to load: it names the missing part and has a
 * button to try again.
 *
 * **When:** the page's script, or the next screen's, failed to load. The page above stays readable,
 * and its links work.
 *
 * **The rule: it needs only one small script.** Its markup is part of the built HTML, its style is
 * in the script, and it does not use React.
 *
 * **Keys:** the button is the last stop of the page. **A screen reader** hears the banner as
 * a status, once, and again if the retry fails.
 */
export default {
  title: 'Site/Retry banner',
  tags: ['!autodocs'],
  component: RetryBanner,
  render: () => (
    <>
      <OnSite screen={<PlainResume />} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: only an HTML parser fills a template's content */}
      <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: markup }} />
    </>
  ),
  globals: desk,
  parameters: { ...wholeScreen, visual: { target: '#retry-banner' } },
  play: () => showRetryBanner(),
} satisfies Meta<typeof RetryBanner>;

type Story = StoryObj<typeof RetryBanner>;

export const Default: Story = {};

/** On a small phone the button is below the text. */
export const OnSmallPhone: Story = { globals: narrow };

/** The button at rest, hovered, focused and pressed. */
export const States: Story = {
  beforeEach: () => () => restoreStates(),
  play: () => {
    showRetryBanner();
    // Only now is the banner's style sheet in the document.
    restoreStates = forceStates();
    const banner = document.querySelector('#retry-banner > div');
    banner?.replaceWith(
      ...Object.values(states).map((state) => {
        const copy = document.importNode(banner, true);
        copy.setAttribute('data-shows', state);
        return copy;
      }),
    );
  },
};
