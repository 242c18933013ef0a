import type { Preview } from '@storybook/react-vite';
import '../src/theme/theme.css';
import { afterEffects, mount } from './mount.tsx';
import { playsAsAVisitor } from './playsAsAVisitor.ts';

// The widths at which every screen is looked at: a small phone, a phone, the two sides of the narrow layout, the two
// sides of the booklet's portrait mode, a desk. And phones on their side, and a desk at 400 % zoom.
const viewport = (width: number, height: number) => ({
  name: `${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [afterEffects],
  mount,
  beforeAll: playsAsAVisitor,
  parameters: {
    layout: 'padded',
    viewport: {
      options: {
        w320: viewport(320, 568),
        w390: viewport(390, 844),
        w649: viewport(649, 900),
        w650: viewport(650, 900),
        w1024: viewport(1024, 768),
        w1279: viewport(1279, 900),
        w1280: viewport(1280, 900),
        w1600: viewport(1600, 1000),
        landscape: viewport(844, 390),
        landscapeSmall: viewport(568, 320),
        zoom400: viewport(320, 256),
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Making it yours',
          'Glossary',
          'Browsers',
          'Foundations',
          'Art',
          'Content',
          'Visit',
          'Dialogue',
          'Console',
          'Booklet',
          'Flipbook',
          'Site',
          'Decisions',
        ],
      },
    },
    a11y: {
      // The quick run of one part (.ci/commands/part.ts) leaves axe to the whole one.
      test: import.meta.env.STORYBOOK_WITHOUT_AXE ? 'off' : 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      config: {
        // A story is a part of a page: the page's own landmarks and heading belong to the screens' stories.
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
