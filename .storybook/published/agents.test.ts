// Tests the parts of the published Storybook that programs read: manifests, pages as Markdown, and
// a registry.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import type { ComponentEntry } from '../agents/manifests.ts';

const { address, folder, browserAddress } = inject('storybookSite');
const readText = (file: string) => readFileSync(join(folder, file), 'utf8');

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
    const entry: ComponentEntry = components[id];
    const parts = [entry, ...Object.values(entry.subcomponents ?? {})];
    const props = parts.flatMap((part) => Object.values(part.reactComponentMeta?.props ?? {}));
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

test('the Markdown of a page contains its props table', () => {
  expect(readText('docs/flipbook-settings-and-events--docs.md')).toMatch(
    /^\| `width` \(required\) \| `number` \|.*Width of one page/m,
  );
});

test('the Markdown of the toolbar lists the props of its parts, not of the sample in its stories', () => {
  const text = readText('docs/flipbook-toolbar--docs.md');
  expect(text).toMatch(/^### PageField$[\s\S]*^\| `count` /m);
  expect(text).not.toContain('| `footer`');
});

test('a button copies a page as Markdown', async () => {
  const browser = await chromium.connect(browserAddress);
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${address}iframe.html?viewMode=docs&id=flipbook-flipbook--docs`);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(readText('docs/flipbook-flipbook--docs.md'));
  await browser.close();
});

describe('an item of the registry', () => {
  test.each(readdirSync(join(folder, 'r')).filter((name) => name !== 'registry.json'))('%s is complete', (name) => {
    const { css, dependencies, files } = JSON.parse(readText(`r/${name}`));
    const text: string = files.map(({ content }: { content: string }) => content).join('\n');
    expect(text).not.toContain("'../");
    const [, dependency] = /^(.*)@\^\d+\.\d+\.\d+$/.exec(dependencies[0]) ?? [];
    expect(text).toContain(`from '${dependency}'`);
    // Style sheets contain the tokens' values, so that the project gets no global variables.
    expect(text).not.toMatch(/var\(--(?!flipbook)/);
    expect(css).toBeUndefined();
  });
});
