// Completes args tables. Only choices, booleans, numbers and texts get an editor, because a click in
// another one could break the story.
import type { InputType, StoryContextForEnhancers } from 'storybook/internal/types';

export const readProperty = (thing: unknown, key: string): unknown =>
  thing !== null && (typeof thing === 'object' || typeof thing === 'function') ? Reflect.get(thing, key) : undefined;

/** Storybook's `docs.extractComponentDescription`: the docstring without TSDoc tags. */
export const descriptionOf = (component: unknown): string =>
  withoutTags(String(readProperty(readProperty(component, '__docgenInfo'), 'description') ?? ''));

export const withoutTags = (docText: string): string =>
  docText
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s*@\w+[\s\S]*/, '')
    .trim();

/** The editor of a prop. Callbacks, elements and objects get none. */
function editorOf(type: string, docText: string): Pick<InputType, 'control'> {
  const isChoice = type.split(' | ').every((choice) => /^"[^"]*"$/.test(choice));
  const isEditable = isChoice || ['boolean', 'number', 'string'].includes(type);
  // A prop that works only with the function `renderPage` gets no editor, because no editor can set a
  // function.
  if (!isEditable || docText.includes('`renderPage`')) return { control: false };
  // No prop accepts a number below 0.
  return type === 'number' ? { control: { type, min: docText.includes('above 0') ? 1 : 0 } } : {};
}

type StoryArgs = Pick<StoryContextForEnhancers, 'argTypes' | 'initialArgs'>;

/** Storybook's `argTypesEnhancers`. */
export function argRows({ argTypes, initialArgs }: StoryArgs): typeof argTypes {
  // Gives each arg without a row its own. Storybook would add that row later, without a description.
  const rows: typeof argTypes = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));
  return Object.fromEntries(
    Object.entries({ ...rows, ...argTypes }).map(([name, row]) => {
      const type = row.table?.type?.summary ?? typeof initialArgs[name];
      // A component passes the props that it does not name to its element.
      const { description = 'Passed to the root element.', control = editorOf(type, description).control } = row;
      // TSDoc's `@default` may be a sentence or code, which Storybook quotes like a string.
      const fallback = row.table?.defaultValue?.summary?.replace(/^"(.*['` ].*)"$/, '$1');
      const defaultValue = fallback === undefined ? {} : { defaultValue: { summary: fallback } };
      return [
        name,
        {
          ...row,
          name,
          description: withoutTags(description),
          ...(control !== undefined && { control }),
          table: { ...row.table, ...defaultValue },
        },
      ];
    }),
  );
}
