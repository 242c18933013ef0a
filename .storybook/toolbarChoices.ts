import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { shells } from '../src/resume/owner/shells.ts';

/** The menu choice that leaves the story as it is. */
const storyDefault = 'story';

/**
 * Sets the document attributes that the site sets: shell color, readable text, writing direction.
 * Without a choice it sets nothing, so pictures do not change.
 */
export const withToolbarChoices: Decorator = (Story, { globals, viewMode, canvasElement }) => (
  <ToolbarChoices
    shell={globals.shell}
    text={globals.text}
    direction={globals.direction}
    // On a docs page the direction applies to the stories and not to the prose around them.
    directedElement={viewMode === 'docs' ? canvasElement : document.documentElement}
  >
    <Story />
  </ToolbarChoices>
);

type Choices = { shell: string; text: string; direction: string; directedElement: HTMLElement; children: ReactNode };

function ToolbarChoices({ shell, text, direction, directedElement, children }: Choices) {
  // The visit removes these attributes in its own effects (at mount, and when a company is entered)
  // without rendering this component, so an observer watches the document.
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (direction !== storyDefault) directedElement.dir = direction;
    const chosen = Object.entries({ 'data-remembered-shell': shell, 'data-readable': text }).filter(
      ([, choice]) => choice !== storyDefault,
    );
    const set = () => {
      for (const [name, choice] of chosen) {
        const value = name === 'data-readable' ? 'true' : choice;
        if (root.getAttribute(name) !== value) root.setAttribute(name, value);
      }
    };
    const names = chosen.map(([name]) => name);
    const watch = new MutationObserver(set);
    if (names.length > 0) watch.observe(root, { attributeFilter: names });
    set();
    return () => {
      watch.disconnect();
      for (const name of names) root.removeAttribute(name);
      directedElement.removeAttribute('dir');
    };
  }, [shell, text, direction, directedElement]);
  return children;
}

type Icon = 'paintbrush' | 'paragraph' | 'transfer';

const choice = (title: string, icon: Icon, items: readonly { value: string; title: string }[]) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: [{ value: storyDefault, title: `${title}: as the story says` }, ...items],
  },
});

/** The toolbar's menus. */
export const toolbarMenus = {
  shell: choice(
    'Shell',
    'paintbrush',
    shells.map((value) => ({ value, title: value })),
  ),
  text: choice('Text', 'paragraph', [{ value: 'readable', title: 'Plain type' }]),
  direction: choice('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
};

/** The default: everything stays as the story sets it. */
export const defaultGlobals = { shell: storyDefault, text: storyDefault, direction: storyDefault };
