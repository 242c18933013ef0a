import type { Meta, StoryObj } from '@storybook/react-vite';
import { cloneElement, useReducer } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FlipbookAddress } from '../../../src/flipbook/around/address.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import { frames, land, pageBoxes, rootIn, visiblePages } from '../play/book.ts';
import { numberedPages, numbers } from '../play/numberedPages.tsx';

/** The current address, and the address at the flipbook's first layout. */
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

/** Turns once and returns the new hash. */
async function turnByKey(canvasElement: HTMLElement, key: string): Promise<string> {
  const root = rootIn(canvasElement);
  root.focus();
  await userEvent.keyboard(key);
  await land(root);
  return window.location.hash;
}

/**
 * The flipbook opens at the page in the address. Each turn replaces that page number and leaves the
 * rest of the address unchanged.
 */
export const TurnsUpdateTheAddress: Story = {
  beforeEach: arriveAt('#company=Acme%20%C3%84&page=4'),
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    await expect(visiblePages(root)).toEqual(['Page 2', 'Page 3']);
    await expect(window.location.hash).toBe('#company=Acme%20%C3%84&page=4');
    const { length } = window.history;
    await expect(await turnByKey(canvasElement, '{ArrowRight}')).toBe('#company=Acme%20%C3%84&page=5');
    await expect(await turnByKey(canvasElement, '{Home}')).toBe('#company=Acme%20%C3%84');
    await expect(window.history.state).toEqual({ router: 'its own' });
    await expect(window.history).toHaveLength(length);
    // A link, or a number typed in the address; a number past the end opens the last page.
    for (const [hash, pages] of [
      ['#page=6', ['Page 4', 'Page 5']],
      ['#page=99', ['Page 6', 'Page 7']],
      ['#page=none', ['Page 0', 'Page 1']],
    ] as const) {
      window.location.hash = hash;
      await waitFor(() => expect(root).toHaveAttribute('data-state', 'flipping'));
      await land(root);
      await expect(visiblePages(root)).toEqual(pages);
      await expect(window.location.hash).toBe(hash);
    }
  },
};

/** As a search parameter with another name, each turn adds a history entry. */
export const TurnsAddHistoryEntries: Story = {
  args: { part: 'search', name: 'seite', history: 'push' },
  beforeEach: arriveAt('?q=a+b&seite=7#part'),
  play: async ({ canvasElement }) => {
    await expect(visiblePages(rootIn(canvasElement))).toEqual(['Page 6', 'Page 7']);
    const { length } = window.history;
    await turnByKey(canvasElement, '{ArrowLeft}');
    await expect(window.location).toMatchObject({ search: '?q=a+b&seite=5', hash: '#part' });
    await expect(window.history).toHaveLength(length + 1);
  },
};

/** The id of an element, or a fragment that a router uses for another screen, is left unchanged. */
export const OtherFragmentsStay: Story = {
  beforeEach: arriveAt('#page=5'),
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    canvasElement.id = 'words';
    window.location.hash = '#words';
    await expect(await turnByKey(canvasElement, '{ArrowRight}')).toBe('#words&page=7');
    window.history.replaceState(null, '', '/another?screen#page=2');
    await expect(await turnByKey(canvasElement, '{ArrowLeft}')).toBe('#page=2');
    await expect(visiblePages(root)).toEqual(['Page 4', 'Page 5']);
  },
};

const anchored = [
  ...numberedPages(4),
  <p key="anchor" id="größe">
    Anchor
  </p>,
  ...numberedPages(3, 5),
];

/**
 * Anchors of the surrounding page turn nothing, nor does `#top`. The anchor of an element on a page
 * opens that page at once.
 */
export const OnlyAnchorsOnPagesOpenPages: Story = {
  beforeEach: arriveAt('#page=7'),
  render: () => (
    <FlipbookProvider>
      <Flipbook {...numbers} defaultPage={0}>
        {anchored}
      </Flipbook>
      <FlipbookAddress />
    </FlipbookProvider>
  ),
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const states: string[] = [];
    const observer = new MutationObserver(() => states.push(root.dataset.state ?? ''));
    observer.observe(root, { attributeFilter: ['data-state'] });
    for (const name of ['#', '#top', '#nowhere']) {
      window.location.hash = '#page=7';
      window.location.hash = name;
      await frames(3);
      await expect(visiblePages(root), name).toEqual(['Page 6', 'Page 7']);
    }
    for (const name of ['#gr%C3%B6%C3%9Fe', '#größe']) {
      window.location.hash = '#page=7';
      await land(root);
      states.length = 0;
      window.location.hash = name;
      await waitFor(() => expect(visiblePages(root), name).toEqual(['Anchor', 'Page 5']));
      await frames(3);
      await expect(states, name).toEqual([]);
    }
    observer.disconnect();
    // The default page needs no fragment in the address.
    window.history.replaceState(null, '', window.location.pathname);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(root).toHaveAttribute('data-state', 'flipping'));
    await land(root);
    await expect(visiblePages(root)).toEqual(['Page 0', 'Page 1']);
  },
};

const lists = [1, 4, 8, 20] as const;

/** A flipbook whose pages arrive in steps. */
function ArrivingBook({ areOthers }: { areOthers: boolean }) {
  const [step, next] = useReducer((before: number) => before + 1, 0);
  return (
    <FlipbookProvider>
      <Flipbook {...numbers} defaultPage={0}>
        {numberedPages(lists[step] ?? 20).map((page) =>
          cloneElement(page, { key: areOthers ? `${step} ${page.key}` : page.key }),
        )}
      </Flipbook>
      <FlipbookAddress />
      <button type="button" onClick={next}>
        More
      </button>
    </FlipbookProvider>
  );
}

/**
 * A page that does not exist yet opens without a turn once it is added. Until then, the address
 * keeps its number.
 */
export const PageOpensOnceAdded: Story = {
  beforeEach: arriveAt('#page=12'),
  render: () => <ArrivingBook areOthers />,
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    for (const count of lists) {
      if (count > 1) await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      await expect(pageBoxes(root)).toHaveLength(count);
      await expect(window.location.hash).toBe('#page=12');
      await expect(root).toHaveAttribute('data-state', 'read');
    }
    await expect(visiblePages(root)).toEqual(['Page 10', 'Page 11']);
    await expect(await turnByKey(canvasElement, '{ArrowRight}')).toBe('#page=13');
  },
};

/** Pages added during a turn, or after it, do not move the reader to another page. */
export const AddedPagesDoNotMoveTheReader: Story = {
  beforeEach: arriveAt('#page=12'),
  render: () => <ArrivingBook areOthers={false} />,
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.dblClick(more);
    await expect(visiblePages(root)).toEqual(['Page 0', 'Page 1']);
    root.focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(more);
    await land(root);
    await expect(pageBoxes(root)).toHaveLength(20);
    await expect(visiblePages(root)).toEqual(['Page 2', 'Page 3']);
    await expect(window.location.hash).toBe('#page=3');
  },
};

function BookThatGoes() {
  const [isAvailable, toggle] = useReducer((wasThere: boolean) => !wasThere, true);
  return (
    <FlipbookProvider>
      {isAvailable && <Flipbook {...numbers} defaultPage={0} />}
      <FlipbookAddress />
      <button type="button" onClick={toggle}>
        Toggle
      </button>
    </FlipbookProvider>
  );
}

/** A flipbook that mounts again opens at the page in the address. */
export const AddressSurvivesUnmounting: Story = {
  beforeEach: arriveAt('#page=4'),
  render: () => <BookThatGoes />,
  play: async ({ canvas, canvasElement }) => {
    await turnByKey(canvasElement, '{ArrowRight}');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Toggle' }));
    await expect(visiblePages(rootIn(canvasElement))).toEqual(['Page 4', 'Page 5']);
    await expect(window.location.hash).toBe('#page=5');
  },
};

/** Two flipbooks in one address, each with its own name, do not follow each other. */
export const FlipbooksKeepTheirOwnNames: Story = {
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
      await expect(await turnByKey(canvas.getByRole('region', { name: book }), key)).toBe(hash);
  },
};
