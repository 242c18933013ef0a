import { create } from 'storybook/theming/create';

const isDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
const [paper, ink, bar] = isDark ? ['#1d1a2b', '#fbf6e6', '#14121f'] : ['#fffdf5', '#1d1a2b', '#fbf6e6'];

/** The site's colors for Storybook's frame, in the system's color scheme when the page loads. */
export const theme = create({
  base: isDark ? 'dark' : 'light',
  // Storybook's own font would load two more files before the first story.
  fontBase: '-apple-system, "Segoe UI", Roboto, sans-serif',
  brandTitle: 'playable-resume',
  brandUrl: 'https://github.com/playable-resume/playable-resume#readme',
  brandTarget: '_blank',
  colorPrimary: '#f58220',
  colorSecondary: isDark ? '#f58220' : '#4e4ba8',
  appBg: bar,
  appContentBg: paper,
  barBg: bar,
  textColor: ink,
});
