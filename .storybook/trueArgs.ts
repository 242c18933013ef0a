// Completes args tables: full types instead of `union`, TSDoc's `@default`, and an editor only if
// it can set exactly the values that the prop accepts. Otherwise a click could break the story.
import type { InputType, SBType, StoryContextForEnhancers } from 'storybook/internal/types';

export const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** Removes comments and line breaks. */
const plain = (raw: string): string =>
  raw
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A type that Storybook did not resolve. */
const isLost = (type: SBType): boolean => type.name === 'other' && ['literal', 'unknown'].includes(type.value);

const choices = (type: SBType): readonly string[] => {
  if (type.name === 'enum') return type.value.map(literal);
  if (type.name === 'union') {
    if (type.raw && type.value.some(isLost))
      return [plain(type.raw).replace(/^\((.*)\) \| undefined$|( \| undefined)$/, '$1')];
    return type.value.flatMap(choices);
  }
  const typeText = type.raw ?? ('value' in type && typeof type.value === 'string' ? type.value : type.name);
  return [plain(typeText)];
};

/**
 * Prints a type as TypeScript writes it, unions expanded, without an optional prop's `undefined`.
 */
function typeText(type: SBType): string {
  const texts = choices(type).filter((text) => text !== 'undefined');
  return texts.map((text) => (text.includes('=>') && texts.length > 1 ? `(${text})` : text)).join(' | ');
}

/** Splits a docstring into its text without TSDoc tags, and its `@default`. */
function splitDefault(docText: string): { description: string; fallback?: string } {
  const fallback = /@default\s([\s\S]*?)(?=\s@\w|$)/
    .exec(docText)?.[1]
    ?.trim()
    .replace(/^`(.*)`$/, '$1');
  const description = docText
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s*@\w+[\s\S]*/, '')
    .trim();
  return fallback === undefined ? { description } : { description, fallback };
}

/** Storybook's `docs.extractComponentDescription`. */
export const described = (component: unknown): string =>
  splitDefault(String(readProperty(readProperty(component, '__docgenInfo'), 'description') ?? '')).description;

export const readProperty = (thing: unknown, key: string): unknown =>
  thing !== null && (typeof thing === 'object' || typeof thing === 'function') ? Reflect.get(thing, key) : undefined;

/** The docstrings of a component's own props. */
const ownProps = (component: unknown): ReadonlyMap<string, string> | undefined => {
  const props = readProperty(readProperty(component, '__docgenInfo'), 'props');
  if (typeof props !== 'object' || props === null) return undefined;
  return new Map(Object.entries(props).map(([name, prop]) => [name, String(readProperty(prop, 'description') ?? '')]));
};

/**
 * For a prop destructured without a type (`className = ''`), docgen gives a type without a name.
 */
const isTyped = (type: unknown): type is SBType => typeof readProperty(type, 'name') === 'string';

/** A switch, a field or a choice; none for callbacks, elements and objects. */
function editorOf(type: string, docText = ''): Pick<InputType, 'control' | 'options'> {
  const names = type.split(' | ').filter((name) => name !== 'undefined');
  const [name = ''] = names;
  if (names.length > 1 && names.every((one) => /^'[^']*'$/.test(one)))
    return { control: { type: 'select' }, options: names.map((one) => one.slice(1, -1)) };
  if (names.length > 1) return { control: false };
  // A prop that needs a function gets no editor, because no editor can set the function.
  if (docText.includes('`renderPage`')) return { control: false };
  // No prop accepts a number below 0.
  if (name === 'number') return { control: { type: name, min: docText.includes('above 0') ? 1 : 0 } };
  if (name === 'boolean') return { control: { type: name } };
  return { control: name === 'string' ? { type: 'text' } : false };
}

/** Restricts the values in a URL. Storybook does not check types that include `undefined`. */
function addressed({ control, options = [] }: ReturnType<typeof editorOf>): { type?: SBType } {
  const editor = typeof control === 'object' && 'type' in control ? control.type : undefined;
  if (editor === 'select') return { type: { name: 'enum', value: options.map(String) } };
  if (editor === 'text') return { type: { name: 'string' } };
  return editor === 'number' || editor === 'boolean' ? { type: { name: editor } } : {};
}

type Described = Pick<StoryContextForEnhancers, 'argTypes' | 'component' | 'initialArgs'>;

/** Writes each row of an args table from the docstrings. */
export const trueArgs = ({ argTypes, component, initialArgs }: Described): typeof argTypes => {
  const own = ownProps(component);
  // Storybook adds rows for a story's other args later and keeps these.
  const documentedArgs: typeof argTypes = Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => [
      name,
      typeof value === 'object' ? { name, control: false } : { name },
    ]),
  );
  if (own === undefined) return { ...documentedArgs, ...argTypes };
  const rows = Object.entries({ ...documentedArgs, ...argTypes }).map(([name, row]) => {
    const documented = own.get(name);
    // A component passes the props that it does not name to its element.
    if (documented === undefined) {
      const { control = editorOf(typeof initialArgs[name]).control, description = 'Handed on to what it draws.' } = row;
      return [name, { ...row, description, control }];
    }
    const { fallback } = splitDefault(documented);
    const type = isTyped(row.type) ? { summary: typeText(row.type) } : row.table?.type;
    const defaultValue = fallback === undefined ? row.table?.defaultValue : { summary: fallback };
    const { description } = splitDefault(row.description ?? '');
    const editor = editorOf(type?.summary ?? '', documented);
    const control = row.control === undefined ? editor : {};
    return [
      name,
      { ...row, ...control, ...addressed(editor), description, table: { ...row.table, type, defaultValue } },
    ];
  });
  return Object.fromEntries(rows);
};
