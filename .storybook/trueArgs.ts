// Args tables as a stranger reads them: a type is written out where the book says `union`, and a default stands in the
// column of defaults, not in the description, where TSDoc has it.
import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** Without comments, on one line. */
const plain = (raw: string): string =>
  raw
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What the book does not know: it then keeps the words around it only. */
const isLost = (type: SBType): boolean => type.name === 'other' && ['literal', 'unknown'].includes(type.value);

const choices = (type: SBType): readonly string[] => {
  if (type.name === 'enum') return type.value.map(literal);
  if (type.name === 'union') {
    if (type.raw && type.value.some(isLost))
      return [plain(type.raw).replace(/^\((.*)\) \| undefined$|( \| undefined)$/, '$1')];
    return type.value.flatMap(choices);
  }
  const written = type.raw ?? ('value' in type && typeof type.value === 'string' ? type.value : type.name);
  return [plain(written)];
};

/** A type as it is written in TypeScript, its unions open. What may be left out may be `undefined`, which goes without saying. */
export function typeText(type: SBType): string {
  const texts = choices(type).filter((text) => text !== 'undefined');
  return texts.map((text) => (text.includes('=>') && texts.length > 1 ? `(${text})` : text)).join(' | ');
}

/** What TSDoc says of a prop, and the default at its end. */
export function splitDefault(said: string): { description: string; fallback?: string } {
  const [description = '', fallback] = said.split('@default');
  if (fallback === undefined) return { description: said };
  return { description: description.trim(), fallback: fallback.trim().replace(/^`(.*)`$/, '$1') };
}

const read = (thing: unknown, key: string): unknown =>
  thing !== null && (typeof thing === 'object' || typeof thing === 'function') ? Reflect.get(thing, key) : undefined;

/** What a component's code says of each of its own props. */
const ownProps = (component: unknown): ReadonlyMap<string, string> | undefined => {
  const told = read(component, '__docgenInfo');
  const props = read(told, 'props');
  if (typeof props !== 'object' || props === null) return undefined;
  return new Map(Object.entries(props).map(([name, prop]) => [name, String(read(prop, 'description') ?? '')]));
};

/** A prop that is destructured without a type, as `className = ''`, has a type without a name. */
const isTyped = (type: unknown): type is SBType => typeof read(type, 'name') === 'string';

/** Writes each row of an args table from what the component's code says. */
export const trueArgs: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const own = ownProps(component);
  if (own === undefined) return argTypes;
  // A row for what a story gives beside them comes after this, and keeps what stands here.
  const given: typeof argTypes = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));
  const rows = Object.entries({ ...given, ...argTypes }).map(([name, row]) => {
    const said = own.get(name);
    // A component hands on what it does not name to the element that it draws.
    if (said === undefined) return [name, { ...row, description: row.description ?? 'An attribute of its element.' }];
    const { fallback } = splitDefault(said);
    const type = isTyped(row.type) ? { summary: typeText(row.type) } : row.table?.type;
    const defaultValue = fallback === undefined ? row.table?.defaultValue : { summary: fallback };
    const { description } = splitDefault(row.description ?? '');
    return [name, { ...row, description, table: { ...row.table, type, defaultValue } }];
  });
  return Object.fromEntries(rows);
};
