import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Intro } from '../../site/screens/Intro.tsx';
import { desk } from '../windows.ts';
import { OnSite } from './OnSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

/** The typing is frozen after the first letters. */
const meta = {
  title: 'Site/Intro/Behaviour',
  tags: ['!autodocs', 'behaviour'],
  component: Intro,
  globals: desk,
  parameters: { ...wholeScreen, chromatic: { disableSnapshot: true } },
  args: { frozenMs: 300 },
  render: (args) => <OnSite screen={<Intro {...args} />} />,
} satisfies Meta<typeof Intro>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The bar has a link of its own. */
const pdfIn = (canvas: Canvas) => within(canvas.getByRole('main')).getByRole('link', { name: 'Résumé PDF' });
const fieldIn = (canvas: Canvas) => canvas.queryByRole('textbox', { name: 'Company Name' });

export const AClickOnTheTextSkipsIt: Story = {
  name: 'a click on the text skips the typing and shows the form',
  play: async ({ canvas, canvasElement }) => {
    const words = canvasElement.querySelector('[data-phase]');
    if (words) await userEvent.click(words);
    await waitFor(() => expect(fieldIn(canvas)).toBeVisible());
  },
};

export const EscapeDoesNotMoveTheFocus: Story = {
  name: 'Escape on a link shows the form and leaves the focus on the link',
  play: async ({ canvas }) => {
    const link = pdfIn(canvas);
    link.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(fieldIn(canvas)).toBeVisible());
    await expect(link).toHaveFocus();
  },
};

export const NothingMovesWhenTheFormAppears: Story = {
  name: 'nothing moves when the form appears',
  play: async ({ canvas }) => {
    const plain = canvas.getByRole('link', { name: 'Read the résumé' });
    const skip = canvas.getByRole('link', { name: 'skip text' });
    // The owner's name is the page's heading and is also printed on the box.
    const box = canvas.getAllByText('Robin Vale').at(-1)?.closest('[data-surface="paper"]') ?? null;
    const boxes = () => [plain, box].map((element) => JSON.stringify(element?.getBoundingClientRect()));
    // A font that loads late has letters of another width.
    await document.fonts.ready;
    const before = boxes();
    await userEvent.click(skip);
    await waitFor(() => expect(fieldIn(canvas)).toBeVisible());
    await expect(boxes()).toEqual(before);
  },
};

export const AnErrorMovesNothing: Story = {
  name: 'an error message appears and moves nothing',
  args: { start: 'form' },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send it!' });
    const parts = [send, fieldIn(canvas), canvas.getByText("I'd rather not"), send.closest('[data-surface="paper"]')];
    const boxes = () => parts.map((element) => JSON.stringify(element?.getBoundingClientRect()));
    // A font that loads late has letters of another width.
    await document.fonts.ready;
    const before = boxes();
    await userEvent.click(send);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(boxes()).toEqual(before);
  },
};
