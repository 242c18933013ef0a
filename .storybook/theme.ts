import { create } from 'storybook/theming/create';
import { faviconSprite } from '../src/art/faviconSprite.ts';
import { spriteToSvg } from '../src/art/spriteToSvg.ts';

const faviconSvg = spriteToSvg(faviconSprite);
const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The URL of the site's logo. */
export const mark = addressOf(faviconSvg);

/** The logo and the name beside it. */
const sign = (ink: string) =>
  addressOf(
    '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="24">' +
      faviconSvg.replace('<svg ', '<svg width="24" height="24" ') +
      `<text x="34" y="17" font-family="sans-serif" font-weight="700" font-size="15" fill="${ink}">playable-resume</text></svg>`,
  );

/** The site's colors for Storybook's frame. They follow the system's color scheme. */
function themeOf(isDark: boolean) {
  const [paper, ink, bar] = isDark ? ['#1d1a2b', '#fbf6e6', '#14121f'] : ['#fffdf5', '#1d1a2b', '#fbf6e6'];
  return create({
    base: isDark ? 'dark' : 'light',
    // Storybook's own font would load two more files before the first story.
    fontBase: '-apple-system, "Segoe UI", Roboto, sans-serif',
    brandTitle: 'playable-resume',
    brandImage: sign(ink),
    brandUrl: 'https://github.com/playable-resume/playable-resume#readme',
    brandTarget: '_blank',
    colorPrimary: '#f58220',
    colorSecondary: isDark ? '#f58220' : '#4e4ba8',
    appBg: bar,
    appContentBg: paper,
    barBg: bar,
    textColor: ink,
  });
}

/** The theme for the system's color scheme when the page loads. */
export const theme = themeOf(globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false);
