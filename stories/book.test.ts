// Static checks of the docs pages: a brace or a link that would break one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';

const here = new URL('.', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(new URL(file, here), 'utf8');
const pages = files.filter((file) => file.endsWith('.mdx'));

/** The page without code. */
const prose = (page: string): string =>
  read(page)
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`\n]*`/g, '');

/** Storybook's id for a title. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Whether stories have a generated docs page. */
const hasDocs = (file: string): boolean => !/\btitle: [\s\S]*?'!autodocs'/.test(read(file));

/** The title of stories, or of a page; a page about stories has theirs. */
function titleOf(file: string): string {
  const text = read(file);
  const [, stories = ''] = /<Meta of=\{(\w+)\}/.exec(text) ?? [];
  const path = stories && new RegExp(`\\b${stories} from '([^']+)'`).exec(text)?.[1];
  if (path) return titleOf(posix.join(posix.dirname(file), path));
  return /(?:<Meta|const meta = \{|export default)[\s\S]*?\btitle[:=]\s*['"]([^'"]+)['"]/.exec(text)?.[1] ?? '';
}

const titles = files.filter((file) => /\.(mdx|stories\.tsx)$/.test(file)).map(titleOf);

describe('the book', () => {
  it('has its first pages', () => {
    expect(pages).toEqual(expect.arrayContaining(['Welcome.mdx', 'Glossary.mdx', 'decisions/HowWeDecide.mdx']));
  });

  it.each(pages)('%s has no stray brace, which would be run as script', (page) => {
    const braced = prose(page).replaceAll(/^(import|export) .*|<\w(=>|[^>])*>/gm, '');
    expect(braced).not.toMatch(/[{}]/);
  });

  it.each(pages)('%s links only to pages that are there', (page) => {
    const links = [...read(page).matchAll(/\?path=\/docs\/([\w-]+)--docs/g)].map((match) => match[1]);
    const ids = titles.map(idOf);
    for (const link of links) expect(ids).toContain(link);
  });

  it.each(pages.filter((page) => page.startsWith('recipes/')))('%s names files that are there', (page) => {
    const paths = [...read(page).matchAll(/`((?:src|site|stories|\.ci|\.storybook)\/[^`\s]+)`/g)].map(
      (match) => match[1],
    );
    for (const path of paths) expect(existsSync(new URL(`../${path}`, here)), path).toBe(true);
  });

  it.each(pages.filter((page) => page.startsWith('decisions/') && !page.endsWith('HowWeDecide.mdx')))(
    '%s says context, decision, consequences and what was discarded, in this order',
    (page) => {
      const headings = [...prose(page).matchAll(/^## (.+)$/gm)].map((match) => match[1]);
      expect(headings).toEqual(['Context', 'Decision', 'Consequences', 'Discarded']);
    },
  );
});

describe('the sidebar', () => {
  const written = new Set(pages.map(titleOf));
  /** Each page of documentation and each group of stories, as the book's index has them. */
  const entries = files
    .filter((file) => /\.(mdx|stories\.tsx)$/.test(file))
    .flatMap((file) => {
      const title = titleOf(file);
      const docs = { title, type: 'docs' };
      if (file.endsWith('.mdx')) return [docs];
      return hasDocs(file) && !written.has(title) ? [{ title, type: 'story' }, docs] : [{ title, type: 'story' }];
    });
  const preview = readFileSync(new URL('../.storybook/preview.tsx', here), 'utf8');
  const order: unknown = getStorySortParameter(preview);
  const sorted = entries.toSorted((a, b) => (typeof order === 'function' ? order(a, b) : Number.NaN));
  const titlesOf = (room: string) => [
    ...new Set(sorted.map(({ title }) => title).filter((title) => title.startsWith(`${room}/`))),
  ];

  it('begins with Welcome, and opens each group with the page about it', () => {
    expect(sorted[0]?.title).toBe('Welcome');
    const openings = Object.fromEntries(
      ['Foundations', 'Art', 'Content', 'Visit', 'Dialogue', 'Console', 'Booklet', 'Flipbook', 'Site', 'Decisions'].map(
        (room) => [room, titlesOf(room)[0]],
      ),
    );
    expect(openings).toEqual({
      Foundations: 'Foundations/About the foundations',
      Content: 'Content/About the two files',
      Art: 'Art/About the art',
      Visit: 'Visit/Visit',
      Dialogue: 'Dialogue/About the dialogue',
      Console: 'Console/Handheld',
      Booklet: 'Booklet/Booklet',
      Flipbook: 'Flipbook/Flipbook',
      Site: 'Site/About the site',
      Decisions: 'Decisions/How we decide',
    });
  });

  it('lists a part first, then its features, its motion, its behaviour', () => {
    const titles = [...new Set(sorted.map(({ title }) => title))];
    const kinds = ['Features', 'Motion', 'Behaviour'];
    const parts = new Set(titles.map((title) => /^(.*)\/(?:Features|Motion|Behaviour)/.exec(title)?.[1] ?? ''));
    for (const part of [...parts].filter(Boolean)) {
      const present = kinds.map((kind) => `${part}/${kind}`).filter((title) => titles.includes(title));
      const inOrder = titles.includes(part) ? [part, ...present] : present;
      expect(titles.filter((title) => inOrder.includes(title))).toEqual(inOrder);
    }
  });

  it('has the docs of a part before its stories', () => {
    for (const [at, { title, type }] of sorted.entries()) {
      if (type === 'docs') expect(sorted.slice(0, at).map((entry) => entry.title)).not.toContain(title);
    }
  });

  it('has a place for each page, so that none stands by its letters: name it in .storybook/preview.tsx', () => {
    const pages = sorted.flatMap(({ title }) => /^(?:Console|Booklet)\/Pages\/([^/]+)/.exec(title)?.[1] ?? []);
    expect(pages).toContain('Thank you');
    for (const page of new Set(pages)) if (page !== 'All pages') expect(preview).toContain(`'${page}',`);
  });
});

describe('the plays', () => {
  const behaviours = files.filter((file) => file.endsWith('.behaviour.stories.tsx'));

  it.each(behaviours)('%s has no docs page and no picture', (file) => {
    expect(hasDocs(file)).toBe(false);
    expect(read(file)).toMatch(/disableSnapshot: true|\.\.\.(behaviour|besidePeer)/);
  });
});
