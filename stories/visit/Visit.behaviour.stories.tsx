import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { VisitProvider } from '../../src/index.ts';
import { VisitCard } from './VisitCard.tsx';

const meta = {
  title: 'Visit/Visit/Behaviour',
  tags: ['!autodocs'],
  component: VisitProvider,
  args: { children: <VisitCard /> },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof VisitProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

function forget() {
  localStorage.removeItem('playable-resume:shell');
  localStorage.removeItem('playable-resume:readable');
  localStorage.removeItem('playable-resume:manualView');
}

function seen(element: HTMLElement) {
  const value = (name: string) => within(element).getByRole('status', { name }).textContent;
  return { company: value('Company'), shell: value('Shell'), readable: value('Readable text') };
}

function goTo(fragment: string) {
  history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`);
}

export const TheLinkNamesTheCompany: Story = {
  beforeEach: () => {
    goTo('#company=%3Cb%3EAcme%3C%2Fb%3E%20Inc');
    return () => goTo('');
  },
  play: async ({ canvasElement }) => {
    await expect(seen(canvasElement)).toEqual({ company: 'Acme Inc', shell: 'grape', readable: 'off' });
  },
};

export const TheDeviceRemembersShellAndType: Story = {
  beforeEach: () => {
    localStorage.setItem('playable-resume:shell', 'teal');
    localStorage.setItem('playable-resume:readable', 'on');
  },
  play: async ({ canvasElement }) => {
    await expect(seen(canvasElement)).toEqual({ company: 'not given', shell: 'teal', readable: 'on' });
    await expect(document.documentElement).toHaveAttribute('data-readable', 'true');
  },
};

export const WhatIsChosenIsRemembered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'berry' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Readable text' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'New company' }), 'Acme');
    await expect(seen(canvasElement)).toEqual({ company: 'Acme', shell: 'berry', readable: 'on' });
    await expect({ ...localStorage }).toMatchObject({
      'playable-resume:shell': 'berry',
      'playable-resume:readable': 'on',
    });
    await expect(JSON.stringify({ ...localStorage })).not.toContain('Acme');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Readable text' }));
    await expect(document.documentElement).not.toHaveAttribute('data-readable');
  },
};

export const HowTheManualIsReadIsRemembered: Story = {
  play: async ({ canvas }) => {
    const root = document.documentElement;
    await userEvent.click(canvas.getByRole('button', { name: 'text' }));
    await expect(localStorage.getItem('playable-resume:manualView')).toBe('text');
    await expect(root).toHaveAttribute('data-manual-view', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'book' }));
    await expect(localStorage.getItem('playable-resume:manualView')).toBe('book');
    await expect(root).not.toHaveAttribute('data-manual-view');
  },
};

export const HydrationBeginsWithWhatTheServerKnew: Story = {
  args: { children: null },
  beforeEach: () => {
    localStorage.setItem('playable-resume:shell', 'teal');
    goTo('#company=Acme');
    return () => goTo('');
  },
  play: async ({ canvasElement }) => {
    const page = (
      <VisitProvider initial={{ shell: 'kiwi' }}>
        <VisitCard />
      </VisitProvider>
    );
    const place = canvasElement.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page);
    await expect(seen(place)).toEqual({ company: 'not given', shell: 'kiwi', readable: 'off' });
    const onRecoverableError = fn();
    const root = hydrateRoot(place, page, { onRecoverableError });
    await waitFor(() => expect(seen(place)).toEqual({ company: 'Acme', shell: 'teal', readable: 'off' }));
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    place.remove();
  },
};

export const TheScriptInTheHeadHandsOver: Story = {
  beforeEach: () => {
    localStorage.setItem('playable-resume:shell', 'teal');
    // As `rememberedScript` leaves the document.
    document.documentElement.dataset.rememberedShell = 'teal';
    return () => {
      delete document.documentElement.dataset.rememberedShell;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(document.documentElement).not.toHaveAttribute('data-remembered-shell');
    await expect(seen(canvasElement).shell).toBe('teal');
    await userEvent.click(canvas.getByRole('button', { name: 'kiwi' }));
    const face = getComputedStyle(canvas.getByRole('heading', { name: 'This visit' })).getPropertyValue('--shell-face');
    await expect(face).toBe('#6eb122');
  },
};

export const TheRememberedShellIsShownBeforeTheScript: Story = {
  args: { children: null },
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.appendChild(document.createElement('div'));
    drawn.dataset.shell = 'grape';
    const face = () => getComputedStyle(drawn).getPropertyValue('--shell-face');
    await expect(face()).toBe('#4e4ba8');
    document.documentElement.dataset.rememberedShell = 'dandelion';
    await expect(face()).toBe('#daac06');
    delete document.documentElement.dataset.rememberedShell;
    drawn.remove();
  },
};
