import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { mark, theme } from './theme.ts';

// The sidebar starts with all parts of the book collapsed, except the part of the open page.
const collapsedRoots = 'foundations art content visit dialogue console booklet flipbook site recipes decisions'.split(
  ' ',
);
addons.setConfig({ theme, sidebar: { showRoots: true, collapsedRoots } });

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

document.querySelector('link[rel~="icon"]')?.setAttribute('href', mark);

// Storybook puts a page's path at the start of its title and its own name at the end.
const labelButtons = () => {
  const title = document.title
    .replace(/ ⋅ Storybook$|^storybook - Storybook$/, ' – playable-resume')
    .replace(/^ – /, '');
  if (title !== document.title) document.title = title;
};
new MutationObserver(labelButtons).observe(document.head, { childList: true, subtree: true, characterData: true });
