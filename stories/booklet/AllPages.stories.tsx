import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { arabic, japanese, long, sparse, typical } from '../content/fixtures.ts';
import { AllPages } from './AllPages.tsx';

/** Whether all words lie inside their page, and inside all that would cut them off. */
async function expectEverythingInside(canvasElement: HTMLElement) {
  const pages = within(canvasElement).getAllByRole('article');
  await expect(pages).toHaveLength(8);
  for (const page of pages) {
    for (const words of page.querySelectorAll('h2, h3, h4, p, li, dt, dd')) {
      for (let around = words.parentElement; around && page.contains(around); around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const what = `"${words.textContent.slice(0, 40)}" lies inside`;
        await expect({ what, inside: liesIn(words, around) }).toEqual({ what, inside: true });
      }
    }
  }
}

/** Whether no words lie on others, or on a picture. */
async function expectNothingOnWords(canvasElement: HTMLElement) {
  for (const page of within(canvasElement).getAllByRole('article')) {
    const things = [...page.querySelectorAll('h2, h3, h4, p, li, dt, dd, figcaption, svg')];
    for (const [index, thing] of things.entries()) {
      if (thing instanceof SVGElement) continue;
      const others = things.filter(
        (other, place) => place !== index && !other.contains(thing) && !thing.contains(other),
      );
      const on = others.filter((other) => liesOn(thing, other)).map((other) => other.textContent || other.className);
      const what = `on "${thing.textContent.slice(0, 40)}" lies`;
      await expect({ what, on }).toEqual({ what, on: [] });
    }
  }
}

function liesOn(one: Element, other: Element): boolean {
  const slack = 0.5;
  return [...one.getClientRects()].some((a) =>
    [...other.getClientRects()].some(
      (b) =>
        a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom - slack && b.top < a.bottom - slack,
    ),
  );
}

/** To half a pixel: edges are where they are drawn, scaled. */
function liesIn(inner: Element, outer: Element): boolean {
  const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  const slack = 0.5;
  return (
    a.left >= b.left - slack && a.right <= b.right + slack && a.top >= b.top - slack && a.bottom <= b.bottom + slack
  );
}

const meta = {
  title: 'Booklet/All pages',
  component: AllPages,
  args: { content: typical },
  // At three quarters of their size links are closer together than a finger likes: the pages' own stories see to that.
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await expectEverythingInside(canvasElement);
    await expectNothingOnWords(canvasElement);
  },
} satisfies Meta<typeof AllPages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of these the pages' own stories have pictures, larger ones: here the plays look. */
const seenInPages = { chromatic: { disableSnapshot: true } };

/** The typical owner. */
export const Typical: Story = { parameters: seenInPages };

/** The visit knows a company: letter and quest name it. */
export const Personalised: Story = { args: { company: 'Acme Inc' }, parameters: seenInPages };

/** A résumé that holds a name and nothing else still fills eight pages. */
export const Sparse: Story = { args: { content: sparse }, parameters: seenInPages };

/** Fifteen jobs, ten projects and a name of 200 characters. */
export const Long: Story = { args: { content: long }, parameters: seenInPages };

/** Written from right to left. The spine stays where it is. */
export const Arabic: Story = { args: { content: arabic } };

/** Written without spaces between words. */
export const Japanese: Story = { args: { content: japanese } };

/** An address and a name without a break, and a company with the longest name. */
export const Unbreakable: Story = {
  args: {
    company: 'W'.repeat(40),
    content: {
      ...typical,
      resume: { ...typical.resume, basics: { name: 'W'.repeat(200), email: `${'w'.repeat(60)}@example.com` } },
    },
  },
};

/** With plain type in place of the pixel faces nothing needs more room. */
export const Readable: Story = {
  decorators: [
    (Story) => (
      <div data-readable="true">
        <Story />
      </div>
    ),
  ],
};

/** The frame leaves as much room as the fitting of words reckons with: `pageArea` in src/content/print. */
export const TheRoomForWords: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'Notes' });
    const content = page.querySelector('[data-scroller]');
    if (!content) throw new Error('The page has no content.');
    const { paddingLeft, paddingTop } = getComputedStyle(content);
    await expect(content.clientWidth - 2 * Number.parseFloat(paddingLeft)).toBe(540);
    await expect(content.clientHeight - 2 * Number.parseFloat(paddingTop)).toBe(476);
  },
};
