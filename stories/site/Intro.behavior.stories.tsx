import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Intro } from '../../site/screens/Intro.tsx';
import { long, typical } from '../content/fixtures.ts';
import { at } from '../windows.ts';
import { onDesk, type Story } from './onDesk.ts';

/** The typing is frozen after the first characters. */
export default {
  title: 'Site/Intro/Behavior',
  ...onDesk({ screen: <Intro frozenMs={300} /> }),
};
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fieldIn = (canvas: Canvas) => canvas.queryByRole('textbox', { name: 'Company Name' });
const expectForm = (canvas: Canvas) => waitFor(() => expect(fieldIn(canvas)).toBeVisible());

/** Expects that an action moves none of the elements. */
async function expectStill(elements: readonly (Element | null | undefined)[], act: () => Promise<void>) {
  const boxes = () => elements.map((element) => JSON.stringify(element?.getBoundingClientRect()));
  // A font that loads late changes the width of the text.
  await document.fonts.ready;
  const before = boxes();
  await act();
  await expect(boxes()).toEqual(before);
}

export const AClickOnTheTextSkipsIt: Story = {
  name: 'a click on the text skips the typing and shows the form',
  play: async ({ canvas, canvasElement }) => {
    const text = canvasElement.querySelector('[data-phase]');
    if (text) await userEvent.click(text);
    await expectForm(canvas);
  },
};

export const EscapeDoesNotMoveTheFocus: Story = {
  name: 'Escape on a link shows the form and leaves the focus on the link',
  play: async ({ canvas }) => {
    // The bar has a link of its own.
    const link = within(canvas.getByRole('main')).getByRole('link', { name: 'Résumé PDF' });
    link.focus();
    await userEvent.keyboard('{Escape}');
    await expectForm(canvas);
    await expect(link).toHaveFocus();
  },
};

export const NothingMovesWhenTheFormAppears: Story = {
  name: 'nothing moves when the form appears',
  play: async ({ canvas }) => {
    const resumeLink = canvas.getByRole('link', { name: 'Read the résumé' });
    // The owner's name is the page's heading and is also printed on the box.
    const box = canvas.getAllByText('Robin Vale').at(-1)?.closest('[data-surface="paper"]');
    await expectStill([resumeLink, box], async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'skip text' }));
      await expectForm(canvas);
    });
  },
};

export const AnErrorMovesNothing: Story = {
  name: 'an error message appears and moves nothing',
  args: { screen: <Intro start="form" frozenMs={300} /> },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send it!' });
    const parts = [send, fieldIn(canvas), canvas.getByText("I'd rather not"), send.closest('[data-surface="paper"]')];
    await expectStill(parts, async () => {
      await userEvent.click(send);
      await expect(canvas.getByRole('alert')).toBeVisible();
    });
  },
};

export const TheTailPointsAtTheCharacter: Story = {
  name: 'right to left on a phone on its side, the tail points left, at the character',
  args: { dir: 'rtl' },
  globals: at('landscape'),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-phase]')?.closest('[data-surface="paper"]') ?? canvasElement;
    await expect(getComputedStyle(box, '::after').scale).toBe('-1 1');
  },
};

const { name } = long.resume.basics;
const contentOf = (basics: { name: string; label?: string }) => ({
  ...typical,
  resume: { ...typical.resume, basics: { ...typical.resume.basics, ...basics } },
});

export const ALongNameFitsALaptop: Story = {
  name: 'with a name of 100 characters everything fits a laptop',
  args: { screen: <Intro start="form" />, content: contentOf({ name }) },
  globals: at('laptop'),
  play: async () => {
    await document.fonts.ready;
    const { scrollHeight, clientHeight } = document.documentElement;
    await expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  },
};

export const ALongNameFitsAPhoneOnItsSide: Story = {
  ...ALongNameFitsALaptop,
  name: 'with a name of 100 characters everything fits a phone on its side',
  globals: at('landscape'),
};

export const ADoubleNameFitsAPhoneOnItsSide: Story = {
  ...ALongNameFitsAPhoneOnItsSide,
  name: 'with a double name and a long role everything fits a phone on its side',
  args: {
    screen: <Intro start="form" />,
    content: contentOf({
      name: 'Alexandra Konstantinopoulou-Featherstonehaugh',
      label: 'Principal Accessibility and Front-end Platform Engineer',
    }),
  },
};
