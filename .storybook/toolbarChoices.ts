import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'storybook/preview-api';
import { shells } from '../src/resume/owner/shells.ts';

/** The menu choice that leaves the story as it is. */
const storyDefault = 'story';

/**
 * Sets the document attributes that the site sets: shell color, readable text, writing direction.
 * Without a choice it sets nothing, so pictures do not change.
 */
export const withToolbarChoices: Decorator = (story, { globals, viewMode, canvasElement }) => {
  const { shell, text, direction } = globals;
  useEffect(() => {
    const root = document.documentElement;
    // On a docs page the direction applies to the stories and not to the prose around them.
    const directedElement = viewMode === 'docs' ? canvasElement : root;
    if (direction !== storyDefault) directedElement.dir = direction;
    const attributes: [name: string, value: string][] = [];
    if (shell !== storyDefault) attributes.push(['data-remembered-shell', shell]);
    if (text !== storyDefault) attributes.push(['data-readable', 'true']);
    const setAttributes = () => {
      for (const [name, value] of attributes) if (root.getAttribute(name) !== value) root.setAttribute(name, value);
    };
    setAttributes();
    // `VisitProvider` may remove these: the shell's, for example, whenever the visit changes.
    const attributeFilter = attributes.map(([name]) => name);
    const observer = new MutationObserver(setAttributes);
    if (attributes.length > 0) observer.observe(root, { attributeFilter });
    return () => {
      observer.disconnect();
      for (const name of attributeFilter) root.removeAttribute(name);
      directedElement.removeAttribute('dir');
    };
  }, [shell, text, direction, viewMode, canvasElement]);
  return story();
};

type Icon = 'paintbrush' | 'paragraph' | 'transfer';

const menu = (title: string, icon: Icon, titles: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries({ [storyDefault]: `${title}: as the story says`, ...titles }).map(([value, name]) => ({
      value,
      title: name,
    })),
  },
});

export const toolbarMenus = {
  shell: menu('Shell', 'paintbrush', Object.fromEntries(shells.map((shell) => [shell, shell]))),
  text: menu('Text', 'paragraph', { readable: 'Plain type' }),
  direction: menu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
};

export const defaultGlobals = { shell: storyDefault, text: storyDefault, direction: storyDefault };
