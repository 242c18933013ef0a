import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FlipbookAddress } from '../../../src/flipbook/around/address.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import { inSight, land, rootIn } from '../play/book.ts';
import { numbers } from '../play/numberedPages.tsx';

/** The address as it comes, and as it was when the book was first laid out. */
const arriveAt = (address: string) => () => {
  const { href } = window.location;
  window.history.replaceState({ router: 'its own' }, '', address);
  return () => window.history.replaceState(null, '', href);
};

const meta = {
  title: 'Flipbook/Address/Behaviour',
  tags: ['!autodocs', 'behaviour'],
  component: FlipbookAddress,
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FlipbookProvider>
      <Flipbook {...numbers} defaultPage={0} buttons />
      <FlipbookAddress {...args} />
    </FlipbookProvider>
  ),
} satisfies Meta<typeof FlipbookAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Turns once, and gives the hash then. */
async function turned(canvasElement: HTMLElement, key: string): Promise<string> {
  const root = rootIn(canvasElement);
  root.focus();
  await userEvent.keyboard(key);
  await land(root);
  return window.location.hash;
}

/** The book opens at the page that the address names; each turn replaces it there, and leaves what else is in it, as it came. */
export const FollowsAndWrites: Story = {
  beforeEach: arriveAt('#company=Acme%20%C3%84&page=4'),
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
    await expect(window.location.hash).toBe('#company=Acme%20%C3%84&page=4');
    const { length } = window.history;
    await expect(await turned(canvasElement, '{ArrowRight}')).toBe('#company=Acme%20%C3%84&page=5');
    await expect(await turned(canvasElement, '{Home}')).toBe('#company=Acme%20%C3%84');
    await expect(window.history.state).toEqual({ router: 'its own' });
    await expect(window.history).toHaveLength(length);
    // A link, or a number typed in the address; one past the end is the end.
    for (const [hash, pages] of [
      ['#page=6', ['Page 4', 'Page 5']],
      ['#page=99', ['Page 6', 'Page 7']],
      ['#page=none', ['Page 0', 'Page 1']],
    ] as const) {
      window.location.hash = hash;
      await waitFor(() => expect(root).toHaveAttribute('data-state', 'flipping'));
      await land(root);
      await expect(inSight(root)).toEqual(pages);
      await expect(window.location.hash).toBe(hash);
    }
  },
};

/** As a parameter of the search, under another name, each turn an entry of the history. */
export const AnEntryEach: Story = {
  args: { part: 'search', name: 'seite', history: 'push' },
  beforeEach: arriveAt('?q=a+b&seite=7#part'),
  play: async ({ canvasElement }) => {
    await expect(inSight(rootIn(canvasElement))).toEqual(['Page 6', 'Page 7']);
    const { length } = window.history;
    await turned(canvasElement, '{ArrowLeft}');
    await expect(window.location).toMatchObject({ search: '?q=a+b&seite=5', hash: '#part' });
    await expect(window.history).toHaveLength(length + 1);
  },
};

/** An element's id, and an address that a router has written for another screen, are left alone. */
export const OthersAddresses: Story = {
  beforeEach: arriveAt('#page=5'),
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    canvasElement.id = 'words';
    window.location.hash = '#words';
    await expect(await turned(canvasElement, '{ArrowRight}')).toBe('#words&page=7');
    window.history.replaceState(null, '', '/another?screen#page=2');
    await expect(await turned(canvasElement, '{ArrowLeft}')).toBe('#page=2');
    await expect(inSight(root)).toEqual(['Page 4', 'Page 5']);
  },
};

function BookThatGoes() {
  const [isThere, toggle] = useReducer((wasThere: boolean) => !wasThere, true);
  return (
    <FlipbookProvider>
      {isThere && <Flipbook {...numbers} defaultPage={0} />}
      <FlipbookAddress />
      <button type="button" onClick={toggle}>
        Toggle
      </button>
    </FlipbookProvider>
  );
}

/** A book that comes back opens where the address says. */
export const ComesBack: Story = {
  beforeEach: arriveAt('#page=4'),
  render: () => <BookThatGoes />,
  play: async ({ canvas, canvasElement }) => {
    await turned(canvasElement, '{ArrowRight}');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Toggle' }));
    await expect(inSight(rootIn(canvasElement))).toEqual(['Page 4', 'Page 5']);
    await expect(window.location.hash).toBe('#page=5');
  },
};

/** Two books in one address, each under its own name: neither follows the other. */
export const TwoBooks: Story = {
  beforeEach: arriveAt('#b=3'),
  render: () => (
    <>
      {['a', 'b'].map((name) => (
        <section key={name} aria-label={name}>
          <FlipbookProvider>
            <Flipbook {...numbers} defaultPage={0} />
            <FlipbookAddress name={name} />
          </FlipbookProvider>
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [book, key, hash] of [
      ['a', '{ArrowRight}', '#b=3&a=3'],
      ['b', '{ArrowRight}', '#a=3&b=5'],
      ['a', '{ArrowLeft}', '#b=5'],
    ] as const)
      await expect(await turned(canvas.getByRole('region', { name: book }), key)).toBe(hash);
  },
};
