import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';
import { VisitProvider } from '../../src/index.ts';
import { VisitCard } from './VisitCard.tsx';

const meta = {
  title: 'Visit/Visit/Behaviour',
  tags: ['!autodocs'],
  component: VisitProvider,
  args: { children: <VisitCard /> },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof VisitProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

function seen(element: HTMLElement) {
  const value = (name: string) => within(element).getByRole('status', { name }).textContent;
  return { company: value('Company'), shell: value('Shell'), readable: value('Readable text') };
}

function goTo(fragment: string) {
  history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`);
}

export const HydrationBeginsWithWhatTheServerKnew: Story = {
  args: { children: null },
  beforeEach: () => {
    localStorage.setItem('playable-resume:shell', 'teal');
    goTo('#company=Acme');
    return () => {
      goTo('');
      localStorage.removeItem('playable-resume:shell');
    };
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
