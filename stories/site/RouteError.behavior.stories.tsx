import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { errorScreen, responseScreen } from './errorScreen.tsx';
import { OnSite } from './OnSite.tsx';
import { onDesk, type Story } from './onDesk.ts';

export default {
  title: 'Site/Route error/Behavior',
  ...onDesk(errorScreen(new Error('the secret reason'))),
};

export const AnErrorHidesItsMessage: Story = {
  name: 'heading and title report an error without its message',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Unexpected Application Error! – Robin Vale'));
    await expect(canvas.queryByText(/secret reason/)).not.toBeInTheDocument();
  },
};

const statuses = [
  [400, '', '400 Bad Request'],
  [403, '', '403 Forbidden'],
  [404, '', '404 Not Found'],
  [405, '', '405 Method Not Allowed'],
  [418, "I'm a teapot", "418 I'm a teapot"],
] as const;

export const EachStatusHasItsOwnMessage: Story = {
  name: 'a status shows the text from the specification or the response’s status text, and nothing else of the response',
  play: async ({ canvas, mount }) => {
    for (const [status, statusText, heading] of statuses) {
      await mount(<OnSite key={status} {...responseScreen(status, statusText, 'the secret reason')} />);
      await expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(canvas.queryByText(/secret reason/)).not.toBeInTheDocument();
    }
  },
};

export const LinksReloadTheDocument: Story = {
  name: 'each link loads a new document, because the running script may be broken',
  play: async ({ canvas, step }) => {
    const followedPaths: string[] = [];
    // The router prevents the default of clicks that it handles. The others would leave this page.
    const preventNavigation = (event: MouseEvent) => {
      if (!event.defaultPrevented && event.target instanceof HTMLAnchorElement)
        followedPaths.push(event.target.pathname);
      event.preventDefault();
    };
    document.addEventListener('click', preventNavigation);
    const main = within(canvas.getByRole('main'));
    for (const name of ['Back to the start', 'Console', 'Manual', 'Résumé']) {
      await step(name, () => userEvent.click(main.getByRole('link', { name })));
    }
    document.removeEventListener('click', preventNavigation);
    await expect(followedPaths).toEqual(['/', '/handheld', '/flipbook', '/resume']);
  },
};

function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('on purpose');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Fall over
    </button>
  );
}

export const TheLinksStayAboveABrokenScreen: Story = {
  name: 'the links at the top stay when a screen throws; following one renders a screen again',
  // Axe would report that the screen has no heading before the error.
  parameters: { a11y: { test: 'off' } },
  render: () => <OnSite screen={<Fragile />} />,
  play: async ({ canvas }) => {
    // React and the router both log this intended error; a story that logs errors fails.
    console.error = () => undefined;
    const bar = within(canvas.getByRole('banner'));
    const links = bar.getAllByRole('link').map((link) => link.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Fall over' }));
    await expect(await canvas.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(links);
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Résumé' })).toHaveAttribute('href', '/resume');
    await userEvent.click(bar.getByRole('link', { name: 'Home' }));
    await expect(await canvas.findByRole('button', { name: 'Fall over' })).toBeVisible();
  },
};
