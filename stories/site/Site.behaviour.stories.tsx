import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { saying } from '../play/reading.ts';
import { desk, phone } from '../windows.ts';
import { OnSite } from './OnSite.tsx';
import { WholeSite } from './WholeSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

const meta = {
  title: 'Site/Behaviour',
  tags: ['!autodocs'],
  component: WholeSite,
  args: { path: '/' },
  globals: desk,
  parameters: { ...wholeScreen, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof WholeSite>;

export default meta;
type Story = StoryObj<typeof meta>;

const skipText: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'skip text' }));
};

export const ACompanyOpensTheManualWithALetterToIt: Story = {
  name: 'a company that is sent opens the manual with a letter to it',
  play: async (context) => {
    const { canvas } = context;
    await skipText(context);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company Name' }), 'Acme');
    await userEvent.click(canvas.getByRole('button', { name: 'Send it!' }));
    await waitFor(() => expect(saying(canvas, 'Dear Acme team,')).toBeInTheDocument());
  },
};

export const DecliningOpensTheManualWithTheGenericLetter: Story = {
  name: '"I\'d rather not" opens the manual with the generic letter',
  play: async (context) => {
    const { canvas } = context;
    await skipText(context);
    await userEvent.click(canvas.getByRole('link', { name: "I'd rather not" }));
    await expect(await canvas.findByText('Dear hiring team,')).toBeInTheDocument();
  },
};

export const FocusGoesToTheNewHeading: Story = {
  name: 'after a change of screen the focus is on the new heading, and the title is announced',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Résumé' }));
    await canvas.findByRole('heading', { name: 'Experience' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() => expect(document.title).toMatch(/^Résumé – /));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(document.title));
  },
};

export const OnAPhoneTheFirstScreenIsTheConsole: Story = {
  name: 'on a phone the first screen is the console, and nothing of the intro is there',
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Instructions' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByRole('link', { name: 'Résumé PDF' })).toBeNull();
  },
};

function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('told to');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Fall over
    </button>
  );
}

export const ABrokenScreenLeavesTheLinks: Story = {
  name: 'a screen that falls over leaves the links at the top as they are; going somewhere is another try',
  // It has no heading to begin with, which is not what is looked at here.
  parameters: { a11y: { test: 'off' } },
  render: () => <OnSite screen={<Fragile />} />,
  play: async ({ canvas }) => {
    // React and the router both report the error that is asked for here; a story that reports errors fails.
    console.error = () => undefined;
    const bar = within(canvas.getByRole('banner'));
    const links = bar.getAllByRole('link').map((link) => link.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Fall over' }));
    await expect(await canvas.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(links);
    await expect(canvas.getByRole('link', { name: 'Read the résumé' })).toHaveAttribute('href', '/resume');
    await userEvent.click(bar.getByRole('link', { name: 'Home' }));
    await expect(await canvas.findByRole('button', { name: 'Fall over' })).toBeVisible();
  },
};

export const ReadableTextIsASwitch: Story = {
  name: '"Readable text" swaps the faces on the whole page, and back',
  render: () => <OnSite screen={<h1>A screen</h1>} />,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Readable text' });
    const face = () => getComputedStyle(canvas.getByRole('link', { name: 'Home' })).fontFamily;
    await expect(toggle).not.toBeChecked();
    await expect(face()).toContain('Press Start 2P');
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    await expect(face()).not.toContain('Press Start 2P');
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
    await expect(face()).toContain('Press Start 2P');
  },
};

/** What a control says to the eye is in its name: who says aloud what they read can press it (WCAG 2.5.3). */
const namesHoldTheirText: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('heading', { level: 1 });
  const controls = [...canvasElement.querySelectorAll<HTMLElement>('a, button')].filter((one) => one.checkVisibility());
  await expect(controls.length).toBeGreaterThan(5);
  for (const control of controls) {
    const text = control.innerText.replace(/\s+/g, ' ').trim();
    const holdsIt = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
    await expect(control).toHaveAccessibleName(expect.stringMatching(holdsIt));
  }
};

export const NamesHoldTheirTextOnAPhone: Story = {
  name: 'each control’s name holds its text, on a phone',
  globals: phone,
  play: namesHoldTheirText,
};
export const NamesHoldTheirTextInTheManual: Story = {
  name: 'each control’s name holds its text, in the manual',
  args: { path: '/flipbook' },
  play: namesHoldTheirText,
};
