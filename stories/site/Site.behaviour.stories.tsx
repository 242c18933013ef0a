import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ContentContext } from '../../site/contentContext.ts';
import { siteRoutes } from '../../site/routes.tsx';
import { VisitProvider } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import { forgetful, OnSite } from './OnSite.tsx';
import { desk, phone, wholeScreen } from './wholeScreen.ts';

/** The site with all its routes, entered at a path. */
function WholeSite({ path }: { path: string }) {
  const [router] = useState(() => createMemoryRouter(siteRoutes(), { initialEntries: [path] }));
  return (
    <ContentContext value={typical}>
      <VisitProvider memory={forgetful}>
        <RouterProvider router={router} />
      </VisitProvider>
    </ContentContext>
  );
}

const meta = {
  title: 'Site/Behaviour',
  component: WholeSite,
  args: { path: '/' },
  globals: desk,
  parameters: { ...wholeScreen, visual: { skip: true } },
} satisfies Meta<typeof WholeSite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ACompanyOpensTheManualWithALetterToIt: Story = {
  name: 'a company that is sent opens the manual with a letter to it',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company Name' }), 'Acme');
    await userEvent.click(canvas.getByRole('button', { name: 'Send it!' }));
    await expect(await canvas.findByText('Dear Acme team,')).toBeVisible();
  },
};

export const DecliningOpensTheManualWithTheGenericLetter: Story = {
  name: '"I\'d rather not" opens the manual with the generic letter',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: "I'd rather not" }));
    await expect(await canvas.findByText('Dear hiring team,')).toBeVisible();
  },
};

export const FocusGoesToTheNewHeading: Story = {
  name: 'after a change of screen the focus is on the new heading, and the title is announced',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Plain résumé' }));
    await canvas.findByRole('heading', { name: 'Experience' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(document.title).toMatch(/^Résumé – /);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(document.title));
  },
};

export const OnAPhoneTheFirstScreenIsTheConsole: Story = {
  name: 'on a phone the first screen is the console, and nothing of the intro is there for anybody',
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 1 of 9')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send it!' })).toBeNull();
  },
};

/** Falls over when told to. */
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
  name: 'a screen that falls over leaves the links at the top as they are',
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
    await expect(canvas.getByRole('link', { name: 'Read the plain résumé' })).toHaveAttribute('href', '/resume');
  },
};
