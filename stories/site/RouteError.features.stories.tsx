import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { ContentContext } from '../../site/app/contentContext.ts';
import { ErrorLayout } from '../../site/app/layout/ErrorLayout.tsx';
import { RouteError } from '../../site/screens/RouteError.tsx';
import { typical } from '../content/fixtures.ts';
import { desk, narrow } from '../windows.ts';
import { errorScreen, responseScreen } from './errorScreen.tsx';
import { OnSite } from './OnSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

/**
 * Replaces a screen that threw an error or that the router rejected. It says what happened, what
 * that means, and where to go next.
 *
 * **When:** `ErrorBoundary` renders it inside the layout, so the bar stays; if the layout itself
 * failed, it renders alone. Do not render it yourself.
 *
 * **The rule: it never shows an error's own message**, except the router's about an unknown path.
 * All its links load a new document.
 *
 * **Keys** are the browser's. **A screen reader** hears the failure as the page's title and
 * heading.
 */
export default {
  title: 'Site/Route error',
  tags: ['!autodocs'],
  component: OnSite,
  args: errorScreen(new Error('a screen fell over')),
  globals: desk,
  parameters: { ...wholeScreen },
} satisfies Meta<typeof OnSite>;

type Story = StoryObj<typeof OnSite>;

/** A screen that has thrown an error. The links at the top stay. */
export const Unexpected: Story = {};

/** A 404 with the router's message about an unknown path. */
export const NotFound: Story = { args: responseScreen(404, 'Not Found', 'Error: No route matches URL "/work/one"') };

export const UnexpectedOnSmallPhone: Story = { globals: narrow };

/** If the layout itself has failed, the error page stands alone. */
export const WithoutLayout: Story = {
  render: () => (
    <ContentContext value={typical}>
      <MemoryRouter>
        <ErrorLayout>
          <RouteError error={new Error('the layout fell over')} />
        </ErrorLayout>
      </MemoryRouter>
    </ContentContext>
  ),
};
