import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ContentContext } from '../../site/app/contentContext.ts';
import { SiteRoutes, screenAt } from '../../site/app/SiteRoutes.tsx';
import { VisitProvider } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import { forgetful } from '../visit/forgetful.ts';
import { desk } from '../windows.ts';
import { wholeScreen } from './wholeScreen.ts';

/** The site with all its routes, opened at a path. */
function WholeSite({ path }: { path: string }) {
  return (
    <ContentContext value={typical}>
      <VisitProvider memory={forgetful}>
        <MemoryRouter initialEntries={[path]}>
          <SiteRoutes />
        </MemoryRouter>
      </VisitProvider>
    </ContentContext>
  );
}

export default {
  title: 'Site/Intro/Behavior/Transitions',
  component: WholeSite,
  loaders: [({ args }) => screenAt(args.path, typical).load()],
  args: { path: '/' },
  globals: desk,
  parameters: { ...wholeScreen, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof WholeSite>;

type Story = StoryObj<typeof WholeSite>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The names of the parts that move between screens, without the names that React makes. */
const flyingNames = () =>
  document
    .getAnimations()
    .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
    .flatMap((pseudo) => /^::view-transition-group\((manual|console)\)$/.exec(pseudo)?.[1] ?? []);

/** The element with this `view-transition-name`. */
const elementNamed = (name: string) =>
  [...document.querySelectorAll('main *')].find((element) => getComputedStyle(element).viewTransitionName === name);

const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('link', { name }));

export const TheManualGrowsIntoItsScreen: Story = {
  name: 'the manual flies from the table to its screen with its edges; a key ends that, and Home reverses it',
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await userEvent.click(await main.findByRole('link', { name: 'Manual' }));
    await waitFor(() => expect(flyingNames()).toContain('manual'));
    await expect(elementNamed('manual')?.querySelectorAll('[data-flipbook-edges] > *')).toHaveLength(2);
    await userEvent.keyboard('{Shift}');
    await waitFor(() => expect(flyingNames()).toEqual([]));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await press(canvas, 'Home');
    await waitFor(() => expect(flyingNames()).toContain('manual'));
  },
};

export const TheBarChangesTheScreenWithoutATransition: Story = {
  name: 'the bar’s link from the console to the manual has no transition',
  args: { path: '/handheld' },
  play: async ({ canvas }) => {
    await press(canvas, 'Manual');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(flyingNames()).toEqual([]);
  },
};

export const TheGreetingIsTypedOnce: Story = {
  name: 'back home, the greeting is complete and its form is open',
  play: async ({ canvas }) => {
    await press(canvas, 'skip text');
    await press(canvas, 'Résumé');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await press(canvas, 'Home');
    await canvas.findByText('In a hurry?');
    // At once: the end of a second greeting would also open the form.
    await expect(canvas.queryByRole('link', { name: 'skip text' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Company Name' })).toBeVisible();
  },
};
