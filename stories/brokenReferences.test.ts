import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brokenReferences } from './brokenReferences.ts';

const here = new URL('.', import.meta.url);
const pages = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));

describe('a docs page', () => {
  it.each(pages)('%s shows what is there', (page) => {
    const address = new URL(page, here);
    const read = (path: string) => (path.startsWith('.') ? readFileSync(new URL(path, address), 'utf8') : undefined);
    expect(brokenReferences(readFileSync(address, 'utf8'), read)).toEqual([]);
  });
});

describe('brokenReferences', () => {
  const read = (path: string) =>
    path.startsWith('.') ? 'export const Default: Story = {};\nexport const rows = [];\nconst Hidden = 1;' : undefined;
  const importing =
    "import { Canvas } from '@storybook/addon-docs/blocks';\nimport * as Stories from './X.stories.tsx';\n";

  it.each([
    ['a story', '<Canvas of={Stories.Default} />'],
    ['all stories of a file', '<Meta of={Stories} />'],
    ['a list of a file', "import { rows } from './rows.ts';\n\n<BookTable of={rows} />"],
    ['a list of its own', 'export const own = [];\n\n<BookTable of={own} />'],
    ['whatever is in a code sample', '```tsx\n<Canvas of={Stories.Gone} />\n```'],
  ])('lets pass %s', (_, text) => {
    expect(brokenReferences(importing + text, read)).toEqual([]);
  });

  it.each([
    ['a story that is gone', '<Canvas of={Stories.Gone} />', 'Stories.Gone: ./X.stories.tsx has no such story.'],
    [
      'what a file keeps to itself',
      '<Story of={Stories.Hidden} />',
      'Stories.Hidden: ./X.stories.tsx has no such story.',
    ],
    [
      'controls of a story that is gone',
      '<Controls of={Stories.Gone} />',
      'Stories.Gone: ./X.stories.tsx has no such story.',
    ],
    ['stories of no import', '<Meta of={Other} />', 'Other: the page does not import it.'],
    [
      'an import in a code sample',
      "```tsx\nimport * as Other from './X.stories.tsx';\n```\n<Canvas of={Other.Default} />",
      'Other: the page does not import it.',
    ],
    ['an import that is gone', "import { gone } from './rows.ts';", 'gone: ./rows.ts exports no such thing.'],
  ])('finds %s', (_, text, finding) => {
    expect(brokenReferences(importing + text, read)).toEqual([finding]);
  });
});
