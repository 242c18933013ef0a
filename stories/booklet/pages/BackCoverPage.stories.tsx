import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackCoverPage } from '../../../src/booklet/pages/BackCoverPage.tsx';
import { sparse, typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';
import { siteCodeSample } from '../siteCodeSample.ts';

/**
 * The back of the manual: why to hire the owner, and every way to do so: an e-mail link, the site's
 * address as a QR code, name and handle; then the small print.
 *
 * **When:** the last thing that is read, also on paper, where the code leads from the print to the
 * site. Without an e-mail address there is no mail link, without a profile no handle.
 *
 * ```json
 * { "manual": { "backHeadline": "A new hero for your party?", "backPitch": "One developer, complete with manual.", "smallPrint": "…" } }
 * ```
 *
 * `code` is the QR code, drawn at build; without it the address stands alone. The copyright's year
 * is `site.copyrightYear`.
 *
 * **Keys:** Tab goes through mail link, address, e-mail and handle, as on any page of a book only
 * while it lies open.
 *
 * **A screen reader** hears the headline as the page's name, and the code as "QR code of
 * robin.example"; the strip of bars is hidden.
 */
const meta = {
  title: 'Booklet/Pages/Back cover',
  component: BackCoverPage,
  args: { content: typical, code: siteCodeSample(typical.game.site.address) },
} satisfies Meta<typeof BackCoverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reasons to hire the owner, and ways to do so. */
export const Default: Story = {};

/**
 * Without an e-mail address, a profile and a QR code the page has no links and shows the site's
 * address alone.
 */
export const Sparse: Story = { args: { content: sparse, code: undefined } };

export const Pocket288: Story = inPocket;
