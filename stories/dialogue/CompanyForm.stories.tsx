import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CompanyForm } from '../../src/index.ts';
import { onSheet, onSmallLcd } from './frames.tsx';

/**
 * One field for the visitor's company, and a link to skip it.
 *
 * **When:** once in the intro and once on the console's title page. **When not:** the visitor has
 * answered or declined.
 *
 * ```tsx
 * import { CompanyForm } from 'playable-resume';
 *
 * export const Question = () => (
 *   <CompanyForm
 *     onSubmitCompany={(company) => alert(company)}
 *     decline={<a href="/flipbook">I'd rather not</a>}
 *   />
 * );
 * ```
 *
 * **The rule: the name stays in the browser.** The field has no name and the form's method is
 * `dialog`, so a browser has nothing to send, with or without scripts. `onSubmitCompany` gets the
 * typed text unchanged, and the site only ever shows it as text. The visit ignores a name that is
 * only spaces.
 *
 * **Keys and screen readers:** Enter sends. The only check is the browser's `required`: an alert
 * below the field, which also describes it, says what is missing, instead of a bubble that
 * disappears and does not scale with the visitor's text. The field gets the focus, and the next
 * character clears the message.
 */
export default {
  title: 'Dialogue/Company form',
  component: CompanyForm,
  decorators: [onSheet],
  args: {
    onSubmitCompany: fn(),
    decline: (
      <a data-skin="link" href="#letter">
        I'd rather not
      </a>
    ),
  },
} satisfies Meta<typeof CompanyForm>;

type Story = StoryObj<typeof CompanyForm>;

export const Default: Story = {};

/** In a box of 240 px. */
export const Narrow: Story = {
  args: { initialCompany: 'Donaudampfschifffahrtsgesellschaft' },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <CompanyForm {...args} />
    </div>
  ),
};

/** An empty form after sending, on a small console screen. */
export const ErrorOnSmallLcd: Story = {
  decorators: [onSmallLcd],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send it!' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
