import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { theme } from './theme.ts';

// At first, all sections of the sidebar are collapsed, except that of the open page.
const collapsedRoots = 'console booklet flipbook dialogue guides foundations art visit site contributing'.split(' ');
// The site's icon as SVG, from main.ts.
const icon = process.env.STORYBOOK_ICON ?? '';
const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The logo, and the name beside it. */
const logoWithName =
  '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="24">' +
  icon.replace('<svg ', '<svg width="24" height="24" ') +
  `<text x="34" y="17" font-family="sans-serif" font-weight="700" font-size="15" fill="${theme.textColor}">playable-resume</text></svg>`;

addons.setConfig({
  theme: { ...theme, brandImage: dataUrl(logoWithName) },
  sidebar: { showRoots: true, collapsedRoots },
});

const repository = 'https://github.com/playable-resume/playable-resume';
const links = { Site: '../', Source: repository, Release: `${repository}/releases` };

addons.register('links', () => {
  addons.add('links', {
    type: types.TOOLEXTRA,
    title: 'Links',
    render: () =>
      Object.entries(links).map(([name, href]) =>
        createElement('a', { key: name, href, style: { color: 'inherit', fontSize: 13, margin: 6 } }, name),
      ),
  });
});

document.querySelector('link[rel~="icon"]')?.setAttribute('href', dataUrl(icon));
