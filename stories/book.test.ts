// Docs pages are compiled with the book but drawn only when somebody opens them: what would break one then is looked for here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { glossary } from './glossary.ts';
import { folders } from './welcome.ts';

const here = new URL('.', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(new URL(file, here), 'utf8');
const pages = files.filter((file) => file.endsWith('.mdx'));

/** The page without what is shown as it is written. */
const prose = (page: string): string =>
  read(page)
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`\n]*`/g, '');

/** How the book makes an id of a title. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const titles = files
  .filter((file) => /\.(mdx|tsx)$/.test(file))
  .map((file) => /\btitle[:=]\s*['"]([^'"]+)['"]/.exec(read(file))?.[1])
  .filter((title) => title !== undefined);

describe('the book', () => {
  it('has its first pages', () => {
    expect(pages).toEqual(expect.arrayContaining(['Welcome.mdx', 'Glossary.mdx', 'decisions/HowWeDecide.mdx']));
  });

  it.each(pages)('%s has no stray brace, which would be run as script', (page) => {
    const braced = prose(page).replaceAll(/^(import|export) .*|<\w[^>]*>/gm, '');
    expect(braced).not.toMatch(/[{}]/);
  });

  it.each(pages)('%s links only to pages that are there', (page) => {
    const links = [...read(page).matchAll(/\?path=\/docs\/([\w-]+)--docs/g)].map((match) => match[1]);
    const ids = titles.map(idOf);
    for (const link of links) expect(ids).toContain(link);
  });

  it.each(pages.filter((page) => page.startsWith('decisions/') && !page.endsWith('HowWeDecide.mdx')))(
    '%s says context, decision, consequences and what was discarded, in this order',
    (page) => {
      const headings = [...prose(page).matchAll(/^## (.+)$/gm)].map((match) => match[1]);
      expect(headings).toEqual(['Context', 'Decision', 'Consequences', 'Discarded']);
    },
  );
});

describe('the glossary', () => {
  const entries = Object.values(glossary).flat();
  const root = new URL('../', import.meta.url);

  it('has a word for one thing only', () => {
    const words = entries.flatMap(({ term }) => term.toLowerCase().split(', '));
    expect(words).toEqual([...new Set(words)]);
  });

  it.each(entries)('says where $term is, and it is there', ({ where }) => {
    for (const path of where) expect(existsSync(new URL(path, root)), path).toBe(true);
  });

  it.each(folders)('the map has $folder, and it is there', ({ folder }) => {
    expect(existsSync(new URL(folder.replaceAll('`', ''), root))).toBe(true);
  });
});
