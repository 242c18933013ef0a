import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SideTable, VisitProvider } from '../../src/index.ts';
import { forgetful } from '../visit/forgetful.ts';

/** The toolbar above a story sets the same attributes as the site. */
const meta = {
  title: 'Foundations/Toolbar/Behaviour',
  tags: ['!autodocs'],
  component: SideTable,
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <VisitProvider memory={forgetful}>
      <p data-shell="grape" data-surface="shell" style={{ background: 'var(--shell-face)' }}>
        A text
      </p>
    </VisitProvider>
  ),
} satisfies Meta<typeof SideTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const face = (element: HTMLElement) => getComputedStyle(element).getPropertyValue('--shell-face').trim();

/** Without a choice it sets nothing. */
export const LeftAloneItTouchesNothing: Story = {
  play: async () => {
    const { dataset, dir } = document.documentElement;
    await expect([dataset.rememberedShell, dataset.readable, dir]).toEqual([undefined, undefined, '']);
  },
};

/** The chosen shell replaces that of every console, as a remembered shell does. */
export const AShellIsWorn: Story = {
  globals: { shell: 'teal' },
  play: async ({ canvas }) => {
    const worn = face(canvas.getByText('A text'));
    document.documentElement.dataset.rememberedShell = 'grape';
    const own = face(canvas.getByText('A text'));
    document.documentElement.dataset.rememberedShell = 'teal';
    await expect(worn).not.toBe(own);
  },
};

/** A choice stays when the visit removes the remembered shell. */
export const AShellStaysWorn: Story = {
  globals: { shell: 'teal', text: 'readable' },
  play: async () => {
    const { dataset } = document.documentElement;
    delete dataset.rememberedShell;
    delete dataset.readable;
    await waitFor(() => expect([dataset.rememberedShell, dataset.readable]).toEqual(['teal', 'true']));
  },
};

/** The direction is set on the document. */
export const FromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('A text')).direction).toBe('rtl');
  },
};
