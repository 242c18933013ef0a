import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({ theme, sidebar: { showRoots: true } });

// Storybook ends every title with its own name, and begins that of a page with its path.
const named = () => {
  const title = document.title
    .replace(/ ⋅ Storybook$|^storybook - Storybook$/, ' – playable-resume')
    .replace(/^ – /, '');
  if (title !== document.title) document.title = title;
};
new MutationObserver(named).observe(document.head, { childList: true, subtree: true, characterData: true });
