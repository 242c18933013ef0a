import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { FlipbookAddress } from '../../../src/flipbook/addons/address.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import { arriveAt } from '../play/arriveAt.ts';
import { frames, land, pageBoxes, visiblePages } from '../play/book.ts';
import { changeAtOnce, useChanges } from '../play/change.ts';
import { numberedPages, numberedProps } from '../play/numberedPages.tsx';
import { playsWithSteps, stepsIn } from '../play/steps.ts';

interface BookWithAddressProps extends ComponentProps<typeof FlipbookAddress> {
  /** @default eight numbered pages; `null` unmounts the flipbook */
  readonly pages?: ReactNode;
}

function BookWithAddress(props: BookWithAddressProps) {
  const { pages = numberedProps.children, ...options } = useChanges(props);
  return (
    <FlipbookProvider>
      {pages && (
        <Flipbook {...numberedProps} startPage={0}>
          {pages}
        </Flipbook>
      )}
      <FlipbookAddress {...options} />
    </FlipbookProvider>
  );
}

const changePages = (pages: ReactNode) => changeAtOnce<BookWithAddressProps>({ pages });

export default {
  title: 'Flipbook/Address/Behavior',
  component: FlipbookAddress,
  // Other stories test the same pages with axe.
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  render: (args) => <BookWithAddress {...args} />,
} satisfies Meta<typeof FlipbookAddress>;

type Story = StoryObj<typeof FlipbookAddress>;
const plays = playsWithSteps<Story>();

const openHash = (hash: string) => {
  window.location.hash = hash;
};
const expectHash = (hash: string) => expect(window.location.hash).toBe(hash);

/** The flipbook opens at the page in the address. Each turn replaces only that page number. */
export const TurnsUpdateTheAddress = plays(
  { beforeEach: arriveAt('#company=Acme%20%C3%84&page=4') },
  async ({ root, press, expectPages }) => {
    await expectPages(2, 3);
    await expectHash('#company=Acme%20%C3%84&page=4');
    const { length } = window.history;
    await press('{ArrowRight}');
    await expectHash('#company=Acme%20%C3%84&page=5');
    await press('{Home}');
    await expectHash('#company=Acme%20%C3%84');
    await expect(window.history.state).toEqual({ router: 'its own' });
    await expect(window.history).toHaveLength(length);
    // A number past the end opens the last page.
    for (const [hash, left] of Object.entries({ '#page=6': 4, '#page=99': 6, '#page=none': 0 })) {
      openHash(hash);
      await waitFor(() => expect(visiblePages(root).length).toBeGreaterThan(2));
      await expectPages(left, left + 1);
      await expectHash(hash);
    }
  },
);

/**
 * With `history="push"`, each turn adds a history entry. The page number is in the search parameter
 * `seite`.
 */
export const TurnsAddHistoryEntries = plays(
  { args: { part: 'search', name: 'seite', history: 'push' }, beforeEach: arriveAt('?q=a+b&seite=7#part') },
  async ({ press, expectPages }) => {
    await expectPages(6, 7);
    const { length } = window.history;
    await press('{ArrowLeft}');
    await expect(window.location).toMatchObject({ search: '?q=a+b&seite=5', hash: '#part' });
    await expect(window.history).toHaveLength(length + 1);
  },
);

/**
 * An element's id stays in the fragment, before the page. On another path, the URL does not change.
 */
export const OtherFragmentsStay = plays(
  {
    beforeEach: () => {
      document.body.id = 'words';
      const restore = arriveAt('#page=5')();
      return () => {
        document.body.removeAttribute('id');
        restore();
      };
    },
  },
  async ({ press, expectPages }) => {
    openHash('#words');
    await press('{ArrowRight}');
    await expectHash('#words&page=7');
    window.history.replaceState(null, '', '/another?screen#page=2');
    await press('{ArrowLeft}');
    await expectHash('#page=2');
    await expectPages(4, 5);
  },
);

const anchored = [
  ...numberedPages(4),
  <p key="anchor" id="größe">
    Anchor
  </p>,
  ...numberedPages(3, 5),
];

/** The anchor of an element on a page opens that page at once; other anchors turn nothing. */
export const OnlyAnchorsOnPagesOpenPages = plays(
  { beforeEach: arriveAt('#page=7'), render: () => <BookWithAddress pages={anchored} /> },
  async ({ root, expectPages }) => {
    for (const name of ['#', '#top', '#nowhere']) {
      openHash('#page=7');
      openHash(name);
      await frames(3);
      await expect(visiblePages(root), name).toEqual(['Page 6', 'Page 7']);
    }
    for (const name of ['#gr%C3%B6%C3%9Fe', '#größe']) {
      openHash('#page=7');
      await land(root);
      openHash(name);
      // A turn would take a second.
      await waitFor(() => expect(visiblePages(root), name).toEqual(['Anchor', 'Page 5']), { timeout: 500 });
    }
    // The default page needs no fragment in the address.
    window.history.replaceState(null, '', window.location.pathname);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(visiblePages(root).length).toBeGreaterThan(2));
    await expectPages(0, 1);
  },
);

const anchorSpread = ['Anchor', 'Page 5'];

const linkStory = (part: 'hash' | 'search') =>
  plays(
    {
      beforeEach: arriveAt(part === 'hash' ? '' : '?q=a'),
      render: () => <BookWithAddress pages={anchored} part={part} history="push" />,
    },
    async ({ root, press }) => {
      // Removes forward entries of other stories.
      window.history.pushState(null, '');
      const { length } = window.history;
      const first = ['Page 0', 'Page 1'];
      const expectOpen = async (spread: readonly string[], entries: number) => {
        await waitFor(() => expect(visiblePages(root)).toEqual(spread));
        await land(root);
        await frames(3);
        await expect(visiblePages(root)).toEqual(spread);
        await expect(window.history).toHaveLength(length + entries);
      };
      openHash('#größe');
      await expectOpen(anchorSpread, 1);
      await press('{ArrowRight}');
      await expectOpen(['Page 6', 'Page 7'], 2);
      await press('{Home}');
      await expectOpen(first, 3);
      for (const spread of [['Page 6', 'Page 7'], anchorSpread, first]) {
        window.history.back();
        await expectOpen(spread, 3);
      }
      window.history.forward();
      await expectOpen(anchorSpread, 3);
    },
  );

/** A link to an anchor on a page adds one history entry, and the back button returns from it. */
export const LinkToAPageAddsOneEntry = linkStory('hash');
/** With the page number in a search parameter, such a link also adds one history entry. */
export const LinkToAPageAddsOneEntryWithASearchParameter = linkStory('search');

/**
 * With `history="push"`, the back button undoes a turn even after a link to an anchor outside the
 * pages.
 */
export const BackUndoesATurnAfterAnAnchor = plays(
  { args: { history: 'push' }, beforeEach: arriveAt('#page=3') },
  async ({ root, press, expectPages }) => {
    openHash('#words');
    await press('{ArrowRight}');
    await expectPages(4, 5);
    window.history.back();
    await waitFor(() => expect(window.location.hash).toContain('#words'));
    await waitFor(() => expect(visiblePages(root)).toEqual(['Page 2', 'Page 3']));
  },
);

/** A page that does not exist yet opens without a turn once it is added. */
export const PageOpensOnceAdded = plays(
  { beforeEach: arriveAt('#page=12'), render: () => <BookWithAddress pages={numberedPages(1)} /> },
  async ({ root, press, expectPages }) => {
    for (const count of [4, 20]) {
      changePages(numberedPages(count));
      await frames(2);
      await expect(pageBoxes(root)).toHaveLength(count);
      await expectHash('#page=12');
    }
    await expectPages(10, 11);
    await press('{ArrowRight}');
    await expectHash('#page=13');
  },
);

/** A flipbook that mounts again opens the page in the address. */
export const AddressSurvivesUnmounting = plays(
  { beforeEach: arriveAt('#page=4') },
  async ({ canvasElement, press }) => {
    await press('{ArrowRight}');
    changePages(null);
    changePages(numberedProps.children);
    await stepsIn(canvasElement).expectPages(4, 5);
    await expectHash('#page=5');
  },
);

const namedBooks = ['a', 'b'].map((name) => (
  <section key={name} aria-label={name}>
    <BookWithAddress name={name} />
  </section>
));

/** Two flipbooks with different names share the address without following each other. */
export const FlipbooksKeepTheirOwnNames = plays(
  { beforeEach: arriveAt('#b=3'), render: () => <>{namedBooks}</> },
  async ({ canvas }) => {
    const [a, b] = ['a', 'b'].map((name) => stepsIn(canvas.getByRole('region', { name })));
    await a?.press('{ArrowRight}');
    await expectHash('#b=3&a=3');
    await b?.press('{ArrowRight}');
    await expectHash('#a=3&b=5');
    await a?.press('{ArrowLeft}');
    await expectHash('#b=5');
  },
);
