// Writes the code for 'Show code', with the names of fixtures instead of their contents, and without
// functions.
import type { StoryContext } from '@storybook/react-vite';
import * as fixtures from '../stories/content/fixtures.ts';
import { readProperty } from './argRows.ts';

/** In characters. A longer object prints as its prop's name, and longer attributes a line each. */
const maxLength = 60;

const names = new Map<unknown, string>(Object.entries(fixtures).map(([name, owner]) => [owner, name]));

function attributeOf([name, value]: [string, unknown]): readonly string[] {
  const fixture = names.get(value);
  if (fixture) return [`${name}={${fixture}}`];
  if (value === undefined || typeof value === 'function') return [];
  if (value === true) return [name];
  if (typeof value === 'string' && !/["\n]/.test(value)) return [`${name}="${value}"`];
  const isElement = typeof value === 'object' && value !== null && '$$typeof' in value;
  const text = isElement || value instanceof Set ? '' : (JSON.stringify(value) ?? '');
  return [
    `${name}={${text && text.length <= maxLength ? text.replaceAll(/"(\w+)":/g, '$1: ') : name.replaceAll('-', '')}}`,
  ];
}

/** The name of a component in its source, because a build shortens names. */
export const nameOf = (component: unknown): unknown =>
  readProperty(readProperty(component, '__docgenInfo'), 'displayName');

type SourceContext = Pick<StoryContext, 'args' | 'component'> & Partial<Pick<StoryContext, 'argTypes'>>;

/** Storybook's `docs.source.transform`. It omits props that have their default value. */
export function sourceOf(code: string, { args, argTypes = {}, component }: SourceContext): string {
  const name = nameOf(component);
  if (typeof name !== 'string') return code;
  const { children, ...props } = args;
  const isDefault = ([prop, value]: [string, unknown]) =>
    argTypes[prop]?.table?.defaultValue?.summary?.replace(/^(['"])(.*)\1$/, '$2') === String(value);
  const attributes = Object.entries(props)
    .filter((entry) => !isDefault(entry))
    .flatMap(attributeOf);
  const start =
    attributes.join(' ').length > maxLength ? `\n  ${attributes.join('\n  ')}\n` : ` ${attributes.join(' ')}`;
  const open = `<${name}${attributes.length > 0 ? start : ''}`;
  if (children === undefined || children === null) return `${open}${open.endsWith('\n') ? '' : ' '}/>`;
  return `${open}>\n  ${typeof children === 'string' ? children : '…'}\n</${name}>`;
}
