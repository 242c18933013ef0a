// Tests the parts of the published Storybook that programs read: manifests and a registry.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';

const { folder } = inject('storybookSite');
const readText = (file: string) => readFileSync(join(folder, file), 'utf8');

interface ManifestEntry {
  readonly reactComponentMeta?: { readonly props: object } | undefined;
  readonly subcomponents?: Readonly<Record<string, ManifestEntry>>;
}

describe('the manifest of components', () => {
  const { components } = JSON.parse(readText('manifests/components.json'));

  test('contains no local path', () => {
    expect(readText('manifests/components.json')).not.toContain(process.cwd());
  });

  test('lists the flipbook’s props, examples and import', () => {
    const { import: code, reactComponentMeta, stories } = components['flipbook-flipbook'];
    expect(code).toMatch(/^import \{ Flipbook\b.* \} from 'react-page-turn';$/m);
    expect(reactComponentMeta.props.width).toMatchObject({ required: true, type: { name: 'number' } });
    const { children, pageCount, renderPage, ...others } = reactComponentMeta.props;
    expect(children).toMatchObject({ required: false, type: { name: 'ReactNode' } });
    expect(pageCount).toMatchObject({ required: false, type: { name: 'number' } });
    expect(renderPage).toMatchObject({ required: false, type: { name: expect.stringContaining('=> ReactElement') } });
    const rows: { description: string }[] = [children, pageCount, renderPage, ...Object.values(others)];
    expect(rows.filter(({ description }) => !description)).toEqual([]);
    expect(stories[0].snippet).toContain('<Flipbook');
  });

  test.each(Object.keys(components))('describes %s', (id) => {
    expect(components[id]).not.toHaveProperty('error');
    const { reactComponentMeta, subcomponents = {} }: ManifestEntry = components[id];
    const parts = [{ reactComponentMeta }, ...Object.values(subcomponents)];
    const props: { name: string; type: { name: string }; description: string }[] = parts.flatMap((part) =>
      Object.values(part.reactComponentMeta?.props ?? {}),
    );
    expect(props).not.toEqual([]);
    expect(props.filter(({ type }) => type.name === 'undefined').map(({ name }) => name)).toEqual([]);
    expect(props.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  test('has an example for each component of the packages', () => {
    const published = Object.keys(components).filter((id) => components[id].import);
    expect(published.length).toBeGreaterThan(12);
    expect(published.filter((id) => !components[id].stories[0].snippet)).toEqual([]);
  });
});

test('the manifest of the toolbar lists the props of its parts, not of the sample in its stories', () => {
  const toolbar: ManifestEntry = JSON.parse(readText('manifests/components.json')).components['flipbook-toolbar'];
  expect(toolbar.subcomponents?.PageField?.reactComponentMeta?.props).toHaveProperty('count');
  expect(toolbar).not.toHaveProperty('reactComponentMeta');
});

describe('an item of the registry', () => {
  test.each(readdirSync(join(folder, 'r')).filter((name) => name !== 'registry.json'))('%s is complete', (name) => {
    const { css, dependencies, files } = JSON.parse(readText(`r/${name}`));
    const text: string = files.map(({ content }: { content: string }) => content).join('\n');
    expect(text).not.toContain("'../");
    const [, dependency] = /^(.*)@\^\d+\.\d+\.\d+$/.exec(dependencies[0]) ?? [];
    expect(text).toContain(`from '${dependency}'`);
    // Its style sheets bring their values, so that the project gets no global variables.
    expect(text).not.toMatch(/var\(--(?!flipbook)/);
    expect(css).toBeUndefined();
  });
});
