import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { FORCE_REMOUNT, PRELOAD_ENTRIES, STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import '../src/theme/theme.css';
import '../src/theme/rightToLeft.css';
import './docs.css';
import './preparingStory.css';
import { argRows, descriptionOf } from './argRows.ts';
import { mount } from './mount.ts';
import { sourceOf } from './sourceOf.ts';
import { theme } from './theme.ts';
import { defaultGlobals, toolbarMenus, withToolbarChoices } from './toolbarChoices.ts';

/** The longest single wait of a play: on a busy machine a page turn takes several seconds. */
const longestWaitMs = 15_000;

const viewport = (width: number, height: number) => ({
  name: `${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

// Code that only docs pages need. It is loaded with the first of them.
const PartPage = lazy(async () => ({ default: (await import('../stories/blocks/PartPage.tsx')).PartPage }));
const PageContainer = lazy(async () => ({
  default: (await import('../stories/blocks/PageContainer.tsx')).PageContainer,
}));
const container = (props: ComponentProps<typeof PageContainer>) => (
  <Suspense>
    <PageContainer {...props} />
  </Suspense>
);
const page = () => (
  <Suspense>
    <PartPage />
  </Suspense>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withToolbarChoices],
  argTypesEnhancers: [argRows],
  globalTypes: toolbarMenus,
  initialGlobals: defaultGlobals,
  mount,
  beforeAll: () => {
    configure({ asyncUtilTimeout: longestWaitMs });
    if (!import.meta.env.PROD) return;
    const channel = addons.getChannel();
    // Without this line Storybook loads a story's neighbors, and with them everything that docs
    // pages need, before it renders the story itself.
    channel.removeAllListeners(PRELOAD_ENTRIES);
    // A story that has thrown stays broken until it is mounted again, so a changed arg mounts it again.
    channel.on(STORY_ARGS_UPDATED, ({ storyId }) => {
      if (document.body.classList.contains('sb-show-errordisplay')) channel.emit(FORCE_REMOUNT, { storyId });
    });
  },
  parameters: {
    layout: 'padded',
    docs: {
      page,
      container,
      theme,
      toc: { headingSelector: 'h2' },
      source: { transform: sourceOf, excludeDecorators: true },
      extractComponentDescription: descriptionOf,
    },
    viewport: {
      // Window sizes: phones, both sides of 650 and 1280 px, desktops, phones in landscape, and a
      // desktop at 400% zoom.
      options: {
        w320: viewport(320, 568),
        w390: viewport(390, 844),
        w649: viewport(649, 900),
        w650: viewport(650, 900),
        w1024: viewport(1024, 768),
        w1279: viewport(1279, 900),
        w1280: viewport(1280, 900),
        w1600: viewport(1600, 1000),
        tall: viewport(1600, 1200),
        w1760: viewport(1760, 1000),
        w1920: viewport(1920, 860),
        low: viewport(1280, 720),
        laptop: viewport(1366, 650),
        landscape: viewport(844, 390),
        w667: viewport(667, 375),
        landscapeSmall: viewport(568, 320),
        zoom400: viewport(320, 256),
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Console',
          [
            'Handheld',
            'Device',
            'LCD',
            'Start Menu',
            'Keyboard and gamepad',
            'Pages',
            [
              'Instructions',
              'Title page',
              'Cover letter',
              'Player profile',
              'Controls',
              'Experience levels',
              'Side quests',
              'About the developer',
              'Thank you',
            ],
          ],
          'Booklet',
          [
            'Booklet',
            'Pocket edition',
            'Text view',
            'Pages',
            [
              'Cover',
              'Cover letter',
              'Quick reference',
              'Leveling guide',
              'Extra content',
              'Character story',
              'Notes',
              'Back cover',
            ],
          ],
          'Flipbook',
          [
            'Flipbook',
            'Settings and events',
            'Sizes and layout',
            'Turning',
            'Pages and content',
            'Methods and hooks',
            'Server rendering',
            'Accessibility and print',
            'Known limits',
            'Drop-in',
            'With shadcn and agents',
            'Toolbar',
            'Zoom',
            'Recipes',
            'How it turns',
          ],
          'Dialogue',
          'Guides',
          ['Making it yours', 'The two files', 'Hosting'],
          'Foundations',
          ['Foundations', 'Tokens'],
          'Art',
          'Visit',
          'Site',
          'Contributing',
          ['What we promise', 'Figures', 'Glossary', 'Recipes', 'Decisions'],
        ],
      },
    },
    a11y: {
      test: 'error',
      options: {
        // Building selectors for passing elements takes half of axe's time, and only Storybook's own
        // panel shows them.
        ...(import.meta.env.VITEST && { resultTypes: ['violations'] }),
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Axe treats the rule that a control's name contains its visible label (WCAG 2.5.3) as
        // experimental, so no tag turns it on.
        rules: { 'label-content-name-mismatch': { enabled: true } },
      },
      config: {
        // A story is a part of a page; landmarks and the main heading are tested in the screens'
        // stories.
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
  },
};

export default preview;
