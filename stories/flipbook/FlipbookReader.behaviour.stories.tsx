import { expect, waitFor } from 'storybook/test';
import { asMedium } from './play/asMedium.ts';
import { behaviourOfPages, played, plays, reported, type Story } from './play/behaviour.tsx';
import { inSight, pageBoxes } from './play/bookParts.ts';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Readers',
  tags: ['!autodocs'],
  ...behaviourOfPages,
  args: { ...behaviourOfPages.args, defaultPage: 0, children: numberedPages(6) },
};

/** The book is a group with its name, called a book; its pages are groups named by their number. */
export const Names: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Numbers' })).toHaveAttribute('aria-roledescription', 'book');
    await expect(canvas.getByRole('group', { name: '2 of 6' })).toHaveTextContent('Page 1');
  },
};

const namedPages: Story = {
  args: {
    children: [
      <div key="map" aria-label="Map" role="group" />,
      <article key="letter" aria-labelledby="letter-title">
        <h2 id="letter-title">Letter</h2>
      </article>,
    ],
  },
  play: played(async ({ canvas, root }) => {
    const [map, letter] = pageBoxes(root);
    await expect(map).toHaveAccessibleName('Map');
    await expect(letter).toHaveAccessibleName('Letter');
    await expect(canvas.getByRole('article', { name: 'Letter' })).toBeVisible();
  }),
};

/** A page with a name of its own keeps it. */
export const NamedPages: Story = namedPages;

/** Pages that name themselves can be left alone: without a name from the book, a page's box is no group. */
export const UnnamedPages: Story = { ...namedPages, args: { ...namedPages.args, pageName: () => undefined } };

/** The titles of the pages that are open now are said with their numbers: a label, or the first heading. */
export const TitlesSaidOnLanding: Story = {
  args: {
    children: [
      ...numberedPages(2),
      <article key="letter" aria-labelledby="letter-kind letter-title">
        <h1>Anything</h1>
        <span id="letter-kind">A</span> <span id="letter-title">Cover Letter</span>
      </article>,
      <div key="quick">
        <p>Before</p>
        <h2>
          Quick
          <br /> Reference
        </h2>
        <h3>Less</h3>
      </div>,
      <section key="map" aria-label="Map">
        <h2>Not this</h2>
      </section>,
      <p key="plain">Without a title</p>,
      <div key="nested">
        <div aria-level={2} role="heading">
          Notes
        </div>
      </div>,
    ],
  },
  play: played(async ({ canvas, root, hand }) => {
    const status = canvas.getByRole('status');
    const said: readonly string[] = [
      'Pages 3 and 4 of 7: A Cover Letter, Quick Reference',
      'Pages 5 and 6 of 7: Map',
      'Page 7 of 7: Notes',
    ];
    for (const words of said) {
      hand.click([0.75, 0.5]);
      await land(root);
      await waitFor(() => expect(status.textContent).toBe(words));
    }
  }),
};

/** What is open is said when a turn has landed, once, and not before. */
export const SaidOnLanding = plays(async ({ canvas, root, hand }) => {
  const status = canvas.getByRole('status');
  await expect(status).toBeEmptyDOMElement();
  hand.click([0.75, 0.5]);
  await expect(status).toBeEmptyDOMElement();
  await land(root);
  await waitFor(() => expect(status).toHaveTextContent(/^Pages 3 and 4 of 6$/));
});

/** One page is said to be one, in the book's words or others. */
export const SaidInOtherWords: Story = {
  args: {
    showCover: true,
    announcement: (positions, count, titles) => `${positions.join(' + ')} / ${count} ${titles.length}`,
    defaultPage: 2,
  },
  play: played(async ({ canvas, root, hand }) => {
    hand.click([0.25, 0.5]);
    await land(root);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 \/ 6 1$/));
  }),
};

/** Pages out of sight are neither drawn nor read out, and the focus cannot go there. */
export const OutOfSight: Story = {
  args: {
    children: Array.from('abcdef', (letter) => (
      <button key={letter} type="button">
        {letter}
      </button>
    )),
  },
  play: async ({ canvas }) => {
    for (const letter of 'abcdef') {
      const button = canvas.getByText(letter);
      const seen = letter < 'c';
      button.focus();
      await expect(document.activeElement === button).toBe(seen);
      // The browser's own answer: what it skips is in no tree.
      await expect(button.checkVisibility()).toBe(seen);
    }
  },
};

/** Focus in a page that goes out of sight moves to the book. */
export const FocusMovesToTheBook: Story = {
  args: { children: [<input key="field" aria-label="Field" />, ...numberedPages(5, 1)] },
  play: played(async ({ canvas, root }) => {
    canvas.getByRole('textbox', { name: 'Field' }).focus();
    const hand = new Hand(root, { pointerType: 'touch' });
    hand.fire('pointerdown', [0.75, 0.5]);
    hand.lift([0.75, 0.5]);
    await land(root);
    await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
    await expect(root).toHaveFocus();
  }),
};

/** Two buttons, when asked for. At an end of the book one says that it can do nothing, and keeps the focus. */
export const Buttons = plays({ args: { buttons: true, defaultPage: 2 } }, async ({ canvas, userEvent, root }) => {
  const [previous, next] = ['previous', 'next'].map((name) => canvas.getByRole('button', { name }));
  await userEvent.click(next as HTMLElement);
  await land(root);
  await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
  await expect(next).toHaveFocus();
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  reported();
  await userEvent.click(next as HTMLElement);
  await expect(reported()).toEqual([]);
  await userEvent.click(previous as HTMLElement);
  await land(root);
  await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
});

/** The buttons have the given words, and are large enough for a finger. */
export const ButtonsInOtherWords: Story = {
  args: { buttons: { previous: '<', next: <span>Umblättern</span> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Umblättern' })).toBeVisible();
    const { width, height } = canvas.getByRole('button', { name: '<' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

/** On paper there is every page, once, one below the other, however many were in sight and whatever was turning. */
export const Printed = plays({ args: { buttons: true, defaultPage: 2 } }, async ({ canvas, root, hand }) => {
  hand.click([0.75, 0.5]);
  const restore = asMedium('print');
  try {
    const tops = pageBoxes(root).map((box) => {
      const { contentVisibility, display } = getComputedStyle(box);
      expect([contentVisibility, display]).toEqual(['visible', 'block']);
      const { width, height, top } = (box.querySelector('div > div > div') ?? box).getBoundingClientRect();
      // Were it rotated, its bounding box would be larger.
      expect([width, height]).toEqual([300, 400]);
      return Math.round(top);
    });
    const [first = 0] = tops;
    await expect(tops).toEqual([0, 1, 2, 3, 4, 5].map((index) => first + index * 400));
    await expect(canvas.queryByRole('button')).toBeNull();
  } finally {
    restore();
  }
  await land(root);
});

/** In forced colours a turning page has an edge instead of shadows. */
export const ForcedColours = plays(async ({ root, hand }) => {
  hand.click([0.75, 0.5]);
  const restore = asMedium('(forced-colors: active)');
  try {
    for (const shade of root.querySelectorAll('[data-flip-shade]'))
      await expect(getComputedStyle(shade).display).toBe('none');
    const sheet = root.querySelector('[data-turning] > div > div');
    await expect(sheet && getComputedStyle(sheet).outlineStyle).toBe('solid');
  } finally {
    restore();
  }
  await land(root);
});
