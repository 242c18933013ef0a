// Static checks of the docs pages: stray braces and broken links.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import criteria from './accessibility.json' with { type: 'json' };

const here = new URL('.', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(new URL(file, here), 'utf8');
const pages = files.filter((file) => file.endsWith('.mdx'));
const stories = files.filter((file) => file.endsWith('.stories.tsx'));

/** The page without code. */
const prose = (page: string): string =>
  read(page)
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`\n]*`/g, '');

/** The id that Storybook gives a title. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The title of a stories file or a page. A page with `<Meta of>` has the title of those stories. */
function titleOf(file: string): string {
  const text = read(file);
  const [, stories = ''] = /<Meta of=\{(\w+)\}/.exec(text) ?? [];
  const path = stories && new RegExp(`\\b${stories} from '([^']+)'`).exec(text)?.[1];
  if (path) return titleOf(posix.join(posix.dirname(file), path));
  return /(?:<Meta|const meta = \{|export default)[\s\S]*?\btitle[:=]\s*['"]([^'"]+)['"]/.exec(text)?.[1] ?? '';
}

const titles = files.filter((file) => /\.(mdx|stories\.tsx)$/.test(file)).map(titleOf);

describe('the docs pages', () => {
  it('include Welcome, the Glossary and the decisions', () => {
    expect(pages).toEqual(expect.arrayContaining(['Welcome.mdx', 'Glossary.mdx', 'decisions/HowWeDecide.mdx']));
  });

  it.each(pages)('%s has no stray brace, which MDX would run as JavaScript', (page) => {
    const braced = prose(page).replaceAll(/^(import|export) .*|<\w(=>|[^>])*>/gm, '');
    expect(braced).not.toMatch(/[{}]/);
  });

  it.each([...pages, ...stories])('%s links only to existing pages', (page) => {
    const links = [...read(page).matchAll(/\?path=\/docs\/([\w-]+)--docs/g)].map((match) => match[1]);
    const ids = titles.map(idOf);
    for (const link of links) expect(ids).toContain(link);
  });

  it.each(pages.filter((page) => page.startsWith('recipes/')))('%s names only existing files', (page) => {
    const paths = [...read(page).matchAll(/`((?:src|site|stories|\.ci|\.storybook)\/[^`\s]+)`/g)].map(
      (match) => match[1],
    );
    for (const path of paths) expect(existsSync(new URL(`../${path}`, here)), path).toBe(true);
  });

  it.each(pages.filter((page) => page.startsWith('decisions/') && !page.endsWith('HowWeDecide.mdx')))(
    '%s has the sections Context, Decision, Consequences and Discarded, in this order',
    (page) => {
      const headings = [...prose(page).matchAll(/^## (.+)$/gm)].map((match) => match[1]);
      expect(headings).toEqual(['Context', 'Decision', 'Consequences', 'Discarded']);
    },
  );
});

describe('the WCAG 2.2 criteria', () => {
  it('include the 31 of level A and the 24 of level AA, each once', () => {
    expect(new Set(criteria.map(({ criterion }) => criterion)).size).toBe(55);
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  });

  it.each(criteria.filter(({ test }) => test))('$criterion names an existing test', ({ test }) => {
    expect(existsSync(new URL(`../${test}`, here))).toBe(true);
  });
});

describe('the behaviour stories', () => {
  const behaviours = files.filter((file) => file.endsWith('.behaviour.stories.tsx'));

  it.each(behaviours)('%s have no docs page and no picture, and are hidden in the sidebar by default', (file) => {
    expect(read(file)).toContain("tags: ['!autodocs', 'behaviour']");
    expect(read(file)).toMatch(/disableSnapshot: true|\.\.\.(behaviour|besidePeer)/);
  });
});
