import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackCoverPage } from '../../../src/booklet/pages/BackCoverPage.tsx';
import { manualTexts } from '../../../src/index.ts';
import { sparse, typical } from '../../content/fixtures.ts';
import { inEachState } from '../../play/states.tsx';
import { at } from '../../windows.ts';
import { inPocket } from '../inPocket.tsx';
import { siteCodeSample } from '../siteCodeSample.ts';

/**
 * The back cover: reasons to hire the owner, and ways to do so: an email link, the site's address
 * as a QR code, name and handle. The small print is at the bottom.
 *
 * **When:** readers see it last, in print, too, where the code leads them to the site. Without an
 * email address there is no mail link; without a profile there is no handle.
 *
 * ```json
 * {
 *   "manual": {
 *     "backHeadline": "A new hero for your party?",
 *     "backPitch": "One developer, complete with manual.",
 *     "smallPrint": "…"
 *   }
 * }
 * ```
 *
 * `code` is the QR code, which the build draws. Without it only the address is shown. The copyright
 * year is `site.copyrightYear`.
 *
 * **Keys:** Tab goes through mail link, email, handle and site address while the page is open.
 *
 * **A screen reader** hears the headline as the page's name, and the code as "QR code
 * that leads to robin.example". The barcode is hidden.
 */
export default {
  title: 'Booklet/Pages/Back cover',
  component: BackCoverPage,
  args: { view: manualTexts(typical, '').back, code: siteCodeSample(typical.game.site.address) },
} satisfies Meta<typeof BackCoverPage>;

type Story = StoryObj<typeof BackCoverPage>;

/** Reasons to hire the owner, and ways to do so. */
export const Default: Story = {};

/** The links at rest, hovered, focused and pressed. */
export const States: Story = { ...inEachState({ columnPx: 640 }), globals: at('w1600') };

/** Without an email address, a profile or a QR code, the name and the site's address are left. */
export const Sparse: Story = { args: { view: manualTexts(sparse, '').back, code: undefined } };

/** The site's address is not known yet: no code, and no line for it. */
export const NoAddress: Story = {
  args: { view: { ...manualTexts(typical, '').back, host: '', siteUrl: '' }, code: undefined },
};

export const Pocket288: Story = inPocket;
