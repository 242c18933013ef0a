import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { arabic, long, sparse, typical } from '../content/fixtures.ts';
import { narrow } from '../windows.ts';
import { lcdOnly } from './onLcd.tsx';
import { replaced } from './replaced.ts';
import { StartMenuOnLcd } from './StartMenuOnLcd.tsx';

const meta = {
  title: 'Console/Start Menu',
  component: StartMenuOnLcd,
  parameters: lcdOnly,
  args: { resumeUrl: '/pdf/resume.pdf' },
} satisfies Meta<typeof StartMenuOnLcd>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The owner's business card. Try it: everything in it works. */
export const Default: Story = {};

/** Copy puts the address on the clipboard and says so, on the button and to readers. */
export const Copied: Story = {
  beforeEach: () => replaced(navigator, 'clipboard', { writeText: async () => {} }),
  play: async ({ canvas }) => {
    const copy = canvas.getByRole('button', { name: 'Copy robin@robin.example' });
    await userEvent.click(copy);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
    await expect(copy).toHaveTextContent('Copied');
  },
};

/** A browser that has no clipboard for the page, or refuses it. */
export const NotCopied: Story = {
  beforeEach: () => replaced(navigator, 'clipboard', undefined),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy robin@robin.example' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Not copied');
  },
};

/** The colours, grape chosen, and the three switches, all off. */
export const Colors: Story = { args: { initialTab: 'colors' } };

/** Where the browser cannot vibrate, as in Firefox and Safari, no switch says that it could. */
export const WithoutVibration: Story = {
  args: { initialTab: 'colors' },
  beforeEach: () => replaced(navigator, 'vibrate', undefined),
  play: async ({ canvas }) => {
    const switches = canvas.getAllByRole('switch').map(({ textContent }) => textContent);
    await expect(switches).toEqual(['Soundoff', 'Readable textoff']);
  },
};

/** An owner who has written down no way to be reached. */
export const NoAddress: Story = { args: { content: sparse } };

/** One way only. */
export const OneAddress: Story = {
  args: { content: { ...typical, resume: { basics: { name: 'Robin Vale', email: 'robin@robin.example' } } } },
};

/** More profiles than there is room for, and an address that knows no end. */
export const TooLong: Story = {
  args: {
    content: {
      ...long,
      resume: {
        ...long.resume,
        basics: {
          ...long.resume.basics,
          email: `${'w'.repeat(60)}@example.com`,
          profiles: Array.from({ length: 8 }, (_, index) => ({
            network: `A network of a very long name, number ${index + 1}`,
            url: `https://network-${index + 1}.example/`,
          })),
        },
      },
    },
  },
};

/** From right to left, the colours. */
export const ArabicColors: Story = { args: { content: arabic, initialTab: 'colors', dir: 'rtl' } };

/** A quarter of it, as when a phone's text is four times as large. */
export const Tiny: Story = { args: { initialTab: 'colors', widthPx: 200, heightPx: 300 }, globals: narrow };
